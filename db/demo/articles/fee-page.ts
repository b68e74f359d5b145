import type { DemoArticle } from './types.ts';

export const feePage: DemoArticle = {
  title: "How to read a university's fee page",
  topic: 'money',
  sections: [
    {
      title: null,
      paragraphs: [
        {
          text: 'Two students compare the same two universities and get opposite results, because one looked at fees for a year and the other at fees for the whole course. Fee pages are not dishonest, but they are written for people who already know the words. Here is how to read one.',
        },
      ],
    },
    {
      title: 'Write down three things for every amount',
      paragraphs: [
        {
          text: 'If the page does not say all three, write to the admissions office and keep the answer.',
          points: [
            'The period: a term, a year, a number of credits or the whole course.',
            'The currency, and whether tax is included.',
            'The year it applies to. Many universities raise fees every year, even for students who are already enrolled.',
          ],
        },
      ],
    },
    {
      title: 'Find the word international',
      paragraphs: [
        {
          text: "A page often shows home fees first. Look for 'international', 'overseas' or 'non-resident'. In some countries there is one more thing to check: a state university may have one fee for people from that state and another for everyone else.",
        },
      ],
    },
    {
      title: 'Add what is not called tuition',
      paragraphs: [
        {
          text: 'Tuition is the largest cost, but rarely the only one. Look for these before you compare:',
          points: [
            'The application fee, the deposit, and how much of the deposit you get back if your visa is refused.',
            'Student services, union, technology or campus fee.',
            'Health insurance or a health charge, which may be due before the visa.',
            'Laboratory, studio, uniform, licence or placement costs of your own course.',
            "Books, a computer that runs the course's software, and travel to placements.",
          ],
        },
      ],
    },
    {
      title: 'Count credits, not years',
      paragraphs: [
        {
          text: 'If you pay by credit, what you pay in a year depends on how many credits you take. If you fail a subject, you pay for it again. Ask how many credits the degree has, multiply, and you have the fee for the whole course.',
        },
      ],
    },
    {
      title: 'Put it on one page',
      paragraphs: [
        {
          text: 'Make a small table: one row for each university, with tuition for the whole course, other compulsory fees, insurance, and living costs for the same number of months. Convert with one exchange rate and write its date beside it. Exchange rates change, so do not choose because of a small difference.',
        },
        {
          text: "Last, look for the refund rules. They are usually in a document with a dull name such as 'fee policy' or 'terms of offer'. Read what happens if you withdraw before arrival, after the first week, and if the visa is refused. Nobody reads that page, but everybody needs it.",
        },
        {
          text: 'On this site every amount has its currency and period, and the exchange rate has a date. If a university does not publish a fee, we say so and do not guess.',
        },
      ],
    },
  ],
};
