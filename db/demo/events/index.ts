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
      'An afternoon without a talk. Sit down with a counselor, put your papers on the table and ask. Parents are welcome and get a table of their own.',
      'Bring your transcripts, the result of a language test if you have one, and a list of what matters to you: subject, money, distance, family. We look at two or three courses with you, with their fees for the whole length, and you take the sheet home.',
      'Nothing is sold and nothing is signed on this day.',
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
      'Two and a half hours with pen and paper. You answer four questions about what you have done, what it showed you, why this course and what comes after, and leave with a first draft in your own words.',
      'The group is small, so that everybody reads one paragraph aloud and hears what stayed with the others. We do not write statements for anybody, and we show you why that is good for you.',
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
      'For those who pay and those who wait for the phone. We go through one family budget line by line: fees, rent, insurance, the deposit, the second year, and what a weaker rupee does to each.',
      'Then we talk about what parents ask us most: where students live, what happens when they fall ill, how many hours they may work, and whom to call when something goes wrong.',
      'In Nepali. You can also join by video from outside the Valley.',
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
      'An hour by video. How universities give scholarships, which of them need a second form, and how to compare an award with a lower fee.',
      'We open real pages and read them together, then show the signs of an offer that is false. The last twenty minutes are for your questions.',
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
      'One morning, three rooms, three short samples: an interview across a table, a headset and a screen, a lecture with notes. Afterwards you know which room is yours.',
      'No score is given, because a sample of twenty minutes cannot give one. You get a sheet that says which parts went well and how many weeks of practice are sensible before you book.',
      'Bring headphones if you like your own.',
    ],
  },
  {
    title: 'NOC and bank papers, question by question',
    starts: '2026-02-24T19:00',
    hours: 1,
    place: null,
    online: 'https://meet.prasthan.example/noc',
    capacity: 100,
    opens: 40,
    closes: null,
    paragraphs: [
      'We fill in the application for a No Objection Certificate on the screen with an invented student, from the account to the download, and stop at every place where applications are sent back.',
      'Then the bank: which papers it asks for, in what order, and how long to plan for. Send your question when you register and we answer it without naming you.',
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
      'For students who have their visa. Cabin bag and suitcase, the questions at the border, the way from the airport, a SIM card, a bank account, a doctor, and whom to tell that you have arrived.',
      'Students who left last year answer by video. You leave with a list for seven days and the number that you can call.',
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
      'Coats, boots, heating bills and dark afternoons: what a first winter is like, and what belongs in the suitcase.',
    ],
  },
];
