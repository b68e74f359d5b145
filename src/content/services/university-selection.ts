import { routes } from '../../contract/routes.ts';
import type { Service } from './schema.ts';

export const universitySelection: Service = {
  slug: 'right-university-selection',
  lead: 'Four to six places that fit your marks, your money and your plan, each with its reason written down.',
  description:
    'How to choose a university abroad from Nepal: entry marks, total cost, recognition, location and refund rules, compared on one page before you apply.',
  intro: [
    'There is no best university, only one that will take you, that you can pay for until the end, and whose degree does what you need. Rankings answer a different question: they mostly measure research.',
    'We build a short list from the published facts and check the points that hurt later: recognition, total fees, refund rules and what graduates do.',
  ],
  steps: [
    {
      title: 'Filter by facts',
      text: `You start in the [course search](${routes.courseSearch()}): level, field, country. Entry marks, English score, intake and fee cut the list.`,
    },
    {
      title: 'Check the institution',
      text: 'Is it on the official register of its country, and allowed to enrol international students? Is the campus the main one or a branch?',
    },
    {
      title: 'Count the whole price',
      text: 'Fees for all years, living, insurance, visa and flights, less any scholarship that is confirmed in writing.',
    },
    {
      title: 'Balance the list',
      text: 'One or two ambitious places, two that match, one that is safe. Fewer applications, done well, beat twelve copies of one letter.',
    },
  ],
  bring: [
    'Mark sheets and transcripts, with backlogs if any',
    'English result, or the date of your test',
    'A limit: the most your family can pay a year',
    'Preferences of city, climate, relatives nearby',
    'Names you have heard of, so we can compare them',
  ],
  detail: {
    heading: 'What we compare, line by line',
    rows: [
      {
        title: 'Recognition',
        text: 'Australia lists providers in CRICOS, Canada names designated learning institutions, the UK licenses student sponsors, the USA certifies schools for the I-20, and Dubai’s institutions are approved by its education authority. We look them up with you.',
      },
      {
        title: 'Entry',
        text: 'Required percentage or GPA, subjects, backlogs allowed, accepted English tests and the minimum band in each skill.',
      },
      {
        title: 'Money',
        text: 'Fee per year and in total, deposit before the visa, instalments, and what is returned after a refusal.',
      },
      {
        title: 'Place',
        text: 'Rent, transport, part-time work near campus, and how many hours of class a week leave time for it.',
      },
      {
        title: 'After the degree',
        text: 'Whether the course leads to post-study work, a professional licence, or recognition in Nepal.',
      },
    ],
  },
  why: [
    {
      title: 'Dated information',
      text: `Each [university](${routes.universities()}) page says where its facts come from and how old they are. Where we do not know, it says N/A.`,
    },
    {
      title: 'Rupees beside the fee',
      text: 'Every amount is shown in its currency and in NPR at a dated rate, so the family can judge it.',
    },
    {
      title: 'Applications done once',
      text: 'The documents you upload serve every application; you correct a name in one place.',
    },
  ],
  apart: [
    {
      title: 'You see our interest',
      text: 'Institutions may pay consultancies a commission. Ask us about any name on your list, and we answer. A place that pays nothing is listed too, if it fits.',
    },
    {
      title: 'Reasons, not slogans',
      text: 'Each name comes with one line on why it is there and one on what speaks against it.',
    },
    {
      title: 'We plan for a refusal',
      text: 'Refund terms and the next intake are part of the choice from the first day.',
    },
  ],
  questions: [
    {
      question: 'How many universities should I apply to?',
      answer:
        'Four to six for most students. Where application fees are high, as often in the USA, start with fewer and add only when answers come.',
    },
    {
      question: 'Does a lower ranked university weaken my visa?',
      answer:
        'Officers look at whether the course makes sense for you, whether you can pay, and whether you are a genuine student. A sensible modest choice is easier to defend than an expensive puzzling one.',
    },
    {
      question: 'Can I change university after arriving?',
      answer:
        'Sometimes, within rules that differ by country and can cost time, money or the visa. Choose as if you could not.',
    },
  ],
  next: 'Send your marks and your limit. We answer with a first list, and the talk begins where the list is wrong.',
};
