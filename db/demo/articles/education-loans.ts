import type { DemoArticle } from './types.ts';

export const educationLoans: DemoArticle = {
  title: 'Education loans: questions before you sign',
  topic: 'money',
  sections: [
    {
      title: null,
      paragraphs: [
        {
          text: 'A loan can make a good plan possible. It can also be a burden on your family for fifteen years. Which it will be depends mostly on what you ask the bank before you sign.',
        },
      ],
    },
    {
      title: 'What the loan is for',
      paragraphs: [
        {
          text: 'Write down what has to be paid and when: deposit, first tuition, living money to show for the visa, flight, insurance, second year. Some of it you will really spend, some you only have to show. Borrow for the first kind. For the second, ask what it costs each month to show money that you do not use.',
        },
      ],
    },
    {
      title: 'Ask the bank',
      paragraphs: [
        {
          text: 'Take this list with you and write the answers on it, with the name of the person who gave them.',
          points: [
            'Is the interest rate fixed? If not, how often does it change, and what does it depend on?',
            'When does interest begin: on the day of the sanction or as each part is released?',
            'What do we pay while the student studies: nothing, interest only, or instalments?',
            'What is the grace period after the course, and what if the course takes a term longer?',
            'Which fees come with it: processing, valuation, insurance, early repayment?',
            'Does the money go straight to the university, and which documents does the bank need for that?',
            'What happens if the visa is refused? Get this answer in writing.',
          ],
        },
      ],
    },
    {
      title: 'Ask about the security',
      paragraphs: [
        {
          text: 'Land or a house is usually the security for the loan, and somebody signs as a guarantor. Everyone who signs should read what they sign, in Nepali, at home, on another day. Ask when the bank may sell it, and what the bank has to do first. If your family home is the only security, plan for a year in which nobody can pay.',
        },
      ],
    },
    {
      title: 'Do the sum for a bad year',
      paragraphs: [
        {
          text: 'Take the monthly instalment in rupees and ask how it would be paid from an ordinary salary in Nepal. If that is impossible, the loan depends completely on a job abroad. Nobody can promise you that job, and your visa may not let you work for long. Then the loan is a bet, and it should be a smaller one.',
          points: [
            'Compare two banks and a cooperative by the total you repay, not only by the rate.',
            'Look for cheaper ways first: a scholarship, a cheaper city, a shorter course, an interest-free loan from relatives.',
            'Never borrow from a person who keeps your citizenship certificate or passport as security. No lender has the right to do that.',
          ],
        },
      ],
    },
    {
      title: 'After signing',
      paragraphs: [
        {
          text: 'Keep a folder with the agreement, the table of payments and every receipt. Tell the bank before you miss a payment, not afterwards: banks can often change the terms if you ask early. And talk openly in the family about how much is left to pay. It is easier to plan with numbers than with worries.',
        },
        {
          text: "Rates and rules change with the central bank's policy. Ask for today's terms in writing, and take them home.",
        },
      ],
    },
  ],
};
