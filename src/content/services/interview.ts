import { routes } from '../../contract/routes.ts';
import type { Service } from './schema.ts';

export const interview: Service = {
  slug: 'interview-assistance',
  lead: 'Know your own plan so well that any question about it is easy. No scripts.',
  description:
    'Honest preparation for student visa and university interviews from Nepal: what is asked, how to practise, what to carry, and why memorised answers fail.',
  intro: [
    'An interview is short. The officer or the university wants to hear whether you chose this course yourself, whether you can follow it in English, how it is paid for, and what you mean to do afterwards. All of it is in your file already; the talk shows whether it is yours.',
    'We practise until you can explain your plan in your own words. We do not write answers to learn by heart: they sound memorised, and they fail at the second question.',
  ],
  steps: [
    {
      title: 'Read your own file',
      text: 'Offer letter, fees, sponsor, statement: you mark what you could not explain, and we clear it up or correct it.',
    },
    {
      title: 'First mock talk',
      text: 'Fifteen minutes in English, recorded on your phone and kept only by you. You hear where you lose the thread or recite.',
    },
    {
      title: 'Repair',
      text: 'We work on what you know, not on wording: modules, city, costs, the sponsor’s work, what you will do after the course.',
    },
    {
      title: 'Second mock talk',
      text: 'With another counselor, other questions, and the interruptions that real officers make.',
    },
    {
      title: 'The day itself',
      text: 'Papers in order, route to the embassy or a quiet room with stable internet, and what to say when you have not understood.',
    },
  ],
  bring: [
    'Offer letter and course outline',
    'Forms exactly as submitted, such as the DS-160',
    'Financial papers and the sponsor’s income papers',
    'Any earlier refusal letter, from any country',
    'Your statement of purpose',
  ],
  detail: {
    heading: 'Who asks what',
    rows: [
      {
        title: 'USA, at the embassy in Kathmandu',
        text: 'A few minutes at a window. Why this university, who pays, what you studied, what you plan. Short, direct answers; the officer may decide without opening your folder.',
      },
      {
        title: 'UK, by video',
        text: 'The university, and sometimes the visa authority, checks credibility: modules, fees, accommodation, why the UK and not Nepal.',
      },
      {
        title: 'Australia',
        text: 'Institutions often call before they confirm enrolment, and the visa form has its own questions for genuine students, each answered in {fact:au-gsr-words} or fewer. The call and the form must tell the same story.',
      },
      {
        title: 'Canada, New Zealand and Dubai',
        text: 'Mostly decided on paper. A phone call or a university interview can still come: keep your file within reach.',
      },
    ],
  },
  why: [
    {
      title: 'Practice with feedback',
      text: 'You get three things to improve each time, not a list of thirty.',
    },
    {
      title: 'English without shame',
      text: 'Simple correct sentences are enough. We practise asking to repeat a question, which officers respect.',
    },
    {
      title: 'Up to date',
      text: `Rules on interviews change; we check the [guide](${routes.studyAbroad()}) of your country on the day we start.`,
    },
  ],
  apart: [
    {
      title: 'The truth, told well',
      text: 'A gap, a low mark or a refusal is explained, never hidden. A false statement can close a country for years.',
    },
    {
      title: 'We may advise you to wait',
      text: 'If you cannot explain the course, perhaps it is the wrong course. Better to hear that here.',
    },
    {
      title: 'No promises about the result',
      text: 'The officer decides. Anyone who sells you a certain visa is selling what they do not own.',
    },
  ],
  questions: [
    {
      question: 'What should I wear?',
      answer:
        'What you would wear to meet a head teacher: neat and comfortable. It does not decide anything.',
    },
    {
      question: 'What if I do not understand a question?',
      answer:
        'Say so: “Could you repeat that, please?” Answering a question that was not asked is worse than asking.',
    },
    {
      question: 'I was refused before. Must I mention it?',
      answer:
        'Yes, wherever the form or the officer asks. The refusal is on record. Say what was weak then and what is different now.',
    },
    {
      question: 'May my parents come in?',
      answer: 'Usually not. They should still know the plan: sponsors are sometimes phoned.',
    },
  ],
  next: 'Send the date of your interview, or the university’s invitation. The first practice talk is best two to three weeks before.',
};
