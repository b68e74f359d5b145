import { consultancy } from './consultancy.ts';

/** A card of 'Why choose us !'. The name of a destination in brackets becomes a link to its guide. */
export interface WhyCard {
  /** The drawing of the card. */
  image: 'years' | 'team' | 'certificate' | 'path' | 'free' | 'person' | 'passport' | 'first' | 'award';
  title: string;
  description: string;
}

const bodies = consultancy.members.filter(({ kind }) => kind === 'membership').slice(0, 3);
const names = bodies.map(({ name }) => name).join(', ');

/** States no figures that nobody can verify, such as success rates or numbers of students. */
export const whyCards: readonly WhyCard[] = [
  {
    image: 'years',
    title: '15 year service',
    description:
      'Rules, fees and forms changed many times in fifteen years. We keep up, and put a date beside every figure we tell you.',
  },
  {
    image: 'team',
    title: 'Experienced Team',
    description:
      'One counselor stays with your file from the first talk to the airport. For [Australia] and [New Zealand] you sit with someone who works on those visas every week.',
  },
  {
    image: 'certificate',
    title: 'Certified Advisors',
    description: `Our counselors are certified by three industry bodies: ${names}${
      consultancy.sample ? ' (sample names, to be replaced)' : ''
    }. Ask to see the certificates.`,
  },
  {
    image: 'path',
    title: 'End-to-End Services',
    description:
      'Course, offer, No Objection Certificate, money, visa, medical, ticket, room. One list, in order, so nothing is found missing in the last week.',
  },
  {
    image: 'free',
    title: 'Free Advice',
    description:
      'The first talk costs nothing and commits you to nothing. Bring your parents and your mark sheets. You leave with a written list either way.',
  },
  {
    image: 'person',
    title: 'Client-Centered Approach',
    description:
      'Your marks, your budget and your family decide the shortlist. If a gap year or a course in Nepal suits you better, we say so.',
  },
  {
    image: 'passport',
    title: 'High Visa Success Rate',
    description:
      'Officers decide, nobody can promise. What we can do is lodge only complete and honest files, checked by two people, and show you our results when you visit.',
  },
  {
    image: 'first',
    title: 'Top Service Top Priority',
    description:
      'A message gets an answer by the next working day, from a person with a name. When a deadline is near, your file comes first.',
  },
  {
    image: 'award',
    title: 'Scholarship Assistance',
    description:
      'We look for awards before you apply, not after: universities in [Australia] and [New Zealand] often want the form together with the application.',
  },
];
