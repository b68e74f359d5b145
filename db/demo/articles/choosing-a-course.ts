import type { DemoArticle } from './types.ts';

export const choosingACourse: DemoArticle = {
  title: 'Choose a course before you choose a country',
  topic: 'choosing',
  sections: [
    {
      title: null,
      paragraphs: [
        {
          text: 'Most first conversations begin with a country: a cousin is in Sydney, a friend has just left for Toronto. A country is a fine place to start dreaming. But it is a poor place to start deciding, because you will spend every day in your course.',
        },
      ],
    },
    {
      title: 'Start with the work, not the name',
      paragraphs: [
        {
          text: 'Ask what people with this degree do on an ordinary Tuesday. If you cannot answer, find three job advertisements for the work you have in mind and read what they ask for. Two courses that sound alike can lead to different jobs, and several courses can lead to the same job.',
          points: [
            'Read the list of subjects for every year, not only the first.',
            'Look for a placement, a laboratory or a project with an employer, and who arranges it.',
            'See how you will be marked: exams, essays, group work or a portfolio.',
          ],
        },
      ],
    },
    {
      title: 'Ask who recognises it',
      paragraphs: [
        {
          text: 'For some professions you need a registered qualification: nursing, teaching, law, engineering, accounting, medicine, architecture. Each country has its own council that decides. If your degree lets you practise in the country where you study, you may need more steps in Nepal, and the other way round.',
          points: [
            'Find the council of that profession in the country where you want to work, and read its list of accepted courses.',
            'If you may come home, ask the Nepali council the same question before you pay anybody.',
            'Get the answer in writing, with the date.',
          ],
        },
      ],
    },
    {
      title: 'Then compare countries for the same course',
      paragraphs: [
        {
          text: 'Now compare the countries, with one course in each. That way the differences become clear.',
          points: [
            'The length of the course, which is also how many years you pay rent.',
            'Fees for the whole course, in one currency, with the date of the exchange rate.',
            'What students may work during term, and whether the course leaves hours for it.',
            'What graduates may do afterwards, as the immigration department of that country writes it today.',
          ],
        },
      ],
    },
    {
      title: 'Leave room to change your mind',
      paragraphs: [
        {
          text: 'Ask whether first-year subjects count towards a similar course, and until when you can change without paying again. Ask what happens if you fail one subject. If a university answers these questions clearly, that is a good sign.',
        },
        {
          text: 'When you have two or three courses left, show them to somebody who studied the subject and to somebody who pays for it. If both understand why you chose them, you are ready to start.',
        },
      ],
    },
  ],
};
