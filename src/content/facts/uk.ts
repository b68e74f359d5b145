import type { Office } from '../office.ts';
import { factsOf } from './facts-of.ts';

const offices = {
  'uk-student': { name: 'GOV.UK, Student visa', href: 'https://www.gov.uk/student-visa' },
  'uk-health': {
    name: 'GOV.UK, healthcare surcharge',
    href: 'https://www.gov.uk/healthcare-immigration-application',
  },
  'uk-graduate': { name: 'GOV.UK, Graduate visa', href: 'https://www.gov.uk/graduate-visa' },
  'uk-tuberculosis': { name: 'GOV.UK, tuberculosis test', href: 'https://www.gov.uk/tb-test-visa' },
  'uk-study': { name: 'Study UK', href: 'https://study-uk.britishcouncil.org/' },
} as const satisfies Record<string, Office>;

const office = 'uk-student';
const money = { currency: 'GBP', office } as const;
const total = {
  ...money,
  reading: 'For the most months asked for; a shorter course needs fewer.',
} as const;

export const uk = factsOf('GB', '2027-04-30', offices, {
  'uk-work-hours': {
    office,
    label: 'Work in term time',
    value: { to: 20 },
    unit: 'hours',
    period: 'a week',
  },
  'uk-work-holidays': { office, label: 'Work in the holidays', value: 'full time' },
  'uk-health-surcharge': {
    currency: 'GBP',
    office: 'uk-health',
    label: 'Health surcharge',
    value: 776,
    period: 'a year',
  },
  'uk-visa-fee': { ...money, label: 'Student visa', value: 490, period: 'once', likely_changed: true },
  'uk-funds-london': {
    ...money,
    label: 'Living costs in London',
    value: 1334,
    period: 'a month',
    likely_changed: true,
  },
  'uk-funds-outside': {
    ...money,
    label: 'Living costs outside London',
    value: 1023,
    period: 'a month',
    likely_changed: true,
  },
  'uk-funds-months': { office, label: 'Months to show them for', value: { to: 9 }, unit: 'months' },
  'uk-funds-london-total': {
    ...total,
    label: 'Living costs in London, in total',
    value: { product: ['uk-funds-london', 'uk-funds-months'] },
  },
  'uk-funds-outside-total': {
    ...total,
    label: 'Living costs outside London, in total',
    value: { product: ['uk-funds-outside', 'uk-funds-months'] },
  },
  'uk-funds-held': { office, label: 'Money held without a break', value: '28 consecutive days' },
  'uk-graduate-visa': {
    office: 'uk-graduate',
    label: 'Graduate visa',
    value: 2,
    unit: 'years',
    likely_changed: true,
  },
  'uk-graduate-visa-phd': {
    office: 'uk-graduate',
    label: 'Graduate visa after a PhD',
    value: 3,
    unit: 'years',
  },
  'uk-processing': { office, label: 'Visa processing', value: { about: 3 }, unit: 'weeks' },
  'uk-intakes': { office: 'uk-study', label: 'Intakes', value: { intakes: [[1], [9]] } },
});
