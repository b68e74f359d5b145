import type { DemoArticle } from './types.ts';

export const afterARefusal: DemoArticle = {
  title: 'A refusal: what to do next',
  topic: 'applying',
  sections: [
    {
      title: null,
      paragraphs: [
        {
          text: 'A refusal is a letter about an application. It is not a judgement on you. It hurts all the same, so do nothing on the first day except tell the people who wait with you. Then begin with the letter.',
        },
      ],
    },
    {
      title: 'Read what it says, not what you fear',
      paragraphs: [
        {
          text: 'Refusal letters give reasons, often as a list. Write each in your own words, and beside it the paper that you had sent on that point. Most reasons are of four kinds.',
          points: [
            'Money: not enough, not held long enough, or not clear whose it is.',
            'Purpose: the officer did not see why this course makes sense for you.',
            'Papers: something was missing, out of date or did not agree with something else.',
            'Trust: something was believed to be untrue.',
          ],
        },
        {
          text: 'The first three can usually be mended. The fourth is serious, and before you answer it you should speak with a person who is licensed to give immigration advice in that country.',
        },
      ],
    },
    {
      title: 'Know the clock',
      paragraphs: [
        {
          text: 'Some countries let you ask for a review or appeal, others only let you apply again. Where there is a review, it has a deadline that may be short. Look for it in the letter first. A review asks whether the decision was right on the papers that were there. If the papers were weak, a new and better application is usually the wiser way.',
        },
      ],
    },
    {
      title: 'Tell the university at once',
      paragraphs: [
        {
          text: 'It has seats to plan and rules for your case. Write on the day after.',
          points: [
            'Ask whether the offer can be moved to the next intake, and until when.',
            'Ask for the refund that the rules promise after a refusal, and which papers it needs.',
            'Ask what happens with a scholarship or a room.',
          ],
        },
        {
          text: 'Money that has gone through a bank in Nepal comes back through it. Keep the receipts and the certificate.',
        },
      ],
    },
    {
      title: 'Before you apply again',
      paragraphs: [
        {
          text: 'Change something real. The same application with a longer letter gets the same answer. Make a table of two columns: the reason, and what is different now. If a row has nothing in its second column, you are not ready yet.',
          points: [
            'Declare the refusal wherever a form asks for one, for any country.',
            'Do not switch to another country only because a friend says it is easier. The same weak point travels with you.',
            'Do not pay anybody who promises to clean your record. Nobody can.',
          ],
        },
      ],
    },
    {
      title: 'Think wider than the visa',
      paragraphs: [
        {
          text: "Perhaps the course was not the right one, or the year was not. Some students use the time for a stronger test result, for work in their field, or for a first degree at home and a master's abroad, which can be the better and cheaper way. A year later it rarely looks like a lost year.",
        },
        {
          text: 'We read refusal letters with students, and we say so when we think that one should not apply again yet.',
        },
      ],
    },
  ],
};
