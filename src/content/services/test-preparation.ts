import { routes } from '../../contract/routes.ts';
import type { Service } from './schema.ts';

export const testPreparation: Service = {
  slug: 'test-preparation',
  lead: 'The right English test for your plan, the score you need in each skill, and a timetable that gets you there.',
  description:
    'IELTS, TOEFL or PTE? How to choose the English test, set a target, prepare in Kathmandu or from home, and book a date that fits your intake.',
  intro: [
    'An English test is a measurement. Tricks do not help for long. If you work on your English, the score follows; if you only learn tricks, you notice in the first lecture abroad. Still, every test has its format, and knowing it saves points.',
    `Start with two numbers: the overall score your course asks for and the minimum it asks for in each skill. Then choose the test. We have a page each for [IELTS](${routes.testPreparation('ielts')}), [TOEFL](${routes.testPreparation('toefl')}) and [PTE](${routes.testPreparation('pte')}).`,
  ],
  steps: [
    {
      title: 'Measure',
      text: 'A full practice test under time, marked skill by skill. It shows what to work on, and how far away the target is.',
    },
    {
      title: 'Choose the test',
      text: 'Accepted by your university and your visa? Test day near you? Paper, computer, or speaking to a person? Then the choice is usually clear.',
    },
    {
      title: 'Study by week',
      text: 'A timetable beside college or work: two skills a day, one corrected text a week, one recorded talk a week.',
    },
    {
      title: 'Rehearse',
      text: 'Full mock tests in the last two weeks, on the same kind of device, with the same breaks.',
    },
    {
      title: 'Book and send',
      text: 'You book with your own account and your own passport. Afterwards we help you send the score to universities.',
    },
  ],
  bring: [
    'Passport: its number goes into the booking, and it is checked on the day',
    'The scores your courses ask for, or the course names',
    'Earlier results, with the date',
    'Headphones, a notebook, and six to ten weeks',
  ],
  detail: {
    heading: 'Three tests, side by side',
    intro:
      'Results and scores as we have them. The end of this page says how old each figure is and where to check it.',
    rows: [
      {
        title: 'IELTS',
        text: 'Bands from 0 to 9. Speaking is a talk with an examiner. Results {fact:ielts-results-paper} on paper, {fact:ielts-results-computer} on computer. Take Academic for study, and the UKVI version only if your UK course or visa asks for it.',
      },
      {
        title: 'TOEFL iBT',
        text: 'On computer throughout; you speak to a microphone. Total {fact:toefl-total}, each section {fact:toefl-section}, and since January 2026 also a scale from 1 to 6. Results in {fact:toefl-results}.',
      },
      {
        title: 'PTE Academic',
        text: 'On computer in a test centre, scored mainly by machine. Scores {fact:pte-score}, results usually {fact:pte-results}. Many tasks test two skills at once.',
      },
    ],
  },
  why: [
    {
      title: 'A target, not a slogan',
      text: 'You know which half point is missing, in which skill, and what to do about it this week.',
    },
    {
      title: 'Writing gets corrected',
      text: 'Line by line, and we follow the same three mistakes until they are gone.',
    },
    {
      title: 'Small rooms',
      text: 'Speaking is learned by speaking. In a class of forty nobody does.',
    },
  ],
  apart: [
    {
      title: 'No leaked questions',
      text: 'So-called real papers are stolen or invented. Buying them can cost you the result and a ban. We use published practice material.',
    },
    {
      title: 'We may say: not yet',
      text: 'A test fee is a lot of money. If the practice test says 5.5 and you need 7, we advise you to take the test later.',
    },
    {
      title: 'Sometimes no test at all',
      text: 'Some universities accept other proof of English. We ask them before you pay.',
    },
  ],
  questions: [
    {
      question: 'Which test is the easiest?',
      answer:
        'The one that fits you. Fast typists who dislike interviews often do well in PTE; those who like talking to people prefer IELTS. Do one free practice test of each.',
    },
    {
      question: 'How long should I prepare?',
      answer:
        'For half an IELTS band, many students need about two months of daily work; for a whole band, much longer. The practice test tells more than any rule.',
    },
    {
      question: 'How long is a score valid?',
      answer:
        'TOEFL scores are valid for {fact:toefl-validity}, and most universities treat the other tests the same way. Count back from the day you apply for the visa, not from the application.',
    },
    {
      question: 'May someone book for me?',
      answer:
        'Better not. The name must match your passport letter by letter, and the result goes to the account that booked.',
    },
  ],
  next: 'Take a practice test with us. The same week you get the result by skill, a target and a timetable.',
};
