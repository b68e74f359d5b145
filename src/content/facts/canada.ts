import type { Office } from '../office.ts';
import { factsOf, READ_AS_YEARLY } from './facts-of.ts';

const offices = {
  'ca-ircc': {
    name: 'Immigration, Refugees and Citizenship Canada',
    href: 'https://www.canada.ca/en/immigration-refugees-citizenship/services/study-canada.html',
  },
  'ca-study': { name: 'EduCanada', href: 'https://www.educanada.ca/' },
  'ca-vfs': { name: 'VFS Global, Canada', href: 'https://visa.vfsglobal.com/npl/en/can/' },
} as const satisfies Record<string, Office>;

const office = 'ca-ircc';
const money = { currency: 'CAD', office } as const;
const funds = { ...money, period: 'a year', reading: READ_AS_YEARLY } as const;

export const canada = factsOf('CA', '2027-06-30', offices, {
  'ca-work-hours': { office, label: 'Work off campus', value: 24, unit: 'hours', period: 'a week' },
  'ca-tuition': {
    currency: 'CAD',
    office: 'ca-study',
    label: 'Tuition',
    value: { from: 15_000, to: 30_000 },
    likely_changed: true,
    period: 'a year',
    reading: READ_AS_YEARLY,
  },
  'ca-living': {
    currency: 'CAD',
    office: 'ca-study',
    label: 'Living costs',
    value: { from: 10_000, to: 15_000 },
    likely_changed: true,
    period: 'a year',
    reading: READ_AS_YEARLY,
  },
  'ca-funds-student': { ...funds, label: 'Funds, student', value: 20_635, likely_changed: true },
  'ca-funds-partner': { ...funds, label: 'Funds for a partner, on top', value: 5055, likely_changed: true },
  'ca-funds-with-partner': {
    ...funds,
    label: 'Student and partner together',
    value: { sum: ['ca-funds-student', 'ca-funds-partner'] },
  },
  'ca-funds-child': { ...funds, label: 'Funds for a child, on top', value: 5893, likely_changed: true },
  'ca-funds-with-child': {
    ...funds,
    label: 'Student, partner and child together',
    value: { sum: ['ca-funds-with-partner', 'ca-funds-child'] },
  },
  'ca-permit-fee': { ...money, label: 'Study permit', value: 150, period: 'once' },
  'ca-biometrics-fee': { ...money, label: 'Biometrics', value: 85, period: 'once' },
  'ca-pgwp': {
    office,
    label: 'Post-Graduation Work Permit, shorter programs',
    value: 'as long as the program, for programs of 8 months to 2 years',
    likely_changed: true,
  },
  'ca-pgwp-longest': {
    office,
    label: 'Post-Graduation Work Permit, programs beyond 2 years',
    value: { to: 3 },
    unit: 'years',
  },
  'ca-intakes': { office: 'ca-study', label: 'Intakes', value: { intakes: [[1], [9]], some: [5] } },
});
