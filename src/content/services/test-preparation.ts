import { routes } from '../../contract/routes.ts';
import type { ServiceText } from './schema.ts';

export const testPreparation: ServiceText = {
  lead: 'The right English test for your plan, the score you need in each skill, and a timetable that gets you there.',
  description:
    'IELTS, TOEFL or PTE? How to choose the English test, set a target, prepare in Kathmandu or from home, and book a date that fits your intake.',
  intro: [
    'An English test measures your English. Tricks don’t help for long. If you work on your English, your score goes up. If you only learn tricks, you’ll notice in your first lecture abroad. But every test has its own format, and if you know it you lose fewer points.',
    `Start with two numbers: the overall score your course asks for and the minimum it asks for in each skill. Then choose the test. Read our pages on [IELTS](${routes.testPreparation('ielts')}), [TOEFL](${routes.testPreparation('toefl')}) and [PTE](${routes.testPreparation('pte')}).`,
  ],
  steps: [
    {
      title: 'Measure',
      text: 'A full, timed practice test, marked for each skill. It shows what to work on and how far you are from your target.',
    },
    {
      title: 'Choose the test',
      text: 'Do your university and your visa accept it? Is there a test day near you? Do you prefer paper, a computer, or speaking to a person? After that the choice is usually clear.',
    },
    {
      title: 'Study every week',
      text: 'A timetable that fits around college or work: two skills a day, and each week one corrected text and one recorded talk.',
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
    intro: 'The end of this page says how old each figure is and where to check it.',
    rows: [
      {
        title: 'IELTS',
        text: 'Bands from 0 to 9. For Speaking you talk with an examiner. Results {fact:ielts-results-paper} on paper, {fact:ielts-results-computer} on computer. Take IELTS Academic to study, and the UKVI version only if your UK course or visa requires it.',
      },
      {
        title: 'TOEFL iBT',
        text: 'All on a computer: you speak into a microphone. Total {fact:toefl-total}, each section {fact:toefl-section}, and since January 2026 also a scale from 1 to 6. Results in {fact:toefl-results}.',
      },
      {
        title: 'PTE Academic',
        text: 'On computer in a test centre, scored mainly by a machine. Scores {fact:pte-score}, results usually {fact:pte-results}. Many tasks test two skills at once.',
      },
    ],
  },
  why: [
    {
      title: 'A target, not a slogan',
      text: 'You know which half band you still need, in which skill, and what to do about it this week.',
    },
    {
      title: 'We correct your writing',
      text: 'Line by line, and we work on your most common mistakes until they are gone.',
    },
    {
      title: 'Small groups',
      text: 'You learn to speak by speaking. In a class of forty nobody gets to.',
    },
  ],
  apart: [
    {
      title: 'No leaked questions',
      text: '‘Real exam papers’ for sale are stolen or invented. If you buy them, you can lose your result and be banned. We use published practice material.',
    },
    {
      title: 'We may tell you to wait',
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
        'For half an IELTS band, many students need about two months of daily work. For a whole band it takes much longer. Your practice test will tell you more.',
    },
    {
      question: 'How long is a score valid?',
      answer:
        'TOEFL scores are valid for {fact:toefl-validity}, and most universities treat the other tests the same way. Count back from the day you apply for the visa, not from the application.',
    },
    {
      question: 'Can someone else book for me?',
      answer:
        'It’s better to book yourself. The name must match your passport letter by letter, and the result goes to the account that booked.',
    },
  ],
  next: 'Take a practice test with us. In the same week you get your result for each skill, a target and a timetable.',
};
