import { routes } from '../../contract/routes.ts';
import type { ServiceText } from './schema.ts';

export const visa: ServiceText = {
  lead: 'A complete and true application, sent on time. You pay every fee yourself, to the right office.',
  description:
    'Student visa help from Nepal: order of steps, proof of funds, forms, biometrics and medical, what a refusal means, and what no consultancy can promise.',
  intro: [
    'A visa officer asks four things: are you a real student, does the course make sense for you, do you have enough money from legal sources, and will you keep the rules? A good application answers all four with documents.',
    `The [student visa](${routes.studentVisa()}) page compares fees, funds and waiting times of all our countries. It says how old the figures are and where you can check them.`,
  ],
  steps: [
    {
      title: 'Check before you pay',
      text: 'Offer, funds, English, gaps, earlier refusals. If something is weak, we tell you before you pay any fee.',
    },
    {
      title: 'Confirm your place',
      text: 'You pay the deposit or tuition through a bank with your No Objection Certificate. Then you get the document that the visa needs: CoE, CAS, I-20, letter of acceptance or offer of place.',
    },
    {
      title: 'Show the money',
      text: 'How much, whose money, since when and from where? Loan, savings and income must add up, without an unexplained deposit in the last week.',
    },
    {
      title: 'Fill in the forms together',
      text: 'You use your own account and your own e-mail address. Read every answer before you sign, because it is your declaration.',
    },
    {
      title: 'Biometrics, medical, interview',
      text: 'We tell you in which order to book them and what to bring.',
    },
    {
      title: 'The decision',
      text: 'If it is approved, we go through the conditions, travel dates and arrival. If it is refused, we read the letter together and decide what to do next.',
    },
  ],
  bring: [
    'Offer or confirmation from the institution',
    'Your passport and all earlier ones',
    'Proof of funds and income, for you and your sponsor',
    'English result and mark sheets',
    'Every refusal letter, whatever the country',
  ],
  detail: {
    heading: 'What each country asks for first',
    rows: [
      {
        title: 'Australia',
        text: 'Confirmation of Enrolment, health cover and answers to the genuine student questions. You apply online.',
      },
      {
        title: 'UK',
        text: 'Confirmation of Acceptance for Studies, funds, tuberculosis certificate. You give biometrics at a visa centre.',
      },
      {
        title: 'USA',
        text: 'Form I-20, SEVIS fee, DS-160, and an interview at the embassy in Kathmandu.',
      },
      {
        title: 'Canada',
        text: 'Letter of acceptance and, for most students, an attestation letter from the province. You apply online, then give biometrics.',
      },
      {
        title: 'New Zealand',
        text: 'Offer of place, funds and where they come from, medical and police certificates. You apply online.',
      },
      {
        title: 'Dubai',
        text: 'The university sponsors your residence permit. The medical test and the Emirates ID come after you arrive.',
      },
    ],
  },
  why: [
    {
      title: 'You see everything',
      text: 'You get a copy of the complete application before and after we send it.',
    },
    {
      title: 'Deadlines counted backwards',
      text: 'We count back from the first lecture to today, and allow time for slow offices.',
    },
    {
      title: 'Refusals read properly',
      text: 'Most letters give the reason. We deal with that reason, or advise you not to pay a second fee.',
    },
  ],
  apart: [
    {
      title: 'No promised visas',
      text: 'The decision is the government’s. We promise a careful file, clear dates and honest advice.',
    },
    {
      title: 'You pay the offices, not us',
      text: 'You pay the embassy, the insurer and the clinic yourself, and keep the receipts.',
    },
    {
      title: 'We know our limits',
      text: 'For appeals and difficult cases you need a lawyer or a registered migration adviser in that country. We tell you when.',
    },
  ],
  questions: [
    {
      question: 'How early should I start?',
      answer:
        'Six to nine months before the course. Offers, bank documents and tests take longer than the visa itself.',
    },
    {
      question: 'Does one refusal end everything?',
      answer:
        'No. You must mention it from then on, and your next application must answer what the letter says. Applying again with the same documents rarely helps.',
    },
    {
      question: 'Can my husband or wife come with me?',
      answer:
        'It depends on the country and the level, and some countries have made it harder. You need extra funds and pay extra fees: see the country guides.',
    },
    {
      question: 'Do you also help if I applied on my own?',
      answer: 'Yes. Bring your documents. We read them and tell you what we would change.',
    },
  ],
  next: 'Send us your offer and tell us roughly how much money you have. A counselor tells you what is missing and by when you should apply.',
};
