/** Commissions of universities. Without zod: browsers read it. */

/**
 * Open: no invoice yet. Overdue: due before today and not received, with an invoice or without. Taken back: entered by
 * mistake, so it no longer counts.
 */
export const COMMISSION_STATES = ['open', 'invoiced', 'received', 'overdue', 'taken_back'] as const;
export type CommissionState = (typeof COMMISSION_STATES)[number];

export const COMMISSION_WORDS: Readonly<Record<CommissionState, string>> = {
  open: 'Open',
  invoiced: 'Invoiced',
  received: 'Received',
  overdue: 'Overdue',
  taken_back: 'Taken back',
};

/** The most that one commission can be, in whole units of its currency. */
export const MAX_COMMISSION = 100_000_000;
export const MAX_COMMISSION_NOTE = 2000;
export const MAX_TAKE_BACK_REASON = 300;
