/** Kinds of payments, and how amounts are written. Without zod: browsers read it. Source: docs/money.md. */

export const PAYMENT_KINDS = {
  cash: 'Cash',
  bank_transfer: 'Bank transfer',
  esewa: 'eSewa',
  khalti: 'Khalti',
  cheque: 'Cheque',
  card: 'Card',
  other: 'Other',
} as const;
export type PaymentKind = keyof typeof PAYMENT_KINDS;
export const PAYMENT_KIND_NAMES = Object.keys(PAYMENT_KINDS) as [PaymentKind, ...PaymentKind[]];

/** Money that came in, or went back to the student. Each has a series of numbers of its own. */
export type PaymentDirection = 'payment' | 'refund';

/** The largest amount of a charge or payment in rupees: a typing error of three digits more is noticed. */
export const MOST_RUPEES = 20_000_000;

const grouped = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 });

/** 'Rs 1,20,500', with the digits grouped as in Nepal. @param amount whole rupees, also negative */
export const rupees = (amount: number): string =>
  `${amount < 0 ? '-' : ''}Rs\u00a0${grouped.format(Math.abs(amount))}`;

/** '2083/84-000012', and 'F 2083/84-000003' for a refund. */
export const receiptNumber = (direction: PaymentDirection, fiscalYear: string, number: number): string =>
  `${direction === 'refund' ? 'F ' : ''}${fiscalYear}-${String(number).padStart(6, '0')}`;
