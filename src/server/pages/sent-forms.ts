import type { IncomingMessage } from 'node:http';
import { object, type ZodMiniType } from 'zod/mini';
import {
  emailSchema,
  formErrors,
  loginSchema,
  newPasswordSchema,
  signupSchema,
  type SentForm,
} from '../../contract/account-forms.ts';

type Schema = ZodMiniType<object>;

/** The pages with a form that a browser without our script sends to the page itself, as `pageAddress` names them. */
const FORMS: ReadonlyMap<string, Schema> = new Map<string, Schema>([
  ['/login', loginSchema],
  ['/signup', signupSchema],
  ['/email-verification', emailSchema],
  ['/password-reset', newPasswordSchema],
  ['/password-reset/:encoded_pk/:token', newPasswordSchema],
  ['/verify-email', emailSchema],
  // A button alone.
  ['/verify-email/:encoded_pk/:token', object({})],
]);

/** Far more than the longest address and passwords take, escaped. */
export const MAX_FORM_BYTES = 16 * 1024;
const FORM_TYPE = /^application\/x-www-form-urlencoded\s*(;|$)/i;

/** The rules of the form that may be sent to this page; undefined where none may. */
export const formAt = (address: string): Schema | undefined => FORMS.get(address.split('?')[0]!);

/**
 * Reads a form and checks it by its rules. Passwords are looked at here and end here.
 * @returns what the page needs to show it again, or the status that refuses it: 403 sent by a page of another site,
 * 413 too long, 415 no form. @throws when the client leaves before all of it came
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
  const { email } = typed;
  return { values: email === undefined ? {} : { email }, errors: formErrors(schema, typed) };
}

/**
 * Whether a page of another site sent it. Nothing is done with what is sent, but another site shall not fill our forms for
 * people. Our own pages say Origin: null, for they tell nobody where they are (Referrer-Policy); so browsers are asked
 * for Sec-Fetch-Site first, which older ones do not send.
 */
function isFromElsewhere({ headers }: IncomingMessage, publicOrigin: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  const { origin = 'null' } = headers;
  return origin !== 'null' && origin !== publicOrigin;
}

/** Null where it is longer than we read. */
async function readBody(request: IncomingMessage): Promise<string | null> {
  if (Number(request.headers['content-length'] ?? 0) > MAX_FORM_BYTES) return null;
  const chunks: Buffer[] = [];
  let bytes = 0;
  // What is left unread must not end the connection before the answer is out.
  for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > MAX_FORM_BYTES) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
