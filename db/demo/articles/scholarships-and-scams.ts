import type { DemoArticle } from './types.ts';

export const scholarshipsAndScams: DemoArticle = {
  title: 'Real scholarships, and false offers',
  topic: 'money',
  sections: [
    {
      title: null,
      paragraphs: [
        {
          text: 'There is more scholarship money than people think, but less than advertisements say. Most scholarships are fee reductions from the university itself, for students who apply early with good marks. Here is how to find them, and how to recognise a false offer.',
        },
      ],
    },
    {
      title: 'Where to find real scholarships',
      paragraphs: [
        {
          text: 'Look in these four places, in this order.',
          points: [
            "The university's own page: awards for international students, for a faculty, for a country or region.",
            'The government of the country you go to. These are announced publicly, with a date and a form.',
            'The ministry in Nepal, which announces seats and scholarships offered by other governments.',
            'Foundations and professional bodies, with rules that anyone can read.',
          ],
        },
        {
          text: "A real one has a name, a page, a deadline and a person to write to. If you cannot find it on the provider's own website, do not believe it.",
        },
      ],
    },
    {
      title: 'Read the rules carefully',
      paragraphs: [
        {
          text: 'Ask for each one:',
          points: [
            'Does it cover part of the tuition or all of it, for one year or every year?',
            'What marks do you need to keep it?',
            'Does it cover living costs, insurance or travel? Most do not.',
            'Do you get it automatically with the offer, or is there a second form?',
            'May you have another one at the same time?',
          ],
        },
        {
          text: 'A tenth off a high fee can still leave you paying more than a low fee without an award. Compare what is left to pay.',
        },
      ],
    },
    {
      title: 'Signs of a false offer',
      paragraphs: [
        {
          text: 'If you see one of these signs, be careful. If you see two, say no.',
          points: [
            'You won something that you did not apply for.',
            "There is a fee to release the money, or 'tax' to be paid first.",
            'The e-mail address is almost the university’s, but with one letter more, or it is from a free mail service.',
            'They put you under pressure: today only, last seat.',
            'Somebody asks for your password, your passport or your original certificates.',
          ],
        },
        {
          text: 'When in doubt, write to the university at the address on its own website and ask. It takes a day and costs nothing. If you have already paid, tell your bank and the police at once. Do not be ashamed: many people are cheated like this.',
        },
      ],
    },
    {
      title: 'How to win one',
      paragraphs: [
        {
          text: 'Apply in the first weeks. Send exactly what is asked for. Choose referees who know your work, and give them a month. If you have to write an essay, answer the question, not the one you prepared. Apply for several smaller awards as well as the famous one that everyone applies for.',
        },
        {
          text: 'And plan as if you will not get one. A scholarship should make a good plan easier, but the plan should not depend on it.',
        },
      ],
    },
  ],
};
