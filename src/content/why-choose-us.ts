import type * as z from 'zod';
import type { whyForm } from '../contract/documents/home.ts';
import { live } from './live.ts';
import { withOurWords } from './our-words.ts';

type Why = z.infer<typeof whyForm>;
export type WhyCard = Why['cards'][number];

/** States no figures that nobody can verify, such as success rates or numbers of students. */
export const SHIPPED_WHY: Why = {
  cards: [
    {
      image: 'years',
      title: '15 year service',
      description:
        'Rules, fees and forms have changed many times in fifteen years. Each figure on this site says when we last checked it, or that we have not yet.',
    },
    {
      image: 'team',
      title: 'Experienced Team',
      description:
        'One counselor stays with you from the first meeting to the airport. For [Australia] and [New Zealand] you sit with someone who works on those visas every week.',
    },
    {
      image: 'certificate',
      title: 'Certified Advisors',
      description:
        'Our counselors are certified by three industry bodies: {our:bodies}. Ask to see the certificates.',
    },
    {
      image: 'path',
      title: 'End-to-End Services',
      description:
        'Course, offer, No Objection Certificate, money, visa, medical, ticket, room. One list, in the right order, so that nothing is missing in the last week.',
    },
    {
      image: 'free',
      title: 'Free Advice',
      description:
        'The first meeting is free, and you don’t have to decide anything. Bring your parents and your mark sheets. You leave with a written list either way.',
    },
    {
      image: 'person',
      title: 'Client-Centered Approach',
      description:
        'Your marks, your budget and your family decide the shortlist. If a gap year or a course in Nepal suits you better, we tell you.',
    },
    {
      image: 'passport',
      title: 'High Visa Success Rate',
      description:
        'Officers decide, so nobody can promise you a visa. But we send only complete and honest applications, checked by two people, and show you our results when you visit.',
    },
    {
      image: 'first',
      title: 'Top Service Top Priority',
      description:
        'You get an answer by the next working day, from a person who gives you their name. If your deadline is near, you come first.',
    },
    {
      image: 'award',
      title: 'Scholarship Assistance',
      description:
        'We look for awards before you apply, not after: universities in [Australia] and [New Zealand] often want the scholarship form together with the application.',
    },
  ],
};

/** The cards of 'Why choose us !'. The name of a destination in brackets becomes a link to its guide. */
export const whyCards = (): readonly WhyCard[] => withOurWords(live('why', SHIPPED_WHY)).cards;
