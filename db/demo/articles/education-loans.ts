import type { DemoArticle } from './types.ts';

export const educationLoans: DemoArticle = {
  title: 'Education loans: questions before you sign',
  topic: 'money',
  sections: [
    {
      title: null,
      paragraphs: [
        {
          text: 'A loan can be the reason that a good plan becomes possible. It can also be a weight that a family carries for fifteen years. The difference is mostly made before the signature, with questions that a bank has to answer.',
        },
      ],
    },
    {
      title: 'What the loan is for',
      paragraphs: [
        {
          text: 'Write down what has to be paid and when: deposit, first tuition, living money to show for the visa, flight, insurance, second year. Some of it must really be spent, some must only be shown. Borrow for the first kind. For the second, ask what it costs each month to show money that you do not use.',
        },
      ],
    },
    {
      title: 'Ask the bank',
      paragraphs: [
        {
          text: 'Take this list with you and write the answers on it, with the name of the person who gave them.',
          points: [
            'Is the interest rate fixed or does it move, how often, and with what?',
            'When does interest begin: on the day of the sanction or as each part is released?',
            'What do we pay while the student studies: nothing, interest only, or instalments?',
            'What is the grace period after the course, and what if the course takes a term longer?',
            'Which fees come with it: processing, valuation, insurance, early repayment?',
            'Is the money sent straight to the university, and against which papers?',
            'What happens if the visa is refused? This answer belongs in writing.',
          ],
        },
      ],
    },
    {
      title: 'Ask about the security',
      paragraphs: [
        {
          text: 'Land or a house usually stands behind the loan, and somebody signs as a guarantor. Everyone who signs should read what they sign, in Nepali, at home, on another day. Ask at what point the bank may sell, and what it must do before. If the family home is the only security, make a plan for the year in which nobody can pay.',
        },
      ],
    },
    {
      title: 'Do the sum for a bad year',
      paragraphs: [
        {
          text: 'Take the monthly instalment in rupees and ask how it would be paid from an ordinary salary in Nepal. If that is impossible, the loan rests wholly on a job abroad, which nobody can promise and which a visa may not allow for long. Then it is a bet, and it should be a smaller one.',
          points: [
            'Compare two banks and a cooperative, by the total to be repaid and not by the rate alone.',
            'Look for cheaper money first: a scholarship, a less costly city, a shorter course, relatives without interest.',
            'Never borrow from a person who keeps your citizenship certificate or passport as security. No lender has a right to either.',
          ],
        },
      ],
    },
    {
      title: 'After signing',
      paragraphs: [
        {
          text: 'Keep a folder with the agreement, the table of payments and every receipt. Tell the bank before you miss a payment, not afterwards: terms can often be changed for those who ask early. And tell the student at home or abroad how the loan stands. People plan better with numbers than with worry.',
        },
        {
          text: "Rates and rules change with the central bank's policy. Ask for the day's terms in writing, and take them home.",
        },
      ],
    },
  ],
};
