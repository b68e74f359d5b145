/** A commission as owners enter it. */
export const COMMISSION = {
  university: 'Sample University',
  currency: 'AUD',
  expected: 5_100,
  expected_on: '2026-06-10',
  invoiced_on: null,
  received_on: null,
  received: null,
  note: '',
};
