import type { Guide } from './schema.ts';

export const usa: Guide = {
  updated: '2026-11-20',
  description:
    'Study in the USA from Nepal: applications, I-20, SEVIS, DS-160, the interview in Kathmandu, costs, campus work and OPT, step by step.',
  card: 'Thousands of campuses, aid that you can win, and a short interview that decides the visa.',
  subheading: 'Wide choice, early deadlines, and an interview of a few minutes that you can prepare for',
  glance: ['us-visa-fee', 'us-tuition-undergraduate', 'us-living', 'us-work-hours', 'us-opt'],
  compared: {
    fee: ['us-visa-fee'],
    funds: ['us-tuition-undergraduate', 'us-tuition-graduate', 'us-living'],
    work: ['us-work-hours'],
    processing: [],
  },
  remarks: {
    fee: 'Plus the SEVIS fee.',
    funds: 'No single amount: what your I-20 names for the first year, tuition and living costs together.',
    processing: 'The officer usually decides in the interview.',
  },
  medical: 'no medical from most students',
  intro: [
    'No country offers more kinds of university than the USA: large public ones, small colleges that teach in seminars, and community colleges where a degree can begin at a lower price. You can start without knowing your major. But plan early, because good offers and aid go to those who apply a year ahead.',
    'An officer decides your visa in person, at the US Embassy in Kathmandu, in an interview of a few minutes. The officer wants to hear a plan in your own words: which course, why there, who pays, and what you will do with it. You can’t learn that by heart.',
  ],
  features: [
    {
      title: 'Choose the major later',
      text: 'Most bachelor programs begin with general courses. You declare a major in the second year.',
    },
    {
      title: 'Start at a community college',
      text: 'With two years there and two at a university you get the same degree. Ask for the transfer agreement between the two.',
    },
    {
      title: 'Aid you can apply for',
      text: 'Many colleges give merit scholarships to international students. Graduate assistantships can cover tuition in exchange for teaching or research.',
    },
    {
      title: 'Research from early on',
      text: 'Even undergraduates join laboratories. Write to the professor, not only to the admissions office.',
    },
    {
      title: 'Work after the degree',
      text: 'Optional Practical Training lets you work in your field for {fact:us-opt}, and longer after a STEM degree.',
    },
    {
      title: 'Free official advice',
      text: 'EducationUSA at USEF-Nepal advises students free of charge. Use it, and compare it with what any consultancy says, including us.',
    },
  ],
  education: {
    heading: 'The education system of the USA',
    intro: [
      'There is no national ministry that runs universities. Quality depends on accreditation, so check that a recognised agency accredits the university and, for some professions, the program too.',
    ],
    levels: [
      {
        title: 'Associate degree',
        text: 'Two years at a community college. The credits can count towards a bachelor’s degree.',
      },
      {
        title: 'Bachelor’s degree',
        text: 'Four years: general education first, then the major, with room for a second subject.',
      },
      {
        title: 'Master’s degree',
        text: 'One to two years. Most programs ask for a four-year bachelor’s, or look closely at a shorter one.',
      },
      {
        title: 'Professional degree',
        text: 'Medicine, law and similar fields come after a first degree and are hard to enter from abroad.',
      },
      {
        title: 'Doctorate',
        text: 'Four to six years with research and teaching, often with tuition and a stipend paid.',
      },
    ],
    after:
      'Grades are given as a grade point average, and universities may want a credential evaluation of your Nepali transcripts. They accept English tests such as IELTS, TOEFL and PTE. Some want the SAT, GRE or GMAT, but many no longer do. See each university’s admissions page for the scores.',
  },
  visa: {
    intro:
      'The visa for degree study is called F-1. The university gives you a form, you pay two fees, you fill in one application and you talk to one officer.',
    steps: [
      {
        title: 'Shortlist schools that may enrol you',
        content1:
          'Only schools certified by the Student and Exchange Visitor Program can issue the form you need. Choose some safe ones, some that match and one or two ambitious ones.',
        offices: ['us-educationusa'],
      },
      {
        title: 'Apply a year ahead',
        content1:
          'Send forms, transcripts, test scores, essays and recommendations. Early rounds close in autumn, regular rounds in winter.',
        lists: [
          {
            heading: 'Have ready',
            data: [
              'Transcripts from Class 9 or from the first year of your degree',
              'Two or three recommendation letters',
              'A personal statement that only you could have written',
              'English and other test scores',
            ],
          },
        ],
      },
      {
        title: 'Show the money and get the I-20',
        content1:
          'After admission you prove how you will pay for the first year: savings, a loan, a sponsor, a scholarship. The university then issues the I-20, which states the cost of your program.',
        content2: 'At the interview you must be able to explain how you pay the amount on the I-20.',
      },
      {
        title: 'Pay the SEVIS fee',
        content1:
          'Pay the I-901 fee online with the number on your I-20. Keep the receipt and bring it to the interview.',
        offices: ['us-sevis'],
      },
      {
        title: 'Fill in the DS-160',
        content1:
          'The online application asks about you, your family, your travel and your social media. Answer truthfully and completely: the officer has it on the screen.',
        offices: ['us-state'],
      },
      {
        title: 'Pay the visa fee and book the interview',
        content1:
          'Pay {fact:us-visa-fee} for the application and choose a date. Summer dates fill early, so book as soon as you have the I-20. There may be other charges by law: see the embassy’s list.',
        offices: ['us-embassy'],
      },
      {
        title: 'Go to the interview',
        content1:
          'You give fingerprints and answer a few questions in English at the US Embassy in Kathmandu. Short, honest answers are best. The officer usually decides on the spot.',
        lists: [
          {
            heading: 'Take along',
            data: [
              'Passport, photo, DS-160 confirmation and fee receipts',
              'I-20 and SEVIS receipt',
              'Transcripts, test scores and admission letter',
              'Documents that show who pays, and from what income',
            ],
          },
        ],
      },
      {
        title: 'NOC, tuition and departure',
        content1:
          'Apply for the No Objection Certificate of the Ministry of Education, Science and Technology. With it and the invoice, your bank in Nepal sends the tuition.',
        content2:
          'Most students need neither a police report nor a visa medical. The university asks for vaccination records instead. Some vaccines need a second dose weeks later, so start early.',
        offices: ['np-noc', 'np-bank'],
      },
    ],
    next: 'You may enter {fact:us-entry} before the program starts. At the airport an officer looks at the passport and the I-20, so carry both in your hand luggage. Then go to your university’s international office, which registers your arrival.',
  },
  costs: {
    intro:
      'Costs differ more between universities than between states. Look at the net price: tuition and living costs, minus the aid you were really offered.',
    groups: [
      {
        heading: 'Study and living',
        facts: ['us-tuition-undergraduate', 'us-tuition-graduate', 'us-living'],
      },
      { heading: 'Visa', facts: ['us-visa-fee'] },
    ],
    after: [
      'Not in the table: the SEVIS fee, health insurance (nearly always required, often through the university), application fees, tests, books and the flight. Ask each university for its ‘cost of attendance’: that is the official sum for one year.',
    ],
  },
  intakes: {
    text: [
      'Fall, from August or September, is the main intake, with most courses and most aid. Spring, from January, is smaller and good if you transfer or decide late. A few programs also start in May or June.',
    ],
    plan: [
      'Fifteen months before: tests, list of schools, first drafts of essays.',
      'Twelve to nine months before: applications and aid forms.',
      'Five months before: choose, prove funds, receive the I-20.',
      'Four to two months before: SEVIS fee, DS-160, interview, NOC.',
    ],
  },
  work: {
    facts: ['us-work-hours', 'us-opt', 'us-opt-stem-extension', 'us-opt-stem', 'us-post-study'],
    studying: [
      'You may work on campus for {fact:us-work-hours} during term: in the library, the dining hall or a laboratory. Off campus you need permission first, and if you work without it you lose your visa status. Don’t plan to pay tuition from what you earn.',
    ],
    after: [
      'Optional Practical Training gives {fact:us-opt} of work in your field. After a STEM degree you can add {fact:us-opt-stem-extension} with an employer in E-Verify, {fact:us-opt-stem} in all. Post-study work is {fact:us-post-study}. To stay longer you need another visa, such as a work visa through an employer, and there are only so many of those.',
    ],
  },
  why: {
    intro:
      'An American application is mostly thinking and writing. We help you with both, but the words are yours.',
    points: [
      {
        title: 'A list that fits your marks and money',
        text: 'We compare net prices and tell you plainly which schools your family can’t afford for four years.',
      },
      {
        title: 'You write your essays',
        text: 'We ask questions and mark what is unclear. We don’t write them: universities and officers notice.',
      },
      {
        title: 'Honest interview practice',
        text: 'We practise your real plan, not model answers. Only the officer decides.',
      },
    ],
  },
  faq: [
    {
      title: 'Why are student visas refused?',
      content1:
        'Mostly because the officer is not convinced that you come to study, can pay, and have a life to return to. By law you have to show that: the officer doesn’t have to assume it.',
      content2:
        'You can apply again. Do so when something has changed, not the next day with the same answers.',
    },
    {
      title: 'Do I need the SAT or the GRE?',
      content1:
        'Many universities made them optional. A good score can still bring a larger scholarship, so check the aid page before you decide.',
    },
    {
      title: 'How much money must be in the bank?',
      content1:
        'There is no single amount. Your I-20 states the cost of one year of your program. You show how you will pay it and where the money comes from.',
      lists: [
        {
          heading: 'Roughly, one year costs',
          data: [
            'Undergraduate tuition: {fact:us-tuition-undergraduate}',
            'Or graduate tuition: {fact:us-tuition-graduate}',
            'Living costs: {fact:us-living}',
          ],
        },
      ],
    },
    {
      title: 'Can I change university after I arrive?',
      content1:
        'Yes, by a SEVIS transfer that both universities agree to. Start at the first one as promised: a transfer in the first weeks raises questions.',
    },
    {
      title: 'Is a three-year bachelor’s from Nepal enough for a master’s?',
      content1:
        'Some universities accept it, some ask for a bridging year, some don’t accept it. Ask the department in writing and keep the answer.',
      content2: 'A four-year degree from Nepal is rarely a problem.',
    },
  ],
};
