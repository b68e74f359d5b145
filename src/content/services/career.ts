import { routes } from '../../contract/routes.ts';
import type { Service } from './schema.ts';

export const career: Service = {
  slug: 'career-counseling',
  lead: 'Which subject, which level, which country, or perhaps not abroad at all: begin with you, not with a brochure.',
  description:
    'Career counseling for students in Nepal after SEE, +2 or a bachelor’s: your marks, your money and the work you want, turned into two or three honest plans.',
  intro: [
    'Most students arrive with a country in mind because a cousin is there. A better first question is what you want to be able to do in five years, and what your marks and your family’s money allow. The country follows from that.',
    'A session takes about an hour. You leave with two or three plans on one page each: subject, level, likely countries, cost, and the first thing to do.',
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
      title: 'We compare roads',
      text: 'The same aim through a bachelor’s, a diploma with credit transfer, a pre-master’s, or a year of work or study in Nepal first.',
    },
    {
      title: 'We write it down',
      text: 'One page a plan, with its cost, its risk and its first step. Sleep on it and show it to your parents.',
    },
  ],
  bring: [
    'Mark sheets from SEE onwards, also the weak ones',
    'English test result, if you have one',
    'CV or experience letters, if you have worked',
    'What the family can pay for the first year',
    'A parent, if you like: in Nepali, Maithili or English as suits you',
  ],
  detail: {
    heading: 'Questions worth settling early',
    rows: [
      {
        title: 'After +2',
        text: 'Is your stream accepted for the subject? Engineering asks for mathematics and physics, nursing often for biology. A foundation year can bridge a missing subject, at the price of a year.',
      },
      {
        title: 'After a bachelor’s',
        text: 'A master’s in the same field is the shortest road. A change of field needs a reason that a visa officer can follow, and sometimes a graduate diploma first.',
      },
      {
        title: 'With a study gap',
        text: 'A gap is no problem when it is explained and documented: work, care for family, exam preparation. Bring letters, payslips and tax papers that are real.',
      },
      {
        title: 'Thinking of coming back',
        text: 'For a government job or a licence in Nepal you will need the degree’s equivalence. Ask before you enrol whether the institution and mode of study are accepted.',
      },
    ],
  },
  why: [
    {
      title: 'Free, and no hurry',
      text: 'The first talk costs nothing and commits you to nothing. No form is filled in that day.',
    },
    {
      title: 'Grounded in real courses',
      text: `Every plan names courses you can open in our [course search](${routes.courseSearch()}), with fees and intakes.`,
    },
    {
      title: 'Families are welcome',
      text: 'Going abroad is a family’s decision in Nepal. We explain costs and risks to parents as plainly as to you.',
    },
  ],
  apart: [
    {
      title: 'We say no',
      text: 'If a loan would ruin the family, or a course does not lead where you want to go, we say so.',
    },
    {
      title: 'Nepal is on the list',
      text: 'A good programme here, or two years of work first, is sometimes the stronger plan. We put it beside the others.',
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
        'Often yes. Requirements differ widely, and diplomas, foundation years and later intakes open doors. We tell you in the first talk what is not possible, so you do not lose money on it.',
    },
    {
      question: 'Which subject gives permanent residence?',
      answer:
        'None. Migration lists change faster than a degree is finished. Choose work you would do anyway, and treat residence as something that may or may not come.',
    },
    {
      question: 'Can I do this online from outside Kathmandu?',
      answer:
        'Yes, by video or phone. Send photos of your mark sheets through the application form or bring them to a later meeting.',
    },
  ],
  next: 'Book a talk or walk in during office hours. A counselor reads your marks before you meet, so that the hour is used.',
};
