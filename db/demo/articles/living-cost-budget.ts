import type { DemoArticle } from './types.ts';

export const livingCostBudget: DemoArticle = {
  title: 'Make a budget for living abroad in one evening',
  topic: 'money',
  sections: [
    {
      title: null,
      paragraphs: [
        {
          text: 'Averages on the internet are about somebody else. Your own budget takes one evening, needs no special knowledge and comes close to the truth. Use one sheet of paper for each city.',
        },
      ],
    },
    {
      title: 'Step one: the rent',
      paragraphs: [
        {
          text: "Rent is the largest cost, so find it first. Open the university's housing page and two sites on which people in that city really rent. Look at ten rooms within an hour of the campus, cross out the two cheapest and the two most expensive, and take the middle. Write down what is included: heating, water, internet, a bed.",
          points: [
            'Add the deposit and the first month. You pay both before you move in.',
            'Ask how long the contract lasts, and whether you pay in summer too.',
          ],
        },
      ],
    },
    {
      title: 'Step two: the week',
      paragraphs: [
        {
          text: 'Add up one week and multiply. A week is easier to imagine than a month.',
          points: [
            'Food: make a list of what you would cook and price it in the online shop of a supermarket there.',
            "Transport: the student ticket, or the cost of a week's rides.",
            'Telephone: the smallest plan that has data.',
            'Small things: soap, laundry, a haircut, a coffee with friends.',
          ],
        },
      ],
    },
    {
      title: 'Step three: the year',
      paragraphs: [
        {
          text: 'Some bills come only once a year and are easy to forget.',
          points: [
            'Health cover, visa extension, the flight home.',
            'Books, software, safety shoes, a uniform.',
            'Winter clothes in the first year.',
            'Furniture, pots, a blanket.',
          ],
        },
        {
          text: 'Divide the sum by twelve and add it to each month. Then add a tenth of everything for what you forgot.',
        },
      ],
    },
    {
      title: 'Step four: check against two sources',
      paragraphs: [
        {
          text: 'Compare your total with the living amount that the immigration department asks you to prove, and with what the university writes for its city. If yours is far below both, you have forgotten something. The official amount is a minimum for a visa. It does not mean that you can live on it in the centre of a capital.',
        },
      ],
    },
    {
      title: 'Step five: turn it into rupees, with a date',
      paragraphs: [
        {
          text: 'Convert the yearly total with the rate of a bank in Nepal, and write the date next to it. Do it again with a rate that is a tenth worse. If you cannot pay the second amount, your plan is too tight.',
        },
        {
          text: 'Keep the sheet. In the third month abroad, write down next to it what you really spent. You will probably be wrong about food and right about rent, and you will worry less than those who never wrote anything down.',
        },
      ],
    },
  ],
};
