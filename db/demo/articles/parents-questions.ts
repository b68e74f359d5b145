import type { DemoArticle } from './types.ts';

export const parentsQuestions: DemoArticle = {
  title: 'What parents should ask, and whom',
  topic: 'choosing',
  sections: [
    {
      title: null,
      paragraphs: [
        {
          text: 'Dear parents: your child will live with this decision, and you will very likely pay for it. You have every right to ask, and good advisers are glad when you do. These are the questions that we would ask in your place.',
        },
      ],
    },
    {
      title: 'Ask your child',
      paragraphs: [
        {
          text: 'Begin here, over tea, without a brochure on the table.',
          points: [
            'What will you learn in the second year? Somebody who has read the course page knows.',
            'What work do people do with it, here and there?',
            'What will you do if the first plan fails?',
            'What are you afraid of? Listen to this answer longest.',
          ],
        },
        {
          text: 'A student who was talked into a course is the one who comes back in the second term. If your child cannot say why, wait a term. Waiting costs less than it seems.',
        },
      ],
    },
    {
      title: 'Ask the university',
      paragraphs: [
        {
          text: 'One polite e-mail with four questions is enough. The speed and clearness of the answer tell you something too.',
          points: [
            'Is the course registered for international students, and where can we see that?',
            'What is the fee for the whole course, and what comes on top?',
            'What is returned if the visa is refused, and when?',
            'Who meets new students, and whom may a student call at night?',
          ],
        },
        {
          text: "Universities answer parents by e-mail. What they may not do is tell you marks without your child's consent, so agree between yourselves what you will share.",
        },
      ],
    },
    {
      title: 'Ask the consultancy, ours included',
      paragraphs: [
        {
          text: 'You may ask us these to our face, and anybody else whom you consider.',
          points: [
            'How are you paid, and by whom? An adviser may receive a commission from some universities. You should know from which.',
            'What exactly do we pay you for, and is there a written list?',
            'Which universities do you not represent, and did you look at them for us?',
            'Will you ever write papers for us? The right answer is no.',
            'May we keep all originals? The right answer is yes.',
          ],
        },
        {
          text: 'Nobody can promise a visa. The decision belongs to an officer of another country. Whoever promises it is selling something that is not theirs.',
        },
      ],
    },
    {
      title: 'Ask yourselves',
      paragraphs: [
        {
          text: 'Can we pay the second year if the first goes badly? What if the rupee falls, or one income stops? Which part may be borrowed, and what happens to the house if it is not repaid? Put the whole sum on one sheet, with living costs, and look at the worst year and not at the average. If the sheet frightens you, a less costly course is not a lesser future.',
        },
      ],
    },
    {
      title: 'After the airport',
      paragraphs: [
        {
          text: 'Agree on a day for a call, and do not ask for one every evening in the first weeks: it makes the distance longer. Ask about friends and food before you ask about marks. Send no cash through strangers. And keep the number of the international office on the fridge. You will probably never use it.',
        },
      ],
    },
  ],
};
