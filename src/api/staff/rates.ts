import * as calls from '../../contract/calls/staff-rates.ts';
import { page } from '../examples/catalogue.ts';
import * as examples from '../examples/imports.ts';
import { handleCall } from '../http/handle-call.ts';
import { lastOf, pagingOf } from '../http/parameters.ts';

/** Calls of the back office about exchange rates. */

const TAG = 'Staff: exchange rates';

export const listRates = handleCall(calls.listRates, {
  tag: TAG,
  summary: 'Exchange rates',
  description: 'The rate that pages use beside what the bank published. Most used currencies first.',
  auth: 'staff',
  right: ['catalogue', 'read'],
  limit: 'staff',
  example: page(examples.rate),
  errors: ['invalid_page'],
  run: ({ rates }, { query }) => rates.list({ ...pagingOf(query), due: lastOf(query, 'due') }),
});

export const readRate = handleCall(calls.readRate, {
  tag: TAG,
  summary: 'One exchange rate',
  description: 'By the code of its currency.',
  auth: 'staff',
  right: ['catalogue', 'read'],
  limit: 'staff',
  example: examples.rate,
  errors: ['not_found'],
  run: ({ rates }, { params }) => rates.read(params.id),
});

export const listRateHistory = handleCall(calls.listRateHistory, {
  tag: TAG,
  summary: 'Earlier rates of a currency',
  description: 'Every rate that pages have used, newest first.',
  auth: 'staff',
  right: ['catalogue', 'read'],
  limit: 'staff',
  example: page(examples.rateEntry),
  errors: ['not_found', 'invalid_page'],
  run: ({ rates }, { params, query }) => rates.history(params.id, pagingOf(query)),
});

export const setRate = handleCall(calls.setRate, {
  tag: TAG,
  summary: 'Type an exchange rate',
  description: 'Rates that are fetched do not replace it until it is released.',
  auth: 'staff',
  right: ['catalogue', 'write'],
  limit: 'staff',
  bodyExample: { npr: 92.35, unit: 1, as_of: '2026-11-22', source: 'Our bank' },
  example: { ...examples.rate, npr: 92.35, source: 'Our bank', set_by_staff: true },
  errors: ['not_found', 'bad_fields'],
  run: ({ rates }, { params, principal, body }) => rates.set(params.id, principal.userId, body),
});

export const releaseRate = handleCall(calls.releaseRate, {
  tag: TAG,
  summary: 'Release an exchange rate',
  description: 'Pages use the rate of Nepal Rastra Bank again, now and after every later fetch.',
  auth: 'staff',
  right: ['catalogue', 'write'],
  limit: 'staff',
  example: examples.rate,
  errors: ['not_found'],
  refusals: ['no_bank_rate'],
  run: ({ rates }, { params, principal }) => rates.release(params.id, principal.userId),
});

export const readRateFetch = handleCall(calls.readRateFetch, {
  tag: TAG,
  summary: 'How the last fetch of exchange rates went',
  description: 'Rates are fetched once a day. After a failure the last ones stay.',
  auth: 'staff',
  right: ['catalogue', 'read'],
  limit: 'staff',
  example: examples.rateFetch,
  errors: [],
  run: ({ rates }) => rates.fetchStatus(),
});

export const fetchRatesNow = handleCall(calls.fetchRatesNow, {
  tag: TAG,
  summary: 'Fetch exchange rates now',
  description: 'Asks the bank. A failure is part of the answer and changes no rate.',
  auth: 'staff',
  right: ['catalogue', 'write'],
  limit: 'export',
  example: examples.rateFetch,
  errors: [],
  refusals: ['rates_off'],
  run: ({ rates }, { principal }) => rates.fetchNow(principal.userId),
});
