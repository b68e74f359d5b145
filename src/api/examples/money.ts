import { EXAMPLE_IDS } from '../../contract/calls/parameters.ts';
import type { BookedPayment, Charge, OwnMoney, Payment, PaymentTotals } from '../../contract/money.ts';

const charge: Charge = {
  id: EXAMPLE_IDS.charge,
  application: { id: EXAMPLE_IDS.application, reference: 'PR-7K3M-9QXT' },
  text: 'IELTS class, eight weeks',
  amount: 12_000,
  paid: 5_000,
  due_on: '2026-12-01',
  added_at: '2026-11-20T05:00:00.000Z',
  cancelled_at: null,
  cancel_reason: '',
};

const payment: Payment = {
  id: EXAMPLE_IDS.payment,
  direction: 'payment',
  number: '2083/84-000012',
  payer: 'Asha Rai',
  kind: 'esewa',
  reference: '0AB12C',
  amount: 5_000,
  refunded: 0,
  received_on: '2026-11-22',
  entered_at: '2026-11-22T06:30:00.000Z',
  items: [{ text: charge.text, amount: 5_000 }],
  refund_of: null,
  reason: '',
  voided_at: null,
  void_reason: '',
};

export const money: OwnMoney = {
  charges: [charge],
  payments: [payment],
  charged: 12_000,
  paid: 5_000,
  open: 7_000,
};

export const booked: BookedPayment = {
  ...payment,
  student: { id: EXAMPLE_IDS.person, email: 'asha.rai@example.com' },
  by: 'Bina Lama',
};

export const paymentTotals: PaymentTotals = {
  received: 5_000,
  refunded: 0,
  kinds: [{ kind: 'esewa', received: 5_000, refunded: 0 }],
};
