import type { DemoArticle } from './types.ts';

export const nocStepByStep: DemoArticle = {
  title: 'The No Objection Certificate, step by step',
  topic: 'applying',
  sections: [
    {
      title: null,
      paragraphs: [
        {
          text: 'A student who goes abroad from Nepal needs a No Objection Certificate, the NOC. The Ministry of Education, Science and Technology issues it. Without it no bank in Nepal sends your tuition abroad, so plan for it early.',
        },
      ],
    },
    {
      title: 'What it is, and is not',
      paragraphs: [
        {
          text: 'The NOC says that the government of Nepal has no objection to your studying one course at one institution in one country. It is not a visa, not a scholarship and not a sign that the institution is good. Because it names the institution, you usually need a new certificate if you change university.',
        },
      ],
    },
    {
      title: 'Before you begin',
      paragraphs: [
        {
          text: 'You need clear scans of these, with your name spelled the same on all of them:',
          points: [
            'Citizenship certificate and passport.',
            'Transcripts and certificates of every level you have completed.',
            'The offer or admission letter of the institution abroad, with course, level and length.',
            'A recent photograph, and the result of a language test if the institution asked for one.',
          ],
        },
        {
          text: 'If your name differs between two documents, have it corrected first. That is quicker than a letter of explanation every time.',
        },
      ],
    },
    {
      title: 'The steps',
      paragraphs: [
        {
          text: "You apply online, in the ministry's own system. You can do it yourself.",
          points: [
            'Create an account with an e-mail address that you will still have next year.',
            'Choose the country, the institution and the course exactly as they are written in the offer letter.',
            'Upload the scans, read everything once more and submit.',
            'Pay the fee in one of the ways that the system offers, and keep the receipt.',
            'Check the status. If your application is sent back, the note says what to correct.',
            'Download the certificate and check every word before you go to a bank.',
          ],
        },
      ],
    },
    {
      title: 'After the certificate',
      paragraphs: [
        {
          text: 'The bank asks for the NOC, the offer letter or invoice, your passport and its own form, and then sends the tuition to the institution, not to you. Ask the bank two questions on the first visit: which documents it needs, and how long it takes. Also ask which charges and government fees you pay in addition.',
        },
      ],
    },
    {
      title: 'Common reasons for delay',
      paragraphs: [
        {
          text: 'Most applications that are sent back have one of these mistakes. You can check all four before you submit.',
          points: [
            'The course name on the form is not the one on the offer.',
            'A scan is cut off or too dark to read.',
            'The offer is conditional, and you have not met the condition yet.',
            'The system does not find the institution under the name you typed.',
          ],
        },
        {
          text: "Fees, the list of documents and the address of the system can change. Look at the ministry's website on the day you apply, and do not trust anyone who sells a faster certificate.",
        },
      ],
    },
  ],
};
