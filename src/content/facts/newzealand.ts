import type { Office } from '../office.ts';
import { factsOf, READ_AS_YEARLY } from './facts-of.ts';

const offices = {
  'nz-immigration': { name: 'Immigration New Zealand', href: 'https://www.immigration.govt.nz/' },
  'nz-nzqa': { name: 'New Zealand Qualifications Authority', href: 'https://www.nzqa.govt.nz/' },
  'nz-study': {
    name: 'Study with New Zealand',
    href: 'https://www.studywithnewzealand.govt.nz/',
  },
} as const satisfies Record<string, Office>;

const office = 'nz-immigration';
const fees = {
  currency: 'NZD',
  office: 'nz-study',
  period: 'a year',
  reading: READ_AS_YEARLY,
} as const;

export const newzealand = factsOf('NZ', '2027-06-30', offices, {
  'nz-funds-student': {
    currency: 'NZD',
    office,
    label: 'Living costs, student',
    value: 20_000,
    period: 'a year',
  },
  'nz-funds-partner': {
    currency: 'NZD',
    office,
    label: 'Living costs, partner',
    value: 4200,
    period: 'a year',
    reading: READ_AS_YEARLY,
  },
  'nz-fees-primary': { ...fees, label: 'Primary school fees', value: { from: 11_000 } },
  'nz-fees-secondary': { ...fees, label: 'Secondary school fees', value: { from: 14_000 } },
  'nz-fees-diploma': { ...fees, label: 'Certificate or diploma fees', value: { from: 20_000, to: 50_000 } },
  'nz-fees-bachelor': { ...fees, label: 'Bachelor fees', value: { from: 20_000, to: 40_000 } },
  'nz-fees-postgraduate': { ...fees, label: 'Postgraduate fees', value: { from: 20_000, to: 45_000 } },
  'nz-fees-phd': { ...fees, label: 'PhD fees', value: { from: 6500, to: 7500 }, likely_changed: true },
  'nz-post-study': { office, label: 'Post-study work, PhD and masters', value: 3, unit: 'years' },
  'nz-post-study-diploma': {
    office,
    label: 'Post-study work, postgraduate diploma',
    value: 1,
    unit: 'years',
  },
  'nz-work-hours': {
    office,
    label: 'Work while you study',
    value: 20,
    unit: 'hours',
    period: 'a week',
    likely_changed: true,
  },
  'nz-bank-statements': {
    office,
    label: 'Bank statements reach back',
    value: 'at least 3 months',
  },
  'nz-intakes': {
    office: 'nz-study',
    label: 'Intakes',
    value: {
      intakes: [
        [2, 3],
        [6, 7],
      ],
    },
  },
});
