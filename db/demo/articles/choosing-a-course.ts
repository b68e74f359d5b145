import type { DemoArticle } from './types.ts';

export const choosingACourse: DemoArticle = {
  title: 'Choose a course before you choose a country',
  topic: 'choosing',
  sections: [
    {
      title: null,
      paragraphs: [
        {
          text: 'Most first conversations begin with a country: a cousin is in Sydney, a friend has just left for Toronto. A country is a fine place to start dreaming. It is a poor place to start deciding, because you will spend every working day inside a course, not inside a flag.',
        },
      ],
    },
    {
      title: 'Begin with the work, not the name',
      paragraphs: [
        {
          text: 'Ask what people with this degree do on an ordinary Tuesday. If you cannot answer, find three job advertisements for the work you have in mind and read what they ask for. Two course titles that sound alike can lead to different jobs, and one job can be reached by several titles.',
          points: [
            'Read the list of subjects for every year, not only the first.',
            'Look for a placement, a laboratory or a project with an employer, and who arranges it.',
            'See how you are marked: examinations, essays, group work or a portfolio.',
          ],
        },
      ],
    },
    {
      title: 'Ask who recognises it',
      paragraphs: [
        {
          text: 'Some professions are closed to people without a registered qualification: nursing, teaching, law, engineering, accounting, medicine, architecture. Recognition belongs to a council in one country. A degree that lets you practise in the country where you study may need more steps in Nepal, and the other way round.',
          points: [
            'Find the council of that profession in the country where you want to work, and read its list of accepted courses.',
            'If you may come home, ask the Nepali council the same question before you pay anybody.',
            'Keep the answer in writing, with its date.',
          ],
        },
      ],
    },
    {
      title: 'Then compare countries on the same course',
      paragraphs: [
        {
          text: 'Now put the countries beside each other, with one course in each. You are comparing like with like, and the differences become plain.',
          points: [
            'Length of the course, and with it the number of years you pay rent.',
            'Fees for the whole course, in one currency, with the date of the exchange rate.',
            'What students may work during term, and whether the course leaves hours for it.',
            'What graduates may do afterwards, as the immigration department of that country writes it today.',
          ],
        },
      ],
    },
    {
      title: 'Leave room to be wrong',
      paragraphs: [
        {
          text: 'A good choice survives a change of mind. Ask whether first-year subjects count towards a neighbouring course, and until when you can change without paying again. Ask what happens if you fail one subject. A university that answers these questions clearly is telling you something about itself.',
        },
        {
          text: 'When you have two or three courses left, show them to somebody who studied the subject and to somebody who pays for it. If both can repeat back to you why you chose them, you have chosen well enough to begin.',
        },
      ],
    },
  ],
};
