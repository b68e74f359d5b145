import type { DemoArticle } from './types.ts';

export const honestStatement: DemoArticle = {
  title: 'A statement of purpose that sounds like you',
  topic: 'applying',
  sections: [
    {
      title: null,
      paragraphs: [
        {
          text: 'An admissions officer reads many statements in a day. Most begin with childhood and end with a promise to serve the nation. Yours does not have to be remarkable. It has to be true, specific and your own.',
        },
      ],
    },
    {
      title: 'Answer four questions',
      paragraphs: [
        {
          text: 'Write the answers by hand first, one paragraph each, without looking at any sample.',
          points: [
            'What have you done so far in this subject?',
            'What did you notice that you still have to learn?',
            'How will this course, with these subjects, teach you that?',
            'What will you do with it, and where?',
          ],
        },
        {
          text: 'If you cannot answer the third without naming subjects, read the course page again. A statement that fits every university convinces none.',
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
          text: 'You can’t hide a gap, a low mark or a change of subject by saying nothing. Explain it in two sentences: what happened, and what has changed since. Do not blame anyone and do not make long apologies. You need the same explanation for your visa, so write it once and keep it.',
        },
      ],
    },
    {
      title: 'Do not let a machine or a shop write it',
      paragraphs: [
        {
          text: "A shop sells the same statement again and again, and universities compare texts. A machine writes smooth, empty sentences, and in an interview they will ask you about them. You may get help with grammar. But you must be able to answer the question 'what did you mean by this?'",
        },
      ],
    },
    {
      title: 'Before you send it',
      paragraphs: [
        {
          text: 'Leave it for two days, then check it with this list.',
          points: [
            'Read it aloud. If you stumble, the sentence is too long.',
            'Take out every adjective about yourself, and see whether anything is missing.',
            'Check that the name of the university and the course are right. They are wrong more often than you would think.',
            'Keep to the length they ask for.',
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
