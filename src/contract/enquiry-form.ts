import * as z from 'zod/mini';
import { emailFault } from './account-rules.ts';

/** The form of /enquiry, which works without a script: what is wrong, in words beside each field. */

const text = (most: number, tooLong: string) =>
  z.string({ error: 'Fill in this field.' }).check(z.trim(), z.maxLength(most, { error: tooLong }));

const digits = (typed: string) => typed.replaceAll(/\D/g, '').length;

export const enquirySchema = z
  .object({
    name: z
      .string({ error: 'Enter your name.' })
      .check(
        z.trim(),
        z.minLength(1, { error: 'Enter your name.' }),
        z.maxLength(150, { error: 'Write at most 150 characters.' }),
      ),
    contact: text(80, 'Write at most 80 characters.').check(
      z.refine((typed) => typed === '' || digits(typed) >= 7, {
        error: 'Enter a whole phone number, such as 984-1234567.',
      }),
    ),
    email: text(254, 'This is too long for an e-mail address.').check(
      z.refine((typed) => typed === '' || emailFault(typed) === undefined, {
        error: 'Enter a whole e-mail address, such as asha@example.com.',
      }),
    ),
    message: text(4_000, 'Write at most 4,000 characters.'),
    consent: z.literal('yes', { error: 'Tick this box, so that we may keep your question and answer it.' }),
  })
  .check(
    z.refine((form) => isFilled(form, 'contact') || isFilled(form, 'email'), {
      error: 'Enter your phone number or your e-mail address, so that we can answer.',
      path: ['contact'],
      // Reported together with other errors, not only when the other fields are valid.
      when: ({ value }) => typeof value === 'object' && value !== null,
    }),
  );

/** Whether a field has a text; it may be missing while another one is wrong. */
const isFilled = (form: object, name: string): boolean => {
  const typed = (form as Record<string, unknown>)[name];
  return typeof typed === 'string' && typed.trim() !== '';
};

/** The fields that the page shows again, with what was typed. */
export const ENQUIRY_FIELDS = ['name', 'contact', 'email', 'message', 'wants_call', 'consent'] as const;
