import * as z from 'zod/mini';
import { enquirySchema } from './enquiry-form.ts';

/** The forms of /book and /appointment, which work without a script: what is wrong, in words beside each field. */

const NO_TIME = 'Choose a time.';
const time = z.string({ error: NO_TIME }).check(z.minLength(1, { error: NO_TIME }), z.maxLength(40));
const choice = z.optional(z.string().check(z.maxLength(100)));

/** As a question, and a time. */
export const bookingSchema = z.intersection(
  enquirySchema,
  z.object({ time, branch: z.string().check(z.minLength(1)), counselor: choice }),
);
export const BOOKING_FIELDS = [
  'name',
  'contact',
  'email',
  'message',
  'consent',
  'time',
  'branch',
  'counselor',
] as const;

/** Moves an appointment, or cancels it. */
export const appointmentSchema = z.discriminatedUnion('action', [
  z.object({ action: z.literal('cancel') }),
  z.object({ action: z.literal('move'), time }),
]);
export const APPOINTMENT_FIELDS = ['action', 'time'] as const;
