import { routes } from '../../contract/routes.ts';
import type { Service } from './schema.ts';

export const scholarship: Service = {
  slug: 'scholarship',
  lead: 'Find the awards you can really win, apply in time, and never pay anyone for one.',
  description:
    'Scholarship help for students from Nepal: which awards exist, what they ask, essays and referees, deadlines, and how to spot a scholarship scam.',
  intro: [
    'Full scholarships are rare. Partial ones are not: many universities reduce fees for good marks, early application or a certain subject, and students miss them because nobody looked.',
    `Begin with our [scholarship list](${routes.scholarships()}), sorted by country and university. Then we look at what you can win, and what is left to pay: an award that covers a quarter leaves three quarters for the family.`,
  ],
  steps: [
    {
      title: 'Match',
      text: 'Marks, level, subject, nationality, gender, need: we keep only the awards whose rules you meet.',
    },
    {
      title: 'Rank by return',
      text: 'Amount, number of awards, work to apply. A small award given to many can be worth more of your time than a famous one.',
    },
    {
      title: 'Write',
      text: 'Your essay, your story. We ask, cut and correct; the words stay yours, because the interview will be about them.',
    },
    {
      title: 'Choose referees',
      text: 'A teacher who knows your work is better than a minister who does not. Ask early, and give them your CV and the deadline.',
    },
    {
      title: 'Submit and follow',
      text: 'Send it before the last day. Then come the questions, the interview, and the conditions for keeping the award.',
    },
  ],
  bring: [
    'Mark sheets with rank or percentage, if printed',
    'English or other test scores',
    'CV with work, volunteering, sport, art: with dates',
    'Two people who could recommend you',
    'Income papers, if need counts',
  ],
  detail: {
    heading: 'Where the money comes from',
    rows: [
      {
        title: 'Universities',
        text: 'Fee reductions, often decided with the offer, sometimes with a form and essay. The most likely kind.',
      },
      {
        title: 'Governments abroad',
        text: 'Competitive and complete: Australia Awards, Chevening and Commonwealth in the UK, Fulbright through USEF-Nepal, Manaaki New Zealand. Mostly for a master’s, often with work experience and a duty to return. Check each year whether Nepal and your field are included.',
      },
      {
        title: 'Government of Nepal',
        text: 'The Ministry of Education publishes scholarships offered by other governments. Notices are short: look every week.',
      },
      {
        title: 'Assistantships',
        text: 'In the USA and Canada research students may teach or do research for a salary and a fee waiver. It starts with an e-mail to a professor whose work you have read.',
      },
      {
        title: 'Foundations',
        text: 'Awards for women in science, a disability, a district, a discipline. Small, but they add up, if the rules allow holding two.',
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
      text: 'A calendar across all your applications; some awards close long before admission does.',
    },
    {
      title: 'Honest odds',
      text: 'If thousands apply for ten places, we say so, and make sure you have a plan without it.',
    },
  ],
  apart: [
    {
      title: 'No fee for an award',
      text: 'We take no share of a scholarship. Anyone who asks money to release one is a thief.',
    },
    {
      title: 'Essays are yours',
      text: 'We do not sell essays and do not let a machine write them. Committees notice.',
    },
    {
      title: 'Conditions in plain words',
      text: 'Marks to keep, hours to work, years to return: known before you sign.',
    },
  ],
  questions: [
    {
      question: 'Can I get a full scholarship after +2?',
      answer:
        'A few exist, mostly in the USA, for excellent marks and strong activities. Plan as if it will be partial, and apply for the full ones too.',
    },
    {
      question: 'Does a scholarship make the visa easier?',
      answer: 'It counts as funds for what it covers, when the letter says so. The rest must still be shown.',
    },
    {
      question: 'I received an e-mail: I have won, and must pay a fee.',
      answer:
        'Do not pay and do not send your passport. Real awards come from something you applied for and cost nothing to receive. Show it to us.',
    },
  ],
  next: 'Send your mark sheets and subject. You get the awards whose rules you meet, with amount and last date.',
};
