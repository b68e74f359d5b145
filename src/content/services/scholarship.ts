import { routes } from '../../contract/routes.ts';
import type { ServiceText } from './schema.ts';

export const scholarship: ServiceText = {
  lead: 'Find the awards you can really win, apply in time, and never pay anyone for one.',
  description:
    'Scholarship help for students from Nepal: which awards exist, what they require, essays and referees, deadlines, and how to spot a scholarship scam.',
  intro: [
    'Full scholarships are rare. Partial ones are not: many universities reduce fees for good marks, early application or a certain subject, and many students miss them because they don’t look.',
    `Begin with our [scholarship list](${routes.scholarships()}), sorted by country and university. Then we look at what you can win and what is left to pay: if an award covers a quarter, your family still pays three quarters.`,
  ],
  steps: [
    {
      title: 'Match',
      text: 'Marks, level, subject, nationality, gender, need: we pick only the awards whose rules you meet.',
    },
    {
      title: 'Rank',
      text: 'By amount, number of awards and the work it takes to apply. A small award that many get can be worth more of your time than a famous one.',
    },
    {
      title: 'Write',
      text: 'Your essay, your story. We ask questions, shorten and correct. The words stay yours, because the interview will be about them.',
    },
    {
      title: 'Choose referees',
      text: 'A teacher who knows your work is better than a minister who doesn’t. Ask early, and give them your CV and the deadline.',
    },
    {
      title: 'Submit and follow',
      text: 'Send it before the last day. We then help you with questions, the interview, and the conditions for keeping the award.',
    },
  ],
  bring: [
    'Mark sheets with rank or percentage, if printed',
    'English or other test scores',
    'CV with work, volunteering, sport and art, with dates',
    'Two people who could recommend you',
    'Income documents, if the award depends on need',
  ],
  detail: {
    heading: 'Where the money comes from',
    rows: [
      {
        title: 'Universities',
        text: 'Fee reductions, often decided together with the offer, sometimes with a form and an essay. These are the ones you are most likely to get.',
      },
      {
        title: 'Governments abroad',
        text: 'Hard to win, but they cover nearly everything: Australia Awards, Chevening and Commonwealth in the UK, Fulbright through USEF-Nepal, Manaaki New Zealand. They are mostly for a master’s, and often require work experience and a promise to return. Check each year whether Nepal and your field are included.',
      },
      {
        title: 'Government of Nepal',
        text: 'The Ministry of Education publishes scholarships offered by other governments. They are open only for a short time, so look every week.',
      },
      {
        title: 'Assistantships',
        text: 'In the USA and Canada research students may teach or do research for a salary and a fee waiver. The first step is an e-mail to a professor whose work you have read.',
      },
      {
        title: 'Foundations',
        text: 'Awards for women in science, people with disabilities, a district or a subject. They are small, but they add up if you are allowed to hold more than one.',
      },
    ],
  },
  why: [
    {
      title: 'What is left to pay',
      text: 'We show the price after the award, for every year, in rupees.',
    },
    {
      title: 'Deadlines you can keep',
      text: 'One calendar for all your applications. Some awards close long before admission does.',
    },
    {
      title: 'Honest odds',
      text: 'If thousands apply for ten places, we say so, and make sure you have a plan without it.',
    },
  ],
  apart: [
    {
      title: 'No fee for an award',
      text: 'We take no share of a scholarship. Anyone who asks you for money to release one is cheating you.',
    },
    {
      title: 'You write your essay',
      text: 'We don’t sell essays and don’t let a machine write them. Committees notice.',
    },
    {
      title: 'Conditions in plain words',
      text: 'Before you sign you know which marks you must keep, how many hours you must work and for how many years you must return.',
    },
  ],
  questions: [
    {
      question: 'Can I get a full scholarship after +2?',
      answer:
        'There are a few, mostly in the USA, for excellent marks and strong activities. Plan as if you’ll get a partial one, and apply for the full ones too.',
    },
    {
      question: 'Does a scholarship make the visa easier?',
      answer: 'It counts as funds for what it covers, if the letter says so. You must still show the rest.',
    },
    {
      question: 'I got an e-mail that says I have won and must pay a fee.',
      answer:
        'Don’t pay, and don’t send your passport. You only win awards that you applied for, and a real one costs nothing. Show us the e-mail.',
    },
  ],
  next: 'Send your mark sheets and subject. We send you the awards whose rules you meet, with amounts and deadlines.',
};
