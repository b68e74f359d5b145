import { apiAddress } from '../../../contract/session.ts';

/** Why a call to accounts did not do what was asked, in words for the person who asked. */
export interface CallFailure {
  /** Of the answer; 0 when none came. */
  status: number;
  /** A stable code of contract/refusals.ts where the API gave one. */
  code: string | null;
  /** One sentence, shown under the form. */
  message: string;
  /** What is wrong with single fields, by their wire names. */
  fields: Readonly<Record<string, string>>;
}

export type Answer = { ok: true; body: unknown } | { ok: false; failure: CallFailure };

/** Nothing typed is lost: the form stays as it is. */
export const UNREACHABLE =
  'We could not reach the server. Check your internet connection and try again; what you entered is still here.';

/** Keys of an error body that say something of the whole request. */
const WHOLE = new Set(['error', 'message', 'detail', 'code', 'messages', 'non_field_errors']);

interface Ask {
  method: 'POST' | 'PATCH';
  body: object;
  /** Shown when the API refuses without a sentence of its own. */
  fallback: string;
}

/** Asks a call of accounts that needs no token. Never throws for what a server or a connection does. */
export async function accountCall(path: string, { method, body, fallback }: Ask): Promise<Answer> {
  let response: Response;
  try {
    response = await fetch(apiAddress(path), {
      method,
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: JSON.stringify(body),
    });
  } catch {
    return { ok: false, failure: { status: 0, code: null, message: UNREACHABLE, fields: {} } };
  }
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok) return { ok: true, body: answer };
  return { ok: false, failure: readFailure(response.status, answer, fallback) };
}

/** The server's `error`, else its `message`, else the fallback (specification section 8). */
export function readFailure(status: number, answer: unknown, fallback: string): CallFailure {
  const body = typeof answer === 'object' && answer !== null ? (answer as Record<string, unknown>) : {};
  const fields: Record<string, string> = {};
  for (const [name, value] of Object.entries(body)) {
    const text: unknown = Array.isArray(value) ? value[0] : value;
    if (!WHOLE.has(name) && typeof text === 'string') fields[name] = text;
  }
  // When the next try is let through is said by whatever stands in front of us too, and only in `detail`.
  const throttled = status === 429 ? sentence(body['detail']) : null;
  const message = sentence(body['error']) ?? sentence(body['message']) ?? throttled ?? fallback;
  return { status, code: sentence(body['code']), message, fields };
}

const sentence = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : null;
