import * as calls from '../../contract/calls/staff-money.ts';
import { EXAMPLE_IDS } from '../../contract/calls/parameters.ts';
import * as examples from '../examples/money.ts';
import { handleCall } from '../http/handle-call.ts';
import { receiptAnswer } from '../http/receipt-answer.ts';
import { page } from '../examples/catalogue.ts';
import { lastOf, pagingOf } from '../http/parameters.ts';
import { TABLE_WORDS, tableAnswer } from '../http/table-downloads.ts';

/** Calls of the back office about what students owe and pay. */

const TAG = 'Staff: money';
const TICKET = '4f6b1c2d-8e3a-4b5c-9d7e-0a1b2c3d4e5f';

const readMoney = handleCall(calls.readMoney, {
  tag: TAG,
  summary: 'Charges and payments of a student',
  description: 'Payments and refunds with their numbers, also void ones.',
  auth: 'staff',
  right: ['money', 'read'],
  limit: 'staff',
  example: examples.money,
  errors: ['not_found'],
  run: ({ money }, { params }) => money.read(params.id),
});

const addCharges = handleCall(calls.addCharges, {
  tag: TAG,
  summary: 'Charge a student',
  description: 'Adds what the student shall pay. The same ticket again adds nothing.',
  auth: 'staff',
  right: ['money', 'write'],
  limit: 'staff',
  bodyExample: {
    ticket: TICKET,
    application: EXAMPLE_IDS.application,
    due_on: '2026-12-01',
    items: [{ text: 'IELTS class, eight weeks', amount: 12_000 }],
  },
  example: examples.money,
  errors: ['not_found'],
  refusals: ['not_a_student'],
  run: ({ money }, { principal, params, body }) => money.charge(principal, params.id, body),
});

const cancelCharge = handleCall(calls.cancelCharge, {
  tag: TAG,
  summary: 'Cancel a charge',
  description: 'Possible while nothing is paid for it. It stays visible, with the reason.',
  auth: 'staff',
  right: ['money', 'write'],
  limit: 'staff',
  bodyExample: { reason: 'Entered twice' },
  example: examples.money,
  errors: ['not_found'],
  refusals: ['charge_paid', 'charge_settled', 'not_a_student'],
  run: ({ money }, { principal, params, body }) => money.cancelCharge(principal, params.id, body.reason),
});

const takePayment = handleCall(calls.takePayment, {
  tag: TAG,
  summary: 'Take a payment',
  description:
    'Pays charges, wholly or in part, and what is charged and paid at once. The receipt gets the next number of the fiscal year. The same ticket again takes nothing.',
  auth: 'staff',
  right: ['money', 'write'],
  limit: 'staff',
  bodyExample: {
    ticket: TICKET,
    kind: 'esewa',
    reference: '0AB12C',
    received_on: '2026-11-22',
    items: [{ charge: EXAMPLE_IDS.charge, text: 'IELTS class, eight weeks', amount: 5_000 }],
    application: null,
    mail: true,
  },
  example: examples.money,
  errors: ['not_found'],
  refusals: ['not_a_student', 'day_in_future', 'charge_settled'],
  run: ({ money }, { principal, params, body }) => money.pay(principal, params.id, body),
});

const refundPayment = handleCall(calls.refundPayment, {
  tag: TAG,
  summary: 'Give money back',
  description: 'At most what is left of the payment. A refund has a number of its own series.',
  auth: 'staff',
  right: ['money', 'write'],
  limit: 'staff',
  bodyExample: {
    ticket: TICKET,
    kind: 'cash',
    reference: '',
    paid_on: '2026-11-22',
    amount: 2_000,
    reason: 'Class cancelled',
  },
  example: examples.money,
  errors: ['not_found'],
  refusals: ['not_a_student', 'day_in_future', 'payment_void', 'refund_too_high'],
  run: ({ money }, { principal, params, body }) => money.refund(principal, params.id, body),
});

const voidPayment = handleCall(calls.voidPayment, {
  tag: TAG,
  summary: 'Make a receipt void',
  description: 'For a mistake. The receipt keeps its number and stays visible, with the reason.',
  auth: 'staff',
  right: ['money', 'write'],
  limit: 'staff',
  bodyExample: { reason: 'Wrong student' },
  example: examples.money,
  errors: ['not_found'],
  refusals: ['not_a_student', 'payment_void', 'payment_refunded'],
  run: ({ money }, { principal, params, body }) => money.voidPayment(principal, params.id, body.reason),
});

const readReceipt = handleCall(calls.readReceipt, {
  tag: TAG,
  summary: 'A receipt',
  description: 'As a PDF file of A5. A receipt that was made void says so.',
  auth: 'staff',
  right: ['money', 'read'],
  limit: 'staff',
  errors: ['not_found'],
  run: ({ money }, { params }) => receiptAnswer(money.receipt(params.id, null)),
});

const listPayments = handleCall(calls.listPayments, {
  tag: TAG,
  summary: 'The cash book',
  description: 'Payments and refunds of all students, the newest first, also void ones.',
  auth: 'staff',
  right: ['money', 'read'],
  limit: 'staff',
  example: page(examples.booked),
  errors: ['bad_filter', 'invalid_page'],
  run: ({ money }, { query }) => money.list({ ...pagingOf(query), ...filtersOf(query) }),
});

const totalPayments = handleCall(calls.totalPayments, {
  tag: TAG,
  summary: 'What came in and went back',
  description: 'By kind, of the payments that match, without void ones.',
  auth: 'staff',
  right: ['money', 'read'],
  limit: 'staff',
  example: examples.paymentTotals,
  errors: ['bad_filter'],
  run: ({ money }, { query }) => money.totals(filtersOf(query)),
});

const exportPayments = handleCall(calls.exportPayments, {
  tag: TAG,
  summary: 'Payments as a table',
  description: `Every payment and refund that matches, the newest first. ${TABLE_WORDS}`,
  auth: 'staff',
  right: ['exports', 'read'],
  proof: 'always',
  limit: 'export',
  errors: ['bad_filter'],
  run: ({ money }, { principal, query }) =>
    tableAnswer('payments', query, (format) => money.export(principal, filtersOf(query), format)),
});

const filtersOf = (query: URLSearchParams) => ({
  search: lastOf(query, 'search'),
  from: lastOf(query, 'from'),
  to: lastOf(query, 'to'),
  kind: lastOf(query, 'kind'),
});

export const MONEY_CALLS = [
  readMoney,
  addCharges,
  cancelCharge,
  takePayment,
  refundPayment,
  voidPayment,
  readReceipt,
  listPayments,
  totalPayments,
  exportPayments,
] as const;
