import { afterEach, expect, it } from 'vitest';
import { sheetsOf } from '../../../tests/support/pdf.ts';
import { setPublished } from '../../content/live.ts';
import type { Payment } from '../../contract/money.ts';
import { receiptPdf } from './present.receipt.ts';

/** What stands on a receipt. */

afterEach(() => setPublished(new Map()));

const PAYMENT: Payment = {
  id: '5b0d2a0e-7a4e-4f0e-9d7c-2f2f2f2f2f2f',
  direction: 'payment',
  number: '2083/84-000012',
  payer: 'Asha Rai',
  kind: 'cash',
  reference: '',
  amount: 12_000,
  refunded: 0,
  received_on: '2026-11-23',
  entered_at: '2026-11-23T06:00:00.000Z',
  items: [{ text: 'IELTS class', amount: 12_000 }],
  refund_of: null,
  reason: '',
  voided_at: null,
  void_reason: '',
};
const wordsOn = async () => {
  const [sheet] = await sheetsOf(await receiptPdf(PAYMENT, 'Bina Lama'));
  return sheet!.pieces.map(({ text }) => text).join(' ');
};

it('has the tax number of the office once there is one', async () => {
  expect(await wordsOn()).not.toMatch(/PAN|VAT/);
  setPublished(new Map([['receipts', { taxKind: 'VAT', taxNumber: '301234567' }]]));
  const words = await wordsOn();
  expect(words).toContain('VAT No. 301234567');
  expect(words).toContain('2083/84-000012');
});
