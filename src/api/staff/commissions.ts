import * as calls from '../../contract/calls/staff-commissions.ts';
import { page } from '../examples/catalogue.ts';
import * as examples from '../examples/commissions.ts';
import type { Call } from '../http/handle-call.ts';
import { handleCall } from '../http/handle-call.ts';
import { lastOf, pagingOf } from '../http/parameters.ts';

/** Commissions of universities, for owners. */

const TAG = 'Staff: commissions';
const READ = { tag: TAG, auth: 'staff', right: ['commissions', 'read'], limit: 'staff' } as const;

const filtersOf = (query: URLSearchParams) => ({
  state: lastOf(query, 'state'),
  university: lastOf(query, 'university'),
  search: lastOf(query, 'search'),
});

const readCaseCommission = handleCall(calls.readCaseCommission, {
  ...READ,
  summary: 'The commission of an application',
  description: 'Null if there is none, with what a new one begins with.',
  example: examples.caseCommission,
  errors: ['not_found'],
  run: ({ commissions }, { params }) => commissions.read(params.id),
});

const putCaseCommission = handleCall(calls.putCaseCommission, {
  ...READ,
  right: ['commissions', 'write'],
  summary: 'Enter or change the commission of an application',
  description:
    'All of its fields. If a colleague has changed or entered it since `version`, nothing is done. The student never sees it.',
  bodyExample: examples.putCommission,
  example: examples.caseCommission,
  errors: ['not_found'],
  refusals: ['commission_changed'],
  run: ({ commissions }, { principal, params, body }) => commissions.put(principal, params.id, body),
});

const takeBackCommission = handleCall(calls.takeBackCommission, {
  ...READ,
  right: ['commissions', 'write'],
  summary: 'Take back the commission of an application',
  description:
    'For a mistake. It stays visible with the reason and no longer counts; the application can have another one. If a colleague has changed it since `version`, nothing is done.',
  bodyExample: { version: 1, reason: 'Of another student' },
  example: examples.caseCommission,
  errors: ['not_found'],
  refusals: ['commission_changed'],
  run: ({ commissions }, { principal, params, body }) => commissions.takeBack(principal, params.id, body),
});

const listCommissions = handleCall(calls.listCommissions, {
  ...READ,
  summary: 'Commissions of universities',
  description: 'Those due first come first, those without a day last.',
  example: page(examples.commission),
  errors: ['bad_filter', 'invalid_page'],
  run: ({ commissions }, { query }) => commissions.list({ ...pagingOf(query), ...filtersOf(query) }),
});

const readCommissionTotals = handleCall(calls.readCommissionTotals, {
  ...READ,
  summary: 'Commissions by university and currency',
  description: 'Sums of what the list shows with the same filters. Currencies are never added up.',
  example: examples.totals,
  errors: ['bad_filter'],
  run: ({ commissions }, { query }) => commissions.totals(filtersOf(query)),
});

export const COMMISSION_CALLS: readonly Call[] = [
  readCaseCommission,
  putCaseCommission,
  takeBackCommission,
  listCommissions,
  readCommissionTotals,
];
