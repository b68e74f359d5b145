import * as z from 'zod';
import {
  addChargesSchema,
  ownMoneySchema,
  paymentKindSchema,
  paymentListSchema,
  paymentTotalsSchema,
  reasonSchema,
  refundSchema,
  takePaymentSchema,
} from '../money.ts';
import { describeCall, type Parameter } from './describe.ts';
import { PAGING, pathUuid, PDF_TYPES, queryParameter, TABLE_FORMAT, TABLE_TYPES } from './parameters.ts';

const FILTERS = [
  queryParameter(
    'search',
    'Part of the number of a receipt, of a name or of an e-mail address.',
    z.string(),
    '000012',
  ),
  queryParameter('from', 'Received on this day or later, in Nepal.', z.iso.date(), '2026-11-01'),
  queryParameter('to', 'Received on this day or earlier, in Nepal.', z.iso.date(), '2026-11-30'),
  queryParameter('kind', 'How it was paid.', paymentKindSchema, 'cash'),
] as const satisfies readonly Parameter[];

export const readMoney = describeCall({
  method: 'get',
  path: '/api/staff/people/{id}/money/',
  parameters: [pathUuid('person')],
  answer: ownMoneySchema,
});

export const addCharges = describeCall({
  method: 'post',
  path: '/api/staff/people/{id}/charges/',
  parameters: [pathUuid('person')],
  body: addChargesSchema,
  answer: ownMoneySchema,
});

export const cancelCharge = describeCall({
  method: 'post',
  path: '/api/staff/charges/{id}/cancel/',
  parameters: [pathUuid('charge')],
  body: reasonSchema,
  answer: ownMoneySchema,
});

export const takePayment = describeCall({
  method: 'post',
  path: '/api/staff/people/{id}/payments/',
  parameters: [pathUuid('person')],
  body: takePaymentSchema,
  answer: ownMoneySchema,
});

export const refundPayment = describeCall({
  method: 'post',
  path: '/api/staff/payments/{id}/refund/',
  parameters: [pathUuid('payment')],
  body: refundSchema,
  answer: ownMoneySchema,
});

export const voidPayment = describeCall({
  method: 'post',
  path: '/api/staff/payments/{id}/void/',
  parameters: [pathUuid('payment')],
  body: reasonSchema,
  answer: ownMoneySchema,
});

export const readReceipt = describeCall({
  method: 'get',
  path: '/api/staff/payments/{id}/receipt/',
  parameters: [pathUuid('payment')],
  files: PDF_TYPES,
});

export const listPayments = describeCall({
  method: 'get',
  path: '/api/staff/payments/',
  parameters: [...FILTERS, ...PAGING],
  answer: paymentListSchema,
});

export const totalPayments = describeCall({
  method: 'get',
  path: '/api/staff/payments/totals/',
  parameters: FILTERS,
  answer: paymentTotalsSchema,
});

export const exportPayments = describeCall({
  method: 'get',
  path: '/api/staff/payments/export/',
  parameters: [...FILTERS, TABLE_FORMAT],
  files: TABLE_TYPES,
});
