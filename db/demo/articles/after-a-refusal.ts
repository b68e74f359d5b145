import type { DemoArticle } from './types.ts';

export const afterARefusal: DemoArticle = {
  title: 'A refusal: what to do next',
  topic: 'applying',
  sections: [
    {
      title: null,
      paragraphs: [
        {
          text: 'A refusal is about an application, not about you as a person. It still hurts, so on the first day do nothing except tell your family. Then start with the letter.',
        },
      ],
    },
    {
      title: 'Read what it really says',
      paragraphs: [
        {
          text: 'Refusal letters give reasons, often as a list. Write down each one in your own words, and next to it the document you sent for it. There are four main kinds of reasons.',
          points: [
            'Money: not enough, not held long enough, or not clear whose it is.',
            'Purpose: the officer did not see why this course makes sense for you.',
            'Documents: something was missing, out of date or did not match something else.',
            'Trust: the officer thought that something was untrue.',
          ],
        },
        {
          text: 'You can usually put the first three right. The fourth is serious: before you answer, talk to someone who is licensed to give immigration advice in that country.',
        },
      ],
    },
    {
      title: 'Check the deadline',
      paragraphs: [
        {
          text: 'Some countries let you ask for a review or appeal, others only let you apply again. The deadline for a review may be short, so look for it in the letter first. A review checks whether the decision was right, based on the documents you sent. If those were weak, a new and better application is usually the better way.',
        },
      ],
    },
    {
      title: 'Tell the university at once',
      paragraphs: [
        {
          text: 'The university has rules for this case and has to plan its places. Write to them the day after.',
          points: [
            'Ask whether the offer can be moved to the next intake, and until when.',
            'Ask for the refund that you get after a refusal, and which documents they need for it.',
            'Ask what happens to your scholarship or your room.',
          ],
        },
        {
          text: 'Money that you sent through a bank in Nepal comes back through that bank. Keep the receipts and the certificate.',
        },
      ],
    },
    {
      title: 'Before you apply again',
      paragraphs: [
        {
          text: 'Something must really be different. The same application with a longer letter gets the same answer. Make a table with two columns: the reason, and what is different now. If a row has an empty second column, you are not ready yet.',
          points: [
            'Mention the refusal wherever a form asks about refusals, whatever the country.',
            'Do not switch to another country only because a friend says it is easier. You will have the same weak point there.',
            'Do not pay anybody who promises to clean your record. Nobody can.',
          ],
        },
      ],
    },
    {
      title: 'Think about other plans too',
      paragraphs: [
        {
          text: "Perhaps it was not the right course, or not the right year. Some students use the time for a stronger test result, for work in their field, or for a first degree at home and a master's abroad, which can be the better and cheaper way. A year later it rarely looks like a lost year.",
        },
        {
          text: 'We read refusal letters with students, and we tell you if we think that you should not apply again yet.',
        },
      ],
    },
  ],
};
