/** Reasons for refusing what staff do with money, as in refusals.ts. */
export const MONEY_REFUSALS = {
  not_a_student: {
    status: 409,
    message: 'This is an account of staff. Charges and payments belong to students.',
  },
  charge_settled: {
    status: 409,
    message:
      'A colleague has taken a payment for this, or cancelled it, since you opened the page. Nothing was saved. Look at what is open now.',
  },
  charge_paid: {
    status: 409,
    message: 'Something has been paid for this. Refund that first, then cancel the charge.',
  },
  day_in_future: {
    status: 400,
    message: 'The day of a payment cannot be later than today. Correct the day and save again.',
  },
  payment_void: {
    status: 409,
    message: 'This receipt is void, so nothing can be done with it.',
  },
  payment_refunded: {
    status: 409,
    message: 'Money of this receipt has gone back to the student. Void the refund first.',
  },
  refund_too_high: {
    status: 409,
    message:
      'That is more than is left of this payment. Enter at most what was paid less what has gone back.',
  },
  commission_changed: {
    status: 409,
    message: 'A colleague has changed this since you opened it, so nothing was saved. Look at it again.',
  },
} as const;
