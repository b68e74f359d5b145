import type { DemoArticle } from './types.ts';

export const scholarshipsAndScams: DemoArticle = {
  title: 'Scholarships that exist, and offers that do not',
  topic: 'money',
  sections: [
    {
      title: null,
      paragraphs: [
        {
          text: 'There is more scholarship money than rumours say and less than advertisements say. Most of it is part of the fee, given by the university itself, to students who apply early with good marks. Here is how to find it, and how to recognise the other kind of offer.',
        },
      ],
    },
    {
      title: 'Where real scholarships are',
      paragraphs: [
        {
          text: 'Look in these four places, in this order.',
          points: [
            "The university's own page: awards for international students, for a faculty, for a country or region.",
            'The government of the country you go to. These have a public call with a date and a form.',
            'The ministry in Nepal, which announces seats and scholarships offered by other governments.',
            'Foundations and professional bodies, with rules that anybody can read.',
          ],
        },
        {
          text: "A real one has a name, a page, a deadline and a person to write to. If you cannot find it on the giver's own website, treat it as a rumour.",
        },
      ],
    },
    {
      title: 'Read it like a bill',
      paragraphs: [
        {
          text: 'The name of an award is long and its rules are short. Ask of each:',
          points: [
            'Is it part of the tuition or all of it, for one year or for every year?',
            'What marks do you need to keep it?',
            'Does it come with living costs, insurance or travel? Most do not.',
            'Is it given automatically with the offer, or is there a second form?',
            'Does accepting it forbid another?',
          ],
        },
        {
          text: 'An award of a tenth of a high fee can be worth less than no award at a modest one. Compare what remains to be paid.',
        },
      ],
    },
    {
      title: 'Signs of a false offer',
      paragraphs: [
        {
          text: 'One of these signs is a reason to stop. Two are a reason to walk away.',
          points: [
            'You won something for which you did not apply.',
            "There is a fee to release the money, or 'tax' to be paid first.",
            'The address is almost that of the university, with a letter more or a free mail service.',
            'You are hurried: today only, last seat.',
            'Somebody asks for your password, your passport or your original certificates.',
          ],
        },
        {
          text: 'When in doubt, write to the university at the address on its own website and ask. It takes a day and costs nothing. If you have already paid, tell your bank and the police at once. Shame helps only the thief.',
        },
      ],
    },
    {
      title: 'How to be chosen',
      paragraphs: [
        {
          text: 'Apply in the first weeks. Send exactly what is asked for. Choose referees who know your work, and give them a month. Where an essay is asked, answer its question and not the one you prepared. Apply for several smaller awards as well as the famous one, for which half the world applies.',
        },
        {
          text: 'And plan as if you had none. A scholarship should make a sound plan easier. It should not be the beam that holds up the roof.',
        },
      ],
    },
  ],
};
