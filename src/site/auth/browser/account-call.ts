import {
  methodOf,
  pathOf,
  type CallAddress,
  type CallOptions,
  type WhereArguments,
} from '../../../contract/calls/address.ts';
import { withReference } from '../../../contract/reference.ts';
import { apiAddress } from '../../../contract/session.ts';

/** Why an account call failed, in words for the visitor. */
export interface CallFailure {
  /** HTTP status; 0 if there was no response. */
  status: number;
  /** A stable code of contract/refusals.ts if the API gave one. */
  code: string | null;
  /** One sentence, shown below the form. */
  message: string;
  /** Errors of single fields, by their wire names. */
  fields: Readonly<Record<string, string>>;
}

export type Answer = { ok: true; body: unknown } | { ok: false; failure: CallFailure };

/** Nothing typed is lost: the form stays unchanged. */
export const UNREACHABLE =
  'We could not reach the server. Check your internet connection and try again. What you entered is still here.';

/** Keys of an error body that concern the whole request. */
const WHOLE = new Set(['error', 'message', 'detail', 'code', 'messages', 'non_field_errors']);

interface Fallback {
  /** Shown if the API refuses without a message. */
  fallback: string;
}
/** Account calls that need no token. */
type AccountAddress = Extract<CallAddress, `${'POST' | 'PATCH'} /api/user/${string}`>;

/** Makes an account call that needs no token. Never throws for errors of the server or the connection. */
export async function accountCall<Address extends AccountAddress>(
  address: Address,
  options: CallOptions<Address, Fallback>,
): Promise<Answer> {
  const { body, fallback } = options as Fallback & { body?: object };
  let response: Response;
  try {
    response = await fetch(
      apiAddress(pathOf(address, ...([options] as unknown as WhereArguments<Address>))),
      {
        method: methodOf(address),
        headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
        body: JSON.stringify(body ?? {}),
      },
    );
  } catch {
    return { ok: false, failure: { status: 0, code: null, message: UNREACHABLE, fields: {} } };
  }
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok) return { ok: true, body: answer };
  const failure = readFailure(response.status, answer, fallback);
  return { ok: false, failure: { ...failure, message: withReference(failure.message, response) } };
}

/**
 * The server's `error`, otherwise its `message`, otherwise the fallback (docs/specification/behaviour.md, section 8).
 */
export function readFailure(status: number, answer: unknown, fallback: string): CallFailure {
  const body = typeof answer === 'object' && answer !== null ? (answer as Record<string, unknown>) : {};
  const fields: Record<string, string> = {};
  for (const [name, value] of Object.entries(body)) {
    const text: unknown = Array.isArray(value) ? value[0] : value;
    if (!WHOLE.has(name) && typeof text === 'string') fields[name] = text;
  }
  // Proxies in front of us also say when to try again, and only in `detail`.
  const throttled = status === 429 ? sentence(body['detail']) : null;
  const message = sentence(body['error']) ?? sentence(body['message']) ?? throttled ?? fallback;
  return { status, code: sentence(body['code']), message, fields };
}

const sentence = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : null;
