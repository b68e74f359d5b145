import type * as z from 'zod';
import type { aboutForm } from '../contract/documents/pages.ts';
import { routes } from '../contract/routes.ts';
import { live } from './live.ts';
import { withOurWords } from './our-words.ts';

type About = z.infer<typeof aboutForm>;

/** Contains only claims that a visitor can verify. */
export const SHIPPED_ABOUT: About = {
  title: 'Who we are',
  lead: 'A consultancy for students from Nepal and for the families who support them.',
  description:
    'Who we are, how we work and how we are paid: study-abroad counseling for students from Nepal, our six core values, memberships and associates.',
  intro: [
    'Leaving Nepal to study is one of the biggest decisions a family makes. Families often make it in a hurry, on hearsay and with borrowed money. We think you deserve better: facts with a date, time to think, and someone who also tells you when it is not a good idea.',
    `We work in Kathmandu with students for {our:destinations}. Start with a meeting or with the [course search](${routes.courseSearch()}). From there we go one step at a time: course, application, documents, money, visa, insurance, room, flight. You can stop at any time.`,
  ],
  /** Visitors ask this at every first meeting. */
  paid: {
    heading: 'How we are paid',
    text: 'Advice is free for students. Institutions may pay a consultancy a commission when a student enrols. Ask us about any course, and we tell you whether we are paid for it. If a course suits you, we show it to you even if it pays us nothing. You pay fees for tests, embassies, clinics and insurers yourself, and they give you a receipt.',
  },
  why: [
    {
      title: 'Figures that say how old they are',
      text: 'Fees, funds and waiting times on this site say when we last checked them, or that we have not, and link the official page where you can. What has probably changed is marked.',
    },
    {
      title: 'Everything in rupees too',
      text: 'We show costs in their currency and, where we know a dated rate, in NPR, so that your family knows what to expect.',
    },
    {
      title: 'One person, start to end',
      text: 'Your counselor knows your case. If they are away, a colleague finds everything in order.',
    },
    {
      title: 'Real documents only',
      text: 'Two people check every document. You keep the originals.',
    },
    {
      title: 'Private by design',
      text: `We store passports and bank documents encrypted and delete them after your case closes. See the [privacy policy](${routes.privacyPolicy()}).`,
    },
    {
      title: 'After the visa too',
      text: 'Room, insurance, your first week, and a number that you can still call when you are there.',
    },
  ],
  values: [
    {
      title: 'Professionalism',
      text: 'We prepare before we advise you, keep appointments, write down what we agree, and tell you when you need a lawyer or a doctor.',
    },
    {
      title: 'Integrity',
      text: 'No forged documents, no promised visas, no hidden commissions. We tell you the truth even if we lose you as a student.',
    },
    {
      title: 'Excellence',
      text: 'An application is finished when none of us can improve it. When we make a mistake, we tell you and correct it.',
    },
    {
      title: 'Collaboration',
      text: 'Student, parents, school, university and counselor work on one plan, and everyone knows whose turn it is.',
    },
    {
      title: 'Student Empowerment',
      text: 'You fill in your own forms, hold your own passwords and write your own statement. We show you how, so that you need us less each time.',
    },
    {
      title: 'Social Responsibility',
      text: 'Advice is free for students from every district and background. We speak openly about debt, and tell you when a course in Nepal is the better choice.',
    },
  ],
};

/** The page /who-we-are. */
export const about = (): About => withOurWords(live('about', SHIPPED_ABOUT));
