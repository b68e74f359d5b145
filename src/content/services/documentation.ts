import { routes } from '../../contract/routes.ts';
import type { ServiceText } from './schema.ts';

export const documentation: ServiceText = {
  lead: 'Every document, in the right order, with your name spelled the same everywhere. Nothing forged, ever.',
  description:
    'Documents a student from Nepal needs: transcripts, notarised translations, No Objection Certificate, police report, bank and property documents.',
  intro: [
    'One weak document can spoil a whole application. Most problems are small: a surname spelled in two ways, a bank letter that is too old, a relationship certificate without a translation.',
    'We give you a list for your country and your family, in the order in which offices issue the documents, and check each one before you send it.',
  ],
  steps: [
    {
      title: 'Your own list',
      text: 'It depends on your country, your level, your sponsor and any earlier applications. Documents you don’t need are not on it.',
    },
    {
      title: 'Names and dates first',
      text: 'Citizenship, passport, mark sheets and birth registration must match. Corrections take weeks, so we start with them.',
    },
    {
      title: 'Translation and notary',
      text: 'Documents in Nepali are translated into English and certified by a notary public. We compare every figure with the original.',
    },
    {
      title: 'The No Objection Certificate',
      text: 'You apply online at the Ministry of Education, Science and Technology, with the offer for your course. Banks need it to send your tuition fee abroad.',
    },
    {
      title: 'One last check',
      text: 'Two people read the file from front to back before it is submitted. You keep a full copy.',
    },
  ],
  bring: [
    'Passport, valid at least until the end of your first year',
    'Citizenship certificate and birth registration',
    'All mark sheets, transcripts, character and provisional certificates',
    'Your sponsor’s citizenship certificate and income documents',
    'Earlier visas and refusals',
  ],
  detail: {
    heading: 'The usual documents, and where to get them',
    rows: [
      {
        title: 'Academic',
        text: 'SEE and National Examinations Board mark sheets, university transcripts, migration certificate; letters of recommendation and experience from people who can be reached by phone.',
      },
      {
        title: 'Family',
        text: 'Relationship certificate, and marriage or birth registration, from your ward office.',
      },
      {
        title: 'Money',
        text: 'Bank statement and balance certificate, education loan letter if there is one, tax clearance from the Inland Revenue Office, proof of where the income comes from: salary, business, rent, farm, pension or remittance.',
      },
      {
        title: 'Property',
        text: 'Valuation by a registered engineer and proof of ownership, if a country asks for them. They support your income but don’t count as money.',
      },
      {
        title: 'Character',
        text: 'Police clearance report from Nepal Police, applied for online.',
      },
      {
        title: 'Health',
        text: 'A medical test at a clinic that the embassy has approved, once you are told to go. For a long stay in the UK, also a tuberculosis test at an approved clinic.',
      },
      {
        title: 'Statement of purpose',
        text: 'You write it. We ask questions and correct your English, but we don’t write it for you.',
      },
    ],
  },
  why: [
    {
      title: 'A list you can finish',
      text: 'You see what is done, what is missing, and whose turn it is.',
    },
    {
      title: 'The right order saves fees',
      text: 'Bank letters and medicals expire. If they are issued too early, you pay for them twice.',
    },
    {
      title: 'Kept safely',
      text: `Files you upload are encrypted, and deleted after your case closes: see the [privacy policy](${routes.privacyPolicy()}).`,
    },
  ],
  apart: [
    {
      title: 'No false documents',
      text: 'We do not arrange bank balances, experience letters or mark sheets, and if one of your documents is forged, we stop working on your case. Embassies call banks and schools.',
    },
    {
      title: 'Originals stay with you',
      text: 'We work with scans. No consultancy needs to hold your passport or certificates.',
    },
    {
      title: 'Receipts for everything',
      text: 'You pay notary, translation and government fees at their offices, at their price.',
    },
  ],
  questions: [
    {
      question: 'My name is spelled differently on two documents. What now?',
      answer:
        'Have it corrected at the office that issued the wrong one, if you can. If that takes too long, a notarised statement or a letter from the ward or school may be accepted. Ask the university first.',
    },
    {
      question: 'How old can my bank documents be?',
      answer:
        'It differs: the UK, for example, asks for money held for {fact:uk-funds-held} up to shortly before you apply. Your country’s guide has the rule.',
    },
    {
      question: 'My sponsor works abroad and sends money home. Is that income?',
      answer:
        'Yes, when it is traceable: remittance slips, employment contract, bank credits. Cash without any record is hard to prove.',
    },
  ],
  next: 'Upload or bring what you have. At the first meeting you get your list, with the documents to get first.',
};
