import type { DemoArticle } from './types.ts';

export const fundsAndBankPapers: DemoArticle = {
  title: 'Funds and bank documents: what they have to show',
  topic: 'money',
  sections: [
    {
      title: null,
      paragraphs: [
        {
          text: 'A visa officer who looks at your bank documents asks three simple questions. Is there enough? Whose money is it? Will it still be there when you need it? Everything on the checklist answers one of these.',
        },
      ],
    },
    {
      title: 'Is there enough?',
      paragraphs: [
        {
          text: "Usually you need fees and living costs for a certain time, and travel. Each country publishes its own amount for living costs and changes it from time to time, and your partner and children count too. Take the amount from the immigration department's page on the day you prepare your documents, write the date next to it, and convert it with that day's rate. Have a bit more than you need, because the rupee may fall before the decision.",
        },
      ],
    },
    {
      title: 'Whose money is it?',
      paragraphs: [
        {
          text: 'The documents depend on who pays.',
          points: [
            "Your own or your parents' savings: bank statements, and proof of how the money was earned.",
            'An education loan: the bank’s sanction letter, with the amount, the conditions and when the bank pays out what.',
            "A sponsor: proof of how you are related, proof of income and tax, and a letter in the sponsor's own words.",
            'A scholarship: the award letter with the amount and the period.',
          ],
        },
        {
          text: 'If a large amount arrives just before the statement, officers ask where it comes from. If there is an honest reason, such as land that was sold, attach the document that proves it.',
        },
      ],
    },
    {
      title: 'Will it still be there?',
      paragraphs: [
        {
          text: 'In some countries you must hold the money for a number of days, and it must not fall below the amount on any of them. Others look at several months. Find the rule of your country and count the days on a calendar, from the last day of the statement backwards.',
        },
      ],
    },
    {
      title: 'Documents that match',
      paragraphs: [
        {
          text: 'Officers compare your documents with each other. Do the same before you send them.',
          points: [
            'Names are spelled the same on bank, tax, relationship and citizenship documents, or a letter explains the difference.',
            'The income on the tax certificate matches the savings on the bank statement.',
            'A property valuation shows that you own something. It is not cash, and most countries do not count it as funds.',
            'Translations are certified, and you send the Nepali original with them.',
          ],
        },
      ],
    },
    {
      title: 'What not to do',
      paragraphs: [
        {
          text: 'Do not borrow money for a week to show it. Do not use a statement from somebody who offers to make one: embassies telephone banks. A refusal for false documents is far worse than a refusal for too little money, because you can put the second right.',
        },
        {
          text: 'If you do not have enough this year, tell us early. A shorter course, a later intake, another country or a year of work are all better than a plan that fails in the second term.',
        },
      ],
    },
  ],
};
