import type { DemoArticle } from './types.ts';

export const genuineStudent: DemoArticle = {
  title: 'Genuine student questions: answer what is asked',
  topic: 'applying',
  sections: [
    {
      title: null,
      paragraphs: [
        {
          text: 'Several countries want to know whether study is truly the reason for your journey. Australia asks in its application form, under the name genuine student requirement. Others ask in a letter or in an interview. The form differs, but the questions are much the same.',
        },
      ],
    },
    {
      title: 'What they want to understand',
      paragraphs: [
        {
          text: 'However they ask, they want to know four things.',
          points: [
            'Your circumstances now: family, work, study, and what ties you to home.',
            'Why this course, at this institution, in this country.',
            'What the course will be worth to you afterwards.',
            'Your history: visas, refusals and time spent in other countries.',
          ],
        },
        {
          text: 'Nobody can sell you the right answers. An officer compares what you write with your documents, and with what other people write. Copied answers are easy to see.',
        },
      ],
    },
    {
      title: 'Answer in three steps',
      paragraphs: [
        {
          text: "Say it, prove it, connect it. 'I have worked for two years in a pharmacy in Pokhara. The letter of my employer is attached. There I saw that I cannot advise on interactions of medicines, which is the subject of the second year of this course.' Three sentences, and every one says something.",
        },
      ],
    },
    {
      title: 'Hard questions',
      paragraphs: [
        {
          text: 'You will meet at least one of these. Think about it now, at home.',
          points: [
            'Why not in Nepal? Compare honestly. If a similar course exists here, say what is different about the course abroad: equipment, recognition, specialisation.',
            'Why a course below your degree? That can make sense. Say what you want to do, and why this level leads to it.',
            'Why the gap? Say what you did in that time, with a document for each part.',
            'What will you do afterwards? You may say that you are interested in the work rights that the country offers. Also show a plan that starts in Nepal.',
          ],
        },
      ],
    },
    {
      title: 'Space is limited',
      paragraphs: [
        {
          text: 'If a form limits the number of words, use them for facts. Leave out greetings and how beautiful or famous the country is. Write in a document first, count, then paste.',
        },
      ],
    },
    {
      title: 'Tell the same story everywhere',
      paragraphs: [
        {
          text: 'The statement of purpose, the answers in the form, the financial documents and the interview must tell the same story. Make a page of dates, from your first school year until today, with no month left out. Check all four against it.',
        },
        {
          text: 'If something in your past is difficult, such as a refusal, tell it. Countries exchange information and ask for it directly. If you declare a refusal, you have to explain it. If you hide it, you have already lost their trust.',
        },
      ],
    },
  ],
};
