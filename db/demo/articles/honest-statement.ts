import type { DemoArticle } from './types.ts';

export const honestStatement: DemoArticle = {
  title: 'A statement of purpose that sounds like you',
  topic: 'applying',
  sections: [
    {
      title: null,
      paragraphs: [
        {
          text: 'An admissions officer reads many statements in a day. Most begin in childhood and end in a promise to serve the nation. Yours does not have to be remarkable. It has to be true, specific and yours.',
        },
      ],
    },
    {
      title: 'Answer four questions',
      paragraphs: [
        {
          text: 'Write the answers by hand first, one paragraph each, without looking at any sample.',
          points: [
            'What have you done so far that has to do with this subject?',
            'What did it show you that you do not know yet?',
            'Why does this course, with these subjects, teach that?',
            'What will you do with it, and where?',
          ],
        },
        {
          text: 'If you cannot answer the third without naming subjects, read the course page again. A statement that would fit any university convinces none.',
        },
      ],
    },
    {
      title: 'Show, with small things',
      paragraphs: [
        {
          text: "'I am hard-working' is a claim. 'I kept the accounts of my uncle's shop in Butwal for two years and learned why the till never agreed with the book' is a fact, and a reader remembers it. Small true things are stronger than large borrowed ones.",
        },
      ],
    },
    {
      title: 'Say what looks odd',
      paragraphs: [
        {
          text: 'A gap, a low mark or a change of subject is not hidden by silence. Name it in two sentences: what happened, and what has changed since. Do not blame and do not apologise at length. The same explanation has to appear in your visa papers, so write it once and keep it.',
        },
      ],
    },
    {
      title: 'Do not let a machine or a shop write it',
      paragraphs: [
        {
          text: "A statement from a shop has been sold before, and universities compare texts. A statement from a machine is smooth and empty, and in an interview you will be asked about it. You may use help to check grammar. The thoughts and the sentences have to survive the question 'what did you mean by this?'",
        },
      ],
    },
    {
      title: 'Before you send it',
      paragraphs: [
        {
          text: 'Let it rest for two days, then go through it once more with this list.',
          points: [
            'Read it aloud. Where you stumble, the sentence is too long.',
            'Take out every adjective about yourself, and see whether anything is missing.',
            'Check that the name of the university and the course are right. It happens more often than you would think.',
            'Keep to the length that is asked for.',
            'Ask somebody who knows you whether it sounds like you.',
          ],
        },
        {
          text: 'Keep your notes. The visa form may ask similar questions, the officer may ask them again in person, and a story that is true needs no memorising.',
        },
      ],
    },
  ],
};
