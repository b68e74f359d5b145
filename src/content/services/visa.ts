import { routes } from '../../contract/routes.ts';
import type { Service } from './schema.ts';

export const visa: Service = {
  slug: 'visa-assistance',
  lead: 'A complete and true application, filed on time, with every fee paid by you to the right office.',
  description:
    'Student visa help from Nepal: order of steps, proof of funds, forms, biometrics and medical, what a refusal means, and what no consultancy can promise.',
  intro: [
    'A visa officer asks four things: is this a real student, is the course sensible, is there enough legal money, and will the student keep the rules. A good application answers all four with papers and leaves no doubt between them.',
    `Fees, funds and waiting times of all our countries stand side by side on the [student visa](${routes.studentVisa()}) page, each with its date.`,
  ],
  steps: [
    {
      title: 'Check before you pay',
      text: 'Offer, funds, English, gaps, earlier refusals. If something is weak we say so before any fee is spent.',
    },
    {
      title: 'Confirm the place',
      text: 'Deposit or tuition through a bank with your No Objection Certificate, then the paper that the visa needs: CoE, CAS, I-20, letter of acceptance or offer of place.',
    },
    {
      title: 'Show the money',
      text: 'How much, whose, since when and from where. Loan, savings and income must add up without an unexplained deposit in the last week.',
    },
    {
      title: 'Fill in the forms together',
      text: 'On your own account, at your own e-mail address. You read every answer before you sign; it is your declaration.',
    },
    {
      title: 'Biometrics, medical, interview',
      text: 'Booked in the right order, with what to carry to each.',
    },
    {
      title: 'The decision',
      text: 'Approved: conditions, travel dates and arrival. Refused: we read the letter together and plan from its reasons.',
    },
  ],
  bring: [
    'Offer or confirmation from the institution',
    'Passport and all earlier ones',
    'Funds and income papers of you and your sponsor',
    'English result and mark sheets',
    'Every refusal letter, whatever the country',
  ],
  detail: {
    heading: 'The first paper each country wants',
    rows: [
      {
        title: 'Australia',
        text: 'Confirmation of Enrolment, health cover and answers to the genuine student questions; lodged online.',
      },
      {
        title: 'UK',
        text: 'Confirmation of Acceptance for Studies, funds, tuberculosis certificate; biometrics at a visa centre.',
      },
      {
        title: 'USA',
        text: 'Form I-20, SEVIS fee, DS-160, and an interview at the embassy in Kathmandu.',
      },
      {
        title: 'Canada',
        text: 'Letter of acceptance and, for most students, an attestation letter from the province; online, then biometrics.',
      },
      {
        title: 'New Zealand',
        text: 'Offer of place, funds with their source, medical and police papers; lodged online.',
      },
      {
        title: 'Dubai',
        text: 'The university sponsors the residence permit; medical test and Emirates ID follow after arrival.',
      },
    ],
  },
  why: [
    {
      title: 'Nothing is filed unseen',
      text: 'You get the complete application as a copy, before it goes and after.',
    },
    {
      title: 'Deadlines counted backwards',
      text: 'From the first lecture back to today, including the slow offices.',
    },
    {
      title: 'Refusals read properly',
      text: 'Most letters name the reason. We answer that reason, or advise against a second fee.',
    },
  ],
  apart: [
    {
      title: 'No promised visas',
      text: 'The decision is the government’s. We promise a careful file, clear dates and honest advice.',
    },
    {
      title: 'Fees go where they belong',
      text: 'You pay embassy, insurer and clinic yourself, and keep the receipts.',
    },
    {
      title: 'We know our limits',
      text: 'For appeals and difficult histories you need a lawyer or a registered migration adviser in that country. We tell you when.',
    },
  ],
  questions: [
    {
      question: 'How early should I start?',
      answer:
        'Six to nine months before the course. Offers, bank papers and tests take longer than the visa itself.',
    },
    {
      question: 'Does one refusal end everything?',
      answer:
        'No. You must declare it from then on, and the next application must answer what the letter says. Applying again with the same papers rarely helps.',
    },
    {
      question: 'Can my spouse come with me?',
      answer:
        'It depends on country and level; some countries have narrowed it. Extra funds and fees apply: the country guides name them.',
    },
    {
      question: 'Do you also help if I applied on my own?',
      answer: 'Yes. Bring the file; we read it and say what we would change.',
    },
  ],
  next: 'Send your offer and a rough picture of the funds. A counselor tells you what is missing and the last sensible date to apply.',
};
