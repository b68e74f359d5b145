import { routes } from '../../contract/routes.ts';
import type { ServiceText } from './schema.ts';

export const career: ServiceText = {
  lead: 'Which subject, which level, which country, or perhaps not abroad at all? We start with you, not with a brochure.',
  description:
    'Career counseling for students in Nepal after SEE, +2 or a bachelor’s: your marks, your money and the work you want, turned into two or three honest plans.',
  intro: [
    'Most students arrive with a country in mind because a cousin is there. A better first question is what you want to be able to do in five years, and what your marks and your family’s money allow. Once you know that, choosing a country is easier.',
    'The first meeting takes about an hour. You leave with two or three plans, each on one page: subject, level, likely countries, cost, and the first thing to do.',
  ],
  steps: [
    {
      title: 'We listen',
      text: 'Marks, gaps, what you like doing, what you are tired of, who decides at home and who pays.',
    },
    {
      title: 'We test the idea',
      text: 'What does the job look like on a normal day? Is it licensed, as nursing, teaching, law and engineering often are? Would the degree be recognised in Nepal if you return?',
    },
    {
      title: 'We compare the ways there',
      text: 'You can often reach the same goal through a bachelor’s, a diploma with credit transfer, a pre-master’s, or a year of work or study in Nepal first.',
    },
    {
      title: 'We write it down',
      text: 'One page for each plan, with its cost, its risks and the first step. Sleep on it and show it to your parents.',
    },
  ],
  bring: [
    'Mark sheets from SEE onwards, including the weak ones',
    'English test result, if you have one',
    'CV or experience letters, if you have worked',
    'How much your family can pay for the first year',
    'A parent, if you like: we speak Nepali, Maithili and English',
  ],
  detail: {
    heading: 'Questions worth settling early',
    rows: [
      {
        title: 'After +2',
        text: 'Is your stream accepted for the subject? Engineering asks for mathematics and physics, nursing often for biology. If you miss a subject, a foundation year can make up for it, but it takes a year.',
      },
      {
        title: 'After a bachelor’s',
        text: 'A master’s in the same field is the shortest way. To change your field you need a reason that a visa officer can understand, and sometimes a graduate diploma first.',
      },
      {
        title: 'With a study gap',
        text: 'A gap is no problem if you can explain and document it: work, caring for family, preparing for an exam. Bring genuine letters, payslips and tax documents.',
      },
      {
        title: 'Thinking of coming back',
        text: 'For a government job or a licence in Nepal you will need an equivalence certificate for your degree. Ask before you enrol whether the institution and mode of study are accepted.',
      },
    ],
  },
  why: [
    {
      title: 'Free, with no pressure',
      text: 'The first meeting is free and you don’t have to decide anything. We don’t ask you to fill in a form that day.',
    },
    {
      title: 'Grounded in real courses',
      text: `Every plan names courses you can open in our [course search](${routes.courseSearch()}), with fees and intakes.`,
    },
    {
      title: 'Families are welcome',
      text: 'In Nepal the whole family decides about going abroad. We explain costs and risks to your parents as clearly as to you.',
    },
  ],
  apart: [
    {
      title: 'We say no',
      text: 'If a loan is too risky for your family, or a course doesn’t lead where you want to go, we tell you.',
    },
    {
      title: 'Nepal is on the list',
      text: 'Sometimes a good programme here, or two years of work first, is the better plan. We compare it with the others.',
    },
    {
      title: 'No psychometric magic',
      text: 'An interest test can start a conversation. It cannot choose for you, so we do not sell one.',
    },
  ],
  questions: [
    {
      question: 'My GPA is low. Is there any point?',
      answer:
        'Often yes. Requirements differ a lot, and diplomas, foundation years and later intakes are other ways in. At the first meeting we tell you what is not possible, so that you don’t waste money on it.',
    },
    {
      question: 'Which subject gives permanent residence?',
      answer:
        'None. Migration lists change faster than a degree is finished. Choose work that you would do anyway, and don’t count on getting residence.',
    },
    {
      question: 'Can I do this online from outside Kathmandu?',
      answer:
        'Yes, by video or phone. Send photos of your mark sheets with the application form, or bring them to a later meeting.',
    },
  ],
  next: 'Book a meeting or walk in during office hours. If you send us your marks first, your counselor reads them before you meet.',
};
