import type { Guide } from './schema.ts';

export const newzealand: Guide = {
  slug: 'newzealand',
  updated: '2026-11-20',
  description:
    'Study in New Zealand from Nepal: offer of place, NOC, funds and bank statements, approval in principle, work hours and post-study work.',
  card: 'Eight universities, a duty of care written into law, and a visa approved before you pay the fees.',
  subheading: 'Small classes, a legal duty of care, and tuition that is paid after approval in principle',
  glance: ['nz-funds-student', 'nz-fees-bachelor', 'nz-work-hours', 'nz-post-study', 'nz-intakes'],
  compared: { fee: [], funds: ['nz-funds-student'], work: ['nz-work-hours'], processing: [] },
  medical: 'a medical by a panel physician',
  intro: [
    'New Zealand is small, and you notice it in good ways. Lecturers know names, offices answer letters, and the eight universities are all public. There is one clear visa process, run by one office, Immigration New Zealand.',
    'Its best feature for families in Nepal is the order of payment. For most students the visa is approved in principle first, and only then is the tuition paid. Your money stays in your own account while the decision is made. The officer looks closely at where that money comes from.',
  ],
  features: [
    {
      title: 'Approval before payment',
      text: 'Approval in principle tells you that the visa will follow once the fees are paid and the last papers are in.',
    },
    {
      title: 'A code that protects students',
      text: 'Every school that takes international students must follow a code of practice for their pastoral care. You can complain under it, free of charge.',
    },
    {
      title: 'Doctoral fees far below the others',
      text: 'International PhD students pay {fact:nz-fees-phd}, close to what local students pay.',
    },
    {
      title: 'Work that the visa states',
      text: 'Most students may work {fact:nz-work-hours}. What counts are the conditions on your own visa.',
    },
    {
      title: 'Applied degrees',
      text: 'Polytechnics teach degrees in health, building, technology and hospitality with placements inside the course.',
    },
    {
      title: 'Schools take children',
      text: 'Families ask about school places too. Fees are known for primary and for secondary school.',
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
        title: 'Bachelor degree',
        text: 'Three years, four with honours or in engineering. Nursing is three years with placements.',
      },
      {
        title: 'Postgraduate diploma and master degree',
        text: 'One year for the diploma, one to two for the master. The diploma is often the first half of it.',
      },
      {
        title: 'Doctorate',
        text: 'Three to four years of research. Find the supervisor first, then the scholarship.',
      },
    ],
    after:
      'Each provider sets its English requirement and accepts the tests on its list, usually IELTS, TOEFL and PTE. A professional field such as nursing or teaching asks for more, because the registration body does. Check both before you choose.',
  },
  visa: {
    intro:
      'The Fee Paying Student Visa is applied for online. The process has a pause in the middle, and that pause protects your money.',
    steps: [
      {
        title: 'Choose a provider and a level',
        content1:
          'Look the provider up with the Qualifications Authority, and look at the level as well as the title. Level decides on work rights after the course.',
        offices: ['nz-nzqa'],
      },
      {
        title: 'Receive the offer of place',
        content1:
          'Apply with transcripts, English result and a statement. The offer must name the course, its length, the fee and the start.',
        content2: 'An offer with conditions is fine for planning. The visa file needs the final one.',
      },
      {
        title: 'Prepare the funds',
        content1:
          'Show living costs of {fact:nz-funds-student} besides tuition and a way home. Bank statements cover {fact:nz-bank-statements}, and you must be able to explain every large deposit with papers.',
        lists: [
          {
            heading: 'Sources that can be explained',
            data: [
              'Savings with salary or business income behind them',
              'Education loan with sanction letter',
              'Rent or farm income with tax papers',
              'Sponsor’s relationship certificate from the ward',
            ],
          },
        ],
      },
      {
        title: 'Medical and police papers',
        content1:
          'A chest X-ray, and for longer stays a full medical, is done by a panel physician who sends the result online. For a stay of two years or more you need police certificates, in Nepal from the police clearance office.',
        offices: ['nz-immigration', 'np-police'],
      },
      {
        title: 'Apply online',
        content1:
          'Upload the offer, the funds, the medical reference and a letter that explains the course. You must be a genuine student: show how this study continues what you have done.',
        content2:
          'Usually nothing has to be handed in on paper. If biometrics or the original passport are wanted, the letter names the visa application centre that takes them.',
        offices: ['nz-immigration'],
      },
      {
        title: 'Answer the questions',
        content1:
          'An officer may write or call. The questions are about money, gaps and the choice of course. You get a date for the answer; ask for more time before it passes, not after.',
      },
      {
        title: 'NOC and tuition after approval in principle',
        content1:
          'With the approval letter and the No Objection Certificate of the Ministry of Education, Science and Technology your bank sends the tuition. The provider’s receipt goes to Immigration New Zealand.',
        content2: 'Apply for the NOC early. A week saved here can be the week that saves the intake.',
        offices: ['np-noc', 'np-bank'],
      },
      {
        title: 'Insurance and the visa',
        content1:
          'Buy medical and travel insurance for the whole stay; many providers arrange it. The visa is electronic: read its conditions and print it.',
      },
    ],
    next: 'Before you fly, tell the provider your arrival time, since most can fetch you at the airport. Declare all food on the arrival card; the fines are heavy and the rules are strict. In the first week you open the bank account, get a tax number and attend orientation.',
  },
  costs: {
    intro:
      'Fees follow the level and the field. Science, health and flying cost more than business or arts. The ranges below are what providers ask from international students.',
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
      'The academic year begins in summer, which is February there. The middle of the year is a full second start at universities. Polytechnics and private providers may add starts of their own.',
    ],
    plan: [
      'Ten months before: choose level and provider, take the English test.',
      'Eight months before: apply for the offer of place.',
      'Six months before: keep the funds in place and the statements growing.',
      'Four to three months before: medical, visa application, NOC.',
    ],
  },
  work: {
    facts: ['nz-work-hours', 'nz-post-study', 'nz-post-study-diploma'],
    studying: [
      'Most students of a full-time course may work {fact:nz-work-hours} in term and full time in scheduled holidays. Immigration New Zealand has raised the number for newer visas, so go by your visa letter. The minimum wage is for everybody, and a written contract is the law.',
    ],
    after: [
      'The post-study work visa lasts {fact:nz-post-study} after a PhD or a masters and {fact:nz-post-study-diploma} after a postgraduate diploma. Some other qualifications count only for work in the field you studied, and some not at all. Ask before you enrol, because it cannot be repaired later.',
    ],
  },
  why: {
    intro:
      'A small country means a small margin for an untidy file. We make it tidy before anybody else reads it.',
    points: [
      {
        title: 'Funds that explain themselves',
        text: 'We draw one page: who pays, from what, since when. If it is not clear to us, it will not be clear to an officer.',
      },
      {
        title: 'Level and job together',
        text: 'We look at registration and work rights for the profession, not only at the course title.',
      },
      {
        title: 'Patience with the pause',
        text: 'We keep the list of what is due after approval in principle, so that no day is lost.',
      },
    ],
  },
  faq: [
    {
      title: 'What does approval in principle mean?',
      content1:
        'The officer has accepted your application, and the visa follows when the tuition receipt and the last papers arrive.',
      content2: 'It has a final date. Pay in time and send the receipt at once.',
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
            'Explanation and papers for each large deposit',
            'Loan letter, when a loan is part of the funds',
          ],
        },
      ],
    },
    {
      title: 'Can my partner come along?',
      content1:
        'It depends on the level and on the field of your course. A partner may get a visitor or a work visa, each with its own test.',
      content2: 'For a partner {fact:nz-funds-partner} is shown in addition.',
    },
    {
      title: 'Is a diploma a good start?',
      content1:
        'It can be, when it gives credit towards a degree or leads into a job in demand. It is a poor start when it is chosen only because it is short.',
    },
    {
      title: 'What if the application is declined?',
      content1:
        'The letter names the instructions that were not met. You may apply again with better evidence; say openly that you were declined before.',
      content2: 'Tuition is normally not paid before approval in principle, so that money is still yours.',
    },
  ],
};
