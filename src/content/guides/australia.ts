import type { Guide } from './schema.ts';

export const australia: Guide = {
  updated: '2026-11-20',
  description:
    'Study in Australia from Nepal: courses, Genuine Student answers, NOC, visa steps, money to show, work hours and what comes after the degree.',
  card: 'Courses on a public register, work hours counted by the fortnight, and a visa that depends on honest answers.',
  subheading: 'A public register of courses, clear money rules, and a visa that rewards honest answers',
  glance: ['au-visa-fee', 'au-funds-student', 'au-work-hours', 'au-processing', 'au-post-study'],
  compared: {
    fee: ['au-visa-fee'],
    funds: ['au-funds-student', 'au-funds-travel'],
    work: ['au-work-hours'],
    processing: ['au-processing'],
  },
  remarks: { funds: 'Plus a year of tuition.' },
  medical: 'a medical by a panel physician',
  intro: [
    'Australia publishes almost everything you need to decide: every course open to international students is on one register, with its length and its price. That makes it possible to compare before you pay anybody, and to notice early when an offer does not match what you were told.',
    'The visa asks two plain questions. Does this course make sense for you? Can your family really pay for it? Most of this page is about answering those two well. The rest is about doing things in the right order: which document first, which office next, and which payment has to wait.',
  ],
  features: [
    {
      title: 'One register for all courses',
      text: 'You can’t study a course without a CRICOS code on a student visa. Look up the code yourself: the search is free.',
    },
    {
      title: 'Your tuition is protected',
      text: 'If a college closes or cancels your course, the Tuition Protection Service helps you find another one or refunds the fees you haven’t used.',
    },
    {
      title: 'Work hours per two weeks',
      text: 'During term you may work {fact:au-work-hours}. If you work less in an exam week, you can work more in the week after.',
    },
    {
      title: 'Credit for a diploma',
      text: 'The national framework links diplomas and degrees. A diploma in the same field can shorten a bachelor’s, if the university agrees in writing.',
    },
    {
      title: 'Family can be included',
      text: 'You can include a partner and children in the application. For each you pay a fee and show more living costs.',
    },
    {
      title: 'Two starts a year',
      text: 'If you miss February, you don’t lose a year. Most universities also start in the middle of the year.',
    },
  ],
  education: {
    heading: 'The education system of Australia',
    intro: [
      'All qualifications sit on one scale, the Australian Qualifications Framework. Universities, TAFE institutes and private colleges teach different parts of it, under national quality agencies.',
    ],
    levels: [
      {
        title: 'Certificate and diploma',
        text: 'Practical study for one to two years, at TAFE institutes and colleges. Check which degree it leads into before you start.',
      },
      {
        title: 'Bachelor’s degree',
        text: 'Three years in most fields, four with honours, in engineering and in some health courses.',
      },
      {
        title: 'Graduate certificate and graduate diploma',
        text: 'Half a year to one year. Often the way into a master’s degree in a new field.',
      },
      {
        title: 'Master’s degree',
        text: 'One and a half to two years by coursework, or longer if it qualifies you for a profession.',
      },
      {
        title: 'Doctorate',
        text: 'Three to four years of research under a supervisor, whom you approach before you apply.',
      },
    ],
    after:
      'You need English at {fact:au-english-undergraduate} for undergraduate study, {fact:au-english-postgraduate} for postgraduate study and {fact:au-english-nursing} for nursing. Universities may ask for more, and for a minimum score in each part of the test.',
  },
  visa: {
    intro:
      'The visa is called Student visa, Subclass 500. You apply online. Keep to this order: a payment made too early is the hardest mistake to put right.',
    steps: [
      {
        title: 'Choose the course and check it',
        content1:
          'Shortlist three or four courses that follow from what you have studied. Compare length, total fee, city and entry marks, then find each on the register.',
        offices: ['au-register'],
      },
      {
        title: 'Get the offer letter',
        content1:
          'The university reads your documents and sends an offer, often with conditions. Many also interview you by phone about your plans and your money.',
        lists: [
          {
            heading: 'Have ready',
            data: [
              'Passport, valid well beyond the course',
              'Class 10, Class 12 and degree transcripts and certificates',
              'English test result',
              'Proof of work or training for every gap in study',
            ],
          },
        ],
      },
      {
        title: 'Write the Genuine Student answers',
        content1:
          'The form asks about your situation at home, why this course, why Australia, and how it helps you later. Each answer has {fact:au-gsr-words}, so every sentence has to state a fact.',
        content2:
          'Write them yourself and keep the proof for each claim. We read drafts and ask the questions an officer would ask.',
      },
      {
        title: 'Put the money in order',
        content1:
          'Show a year of living costs, travel and tuition for everyone who goes. Savings, an education loan from a bank and the income of parents are the usual sources.',
        content2:
          'Instead of savings, parents can show a yearly income of {fact:au-parental-income}, or {fact:au-parental-income-spouse} if a spouse comes along. They must have paid tax on it and be able to prove it.',
        lists: [
          {
            heading: 'Documents you need',
            data: [
              'Bank statements and, if there is one, the loan sanction letter',
              'Income sources with tax clearance certificates',
              'Relationship certificates from the ward office',
            ],
          },
        ],
      },
      {
        title: 'Apply for the No Objection Certificate',
        content1:
          'The Ministry of Education, Science and Technology issues it online, based on your offer letter, citizenship and transcripts. Without it, banks in Nepal may not send tuition abroad.',
        content2:
          'For health courses you may need approval from the Medical Education Commission first. Ask before you pay a deposit.',
        offices: ['np-noc', 'np-medical-education'],
      },
      {
        title: 'Pay through a bank and get the CoE',
        content1:
          'Your bank sends the deposit with the NOC and the offer letter. You also buy Overseas Student Health Cover for the whole stay. The university then issues the Confirmation of Enrolment, the CoE.',
        offices: ['np-bank'],
      },
      {
        title: 'Lodge the visa application',
        content1:
          'You fill in the form in ImmiAccount, attach your documents and pay the visa charge by card. Every document that is not in English needs a translation.',
        offices: ['au-home-affairs'],
      },
      {
        title: 'Biometrics, medical and police report',
        content1:
          'After lodging you get letters with reference numbers. Fingerprints and photo are taken at the Australian visa application centre in Kathmandu. Only a panel physician can do the medical.',
        content2:
          'Get the Nepal Police clearance report as soon as it is asked for, and one from any country where you lived for long.',
        offices: ['au-vfs', 'np-police'],
      },
    ],
    next: 'Processing takes {fact:au-processing}. If they ask for more documents it takes longer, so check your e-mail every day: the decision comes by e-mail. Then you book the flight, arrange the first weeks of housing and come to our departure briefing.',
  },
  costs: {
    intro:
      'Tuition differs so much between courses that an average would mislead you. Each course in our search shows its own fee. The amounts below are the same for everyone.',
    groups: [
      { heading: 'Visa', facts: ['au-visa-fee', 'au-visa-fee-adult', 'au-visa-fee-child'] },
      {
        heading: 'Money to show',
        facts: ['au-funds-student', 'au-funds-partner', 'au-funds-child', 'au-funds-travel'],
      },
      {
        heading: 'Or income of parents',
        facts: ['au-parental-income', 'au-parental-income-spouse'],
      },
    ],
    after: [
      'Not in the table: tuition, health cover, the medical, translations and the flight. Visa charges usually change on the first of July. Pay what the official page shows on that day, not what an old post says.',
    ],
  },
  intakes: {
    fact: 'au-intakes',
    text: [
      'The first intake has the most courses and scholarships. The mid-year one is good if your results come late. A few colleges and postgraduate courses start again near the end of the year.',
    ],
    plan: [
      'A year before: choose your field and level, take the English test.',
      'Eight months before: apply, meet the conditions, plan the money.',
      'Five months before: NOC, deposit, CoE and health cover.',
      'Three to four months before: lodge the visa.',
    ],
  },
  work: {
    facts: ['au-work-hours', 'au-post-study'],
    studying: [
      'You may work {fact:au-work-hours} while the course is in session, and without that limit in official breaks. You may not start work before the course starts. Get a tax file number, ask for payslips, and remember that the minimum wage applies to you too.',
    ],
    after: [
      'After an eligible degree the Temporary Graduate visa allows {fact:au-post-study}, depending on the degree. Age, English and passport rules apply and have changed more than once. Check them when you choose the course and again in your last semester.',
    ],
  },
  why: {
    intro:
      'Australia refuses applications that look copied. We work on yours with you until it is true, complete and in your own words.',
    points: [
      {
        title: 'We test the plan first',
        text: 'If the course does not follow from your studies, an officer will ask why. We ask before you have paid anything.',
      },
      {
        title: 'We check the money file line by line',
        text: 'Deposits, loans, tax documents and relationship certificates have to match.',
      },
      {
        title: 'We tell you when it won’t work',
        text: 'Nobody can promise a visa. If your application is weak, we tell you, and say what would make it stronger.',
      },
    ],
  },
  faq: [
    {
      title: 'Can I apply with a gap after Class 12?',
      content1:
        'Yes, if you can show what you did in that time. You can explain work paid through a bank, training with certificates, and family duties.',
      content2: 'Any ordinary job is better than a gap you can’t explain.',
    },
    {
      title: 'What happens if the visa is refused?',
      content1:
        'You get the reasons in writing. Read them with us before you do anything: sometimes a new application with better evidence works, sometimes you need another plan.',
      content2:
        'You don’t get the visa charge back. Whether you get tuition back depends on the agreement you sign, so read that part first.',
    },
    {
      title: 'Can I change my course after arriving?',
      content1:
        'A change to another provider within the first six months of the main course normally needs a release, and a step down in level can need a new visa.',
      content2: 'Speak to your university and to us before you enrol anywhere else.',
    },
    {
      title: 'Do I have to show money for tuition as well?',
      content1:
        'Yes. Together with living costs and travel you show the first year of tuition that is not paid yet.',
      lists: [
        {
          heading: 'For a student who goes alone',
          data: [
            'Living costs: {fact:au-funds-student}',
            'Travel: {fact:au-funds-travel}',
            'Tuition of the first year, less what is paid',
          ],
        },
      ],
    },
    {
      title: 'Can my partner come with me?',
      content1:
        'A married or de facto partner can be included from the start or join later. It adds {fact:au-visa-fee-adult} in visa charges and {fact:au-funds-partner} in living costs to show.',
      content2: 'Name your partner in your first application, even if they stay in Nepal.',
    },
  ],
};
