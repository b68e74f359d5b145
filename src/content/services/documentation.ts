import { routes } from '../../contract/routes.ts';
import type { Service } from './schema.ts';

export const documentation: Service = {
  slug: 'documentation-guidance',
  lead: 'Every paper, in the right order, with one spelling of your name. Nothing forged, ever.',
  description:
    'Papers a student from Nepal needs: transcripts, notarised translations, the No Objection Certificate, police report, bank and property papers, in order.',
  intro: [
    'A file is judged by its weakest paper. Most trouble comes from small things: a surname spelled two ways, a bank letter older than the rule allows, a relationship certificate without translation.',
    'We give you a list for your country and your family, in the order in which offices issue the papers, and check each one before it leaves your hands.',
  ],
  steps: [
    {
      title: 'Your own list',
      text: 'From your country, level, sponsor and earlier history. Papers you do not need are not on it.',
    },
    {
      title: 'Names and dates first',
      text: 'Citizenship, passport, mark sheets and birth registration must agree. Corrections take weeks, so they come first.',
    },
    {
      title: 'Translation and notary',
      text: 'Papers in Nepali are translated into English and certified by a notary public. We compare every figure with the original.',
    },
    {
      title: 'The No Objection Certificate',
      text: 'You apply online at the Ministry of Education, Science and Technology, with the offer for your course. Banks need it to send your tuition fee abroad.',
    },
    {
      title: 'One last reading',
      text: 'Two people read the file from front to back before it is submitted. You keep a full copy.',
    },
  ],
  bring: [
    'Passport, with at least the length of your first year left',
    'Citizenship certificate and birth registration',
    'All mark sheets, transcripts, character and provisional certificates',
    'Your sponsor’s citizenship and income papers',
    'Earlier visas and refusals',
  ],
  detail: {
    heading: 'The usual papers, and where they come from',
    rows: [
      {
        title: 'Academic',
        text: 'SEE and National Examinations Board mark sheets, university transcripts, migration certificate; letters of recommendation and experience from people who can be phoned.',
      },
      {
        title: 'Family',
        text: 'Relationship certificate, and marriage or birth registration, from your ward office.',
      },
      {
        title: 'Money',
        text: 'Bank statement and balance certificate, education loan letter if there is one, tax clearance from the Inland Revenue Office, income source papers: salary, business, rent, farm, pension or remittance.',
      },
      {
        title: 'Property',
        text: 'Valuation by a registered engineer and ownership papers, where a country wants to see them. They support income; they are not money.',
      },
      {
        title: 'Character',
        text: 'Police clearance report from Nepal Police, applied for online.',
      },
      {
        title: 'Health',
        text: 'Medical test by a clinic the embassy has approved, after you are told to go; for a long UK stay also a tuberculosis test at an approved clinic.',
      },
      {
        title: 'Statement of purpose',
        text: 'Written by you. We ask questions and correct English; we do not write it for you.',
      },
    ],
  },
  why: [
    {
      title: 'A list that ends',
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
      title: 'No false papers',
      text: 'We do not arrange bank balances, experience letters or mark sheets, and we stop working on a file that contains a forged one. Embassies call the bank and the school.',
    },
    {
      title: 'Originals stay with you',
      text: 'We work with scans. No consultancy needs to hold your passport or certificates.',
    },
    {
      title: 'Receipts for everything',
      text: 'Notary, translation and government fees are paid at their offices, at their price.',
    },
  ],
  questions: [
    {
      question: 'My name is spelled differently on two papers. What now?',
      answer:
        'Correct it at the office that issued the wrong one, if you can. Where that takes too long, a notarised statement or a letter from the ward or school may be accepted; ask the university first.',
    },
    {
      question: 'How old may the bank papers be?',
      answer:
        'It differs: the UK, for example, asks for money held for {fact:uk-funds-held} up to shortly before you apply. Your country’s guide has the rule.',
    },
    {
      question: 'My sponsor works abroad and sends money home. Is that income?',
      answer:
        'Yes, when it is traceable: remittance slips, employment contract, bank credits. Cash without a trail is hard to show.',
    },
  ],
  next: 'Upload or bring what you have. Within the first meeting you get your list, with the papers to fetch first.',
};
