import type { Guide } from './schema.ts';

export const uk: Guide = {
  updated: '2026-11-20',
  description:
    'Study in the UK from Nepal: CAS, how long funds are held, tuberculosis test, health surcharge, NOC, visa steps, work and the Graduate visa.',
  card: 'Short degrees, a visa by points, and money rules so exact that one wrong day can cost you a term.',
  subheading: 'Shorter degrees, exact rules, and a decision in weeks if your application is right',
  glance: [
    'uk-visa-fee',
    'uk-funds-london-total',
    'uk-health-surcharge',
    'uk-work-hours',
    'uk-graduate-visa',
  ],
  compared: {
    fee: ['uk-visa-fee', 'uk-health-surcharge'],
    funds: ['uk-funds-london-total', 'uk-funds-outside-total'],
    work: ['uk-work-hours', 'uk-work-holidays'],
    processing: ['uk-processing'],
  },
  remarks: { funds: 'Plus unpaid tuition of the first year.' },
  medical: 'a tuberculosis test',
  intro: [
    'Time is the UK’s great advantage. A bachelor’s in England takes three years, a master’s one. You pay rent for fewer months and are at work, or back home, a year earlier than elsewhere. But the year is intense: as a master’s student you have little time for anything but study.',
    'The visa works by points, and the points are facts: a confirmed place, enough English, enough money held for long enough. It has to be exactly right. Most refusals are about dates, balances and documents that don’t match.',
  ],
  features: [
    {
      title: 'A master’s in one year',
      text: 'Most taught master’s courses last twelve months, from September to September or January to January.',
    },
    {
      title: 'One record for everything',
      text: 'The university puts your place, your course and what you have paid into one electronic record, the CAS.',
    },
    {
      title: 'Doctors included',
      text: 'The health surcharge of {fact:uk-health-surcharge} gives you the National Health Service like a resident.',
    },
    {
      title: 'Placement years',
      text: 'In a sandwich degree you work in a company for a year, with pay, before your last year of study.',
    },
    {
      title: 'Work after the degree',
      text: 'The Graduate visa needs no sponsor and no job offer. It lasts {fact:uk-graduate-visa}.',
    },
    {
      title: 'Four nations, four sets of rules',
      text: 'Scotland teaches four-year honours degrees. Fees and terms differ in Wales and Northern Ireland.',
    },
  ],
  education: {
    heading: 'The education system of the UK',
    intro: [
      'Universities award their own degrees and are checked by national bodies. For your visa one more thing matters: the university must be a licensed student sponsor on the Home Office register.',
    ],
    levels: [
      {
        title: 'Foundation year',
        text: 'One year that prepares for a degree, if your Class 12 results or subjects don’t qualify you directly.',
      },
      {
        title: 'Bachelor’s degree',
        text: 'Three years in England, Wales and Northern Ireland, four in Scotland or with a placement year.',
      },
      {
        title: 'Pre-master’s',
        text: 'A few months of study skills and English before a master’s. Many universities offer it.',
      },
      {
        title: 'Master’s degree',
        text: 'One year, taught or by research. Some professional and placement master’s courses take two.',
      },
      {
        title: 'Doctorate',
        text: 'Three to four years. You send a proposal to a supervisor. Some places are funded, for others you pay.',
      },
    ],
    after:
      'For a degree the university may judge your English itself: by IELTS, TOEFL, PTE or sometimes by your Class 12 marks in English. Below degree level you need a secure test from the official list. Make sure you book the right one: they look alike.',
  },
  visa: {
    intro:
      'You apply for the Student visa online, at the earliest six months before the course. Follow these steps in order, because each date depends on the one before.',
    steps: [
      {
        title: 'Choose a licensed sponsor',
        content1:
          'Check that the university is on the register of student sponsors. Then compare the modules, not only the title, of the same degree at three universities.',
        offices: ['uk-student'],
      },
      {
        title: 'Receive an offer and meet its conditions',
        content1:
          'Send transcripts, references, a statement and the English result. Many universities hold a short interview to see whether you know your course and your budget.',
      },
      {
        title: 'Apply for the No Objection Certificate',
        content1:
          'Use the offer letter to apply online to the Ministry of Education, Science and Technology. The bank needs the NOC before it sends the deposit.',
        offices: ['np-noc'],
      },
      {
        title: 'Pay the deposit and get the CAS',
        content1:
          'After the deposit, the university checks your documents and issues the Confirmation of Acceptance for Studies. Read it word for word: name, passport number, course dates, fees paid.',
        content2: 'You don’t have to show again what the CAS says you have paid.',
        offices: ['np-bank'],
      },
      {
        title: 'Hold the money',
        content1:
          'Show the tuition for the first year that you haven’t paid yet, and living costs for {fact:uk-funds-months}: {fact:uk-funds-london-total} in London or {fact:uk-funds-outside-total} outside. The balance must not fall below that for {fact:uk-funds-held}.',
        content2:
          'The account can be yours or your parents’. For your parents’ you need your birth certificate and a signed letter of consent. The closing date of the statement must be recent when you apply.',
      },
      {
        title: 'Take the tuberculosis test',
        content1:
          'Students from Nepal who stay longer than half a year need a certificate from a clinic on the official list. You don’t need any other medical, and in most cases no police report.',
        lists: [
          {
            heading: 'Some also need',
            data: [
              'An ATAS certificate for certain science and technology subjects',
              'Consent of both parents, when under eighteen',
              'A Nepal Police clearance report for placements in health or with children, if the university asks',
            ],
          },
        ],
        offices: ['uk-tuberculosis', 'np-police'],
      },
      {
        title: 'Apply and pay',
        content1:
          'Fill in the form, pay the visa fee of {fact:uk-visa-fee} and the health surcharge for the whole stay. The surcharge is the larger sum, so plan for it.',
        offices: ['uk-student', 'uk-health'],
      },
      {
        title: 'Give biometrics',
        content1:
          'Book the visa application centre in Kathmandu, have fingerprints and photo taken, and upload the documents. An officer may call you for a short interview about your plans.',
        offices: ['uk-student'],
      },
    ],
    next: 'A decision takes {fact:uk-processing} after biometrics. It is recorded as an eVisa: you open an online account, link your passport and prove your status with a share code. Register at the university in your first days, and with a doctor in your first weeks.',
  },
  costs: {
    intro:
      'You find tuition in the course search, course by course, because it differs by subject and city. These amounts are the same wherever you study, except for London.',
    groups: [
      { heading: 'Visa and health', facts: ['uk-visa-fee', 'uk-health-surcharge'] },
      {
        heading: 'Money to show',
        facts: [
          'uk-funds-london',
          'uk-funds-outside',
          'uk-funds-months',
          'uk-funds-london-total',
          'uk-funds-outside-total',
          'uk-funds-held',
        ],
      },
    ],
    after: [
      'You pay the surcharge at once for the whole visa, and part of a year can count as half a year or a full one. Not in the table: tuberculosis test, translations, deposit for a room and the flight. You may well spend more in London than the amount you have to show.',
    ],
  },
  intakes: {
    fact: 'uk-intakes',
    text: [
      'September offers every course, most halls of residence and most scholarships. January is a good second choice for master’s and business courses. A few universities also start in May.',
    ],
    plan: [
      'Ten months before: compare modules and apply. Popular courses close early.',
      'Six months before: English result, interview, NOC.',
      'Four months before: deposit, tuberculosis test, money in the account.',
      'Three to two months before: CAS, visa application, biometrics.',
    ],
  },
  work: {
    facts: ['uk-work-hours', 'uk-work-holidays', 'uk-graduate-visa', 'uk-graduate-visa-phd'],
    studying: [
      'On a degree course you may work {fact:uk-work-hours} in term and {fact:uk-work-holidays} in the holidays. You may not be self-employed or drive for an app. For master’s students the summer counts as term, because you write your dissertation then.',
    ],
    after: [
      'The Graduate visa lasts {fact:uk-graduate-visa}, after a PhD {fact:uk-graduate-visa-phd}. You apply from inside the UK before your Student visa ends. The government has announced a shorter stay for later applicants, so read the official page for the date on which you would apply.',
    ],
  },
  why: {
    intro: 'The UK checks days and balances exactly. We check them first.',
    points: [
      {
        title: 'A calendar, not a checklist',
        text: 'We put the money, the test, the CAS and the form on one timeline, so that nothing expires or is dated too early.',
      },
      {
        title: 'Interview practice on your course',
        text: 'You will be asked about modules and rent. We ask you first, and you find the answers.',
      },
      {
        title: 'Plain advice about sponsors',
        text: 'We tell you when an offer looks easy because the course is weak. No visa is certain, and we never claim that one is.',
      },
    ],
  },
  faq: [
    {
      title: 'How exactly does the rule about holding money work?',
      content1:
        'The full amount must stay in the account for {fact:uk-funds-held}. If it falls below for even one day, you start counting again.',
      lists: [
        {
          heading: 'Common mistakes',
          data: [
            'A bank statement that is too old when you apply',
            'A fixed deposit that you can’t withdraw, according to the bank’s letter',
            'An uncle’s account: only you, parents or an official sponsor count',
          ],
        },
      ],
    },
    {
      title: 'Can my partner and children come?',
      content1:
        'Only with students of a doctorate or another research degree, and with some who hold a government scholarship. On a taught master’s you can’t bring them.',
    },
    {
      title: 'Is a one-year master’s recognised in Nepal?',
      content1:
        'Degrees of recognised UK universities are normally accepted, but some posts ask for a certain length of study. Ask Tribhuvan University’s equivalence section about your field first.',
    },
    {
      title: 'What if the visa is refused?',
      content1:
        'The letter says what was wrong. If the officer made a mistake, you can ask for an administrative review. Otherwise correct it and apply again.',
      content2: 'After a refusal you get the surcharge back, but not the visa fee.',
    },
    {
      title: 'Can I switch to a work visa?',
      content1:
        'After finishing the course you can move to a Skilled Worker visa with a licensed employer who meets the salary rules. The Graduate visa gives time to find one.',
    },
  ],
};
