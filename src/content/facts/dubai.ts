import type { Office } from '../office.ts';
import { factsOf } from './facts-of.ts';

const offices = {
  'ae-government': {
    name: 'The UAE government portal',
    href: 'https://u.ae/en/information-and-services/visa-and-emirates-id',
  },
  'ae-residency': {
    name: 'General Directorate of Residency and Foreigners Affairs, Dubai',
    href: 'https://www.gdrfad.gov.ae/',
  },
  'ae-education': {
    name: 'Knowledge and Human Development Authority, Dubai',
    href: 'https://web.khda.gov.ae/',
  },
  'ae-foreign-affairs': { name: 'UAE Ministry of Foreign Affairs', href: 'https://www.mofa.gov.ae/' },
} as const satisfies Record<string, Office>;

const yearly = { currency: 'AED', office: 'ae-education', period: 'a year' } as const;

export const dubai = factsOf('AE', '2027-06-30', offices, {
  'ae-tuition-undergraduate': {
    ...yearly,
    label: 'Undergraduate tuition',
    value: { from: 37_500, to: 75_000 },
  },
  'ae-tuition-postgraduate': {
    ...yearly,
    label: 'Postgraduate tuition',
    value: { from: 55_000, to: 80_000 },
  },
  'ae-living': {
    ...yearly,
    label: 'Living costs',
    value: { from: 12_000, to: 15_000 },
    likely_changed: true,
  },
  'ae-visa-fee': {
    currency: 'AED',
    office: 'ae-residency',
    label: 'Student visa',
    value: { from: 3000, to: 5000 },
    period: 'once',
    reading: 'We take “visa cost” to mean the whole cost of one visa, with all its parts.',
  },
  'ae-offer': {
    office: 'ae-education',
    label: 'Offer outcome',
    value: { within: 1 },
    unit: 'weeks',
  },
  'ae-intakes': {
    office: 'ae-education',
    label: 'Intakes',
    value: { intakes: [[10], [1], [6]] },
  },
  'ae-freelance-visa': {
    office: 'ae-government',
    label: 'Freelance visa',
    value: { to: 2 },
    unit: 'years',
  },
  'ae-grace-period': {
    office: 'ae-government',
    label: 'Grace period at some universities',
    value: { to: 6 },
    unit: 'months',
  },
});
