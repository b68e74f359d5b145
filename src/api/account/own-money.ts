import * as calls from '../../contract/calls/own-money.ts';
import * as examples from '../examples/money.ts';
import { handleCall } from '../http/handle-call.ts';
import { receiptAnswer } from '../http/receipt-answer.ts';

/** Calls of a student about their own charges and payments. */

const TAG = 'Own money';

const readOwnMoney = handleCall(calls.readOwnMoney, {
  tag: TAG,
  summary: 'Own charges and payments',
  description: 'What the office has charged, what is paid, and what is open.',
  auth: 'user',
  limit: 'own',
  example: examples.money,
  errors: ['not_found'],
  run: ({ money }, { principal }) => money.read(principal.userId),
});

const readOwnReceipt = handleCall(calls.readOwnReceipt, {
  tag: TAG,
  summary: 'A receipt',
  description: 'As a PDF file. A receipt that was made void says so.',
  auth: 'user',
  limit: 'own',
  errors: ['not_found'],
  run: ({ money }, { principal, params }) => receiptAnswer(money.receipt(params.id, principal.userId)),
});

export const OWN_MONEY_CALLS = [readOwnMoney, readOwnReceipt] as const;
