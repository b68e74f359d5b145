import type { Office } from '../office.ts';
import { factsOf, READ_AS_YEARLY } from './facts-of.ts';

const offices = {
  'au-home-affairs': {
    name: 'Department of Home Affairs',
    href: 'https://immi.homeaffairs.gov.au/visas/getting-a-visa/visa-listing/student-500',
  },
  'au-graduate': {
    name: 'Department of Home Affairs, Temporary Graduate visa',
    href: 'https://immi.homeaffairs.gov.au/visas/getting-a-visa/visa-listing/temporary-graduate-485',
  },
  'au-register': { name: 'CRICOS register', href: 'https://cricos.education.gov.au/' },
  'au-study': { name: 'Study Australia', href: 'https://www.studyaustralia.gov.au/' },
  'au-vfs': { name: 'VFS Global, Australia', href: 'https://visa.vfsglobal.com/npl/en/aus/' },
} as const satisfies Record<string, Office>;

const office = 'au-home-affairs';
const money = { currency: 'AUD', office } as const;

export const australia = factsOf('AU', '2027-07-01', offices, {
  'au-visa-fee': { ...money, label: 'Student visa', value: 1600, period: 'once', likely_changed: true },
  'au-visa-fee-adult': {
    ...money,
    label: 'Extra applicant, adult',
    value: 1190,
    period: 'once',
    likely_changed: true,
  },
  'au-visa-fee-child': {
    ...money,
    label: 'Extra applicant under 18',
    value: 390,
    period: 'once',
    likely_changed: true,
  },
  'au-funds-student': {
    ...money,
    label: 'Living costs, student',
    value: 29_710,
    period: 'a year',
    reading: READ_AS_YEARLY,
  },
  'au-funds-partner': {
    ...money,
    label: 'Living costs, partner',
    value: 10_394,
    period: 'a year',
    reading: READ_AS_YEARLY,
  },
  'au-funds-child': {
    ...money,
    label: 'Living costs, each child',
    value: 4449,
    period: 'a year',
    reading: READ_AS_YEARLY,
  },
  'au-funds-travel': {
    ...money,
    label: 'Travel',
    value: 4000,
    period: 'once',
    each: 'each person',
    likely_changed: true,
  },
  'au-parental-income': {
    ...money,
    label: 'Income of parents instead of savings',
    value: 87_856,
    period: 'a year',
    reading: READ_AS_YEARLY,
  },
  'au-parental-income-spouse': {
    ...money,
    label: 'The same, when a spouse comes along',
    value: 102_500,
    period: 'a year',
    reading: READ_AS_YEARLY,
  },
  'au-work-hours': { office, label: 'Work while you study', value: 48, unit: 'hours', period: 'a fortnight' },
  'au-english-postgraduate': {
    office: 'au-study',
    label: 'English, postgraduate',
    value: 6.5,
    unit: 'IELTS band',
    decimals: 1,
    reading: 'No test is named; we take these to be IELTS bands.',
  },
  'au-english-undergraduate': {
    office: 'au-study',
    label: 'English, undergraduate',
    value: 6,
    unit: 'IELTS band',
    decimals: 1,
    reading: 'No test is named; we take these to be IELTS bands.',
  },
  'au-english-nursing': {
    office: 'au-study',
    label: 'English, nursing',
    value: 7,
    unit: 'IELTS band',
    decimals: 1,
    reading: 'No test is named; we take these to be IELTS bands.',
  },
  'au-post-study': {
    office: 'au-graduate',
    label: 'Post-study work, by degree',
    value: { from: 2, to: 3 },
    unit: 'years',
  },
  'au-processing': { office, label: 'Visa processing', value: { from: 2, to: 8 }, unit: 'weeks' },
  'au-gsr-words': { office, label: 'Each Genuine Student answer', value: 150, unit: 'words' },
  'au-intakes': {
    office: 'au-study',
    label: 'Intakes',
    value: {
      intakes: [
        [2, 3],
        [6, 7],
      ],
      some: [10, 11],
    },
  },
});
