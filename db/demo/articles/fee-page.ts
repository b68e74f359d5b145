import type { DemoArticle } from './types.ts';

export const feePage: DemoArticle = {
  title: "How to read a university's fee page",
  topic: 'money',
  sections: [
    {
      title: null,
      paragraphs: [
        {
          text: 'Two students compare the same two universities and reach opposite answers, because one read fees for a year and the other for the whole course. Fee pages are not dishonest, but they are written for people who already know the words. Here is how to read one with a pencil in your hand.',
        },
      ],
    },
    {
      title: 'Write down three things about every amount',
      paragraphs: [
        {
          text: 'An amount without these three is not a fee yet. If the page does not say, write to the admissions office and keep the answer.',
          points: [
            'The period: a term, a year, a number of credits or the whole course.',
            'The currency, and whether tax is included.',
            'The year it applies to. Many universities raise fees for each new year of study, also for students already enrolled.',
          ],
        },
      ],
    },
    {
      title: 'Find the word international',
      paragraphs: [
        {
          text: "A page often shows home fees first. Look for 'international', 'overseas' or 'non-resident'. In some countries one more word matters: a state university may have one fee for people of the state and another for everybody else.",
        },
      ],
    },
    {
      title: 'Add what is not called tuition',
      paragraphs: [
        {
          text: 'Tuition is the largest line, rarely the only one. Look for these before you compare:',
          points: [
            'Application fee, deposit and what part of the deposit comes back if your visa is refused.',
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
          text: 'Where fees are charged by credit, a year costs what you enrol in. Failing a subject means paying for it again. Ask for the number of credits of the degree, multiply, and you have the fee of the whole course on one line.',
        },
      ],
    },
    {
      title: 'Put it on one page',
      paragraphs: [
        {
          text: 'Make a small table: one row for each university, with tuition for the whole course, other compulsory fees, insurance, and living costs for the same number of months. Convert with one exchange rate and write its date beside it. Rupees move, and a difference smaller than that movement is not a reason to choose.',
        },
        {
          text: "Last, look for the refund rules. They are usually in a document with a dull name such as 'fee policy' or 'terms of offer'. Read what happens if you withdraw before arrival, after the first week, and if the visa is refused. It is the page that nobody reads and everybody needs.",
        },
        {
          text: 'On Prasthan every amount carries its currency and period, and the rate is dated. Where a university does not publish a fee we say that it is not known, and we do not guess.',
        },
      ],
    },
  ],
};
