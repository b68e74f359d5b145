import type { DemoArticle } from './types.ts';

export const parentsQuestions: DemoArticle = {
  title: 'Questions that parents should ask',
  topic: 'choosing',
  sections: [
    {
      title: null,
      paragraphs: [
        {
          text: 'Dear parents: your child will live with this decision, and you will very likely pay for it. You have every right to ask, and good advisers are glad when you do. These are the questions that we would ask if we were you.',
        },
      ],
    },
    {
      title: 'Ask your child',
      paragraphs: [
        {
          text: 'Start here, over tea, without a brochure on the table.',
          points: [
            'What will you learn in the second year? If your child has read the course page, they will know.',
            'What work can you do with it, here and abroad?',
            'What will you do if the first plan fails?',
            'What are you afraid of? Take your time to listen to this answer.',
          ],
        },
        {
          text: 'Students who were talked into a course often come back in the second term. If your child cannot say why they want it, wait a term. It costs less than you think.',
        },
      ],
    },
    {
      title: 'Ask the university',
      paragraphs: [
        {
          text: 'One polite e-mail with four questions is enough. How quickly and clearly they answer also tells you something.',
          points: [
            'Is the course registered for international students, and where can we see that?',
            'What is the fee for the whole course, and what else do we pay?',
            'What do we get back if the visa is refused, and when?',
            'Who meets new students, and whom can a student call at night?',
          ],
        },
        {
          text: "Universities answer parents by e-mail. They may not tell you marks without your child's consent, so agree in the family what you will share.",
        },
      ],
    },
    {
      title: 'Ask the consultancy, including us',
      paragraphs: [
        {
          text: 'Ask us these questions, and any other consultancy too.',
          points: [
            'How are you paid, and by whom? An adviser may receive a commission from some universities. You should know which ones.',
            'What exactly do we pay you for, and can we have a written list?',
            'Which universities do you not represent, and did you check them for us?',
            'Will you ever write documents for us? The right answer is no.',
            'Can we keep all originals? The right answer is yes.',
          ],
        },
        {
          text: 'Nobody can promise a visa. An officer of another country decides. Do not trust anyone who promises you one.',
        },
      ],
    },
    {
      title: 'Ask yourselves',
      paragraphs: [
        {
          text: 'Can we pay the second year if the first goes badly? What if the rupee falls, or one income stops? How much can we borrow, and what happens to the house if we cannot repay it? Put the whole sum on one sheet, with living costs, and look at the worst year, not at the average. If the sum frightens you, look for a cheaper course: it can lead to just as good a future.',
        },
      ],
    },
    {
      title: 'After the airport',
      paragraphs: [
        {
          text: 'Agree on a day for a call, but do not ask for one every evening in the first weeks: that makes homesickness worse. Ask about friends and food before you ask about marks. Do not send cash with strangers. And keep the number of the international office on the fridge. You will probably never use it.',
        },
      ],
    },
  ],
};
