import type { Guide } from './schema.ts';

export const dubai: Guide = {
  updated: '2026-11-20',
  description:
    'Study in Dubai from Nepal: permitted campuses, attested documents, university sponsorship, the medical test, Emirates ID, costs and work permits.',
  card: 'International campuses four to five hours from Kathmandu, where the university itself sponsors the visa.',
  subheading: 'Campuses of universities from many countries, and a visa your university applies for',
  glance: ['ae-visa-fee', 'ae-tuition-undergraduate', 'ae-living', 'ae-offer', 'ae-intakes'],
  compared: { fee: ['ae-visa-fee'], funds: [], work: [], processing: [] },
  remarks: {
    work: 'Only with a permit and the consent of the university.',
  },
  medical: 'a medical test after arrival',
  intro: [
    'Dubai is the nearest of our destinations. Universities from Britain, Australia, India and elsewhere teach here on campuses of their own, and award the degree of the home university. Families choose it for the short flight, the early answer to an application and the many companies around the campus.',
    'One thing is different here: you don’t apply for the visa yourself. The university is your sponsor and applies for you. You do your part in Nepal before you fly: attested certificates, the No Objection Certificate, and tuition sent through a bank. You take the medical test in Dubai.',
  ],
  features: [
    {
      title: 'A quick answer',
      text: 'You hear back {fact:ae-offer} if your application is complete. That leaves time for attestation, which is slow.',
    },
    {
      title: 'Degrees from elsewhere',
      text: 'A branch campus teaches the course of its home university. The certificate should be the same; ask to see the wording.',
    },
    {
      title: 'The university is the sponsor',
      text: 'It applies for the entry permit, guides you through the medical test and renews your residence visa while you study.',
    },
    {
      title: 'Three starts a year',
      text: 'Intakes are {fact:ae-intakes}. Even with a late exam result you rarely lose a whole year.',
    },
    {
      title: 'Placements close by',
      text: 'Trade, aviation, tourism, building and finance have offices near the campuses. Internships are part of many courses.',
    },
    {
      title: 'A large Nepali community',
      text: 'You find Nepali food, festivals and advice in your language. But rules are stricter than at home, so learn them before you go.',
    },
  ],
  education: {
    heading: 'The education system of Dubai',
    intro: [
      'Dubai’s Knowledge and Human Development Authority permits and inspects private universities. Many sit in free zones such as Academic City and Knowledge Park. For the whole country the federal ministry recognises institutions and degrees.',
    ],
    levels: [
      {
        title: 'Foundation year',
        text: 'One year before a British or Australian style degree, if your Class 12 doesn’t qualify you directly.',
      },
      {
        title: 'Diploma',
        text: 'One to two years with a practical aim. Ask which bachelor’s course accepts the credits.',
      },
      {
        title: 'Bachelor’s degree',
        text: 'Three years on the British model, four on the American or Indian one.',
      },
      {
        title: 'Master’s degree',
        text: 'One to two years, often taught in the evening or at weekends, so that you can work.',
      },
      {
        title: 'Doctorate',
        text: 'Offered at fewer campuses. Check who supervises and where.',
      },
    ],
    after:
      'The teaching language at these campuses is English. Universities accept IELTS, TOEFL and PTE, and some test you themselves. If you plan a government job in Nepal or a licensed profession, ask about recognition of the degree in both countries before you pay.',
  },
  visa: {
    intro:
      'You receive a student residence visa under the sponsorship of the university. The first half happens in Nepal, the second after landing.',
    steps: [
      {
        title: 'Choose a permitted university',
        content1:
          'Look the university and the program up with the Authority. A permit for the campus is not always a permit for every course.',
        offices: ['ae-education'],
      },
      {
        title: 'Get the offer letter',
        content1:
          'Send passport, transcripts, a photo and the English result. The answer normally comes {fact:ae-offer}. Read the refund rules before you accept.',
      },
      {
        title: 'Have your certificates attested',
        content1:
          'Certificates go through a chain of stamps, and each office wants to see the one before it. Ask the university which documents need it: sometimes your last certificate is enough.',
        lists: [
          {
            heading: 'The usual chain',
            data: [
              'Board or university that issued the certificate',
              'Department of Consular Services in Kathmandu',
              'Embassy of the United Arab Emirates',
              'Ministry of Foreign Affairs in the Emirates',
            ],
          },
        ],
        offices: ['np-consular', 'ae-foreign-affairs'],
      },
      {
        title: 'Apply for the No Objection Certificate',
        content1:
          'The Ministry of Education, Science and Technology issues the NOC online. You travel as a student, so you need the NOC, not the labour permit for workers.',
        offices: ['np-noc'],
      },
      {
        title: 'Pay tuition and visa cost through a bank',
        content1:
          'With NOC and invoice your bank sends the first tuition payment. The university usually collects the visa cost of {fact:ae-visa-fee} and a deposit at the same time.',
        content2: 'Pay to the university’s own account only, never to a person.',
        offices: ['np-bank'],
      },
      {
        title: 'The university applies for the entry permit',
        content1:
          'As your sponsor, the university applies to the residency directorate and is responsible for you. It sends you the electronic permit. Check that your name and passport number match your passport.',
        content2: 'You need a police report only in some cases. Nepal Police issues it online.',
        offices: ['ae-residency', 'np-police'],
      },
      {
        title: 'Fly, with your documents in your hand luggage',
        content1:
          'Officers at Kathmandu airport may ask students for the NOC, the offer letter and the permit. Carry the originals with you, and the address where you will stay.',
      },
      {
        title: 'Medical test, Emirates ID and residence',
        content1:
          'After arrival you take the medical fitness test at a government centre: a blood test and a chest X-ray, mainly for infectious diseases. Then you give fingerprints for the Emirates ID, and you get your residence visa.',
        content2:
          'If you have had tuberculosis or another long illness, tell us before you pay. If you fail the test, you may not get the residence visa.',
        offices: ['ae-government'],
      },
    ],
    next: 'The residence visa is renewed while you study, usually every year, and the university reminds you. Attend classes and pay on time: the university can cancel your visa. Open a bank account, get to know the metro, and meet the career office in your first month, not in your last.',
  },
  costs: {
    intro:
      'Tuition is charged by the year and often in instalments. Living costs depend most on one thing: a bed in a shared room, or a room of your own.',
    groups: [
      {
        heading: 'Study and living',
        facts: ['ae-tuition-undergraduate', 'ae-tuition-postgraduate', 'ae-living'],
      },
      { heading: 'Visa', facts: ['ae-visa-fee'] },
    ],
    after: [
      'Not in the table: attestation, health insurance if it is not included, books and the flight. The living costs assume shared housing and simple transport. A room of your own near the campus alone can cost more than that. Ask the university for its current hostel prices.',
    ],
  },
  intakes: {
    fact: 'ae-intakes',
    text: [
      'Choose your intake by how long attestation takes. You get the offer quickly, but stamps, NOC and permit take time, one after the other.',
    ],
    plan: [
      'Six months before: choose the course, take the English test.',
      'Five months before: apply, compare refund rules, accept.',
      'Four to three months before: attestation and NOC.',
      'Two months before: tuition, entry permit, housing.',
    ],
  },
  work: {
    facts: ['ae-grace-period', 'ae-freelance-visa'],
    studying: [
      'A student visa alone doesn’t allow you to work. For part-time work and internships you need a permit and your university’s consent, and the rules in free zones differ from the rest of the city. Don’t trust anyone who promises you a number of hours. Ask the international office which rules apply to your campus.',
    ],
    after: [
      'At some universities you have a grace period of {fact:ae-grace-period} to find work or leave. An employer can then sponsor you. A freelance visa of {fact:ae-freelance-visa} suits some fields, such as media, technology and teaching; it has fees and conditions of its own. If you stay without any of these, you break the law and pay a fine for each day.',
    ],
  },
  why: {
    intro:
      'In Dubai the offer comes quickly, but the documents must be exactly right. We make sure that you don’t pay or book too early.',
    points: [
      {
        title: 'Permit before payment',
        text: 'We look up the campus and the program with you on the Authority’s own page.',
      },
      {
        title: 'Attestation in the right order',
        text: 'We write down which document goes where, and what each office wants to see.',
      },
      {
        title: 'Honest about work',
        text: 'We don’t sell a student visa as a way to get a job. If you mainly want to work, studying may be the wrong way.',
      },
    ],
  },
  faq: [
    {
      title: 'Who sponsors me, the university or my family?',
      content1:
        'Normally the university. If a parent lives in the Emirates with a residence of their own, they may be able to sponsor you instead.',
      content2: 'Decide before you apply: changing later costs time and fees.',
    },
    {
      title: 'What happens in the medical test?',
      content1:
        'You give a blood sample and have a chest X-ray at a government centre, and the result goes to the residency directorate.',
      lists: [
        {
          heading: 'Bring along',
          data: ['Passport and entry permit', 'Photos, if asked for', 'The appointment from the university'],
        },
      ],
    },
    {
      title: 'Will the degree be recognised in Nepal?',
      content1:
        'It depends on the awarding university and on the campus. Ask the equivalence section of Tribhuvan University with the prospectus in hand, before you accept the offer.',
    },
    {
      title: 'Can I move on to another country afterwards?',
      content1:
        'Many universities let you transfer to the home campus. That needs a new offer, a new visa and a new budget.',
      content2: 'That works for good students. It isn’t an easy way in.',
    },
    {
      title: 'Is it cheaper than Europe or Australia?',
      content1:
        'Tuition of {fact:ae-tuition-undergraduate} isn’t low. You save on flights and, if you share a room, on living costs of {fact:ae-living}.',
      content2: 'Don’t count on earning money while you study.',
    },
  ],
};
