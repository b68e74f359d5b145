import { EXAMPLE_IDS } from '../../contract/calls/parameters.ts';
import type { AddOffer, CaseDate, CaseOffers, OwnOffers } from '../../contract/offers.ts';

/** Fictitious offers for the documentation. */

const stated = {
  university: 'Sample University',
  course: 'Bachelor of Nursing',
  kind: 'conditional' as const,
  received_on: '2026-11-20',
  reply_by: '2026-12-03',
  intake: '2027-02',
  currency: 'AUD',
  tuition: 34_000,
  tuition_per: 'year' as const,
  scholarship: 5_000,
  deposit: 8_500,
  deposit_due: '2026-12-10',
  deposit_paid_on: null,
};
const condition = { text: 'IELTS 7.0 in each part', due_on: '2026-12-01' };
const met = { id: EXAMPLE_IDS.condition, ...condition, done_at: null };

export const offerBody = { ...stated, letter: null, notes: '', conditions: [condition] };
export const addedOffer: AddOffer = { ticket: EXAMPLE_IDS.view, ...offerBody, shown: true };

const date: CaseDate = {
  id: EXAMPLE_IDS.caseDate,
  kind: 'enrolment',
  name: '',
  on: '2026-12-15',
  done_at: null,
  done_by: null,
  version: 1,
};
export const dateBody = { kind: date.kind, name: date.name, on: date.on };

export const caseOffers: CaseOffers = {
  offers: [
    {
      id: EXAMPLE_IDS.offer,
      ...stated,
      letter: null,
      notes: '',
      conditions: [{ ...met, done_by: null }],
      state: 'received',
      state_at: '2026-11-20T06:00:00.000Z',
      state_by: 'Sita Shrestha',
      shown: true,
      wanted_at: null,
      version: 1,
      tuition_npr: 3_139_900,
      scholarship_npr: 461_750,
      deposit_npr: 784_975,
    },
  ],
  dates: [date],
  country: 'Australia',
  currency: 'AUD',
  currencies: ['AUD', 'NPR'],
};

export const ownOffers: OwnOffers = {
  offers: [{ id: EXAMPLE_IDS.offer, ...stated, conditions: [met], state: 'received', wanted_at: null }],
  dates: [{ kind: 'reply', name: stated.university, on: stated.reply_by }],
};
