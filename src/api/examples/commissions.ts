import { EXAMPLE_IDS } from '../../contract/calls/parameters.ts';
import type { CaseCommission, Commission, CommissionTotals } from '../../contract/commissions.ts';

/** Fictitious commissions for the documentation. */

const stated = {
  university: 'Sample University',
  currency: 'AUD',
  expected: 5_100,
  expected_on: '2027-04-30',
  invoiced_on: '2027-03-20',
  received_on: null,
  received: null,
  note: '',
};
export const putCommission = { version: null, ...stated };

export const commission: Commission = {
  id: EXAMPLE_IDS.offer,
  application: EXAMPLE_IDS.application,
  reference: 'PR-2026-0042',
  ...stated,
  state: 'invoiced',
  version: 1,
  changed_at: '2027-03-20T06:00:00.000Z',
  changed_by: 'Sita Shrestha',
  take_back_reason: '',
};

export const caseCommission: CaseCommission = {
  commission,
  taken_back: [],
  university: 'Sample University',
  currency: 'AUD',
  currencies: ['AUD', 'NPR'],
};

export const totals: CommissionTotals = {
  totals: [
    {
      university: 'Sample University',
      currency: 'AUD',
      count: 2,
      expected: 9_900,
      received: 4_800,
      open: 5_100,
    },
  ],
};
