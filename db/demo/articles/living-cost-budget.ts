import type { DemoArticle } from './types.ts';

export const livingCostBudget: DemoArticle = {
  title: 'A budget for living abroad, made in an evening',
  topic: 'money',
  sections: [
    {
      title: null,
      paragraphs: [
        {
          text: 'Averages on the internet are about somebody else. A budget about you takes an evening, needs no special knowledge and will be within reach of the truth. Take a sheet of paper for one city, and do the second city on a second sheet.',
        },
      ],
    },
    {
      title: 'Step one: the roof',
      paragraphs: [
        {
          text: "Rent is the largest line, so find it first. Open the university's housing page and two sites on which people in that city really rent. Look at ten rooms within an hour of the campus, cross out the cheapest two and the dearest two, and take the middle. Write beside it what is included: heating, water, internet, a bed.",
          points: [
            'Add the deposit and the first month. Both are due before you sleep there.',
            'Ask how long the contract binds you, and about the summer.',
          ],
        },
      ],
    },
    {
      title: 'Step two: the week',
      paragraphs: [
        {
          text: 'Build one week and multiply. It is easier to imagine than a month.',
          points: [
            'Food: make a list of what you would cook and price it in the online shop of a supermarket there.',
            "Transport: the student ticket, or the cost of a week's rides.",
            'Telephone: the smallest plan that has data.',
            'Small things: soap, laundry, a haircut, a coffee with others. Friendship has a price, and it is worth it.',
          ],
        },
      ],
    },
    {
      title: 'Step three: the year',
      paragraphs: [
        {
          text: 'Some bills come once and hurt because nobody put them into a month.',
          points: [
            'Health cover, visa extension, the flight home.',
            'Books, software, safety shoes, a uniform.',
            'Winter clothes in the first year.',
            'Furniture, pots, a blanket.',
          ],
        },
        {
          text: 'Divide the sum by twelve and put it into the month. Then add a tenth of everything for what you forgot.',
        },
      ],
    },
    {
      title: 'Step four: check against two sources',
      paragraphs: [
        {
          text: 'Compare your total with the living amount that the immigration department asks you to prove, and with what the university writes for its city. If yours is far below both, you have forgotten something. The official amount is a minimum for a visa. It is not a promise that one can live on it in the centre of a capital.',
        },
      ],
    },
    {
      title: 'Step five: turn it into rupees, with a date',
      paragraphs: [
        {
          text: 'Convert the yearly total with the rate of a bank in Nepal, and write the date next to it. Do it again with a rate that is a tenth worse. If the second number breaks the plan, the plan is too tight.',
        },
        {
          text: 'Keep the sheet. In the third month abroad, write what you really spent beside it. You will be wrong about food, right about rent, and much calmer than those who never wrote anything down.',
        },
      ],
    },
  ],
};
