import { routes } from '../../contract/routes.ts';
import type { ServiceText } from './schema.ts';

export const universitySelection: ServiceText = {
  lead: 'Four to six places that fit your marks, your money and your plan, and the reasons for each in writing.',
  description:
    'How to choose a university abroad from Nepal: entry marks, total cost, recognition, location and refund rules, compared on one page before you apply.',
  intro: [
    'There is no single best university. The right one accepts you, is one you can pay for until the end, and gives you a degree that you can use. Rankings don’t tell you that: they mostly measure research.',
    'We make a short list from published facts and check what can cause trouble later: recognition, total fees, refund rules and what graduates do.',
  ],
  steps: [
    {
      title: 'Filter by facts',
      text: `Start in the [course search](${routes.courseSearch()}) with level, field and country. Entry marks, English score, intake and fees make the list shorter.`,
    },
    {
      title: 'Check the institution',
      text: 'Is it on the official register of its country, and allowed to enrol international students? Is the campus the main one or a branch?',
    },
    {
      title: 'Add up the whole cost',
      text: 'Fees for all years, living, insurance, visa and flights, less any scholarship that is confirmed in writing.',
    },
    {
      title: 'Balance the list',
      text: 'One or two ambitious places, two that match, one that is safe. A few good applications are better than twelve copies of the same letter.',
    },
  ],
  bring: [
    'Mark sheets and transcripts, with backlogs if any',
    'English result, or the date of your test',
    'The most your family can pay in a year',
    'What you prefer: city, climate, relatives nearby',
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
        text: 'Rent, transport, part-time work near campus, and whether your classes leave you time for it.',
      },
      {
        title: 'After the degree',
        text: 'Whether the course leads to post-study work, a professional licence, or recognition in Nepal.',
      },
    ],
  },
  why: [
    {
      title: 'No guesses',
      text: `A [university](${routes.universities()}) page names the register that its facts come from, or says that they are a sample. If we don’t know something, it says N/A.`,
    },
    {
      title: 'Rupees beside the fee',
      text: 'We show fees in their currency and, where we know a dated rate, in NPR, so that your family can judge them.',
    },
    {
      title: 'Fill in your details once',
      text: 'You can use the documents you upload for every application, and correct a name in one place.',
    },
  ],
  apart: [
    {
      title: 'We tell you who pays us',
      text: 'Institutions may pay consultancies a commission. Ask us about any university on your list and we’ll tell you. If one fits you but pays us nothing, we list it all the same.',
    },
    {
      title: 'Reasons, not slogans',
      text: 'For each university you get one line on why it is on the list and one on what speaks against it.',
    },
    {
      title: 'We plan for a refusal too',
      text: 'We look at refund terms and the next intake from the first day.',
    },
  ],
  questions: [
    {
      question: 'How many universities should I apply to?',
      answer:
        'Four to six for most students. If application fees are high, as they often are in the USA, start with fewer and add more when you have the first answers.',
    },
    {
      question: 'Does a lower ranked university weaken my visa?',
      answer:
        'Officers look at whether the course makes sense for you, whether you can pay, and whether you are a genuine student. A modest choice that makes sense is easier to explain than an expensive one that doesn’t.',
    },
    {
      question: 'Can I change university after arriving?',
      answer:
        'Sometimes, but the rules differ by country, and it can cost you time, money or the visa. Choose as if you couldn’t change.',
    },
  ],
  next: 'Send us your marks and how much your family can pay. We send you a first list, and at the meeting we improve it together.',
};
