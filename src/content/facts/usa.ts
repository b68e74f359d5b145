import type { Office } from '../office.ts';
import { factsOf, READ_AS_YEARLY } from './facts-of.ts';

const offices = {
  'us-state': {
    name: 'US Department of State',
    href: 'https://travel.state.gov/content/travel/en/us-visas/study/student-visa.html',
  },
  'us-embassy': { name: 'US Embassy in Nepal', href: 'https://np.usembassy.gov/visas/' },
  'us-sevis': { name: 'Student and Exchange Visitor Program, I-901', href: 'https://www.fmjfee.com/' },
  'us-study': { name: 'Study in the States', href: 'https://studyinthestates.dhs.gov/' },
  'us-opt': {
    name: 'US Citizenship and Immigration Services',
    href: 'https://www.uscis.gov/working-in-the-united-states/students-and-exchange-visitors/optional-practical-training-opt-for-f-1-students',
  },
  'us-educationusa': { name: 'EducationUSA at USEF-Nepal', href: 'https://www.usefnepal.org/' },
} as const satisfies Record<string, Office>;

const money = { currency: 'USD', office: 'us-educationusa' } as const;

export const usa = factsOf('US', '2027-03-31', offices, {
  'us-visa-fee': {
    currency: 'USD',
    office: 'us-state',
    label: 'Student visa application',
    value: 160,
    likely_changed: true,
    period: 'once',
  },
  'us-tuition-undergraduate': {
    ...money,
    label: 'Undergraduate tuition',
    value: { from: 15_000, to: 50_000 },
    likely_changed: true,
    period: 'a year',
  },
  'us-tuition-graduate': {
    ...money,
    label: 'Graduate tuition',
    value: { from: 20_000, to: 45_000 },
    likely_changed: true,
    period: 'a year',
  },
  'us-living': {
    ...money,
    label: 'Living costs',
    value: { from: 10_000, to: 15_000 },
    likely_changed: true,
    period: 'a year',
    reading: READ_AS_YEARLY,
  },
  'us-work-hours': {
    office: 'us-study',
    label: 'Work on campus',
    value: 20,
    unit: 'hours',
    period: 'a week',
  },
  'us-opt': { office: 'us-opt', label: 'Optional Practical Training (OPT)', value: 12, unit: 'months' },
  'us-opt-stem-extension': {
    office: 'us-opt',
    label: 'STEM extension of OPT',
    value: 24,
    unit: 'months',
  },
  'us-opt-stem': {
    office: 'us-opt',
    label: 'OPT with the STEM extension',
    value: { sum: ['us-opt', 'us-opt-stem-extension'] },
    unit: 'months',
  },
  'us-post-study': { office: 'us-opt', label: 'Post-study work', value: { to: 3 }, unit: 'years' },
  'us-entry': {
    office: 'us-state',
    label: 'Entry before the program starts',
    value: { to: 30 },
    unit: 'days',
  },
});
