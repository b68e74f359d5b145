import { routes } from '../../contract/routes.ts';
import type { ServiceText } from './schema.ts';

export const interview: ServiceText = {
  lead: 'Know your own plan so well that any question about it is easy. No scripts.',
  description:
    'Honest preparation for student visa and university interviews from Nepal: what they ask, how to practise, what to bring, and why memorised answers fail.',
  intro: [
    'An interview is short. The officer or the university wants to hear whether you chose this course yourself, whether you can follow it in English, who pays for it, and what you plan to do afterwards. All of that is in your application already. The interview shows whether it is really your own plan.',
    'We practise until you can explain your plan in your own words. We don’t write answers for you to learn by heart: they sound memorised, and they don’t survive the second question.',
  ],
  steps: [
    {
      title: 'Read your own application',
      text: 'Offer letter, fees, sponsor, statement: you mark what you can’t explain, and we clear it up or correct it.',
    },
    {
      title: 'First mock interview',
      text: 'Fifteen minutes in English, recorded on your phone, and only you keep the recording. You hear where you get lost or recite.',
    },
    {
      title: 'Fill the gaps',
      text: 'We work on what you know, not on wording: modules, city, costs, the sponsor’s work, what you will do after the course.',
    },
    {
      title: 'Second mock interview',
      text: 'With another counselor, other questions, and the interruptions that real officers make.',
    },
    {
      title: 'The day itself',
      text: 'Documents in order, the route to the embassy or a quiet room with stable internet, and what to say if you don’t understand a question.',
    },
  ],
  bring: [
    'Offer letter and course outline',
    'Forms exactly as submitted, such as the DS-160',
    'Financial documents and proof of your sponsor’s income',
    'Any earlier refusal letter, from any country',
    'Your statement of purpose',
  ],
  detail: {
    heading: 'Who asks what',
    rows: [
      {
        title: 'USA, at the embassy in Kathmandu',
        text: 'A few minutes at a window. Why this university, who pays, what did you study, what do you plan? Give short, direct answers: the officer may decide without opening your folder.',
      },
      {
        title: 'UK, by video',
        text: 'The university, and sometimes the visa authority, checks credibility: modules, fees, accommodation, why the UK and not Nepal.',
      },
      {
        title: 'Australia',
        text: 'Institutions often call before they confirm enrolment, and the visa form has its own questions for genuine students, each to be answered in {fact:au-gsr-words} or fewer. What you say on the phone must match the form.',
      },
      {
        title: 'Canada, New Zealand and Dubai',
        text: 'Most decisions are made without an interview. The university may still call you, so keep your documents within reach.',
      },
    ],
  },
  why: [
    {
      title: 'Practice with feedback',
      text: 'You get three things to improve each time, not a list of thirty.',
    },
    {
      title: 'No need to be shy about your English',
      text: 'Simple, correct sentences are enough. We also practise how to ask for a question to be repeated: officers don’t mind.',
    },
    {
      title: 'Up to date',
      text: `Rules on interviews change. We check your country’s official page on the day we start; its [guide](${routes.studyAbroad()}) has the link.`,
    },
  ],
  apart: [
    {
      title: 'Explain, never hide',
      text: 'We help you explain a gap, a low mark or a refusal. A false statement can get you banned from a country for years.',
    },
    {
      title: 'We may advise you to wait',
      text: 'If you can’t explain why you chose the course, it may be the wrong one. It’s better to hear that from us than from an officer.',
    },
    {
      title: 'No promises about the result',
      text: 'The officer decides. Nobody can sell you a visa for certain.',
    },
  ],
  questions: [
    {
      question: 'What should I wear?',
      answer:
        'What you would wear to meet a head teacher: neat and comfortable. Your clothes don’t decide anything.',
    },
    {
      question: 'What if I do not understand a question?',
      answer:
        'Say so: “Could you repeat that, please?” Answering a question that was not asked is worse than asking.',
    },
    {
      question: 'I was refused before. Do I have to mention it?',
      answer:
        'Yes, wherever the form or the officer asks. The refusal is on record. Say what was weak last time and what is different now.',
    },
    {
      question: 'Can my parents come in?',
      answer: 'Usually not. But they should know the plan, because sponsors sometimes get a phone call.',
    },
  ],
  next: 'Send the date of your interview, or the university’s invitation. The best time for a first practice interview is two to three weeks before.',
};
