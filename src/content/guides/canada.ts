import type { Guide } from './schema.ts';

export const canada: Guide = {
  updated: '2026-11-20',
  description:
    'Study in Canada from Nepal: designated institutions, attestation letter, study permit, proof of funds, work hours and the graduate permit.',
  card: 'Co-op programs and a graduate work permit, if you choose the right program from the start.',
  subheading: 'Choose the program for the permit it leads to, not only for the city it is in',
  glance: ['ca-permit-fee', 'ca-funds-student', 'ca-tuition', 'ca-work-hours', 'ca-pgwp-longest'],
  compared: {
    fee: ['ca-permit-fee', 'ca-biometrics-fee'],
    funds: ['ca-funds-student'],
    work: ['ca-work-hours'],
    processing: [],
  },
  remarks: { funds: 'Plus the first year of tuition, and travel.' },
  medical: 'a medical by a panel physician',
  intro: [
    'Canada joins classroom and work better than most countries: co-op terms are part of many programs, and employers know them. Tuition is published, winters are long, and provinces are far apart. Where you study decides what you pay for rent and which jobs are nearby.',
    'In recent years Canada has limited the number of study permits, and fewer graduates may stay to work. So first ask: can this program lead to a graduate work permit? Then: does the province have a place for me? Only then: do I like the campus?',
  ],
  features: [
    {
      title: 'Work terms inside the degree',
      text: 'Co-op programs alternate study and paid work. The work counts towards the degree and needs a permit of its own.',
    },
    {
      title: 'Colleges and universities side by side',
      text: 'Colleges prepare you for a trade or a profession, universities for a field. Credits can move from one to the other in some provinces.',
    },
    {
      title: 'A list you can check',
      text: 'Only designated learning institutions can take international students. The government publishes the list with a number for each.',
    },
    {
      title: 'Work while you study',
      text: 'You may work {fact:ca-work-hours} off campus in term, if you study full time in an eligible program.',
    },
    {
      title: 'A permit after graduating',
      text: 'The Post-Graduation Work Permit is open, so you are not tied to one employer. Not every program qualifies.',
    },
    {
      title: 'Two languages',
      text: 'French helps you find work, above all in Quebec. Quebec also has its own acceptance certificate.',
    },
  ],
  education: {
    heading: 'The education system of Canada',
    intro: [
      'Education belongs to the provinces. Each has its own rules, fees and quality body, and there is no national ministry. Read the rules of your province, not of Canada in general.',
    ],
    levels: [
      {
        title: 'Certificate and diploma',
        text: 'One to two years at a college, close to the world of work. Advanced diplomas take three.',
      },
      {
        title: 'Bachelor’s degree',
        text: 'Three to four years, with honours usually four. Engineering and education often take longer.',
      },
      {
        title: 'Postgraduate certificate',
        text: 'One year at a college after a degree. Check the graduate permit rules closely for these.',
      },
      {
        title: 'Master’s degree',
        text: 'One to two years, by courses or with a thesis. Research places may carry funding.',
      },
      {
        title: 'Doctorate',
        text: 'Four years or more, nearly always with a supervisor who has agreed to take you.',
      },
    ],
    after:
      'Universities and colleges set their own English scores for IELTS, TOEFL and PTE, and most ask for a minimum score in each part. French programs ask for a French test. Transcripts may have to be assessed by an evaluation service.',
  },
  visa: {
    intro:
      'You apply for a study permit; a visa to travel comes with it. The application is online and you give your fingerprints in Kathmandu.',
    steps: [
      {
        title: 'Choose a designated institution and an eligible program',
        content1:
          'Check the institution on the official list. Then check whether your own program leads to a Post-Graduation Work Permit; many college programs must be in a listed field of study.',
        offices: ['ca-ircc'],
      },
      {
        title: 'Get the letter of acceptance',
        content1:
          'Send transcripts, English result, a statement and, for some programs, references or a portfolio. The institution later confirms the letter to the immigration department.',
      },
      {
        title: 'Ask for the attestation letter',
        content1:
          'Most applicants need a provincial or territorial attestation letter, which the institution requests for you. Some levels of study are exempt; the official page lists them. In Quebec it is part of the acceptance certificate.',
        offices: ['ca-ircc'],
      },
      {
        title: 'Apply for the No Objection Certificate',
        content1:
          'The Ministry of Education, Science and Technology in Nepal issues it online for your program. Without it no bank may send tuition abroad.',
        lists: [
          {
            heading: 'Upload',
            data: ['Citizenship and passport', 'Transcripts and certificates', 'Letter of acceptance'],
          },
        ],
        offices: ['np-noc'],
      },
      {
        title: 'Pay tuition and secure the funds',
        content1:
          'Pay the deposit or the first year through your bank with the NOC. Living costs can be shown with a guaranteed investment certificate of a Canadian bank, savings, an education loan or a sponsor.',
        content2:
          'Money that arrived last week convinces nobody. Show where it came from, with tax documents.',
        offices: ['np-bank'],
      },
      {
        title: 'Do the medical examination',
        content1:
          'Only a panel physician on the Canadian list can do it, not your own doctor. If you do it before you apply, you save time later.',
        offices: ['ca-ircc'],
      },
      {
        title: 'Apply online',
        content1:
          'Attach all documents and write a short letter of explanation: the course, why now, why there, who pays, what next. Pay the permit and the biometrics fee together.',
        lists: [
          {
            heading: 'What to attach',
            data: [
              'Letter of acceptance and attestation letter',
              'Proof of funds and tuition receipt',
              'Transcripts, test result, explanation of gaps',
              'Nepal Police clearance report, if the checklist asks for it',
            ],
          },
        ],
        offices: ['ca-ircc', 'np-police'],
      },
      {
        title: 'Give biometrics',
        content1:
          'The instruction letter gives you the deadline. Book the visa application centre in Kathmandu, take the letter and the passport, and keep the receipt.',
        offices: ['ca-vfs'],
      },
    ],
    next: 'If the answer is yes, you receive a letter of introduction and send the passport for the visa. The permit itself is printed at the airport in Canada, so check every line before you leave the counter: name, institution, hours of work and last day.',
  },
  costs: {
    intro:
      'Two sums matter: what a year really costs, and what the government wants to see. They are not the same, and rent in the large cities can go beyond both.',
    groups: [
      { heading: 'Study and living', facts: ['ca-tuition', 'ca-living'] },
      {
        heading: 'Money to show for living',
        facts: [
          'ca-funds-student',
          'ca-funds-partner',
          'ca-funds-with-partner',
          'ca-funds-child',
          'ca-funds-with-child',
        ],
      },
      { heading: 'Permit', facts: ['ca-permit-fee', 'ca-biometrics-fee'] },
    ],
    after: [
      'You show these funds in addition to the first year of tuition and travel. The amounts add up: a student with a partner shows {fact:ca-funds-with-partner}, with a child as well {fact:ca-funds-with-child}. The living amount is revised regularly, and Quebec has its own.',
    ],
  },
  intakes: {
    fact: 'ca-intakes',
    text: [
      'September has the most programs, residences and awards. January is good for colleges and late results. Few programs start in May, and some don’t run through the summer.',
    ],
    plan: [
      'Twelve months before: check program and permit rules, take the English test.',
      'Nine to ten months before: apply to the institution.',
      'Six to seven months before: attestation letter, NOC, tuition, medical.',
      'Five months before: apply for the permit and give biometrics.',
    ],
  },
  work: {
    facts: ['ca-work-hours', 'ca-pgwp', 'ca-pgwp-longest'],
    studying: [
      'You may work {fact:ca-work-hours} off campus while classes run, and full time in scheduled breaks. You need a social insurance number and must stay a full-time student. Co-op work needs a separate permit.',
    ],
    after: [
      'The Post-Graduation Work Permit lasts {fact:ca-pgwp}. Beyond that length of study it can last {fact:ca-pgwp-longest}. Language results and, for many college programs, the field of study count too. You can get this permit only once in your life, so think twice before you use it for a short program.',
    ],
  },
  why: {
    intro:
      'Most disappointments in Canada begin with the wrong program, not with a bad application. So we start with the program.',
    points: [
      {
        title: 'Permit rules before brochures',
        text: 'We check designation, field of study and graduate permit for each program, and show you where it says so.',
      },
      {
        title: 'A clear letter of explanation',
        text: 'You write it. We ask the questions an officer would ask, until it answers them.',
      },
      {
        title: 'A budget with the rent in it',
        text: 'We plan for the city you will live in. If it’s too expensive, we look for another province.',
      },
    ],
  },
  faq: [
    {
      title: 'What is the difference between a study permit and a visa?',
      content1:
        'The permit lets you study. The visa in your passport lets you travel to Canada. You apply for both at once.',
    },
    {
      title: 'Does every program give a work permit afterwards?',
      content1:
        'No. The institution, the length, the level and often the field must qualify. Distance learning and most private career colleges don’t.',
      content2: 'Ask for it in writing, and check the official page on the same day.',
    },
    {
      title: 'Can my husband or wife work?',
      content1:
        'Only partners of students in certain programs can get an open work permit, mainly longer master’s programs, doctorates and some professional degrees.',
      content2: 'If yours isn’t one of them, plan your budget without a second income.',
    },
    {
      title: 'How much must we show as a couple?',
      content1: 'Add up the living costs, then add tuition and travel.',
      lists: [
        {
          heading: 'Living costs to show',
          data: [
            'Student: {fact:ca-funds-student}',
            'Partner, on top: {fact:ca-funds-partner}',
            'Together: {fact:ca-funds-with-partner}',
          ],
        },
      ],
    },
    {
      title: 'My permit was refused. What now?',
      content1:
        'Ask for the officer’s notes; they say more than the letter. If purpose or funds were the point, a new application with new evidence can succeed. Sending the same file again does not help.',
    },
  ],
};
