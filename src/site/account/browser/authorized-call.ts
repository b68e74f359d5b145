import {
  methodOf,
  pathOf,
  type AnswerOf,
  type CallAddress,
  type CallArguments,
} from '../../../contract/calls/address.ts';
import { withReference } from '../../../contract/reference.ts';
import { accessToken, authorizedFetch } from '../../../contract/session.ts';
import { readFailure, type CallFailure } from '../../auth/browser/account-call.ts';

export type Answer<T> = { ok: true; value: T } | { ok: false; failure: CallFailure };

export const OFFLINE = 'You are offline. Nothing is lost. Try again when you are online.';
export const UNREACHABLE =
  'We could not reach the server. Check your internet connection and try again. Nothing is lost.';
export const UNEXPECTED = 'Something went wrong on our side. Please try again in a moment.';
export const LOG_IN_AGAIN = 'Please log in again.';

interface Sending {
  body?: object;
  signal?: AbortSignal;
}

const failed = (message: string, status = 0): { ok: false; failure: CallFailure } => ({
  ok: false,
  failure: { status, code: null, message, fields: {} },
});

async function respond(method: string, path: string, { body, signal }: Sending): Promise<Answer<Response>> {
  let response: Response;
  try {
    response = await authorizedFetch(path, {
      method,
      ...(signal && { signal }),
      ...(body && { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
    });
  } catch {
    return failed(navigator.onLine ? UNREACHABLE : OFFLINE);
  }
  const { status } = response;
  if (response.ok) return { ok: true, value: response };
  if (status >= 500) return failed(withReference(UNEXPECTED, response), status);
  // The refresh of the tokens failed and removed them; the page asks to log in.
  if (status === 401 && accessToken() === null) return failed(LOG_IN_AGAIN, status);
  const answer: unknown = await response.json().catch(() => null);
  return { ok: false, failure: readFailure(status, answer, status === 401 ? LOG_IN_AGAIN : UNEXPECTED) };
}

async function respondWithJson<T>(method: string, path: string, sending: Sending): Promise<Answer<T>> {
  const answer = await respond(method, path, sending);
  if (!answer.ok) return answer;
  try {
    return { ok: true, value: (await answer.value.json()) as T };
  } catch {
    // The connection broke during the response.
    return failed(UNREACHABLE);
  }
}

/** Reads a path made by `pathOf`, as the person logged in. Never throws for errors of the server or the connection. */
export const readPath = <Address extends CallAddress>(
  path: string,
  signal: AbortSignal,
): Promise<Answer<AnswerOf<Address>>> => respondWithJson('GET', path, { signal });

/** Makes a call as the person logged in. Never throws for errors of the server or the connection. */
export const authorizedCall = <Address extends CallAddress>(
  address: Address,
  ...[options]: CallArguments<Address, Pick<Sending, 'signal'>>
): Promise<Answer<AnswerOf<Address>>> =>
  respondWithJson(methodOf(address), pathOf(address, options as never), (options ?? {}) as Sending);

/** As `authorizedCall`, for calls that return a file. */
export const callForFile = <Address extends CallAddress>(
  address: Address,
  ...[options]: CallArguments<Address>
): Promise<Answer<Response>> => respond(methodOf(address), pathOf(address, options as never), {});

/** Moves a failure with the refusal `code` from below the form to a field. */
export function besideField(failure: CallFailure, code: string, field: string): CallFailure {
  if (failure.code !== code) return failure;
  return { ...failure, fields: { ...failure.fields, [field]: failure.message } };
}
