import type { DemoArticle } from './types.ts';

export const fundsAndBankPapers: DemoArticle = {
  title: 'Funds and bank papers: what they are meant to show',
  topic: 'money',
  sections: [
    {
      title: null,
      paragraphs: [
        {
          text: 'A visa officer who looks at your bank papers asks three plain questions. Is there enough? Does it belong to whoever says it does? Will it still be there when it is needed? Everything on the checklist serves one of the three.',
        },
      ],
    },
    {
      title: 'Enough',
      paragraphs: [
        {
          text: "Enough is usually fees for a stated time, living costs for a stated time and travel. Each country publishes its own living amount and changes it, and your partner and children count as well. Take the amount from the immigration department's page on the day you prepare the papers, write the date beside it, and convert with a dated rate. Leave a margin, because the rupee may fall between preparing and deciding.",
        },
      ],
    },
    {
      title: 'Whose',
      paragraphs: [
        {
          text: 'Papers differ by who pays.',
          points: [
            "Your own or your parents' savings: statements, and how the money was earned.",
            'An education loan: the sanction letter of the bank, with the amount, the conditions and what is released when.',
            "A sponsor: the relation to you, proof of income and tax, and a letter in the sponsor's own words.",
            'A scholarship: the award letter with amount and period.',
          ],
        },
        {
          text: 'A large amount that arrives just before the statement raises the second question loudly. If there is an honest reason, such as land that was sold, attach the paper that proves it.',
        },
      ],
    },
    {
      title: 'Still there',
      paragraphs: [
        {
          text: 'Some countries want money to have been held for a number of days without falling below the amount on any one of them. Others look at months of history. Find the rule of your country and count the days on a calendar, from the last day of the statement backwards.',
        },
      ],
    },
    {
      title: 'Papers that agree with each other',
      paragraphs: [
        {
          text: 'Officers read the papers side by side. Do the same before they do.',
          points: [
            'The names on bank, tax, relationship and citizenship papers are spelled alike, or a letter explains the difference.',
            'Income on the tax paper fits the savings on the statement.',
            'A valuation of property shows wealth. It is not cash, and most countries do not count it as funds.',
            'Translations are certified, and the Nepali original goes with them.',
          ],
        },
      ],
    },
    {
      title: 'What not to do',
      paragraphs: [
        {
          text: 'Do not borrow money for a week to show it. Do not use a statement from somebody who offers to make one: embassies telephone banks. A refusal for false papers is far worse than a refusal for too little money, because too little can be mended.',
        },
        {
          text: 'If the sums do not work this year, say so early. A shorter course, a later intake, another country or a year of work are all better than a plan that breaks in the second term.',
        },
      ],
    },
  ],
};
