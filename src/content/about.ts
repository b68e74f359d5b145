import { routes } from '../contract/routes.ts';
import { destinations, namesOf } from './destinations.ts';
import type { Point } from './services/schema.ts';

/** The page /who-we-are. Contains only claims that a visitor can verify. */
export const about = {
  title: 'Who we are',
  lead: 'A consultancy for students from Nepal and for the families who support them.',
  description:
    'Who we are, how we work and how we are paid: study-abroad counseling for students from Nepal, our six core values, memberships and associates.',
  intro: [
    'Leaving Nepal to study is one of the largest decisions a family makes. It is often made in a hurry, on hearsay, with borrowed money. We think it deserves what any large decision deserves: facts with a date, time to think, and someone across the table who will also say no.',
    `We work in Kathmandu with students for ${namesOf(destinations)}. You begin with a talk or with the [course search](${routes.courseSearch()}). From there we go one step at a time: choice, application, papers, money, visa, insurance, room, flight. You can stop after any of them.`,
  ],
  /** Visitors ask this at every first meeting. */
  paid: {
    heading: 'How we are paid',
    text: 'Advice is free for students. Institutions may pay a consultancy a commission when a student enrols. We tell you where that is so when you ask, and a course that pays nothing is shown to you all the same if it fits. Fees of tests, embassies, clinics and insurers you pay yourself, against their receipt.',
  },
  why: [
    {
      title: 'Facts with a date',
      text: 'Fees, funds and waiting times on this site say when we last checked them, or that we have not, and link the official page where you can. What has probably changed is marked.',
    },
    {
      title: 'Everything in rupees too',
      text: 'Costs appear in their currency and in NPR, for every year, so that a family can decide with open eyes.',
    },
    {
      title: 'One person, start to end',
      text: 'Your counselor knows your file. When they are away, the next one finds it in order.',
    },
    {
      title: 'Papers that hold',
      text: 'Only real documents, read twice. Originals stay with you.',
    },
    {
      title: 'Private by design',
      text: `Passports and bank papers are stored encrypted and deleted after the case. The [privacy policy](${routes.privacyPolicy()}) says how.`,
    },
    {
      title: 'Also after the visa',
      text: 'Room, insurance, first week, and a number that still answers when you are there.',
    },
  ] satisfies Point[],
  values: [
    {
      title: 'Professionalism',
      text: 'We prepare before we advise, keep appointments, write down what was agreed, and say which questions belong to a lawyer or a doctor.',
    },
    {
      title: 'Integrity',
      text: 'No forged paper, no promised visa, no hidden commission. If telling the truth loses us a student, we tell the truth.',
    },
    {
      title: 'Excellence',
      text: 'A file is finished when nobody finds anything left to improve. We check figures at their source, and correct our own mistakes in the open.',
    },
    {
      title: 'Collaboration',
      text: 'Student, parents, school, university and counselor work on one plan, and each sees what the others wait for.',
    },
    {
      title: 'Student Empowerment',
      text: 'You fill in your own forms, hold your own passwords and write your own statement. We teach the step, so that you need us less each time.',
    },
    {
      title: 'Social Responsibility',
      text: 'Advice is free for students from every district and background. We speak openly about debt, and name a good course in Nepal when it is the better one.',
    },
  ] satisfies Point[],
} as const;
