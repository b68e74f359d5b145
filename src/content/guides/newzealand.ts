import type { Guide } from './schema.ts';

export const newzealand: Guide = {
  updated: '2026-11-20',
  description:
    'Study in New Zealand from Nepal: offer of place, NOC, funds and bank statements, approval in principle, work hours and post-study work.',
  card: 'Eight universities, a duty of care written into law, and a visa approved before you pay the fees.',
  subheading: 'Small classes, a legal duty of care, and tuition that is paid after approval in principle',
  glance: ['nz-funds-student', 'nz-fees-bachelor', 'nz-work-hours', 'nz-post-study', 'nz-intakes'],
  compared: { fee: [], funds: ['nz-funds-student'], work: ['nz-work-hours'], processing: [] },
  remarks: { funds: 'Plus tuition and a way home.' },
  medical: 'a medical by a panel physician',
  intro: [
    'New Zealand is small, and that is good for you: lecturers know your name, offices answer letters, and all eight universities are public. One office, Immigration New Zealand, handles all visas.',
    'What families in Nepal like best is when you pay. For most students the visa is approved in principle first, and only then do you pay tuition. Until the decision, the money stays in your own account. The officer looks closely at where it comes from.',
  ],
  features: [
    {
      title: 'Approval before payment',
      text: 'Approval in principle tells you that you get the visa once you have paid the fees and sent the last documents.',
    },
    {
      title: 'A code that protects students',
      text: 'Every school that takes international students must follow a code of practice for their pastoral care. If a school breaks it, you can complain free of charge.',
    },
    {
      title: 'Low fees for a PhD',
      text: 'International PhD students pay {fact:nz-fees-phd}, close to what local students pay.',
    },
    {
      title: 'Work as your visa says',
      text: 'Most students may work {fact:nz-work-hours}. The conditions on your own visa are what counts.',
    },
    {
      title: 'Applied degrees',
      text: 'Polytechnics teach degrees in health, building, technology and hospitality with placements inside the course.',
    },
    {
      title: 'School places for children',
      text: 'Children can go to school here too. See the fees for primary and secondary school below.',
    },
  ],
  education: {
    heading: 'The education system of New Zealand',
    intro: [
      'The New Zealand Qualifications Authority keeps one framework of ten levels, from school certificates to the doctorate. It also says which Nepali qualification matches which level.',
    ],
    levels: [
      {
        title: 'School',
        text: 'Primary and secondary school, thirteen years in all. The last years lead to the national certificate.',
      },
      {
        title: 'Certificate and diploma',
        text: 'One to two years at a polytechnic or private provider, with a practical aim.',
      },
      {
        title: 'Bachelor’s degree',
        text: 'Three years, four with honours or in engineering. Nursing is three years with placements.',
      },
      {
        title: 'Postgraduate diploma and master’s degree',
        text: 'One year for the diploma, one to two for the master’s. The diploma is often the first half of it.',
      },
      {
        title: 'Doctorate',
        text: 'Three to four years of research. Find the supervisor first, then the scholarship.',
      },
    ],
    after:
      'Each provider sets its English requirement and accepts the tests on its list, usually IELTS, TOEFL and PTE. For professions such as nursing or teaching you need a higher score, because the registration body requires it. Check both before you choose.',
  },
  visa: {
    intro:
      'You apply for the Fee Paying Student Visa online. You pay tuition only after approval in principle, and that protects your money.',
    steps: [
      {
        title: 'Choose a provider and a level',
        content1:
          'Look up the provider with the Qualifications Authority. Check the level as well as the title: the level decides whether you may work after the course.',
        offices: ['nz-nzqa'],
      },
      {
        title: 'Receive the offer of place',
        content1:
          'Apply with transcripts, English result and a statement. The offer must name the course, its length, the fee and the start.',
        content2: 'You can plan with a conditional offer. For the visa you need the final one.',
      },
      {
        title: 'Prepare the funds',
        content1:
          'Show living costs of {fact:nz-funds-student} besides tuition and a way home. Bank statements cover {fact:nz-bank-statements}, and you must be able to prove where every large deposit comes from.',
        lists: [
          {
            heading: 'Sources you can explain',
            data: [
              'Savings with salary or business income behind them',
              'Education loan with sanction letter',
              'Rent or farm income with tax documents',
              'Sponsor’s relationship certificate from the ward',
            ],
          },
        ],
      },
      {
        title: 'Medical and police certificates',
        content1:
          'A panel physician does a chest X-ray, or a full medical for longer stays, and sends the result online. For a stay of two years or more you need police certificates, in Nepal from the police clearance office.',
        offices: ['nz-immigration', 'np-police'],
      },
      {
        title: 'Apply online',
        content1:
          'Upload the offer, the funds, the medical reference and a letter that explains the course. You must be a genuine student: show how this study continues what you have done.',
        content2:
          'Usually you don’t have to hand in anything on paper. If they want your biometrics or your passport, their letter says which visa application centre to go to.',
        offices: ['nz-immigration'],
      },
      {
        title: 'Answer the questions',
        content1:
          'An officer may write or call. They ask about money, gaps and your choice of course. You get a deadline for your answer. If you need more time, ask before it passes.',
      },
      {
        title: 'NOC and tuition after approval in principle',
        content1:
          'With the approval letter and the No Objection Certificate of the Ministry of Education, Science and Technology your bank sends the tuition. The provider’s receipt goes to Immigration New Zealand.',
        content2: 'Apply for the NOC early. One week can decide whether you make the intake.',
        offices: ['np-noc', 'np-bank'],
      },
      {
        title: 'Insurance and the visa',
        content1:
          'Buy medical and travel insurance for the whole stay. Many providers arrange it for you. The visa is electronic: read its conditions and print it.',
      },
    ],
    next: 'Before you fly, tell the provider your arrival time, since most can pick you up at the airport. Declare all food on the arrival card: the rules are strict and the fines are high. In your first week, open a bank account, get a tax number and go to orientation.',
  },
  costs: {
    intro:
      'Fees depend on the level and the field. Science, health and flying cost more than business or arts. The ranges below are what providers ask from international students.',
    groups: [
      {
        heading: 'Fees by level',
        facts: [
          'nz-fees-primary',
          'nz-fees-secondary',
          'nz-fees-diploma',
          'nz-fees-bachelor',
          'nz-fees-postgraduate',
          'nz-fees-phd',
        ],
      },
      { heading: 'Money to show', facts: ['nz-funds-student', 'nz-funds-partner', 'nz-bank-statements'] },
    ],
    after: [
      'Not in the table: the visa charge, which Immigration New Zealand publishes and changes, the medical, insurance, a student levy and the flight. Rent in Auckland and Wellington is much higher than in smaller cities, and the degree is worth the same in both.',
    ],
  },
  intakes: {
    fact: 'nz-intakes',
    text: [
      'The academic year begins in summer, which is February there. Universities also start in the middle of the year. Polytechnics and private providers may have other start dates.',
    ],
    plan: [
      'Ten months before: choose level and provider, take the English test.',
      'Eight months before: apply for the offer of place.',
      'Six months before: keep the funds in the account and collect bank statements.',
      'Four to three months before: medical, visa application, NOC.',
    ],
  },
  work: {
    facts: ['nz-work-hours', 'nz-post-study', 'nz-post-study-diploma'],
    studying: [
      'Most students of a full-time course may work {fact:nz-work-hours} in term and full time in scheduled holidays. Immigration New Zealand has raised the number for newer visas, so go by your visa letter. The minimum wage applies to everyone, and the law says that you get a written contract.',
    ],
    after: [
      'The post-study work visa lasts {fact:nz-post-study} after a PhD or a master’s and {fact:nz-post-study-diploma} after a postgraduate diploma. With some other qualifications you may only work in the field you studied, and with some not at all. Ask before you enrol, because you can’t change it later.',
    ],
  },
  why: {
    intro: 'Officers here read every document closely. We make sure that yours are in order first.',
    points: [
      {
        title: 'Your money, on one page',
        text: 'Who pays, from what income, since when? If it isn’t clear to us, it won’t be clear to an officer.',
      },
      {
        title: 'Level and job together',
        text: 'We check registration and work rights for the profession, not only the course title.',
      },
      {
        title: 'Ready for the last steps',
        text: 'We keep a list of what is due after approval in principle, so that you don’t lose a day.',
      },
    ],
  },
  faq: [
    {
      title: 'What does approval in principle mean?',
      content1:
        'The officer has accepted your application, and you get the visa once your tuition receipt and the last documents arrive.',
      content2: 'There is a deadline. Pay in time and send the receipt at once.',
    },
    {
      title: 'Which bank statements are needed?',
      content1:
        'Statements over {fact:nz-bank-statements} that show the money and how it grew. A certificate of balance alone is not enough.',
      lists: [
        {
          heading: 'Add these',
          data: [
            'Proof of income of those who pay',
            'An explanation and proof for each large deposit',
            'Loan letter, when a loan is part of the funds',
          ],
        },
      ],
    },
    {
      title: 'Can my partner come along?',
      content1:
        'It depends on the level and on the field of your course. Your partner may get a visitor visa or a work visa, each with its own rules.',
      content2: 'For a partner you must also show {fact:nz-funds-partner}.',
    },
    {
      title: 'Is a diploma a good start?',
      content1:
        'It can be, if it gives you credit towards a degree or leads to a job in demand. It isn’t, if you choose it only because it is short.',
    },
    {
      title: 'What if the application is declined?',
      content1:
        'The letter names the instructions that were not met. You can apply again with better evidence. Say openly that you were declined before.',
      content2: 'You normally don’t pay tuition before approval in principle, so that money is still yours.',
    },
  ],
};
