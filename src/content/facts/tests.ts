import type { Office } from '../office.ts';
import { factsOf } from './facts-of.ts';

const offices = {
  ielts: { name: 'IELTS', href: 'https://ielts.org/' },
  toefl: { name: 'ETS, TOEFL', href: 'https://www.ets.org/toefl.html' },
  pte: { name: 'Pearson PTE', href: 'https://www.pearsonpte.com/' },
} as const satisfies Record<string, Office>;

export const tests = factsOf(null, '2027-06-30', offices, {
  'ielts-results-paper': {
    office: 'ielts',
    label: 'IELTS results, on paper',
    value: { within: 13 },
    unit: 'days',
  },
  'ielts-results-computer': {
    office: 'ielts',
    label: 'IELTS results, on computer',
    value: { from: 3, to: 5 },
    likely_changed: true,
    unit: 'days',
  },
  'toefl-results': {
    office: 'toefl',
    label: 'TOEFL results',
    value: { from: 4, to: 8 },
    unit: 'days',
    likely_changed: true,
  },
  'toefl-validity': { office: 'toefl', label: 'TOEFL scores are valid for', value: 2, unit: 'years' },
  'toefl-total': {
    office: 'toefl',
    label: 'TOEFL total',
    value: { from: 0, to: 120 },
    unit: 'points',
    likely_changed: true,
  },
  'toefl-section': {
    office: 'toefl',
    label: 'TOEFL, each section',
    value: { from: 0, to: 30 },
    likely_changed: true,
    unit: 'points',
  },
  'pte-results': { office: 'pte', label: 'PTE results', value: { within: 48 }, unit: 'hours' },
  'pte-score': { office: 'pte', label: 'PTE score', value: { from: 10, to: 90 }, unit: 'points' },
});
