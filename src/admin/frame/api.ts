import { HttpError } from 'ra-core';
import {
  methodOf,
  pathOf,
  type AnswerOf,
  type CallAddress,
  type CallArguments,
} from '../../contract/calls/address.ts';
import { withReference } from '../../contract/reference.ts';
import { PROOF_HEADER } from '../../contract/session-state.ts';
import { accessToken, authorizedFetch } from '../../contract/session.ts';
import { askProof, goodProof } from '../proof/proof.ts';
import { errorSentence, fieldMessages } from './sentences.ts';

interface Asked {
  params?: Readonly<Record<string, string | number>>;
  query?: object;
  body?: unknown;
  signal?: AbortSignal | undefined;
}

/**
 * Calls the staff API with this browser's session and returns the response body.
 * @throws HttpError with a sentence to show: status 401 only if the session has ended, 0 if there was no response.
 * `body` has the response's fields, and `errors` one message per field. An aborted call throws its AbortError.
 */
export async function call<Address extends CallAddress>(
  address: Address,
  ...[options]: CallArguments<Address, Pick<Asked, 'signal'>>
): Promise<AnswerOf<Address>> {
  const response = await ask(address, options ?? {});
  return (await response.json().catch(() => null)) as AnswerOf<Address>;
}

/** Downloads a file with this browser's session. @throws HttpError as `call`, also if the download is interrupted. */
export async function fetchFile<Address extends CallAddress>(
  address: Address,
  ...[options]: CallArguments<Address>
): Promise<Blob> {
  const response = await ask(address, options ?? {});
  return response.blob().catch(() => {
    throw new HttpError(errorSentence(0, null), 0);
  });
}

/** Calls that always need a proof; it is requested before anything is sent. */
const WITH_PROOF: ReadonlySet<CallAddress> = new Set([
  'GET /api/staff/applications/export/',
  'GET /api/staff/enquiries/export/',
  'GET /api/staff/security-log/export/',
  'GET /api/staff/events/{id}/registrations/export/',
  'POST /api/staff/people/{id}/second-factor-off/',
  'POST /api/staff/people/{id}/end-sessions/',
  'POST /api/staff/people/{id}/email-change/',
  'POST /api/staff/end-all-sessions/',
  'POST /api/staff/people/{id}/leave/',
  'POST /api/staff/invitations/',
]);
const wantsProof = (address: CallAddress, body: unknown): boolean =>
  WITH_PROOF.has(address) ||
  (address === 'PATCH /api/staff/people/{id}/' && Object.hasOwn(Object(body), 'staff_role'));

/** Status 400, which does not mean that the session has ended. */
const notConfirmed = () =>
  new HttpError('Nothing was done, because you did not confirm that it is you.', 400);

async function ask(address: CallAddress, options: Asked): Promise<Response> {
  const { body, signal } = options;
  const proof = goodProof() ?? (wantsProof(address, body) ? await askProof() : undefined);
  if (proof === null) throw notConfirmed();
  const headers = new Headers(proof === undefined ? {} : { [PROOF_HEADER]: proof });
  const init: RequestInit = { method: methodOf(address), headers };
  if (signal) init.signal = signal;
  if (body !== undefined) {
    init.body = JSON.stringify(body);
    headers.set('Content-Type', 'application/json');
  }
  const response = await authorizedFetch(pathOf(address, options as never), init).catch((error: unknown) => {
    if (signal?.aborted) throw error;
    throw new HttpError(errorSentence(0, null), 0);
  });
  if (response.ok) return response;
  const answer: unknown = await response.json().catch(() => null);
  // The tokens are still stored, so the session could only not be renewed for lack of a connection.
  const status = response.status === 401 && accessToken() !== null ? 0 : response.status;
  if (status === 403 && (answer as { code?: unknown } | null)?.code === 'proof_needed') {
    if ((await askProof()) === null) throw notConfirmed();
    return ask(address, options);
  }
  throw new HttpError(withReference(errorSentence(status, answer), response), status, {
    ...(answer as object | null),
    errors: fieldMessages(answer),
  });
}
