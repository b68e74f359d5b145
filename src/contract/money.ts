import * as z from 'zod';
import { pagedSchema } from './paging.ts';
import { MOST_RUPEES, PAYMENT_KIND_NAMES } from './payment-words.ts';

/** What the office charges a student and what has been paid. Amounts are whole rupees. Source: docs/money.md. */

const moment = z.iso.datetime({ offset: true });
const amount = z.int().meta({ description: 'Whole rupees' });
export const paymentKindSchema = z.enum(PAYMENT_KIND_NAMES);

export const chargeSchema = z
  .object({
    id: z.uuid(),
    application: z.object({ id: z.uuid(), reference: z.string() }).nullable(),
    text: z.string().meta({ description: 'What it is for' }),
    amount,
    paid: amount,
    due_on: z.iso.date().nullable(),
    added_at: moment,
    cancelled_at: moment.nullable(),
    cancel_reason: z.string(),
  })
  .meta({ id: 'Charge' });
export type Charge = z.infer<typeof chargeSchema>;

export const paymentSchema = z
  .object({
    id: z.uuid(),
    direction: z.enum(['payment', 'refund']),
    number: z
      .string()
      .meta({ description: "Of the receipt: '2083/84-000012' is the 12th of the fiscal year" }),
    payer: z.string(),
    kind: paymentKindSchema,
    reference: z.string().meta({ description: 'Number of the transfer or the cheque' }),
    amount,
    refunded: amount.meta({ description: 'What has gone back of a payment' }),
    received_on: z.iso.date(),
    entered_at: moment,
    items: z.array(z.object({ text: z.string(), amount })),
    refund_of: z.string().nullable().meta({ description: 'Number of the receipt that was refunded' }),
    reason: z.string().meta({ description: 'Why it was refunded' }),
    voided_at: moment.nullable(),
    void_reason: z.string(),
  })
  .meta({ id: 'Payment' });
export type Payment = z.infer<typeof paymentSchema>;

export const ownMoneySchema = z
  .object({
    charges: z.array(chargeSchema),
    payments: z.array(paymentSchema).meta({ description: 'Payments and refunds, the newest first' }),
    charged: amount.meta({ description: 'Without cancelled charges' }),
    paid: amount.meta({ description: 'Payments less refunds, without voided ones' }),
    open: amount.meta({ description: 'charged less paid; below zero: the office owes the student' }),
  })
  .meta({ id: 'Money' });
export type OwnMoney = z.infer<typeof ownMoneySchema>;

/** A line of the cash book. */
const bookedSchema = paymentSchema
  .extend({
    student: z.object({ id: z.uuid(), email: z.string() }).nullable().meta({ description: 'Null: erased' }),
    by: z.string().nullable().meta({ description: 'Who entered it' }),
  })
  .meta({ id: 'BookedPayment' });
export type BookedPayment = z.infer<typeof bookedSchema>;
export const paymentListSchema = pagedSchema(bookedSchema).meta({ id: 'PaymentList' });

export const paymentTotalsSchema = z
  .object({
    received: amount,
    refunded: amount,
    kinds: z.array(z.object({ kind: paymentKindSchema, received: amount, refunded: amount })),
  })
  .meta({ id: 'PaymentTotals' });
export type PaymentTotals = z.infer<typeof paymentTotalsSchema>;

const typedAmount = z.int().min(1).max(MOST_RUPEES);
const ticket = z.uuid().meta({ description: 'Made by the screen: the same again does nothing twice' });
const reason = z.string().trim().min(1).max(300);
const reference = z.string().trim().max(100);
const text = z.string().trim().min(1).max(150);

export const addChargesSchema = z
  .object({
    ticket,
    application: z.uuid().nullable(),
    due_on: z.iso.date().nullable(),
    items: z
      .array(z.object({ text, amount: typedAmount }))
      .min(1)
      .max(20),
  })
  .meta({ id: 'AddCharges' });
export type AddCharges = z.infer<typeof addChargesSchema>;

export const reasonSchema = z.object({ reason }).meta({ id: 'Reason' });

export const takePaymentSchema = z
  .object({
    ticket,
    kind: paymentKindSchema,
    reference,
    received_on: z.iso.date().meta({ description: 'The day in Nepal, not later than today' }),
    items: z
      .array(
        z.object({
          charge: z.uuid().nullable().meta({ description: 'Null: charged and paid at once' }),
          text: text.meta({ description: 'For what, without a charge; else ignored' }),
          amount: typedAmount,
        }),
      )
      .min(1)
      .max(20),
    application: z.uuid().nullable().meta({ description: 'For what is charged and paid at once' }),
    mail: z.boolean().meta({ description: 'Tell the student, with a link to the receipt' }),
  })
  .meta({ id: 'TakePayment' });
export type TakePayment = z.infer<typeof takePaymentSchema>;

export const refundSchema = z
  .object({ ticket, kind: paymentKindSchema, reference, paid_on: z.iso.date(), amount: typedAmount, reason })
  .meta({ id: 'Refund' });
export type Refund = z.infer<typeof refundSchema>;
