import type { DemoArticle } from './types.ts';

export const nocStepByStep: DemoArticle = {
  title: 'The No Objection Certificate, step by step',
  topic: 'applying',
  sections: [
    {
      title: null,
      paragraphs: [
        {
          text: 'A student who goes abroad from Nepal needs a No Objection Certificate, the NOC. The Ministry of Education, Science and Technology issues it. Without it a bank in Nepal does not send your tuition, so it stands in the middle of your plan and not at its end.',
        },
      ],
    },
    {
      title: 'What it is, and is not',
      paragraphs: [
        {
          text: 'The NOC says that the government of Nepal has no objection to your studying a named course at a named institution in a named country. It is not a visa, not a scholarship and not a sign that the institution is good. Because it names the institution, a change of university usually means a new certificate.',
        },
      ],
    },
    {
      title: 'Before you begin',
      paragraphs: [
        {
          text: 'Have these as clear scans, with your name spelled in the same way on all of them:',
          points: [
            'Citizenship certificate and passport.',
            'Transcripts and certificates of every level you have completed.',
            'The offer or admission letter of the institution abroad, with course, level and length.',
            'A recent photograph, and the result of a language test where the institution asked for one.',
          ],
        },
        {
          text: 'If a name differs between two papers, put it right first. A letter for every difference takes longer than one correction at the source.',
        },
      ],
    },
    {
      title: 'The steps',
      paragraphs: [
        {
          text: "The application is made online, in the ministry's own system. You can do it yourself.",
          points: [
            'Make an account with an e-mail address that you will still have next year.',
            'Choose the country, the institution and the course exactly as the offer letter writes them.',
            'Upload the scans, read everything once more and submit.',
            'Pay the fee through one of the channels that the system offers, and keep the receipt.',
            'Watch the status. If something is sent back, the note says what to mend.',
            'Download the certificate and check every letter of it before you go to a bank.',
          ],
        },
      ],
    },
    {
      title: 'After the certificate',
      paragraphs: [
        {
          text: 'The bank asks for the NOC, the offer letter or invoice, your passport and its own form, and then sends the tuition to the institution, not to you. Ask the bank two questions on the first visit: which papers it wants, and how long it needs. Ask also which charges and government fee come on top.',
        },
      ],
    },
    {
      title: 'Common reasons for delay',
      paragraphs: [
        {
          text: 'Most applications that come back have one of these faults. All four can be seen before you submit.',
          points: [
            'The course name on the form is not the one on the offer.',
            'A scan is cut at the edge or too dark to read.',
            'The offer is conditional, and the condition is not met yet.',
            'The institution is not found under the name you typed.',
          ],
        },
        {
          text: "Fees, the list of papers and the address of the system change. Look at the ministry's website on the day you apply, and be careful with anybody who sells a faster certificate.",
        },
      ],
    },
  ],
};
