import type { DemoEvent } from './types.ts';

/** Ten weeks: weekdays stay what they are, and some event is always within ten days. */
export const REPEAT_DAYS = 70;

const OFFICE = 'Our office, Kamalpokhari, Kathmandu';

/** Invented events, marked as samples. All but the last are always still to come. */
export const EVENTS: readonly DemoEvent[] = [
  {
    title: 'Open day: bring your questions and your parents',
    starts: '2026-01-10T14:00',
    hours: 3,
    place: OFFICE,
    online: null,
    capacity: 40,
    opens: null,
    closes: null,
    paragraphs: [
      'No lectures this afternoon. Sit down with a counselor, bring your documents and ask. Parents are welcome and have their own table.',
      'Bring your transcripts, your language test result if you have one, and a list of what matters to you: subject, money, distance, family. We look at two or three courses with you and their fees for the whole course, and you take the sheet home.',
      'We won’t sell you anything, and you don’t have to sign anything.',
    ],
  },
  {
    title: 'Workshop: a statement of purpose that sounds like you',
    starts: '2026-01-18T11:00',
    hours: 2.5,
    place: OFFICE,
    online: null,
    capacity: 15,
    opens: null,
    closes: 2,
    paragraphs: [
      'Two and a half hours with pen and paper. You answer four questions: what you have done, what you learned from it, why this course, and what comes afterwards. You leave with a first draft in your own words.',
      'The group is small, so everyone can read one paragraph aloud and hear what the others think. We don’t write statements for anyone, and we explain why that is good for you.',
      'Bring the web page of one course you want to apply for, printed or on your phone.',
    ],
  },
  {
    title: "Parents' evening: costs, safety and calling home",
    starts: '2026-01-30T17:00',
    hours: 2,
    place: OFFICE,
    online: 'https://meet.prasthan.example/parents',
    capacity: 30,
    opens: null,
    closes: 1,
    paragraphs: [
      'For parents who pay and parents who worry. We go through a family budget line by line: fees, rent, insurance, the deposit, the second year, and what happens if the rupee falls.',
      'Then we talk about what parents ask us most: where students live, what happens when they fall ill, how many hours they may work, and whom to call when something goes wrong.',
      'In Nepali. You can also join online from outside the Valley.',
    ],
  },
  {
    title: 'Scholarships for the next intake: where to look, what to send',
    starts: '2026-02-04T18:30',
    hours: 1,
    place: null,
    online: 'https://meet.prasthan.example/scholarships',
    capacity: null,
    opens: null,
    closes: null,
    paragraphs: [
      'One hour online. How universities give scholarships, which of them need a second form, and how to compare an award with a lower fee.',
      'We open real pages and read them together, then show you how to recognise a false offer. The last twenty minutes are for your questions.',
    ],
  },
  {
    title: 'IELTS, PTE or TOEFL? Try a short sample of each',
    starts: '2026-02-14T10:00',
    hours: 3,
    place: OFFICE,
    online: null,
    capacity: 24,
    opens: null,
    closes: 1,
    paragraphs: [
      'One morning, three rooms, three short samples: an interview with an examiner, a headset and a screen, a lecture with notes. Afterwards you will know which test suits you.',
      'You won’t get a score, because twenty minutes are too short for that. You get a sheet that says which parts went well and for how many weeks you should practise before you book.',
      'Bring your own headphones if you like.',
    ],
  },
  {
    title: 'NOC and bank documents: your questions answered',
    starts: '2026-02-24T19:00',
    hours: 1,
    place: null,
    online: 'https://meet.prasthan.example/noc',
    capacity: 100,
    opens: 40,
    closes: null,
    paragraphs: [
      'We fill in the application for a No Objection Certificate on the screen for an invented student, from creating the account to downloading the certificate, and show you the mistakes that get applications sent back.',
      'Then the bank: which documents it needs, in which order, and how long it takes. Write down your questions and bring them: we answer them without naming you.',
    ],
  },
  {
    title: 'Before you fly: the first week abroad',
    starts: '2026-03-07T13:00',
    hours: 2,
    place: OFFICE,
    online: 'https://meet.prasthan.example/first-week',
    capacity: 35,
    opens: 30,
    closes: 1,
    paragraphs: [
      'For students who have their visa. We talk about cabin bag and suitcase, questions at the border, the way from the airport, SIM card, bank account, doctor, and whom to tell that you have arrived.',
      'Students who left last year answer your questions online. You leave with a list for your first seven days and a number that you can call.',
    ],
  },
  {
    title: 'An evening about studying in the cold',
    starts: -40,
    hours: 2,
    place: OFFICE,
    online: null,
    capacity: 30,
    opens: null,
    closes: null,
    paragraphs: [
      'Coats, boots, heating bills and dark afternoons: what your first winter will be like, and what to pack.',
    ],
  },
];
