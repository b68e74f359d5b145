import type { IncomingMessage } from 'node:http';
import { object, type ZodMiniType } from 'zod/mini';
import {
  APPOINTMENT_FIELDS,
  appointmentSchema,
  BOOKING_FIELDS,
  bookingSchema,
} from '../../contract/booking-form.ts';
import { ENQUIRY_FIELDS, enquirySchema } from '../../contract/enquiry-form.ts';
import { APPOINTMENT, BOOKING, enquiryForm } from '../../contract/enquiry-routes.ts';
import {
  emailSchema,
  formErrors,
  loginSchema,
  newPasswordSchema,
  signupSchema,
  type SentForm,
} from '../../contract/account-forms.ts';

type Schema = ZodMiniType<object>;

/** The pages with a form that a browser without our script posts to the page itself, by canonical address. */
const FORMS: ReadonlyMap<string, Schema> = new Map<string, Schema>([
  [enquiryForm(), enquirySchema],
  [BOOKING, bookingSchema],
  [APPOINTMENT, appointmentSchema],
  ['/login', loginSchema],
  ['/signup', signupSchema],
  ['/email-verification', emailSchema],
  ['/join', newPasswordSchema],
  ['/join/:encoded_pk/:token', newPasswordSchema],
  ['/password-reset', newPasswordSchema],
  ['/password-reset/:encoded_pk/:token', newPasswordSchema],
  ['/verify-email', emailSchema],
  // These forms have only a button.
  ['/new-email/:encoded_pk/:token', object({})],
  ['/keep-email/:encoded_pk/:token', object({})],
  ['/verify-email/:encoded_pk/:token', object({})],
]);

/** The fields that a page shows again, or that are sent on; of other forms only the address is. */
const SHOWN: ReadonlyMap<Schema, readonly string[]> = new Map<Schema, readonly string[]>([
  [enquirySchema, [...ENQUIRY_FIELDS, 'website']],
  [bookingSchema, [...BOOKING_FIELDS, 'website']],
  [appointmentSchema, APPOINTMENT_FIELDS],
]);

/** Far more than the longest address and passwords need when escaped. */
export const MAX_FORM_BYTES = 16 * 1024;
const FORM_TYPE = /^application\/x-www-form-urlencoded\s*(;|$)/i;

/** The schema of the form that may be posted to this address; undefined if there is none. */
export const formAt = (address: string): Schema | undefined => FORMS.get(address.split('?')[0]!);

/**
 * Reads a posted form and checks it. Passwords are checked here and not passed on.
 * @returns the values and errors that the page shows, or the status of a refusal: 403 sent by a page of another site,
 * 413 too long, 415 not a form. @throws when the client disconnects before the form has arrived
 */
export async function readSentForm(
  request: IncomingMessage,
  schema: Schema,
  publicOrigin: string,
): Promise<SentForm | 403 | 413 | 415> {
  if (isFromElsewhere(request, publicOrigin)) return 403;
  if (!FORM_TYPE.test(request.headers['content-type'] ?? '')) return 415;
  const body = await readBody(request);
  if (body === null) return 413;
  const typed = Object.fromEntries(new URLSearchParams(body));
  const shown = (SHOWN.get(schema) ?? ['email']).filter((name) => name in typed);
  const values = Object.fromEntries(shown.map((name) => [name, typed[name]!]));
  return { values, errors: formErrors(schema, typed) };
}

/**
 * Whether a page of another site sent the form. Forms have no effect, but other sites must not prefill ours. Our own
 * pages send Origin: null because of their Referrer-Policy, so Sec-Fetch-Site is checked first, which older browsers do
 * not send.
 */
function isFromElsewhere({ headers }: IncomingMessage, publicOrigin: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  const { origin = 'null' } = headers;
  return origin !== 'null' && origin !== publicOrigin;
}

/** The body as text; null if it exceeds MAX_FORM_BYTES. */
async function readBody(request: IncomingMessage): Promise<string | null> {
  if (Number(request.headers['content-length'] ?? 0) > MAX_FORM_BYTES) return null;
  const chunks: Buffer[] = [];
  let bytes = 0;
  // Not destroyed, because the response goes through the same socket.
  for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > MAX_FORM_BYTES) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
