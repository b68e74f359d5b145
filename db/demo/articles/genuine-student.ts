import type { DemoArticle } from './types.ts';

export const genuineStudent: DemoArticle = {
  title: 'Genuine student questions: answer what is asked',
  topic: 'applying',
  sections: [
    {
      title: null,
      paragraphs: [
        {
          text: 'Several countries want to know whether study is truly the reason for your journey. Australia asks in its application form, under the name genuine student requirement. Others ask in a letter or in an interview. The form differs, and the questions are cousins.',
        },
      ],
    },
    {
      title: 'What they want to understand',
      paragraphs: [
        {
          text: 'Under all the wordings there are four things.',
          points: [
            'Your circumstances now: family, work, study, and what ties you to home.',
            'Why this course, at this institution, in this country.',
            'What the course will be worth to you afterwards.',
            'Your history: visas, refusals and time spent in other countries.',
          ],
        },
        {
          text: 'None of these has a correct answer that somebody can sell you. An officer compares what you write with your papers, and both with what others write. Copied answers are easy to see.',
        },
      ],
    },
    {
      title: 'Answer in three moves',
      paragraphs: [
        {
          text: "Say it, prove it, connect it. 'I have worked for two years in a pharmacy in Pokhara. The letter of my employer is attached. There I saw that I cannot advise on interactions of medicines, which is the subject of the second year of this course.' Three sentences, and nothing in them is decoration.",
        },
      ],
    },
    {
      title: 'Hard questions, asked kindly',
      paragraphs: [
        {
          text: 'You will meet at least one of these. Think about it now, at home.',
          points: [
            'Why not in Nepal? Compare honestly. If a similar course exists here, say what is different about the other: equipment, recognition, specialisation.',
            'Why a course below your degree? Change can be sensible. Say what you want to do, and why this level leads to it.',
            'Why the gap? Say what you did in it, with a paper for each part.',
            'What will you do afterwards? You may say that you are interested in work rights that the country itself offers. Show also a way that begins in Nepal.',
          ],
        },
      ],
    },
    {
      title: 'Space is short',
      paragraphs: [
        {
          text: 'Where a form limits the number of words, use the space for facts. Leave out greetings, the beauty of the country and its rank in the world. Write in a document first, count, then paste.',
        },
      ],
    },
    {
      title: 'Keep one story',
      paragraphs: [
        {
          text: 'The statement of purpose, the answers in the form, the financial papers and the interview tell the same story at different lengths. Make a page of dates, from your first school year until today, with no month left out. Check all four against it.',
        },
        {
          text: 'If something in your past is difficult, such as a refusal, tell it. Countries exchange information and ask for it directly. A refusal that you declare is a question. A refusal that you hide is an answer.',
        },
      ],
    },
  ],
};
