import type { DomainError, RefusalFacts, TokenFailure } from '../../contract/errors.ts';
import { REFUSALS, retryAfterOf, type Refusal } from '../../contract/refusals.ts';
import type { BodyError } from '../http/body.ts';
import type { Access, Call } from '../http/handle-call.ts';
import { ERRORS, type ErrorName } from './error-table.ts';
import { faultSentence, faultSentences } from './fault-sentences.ts';
import { firstSentence, type FieldErrors } from './field-messages.ts';
import { formErrors } from './form-errors.ts';
import { refusalSentence } from './refusal-sentences.ts';

export interface WireAnswer {
  status: number;
  body: unknown;
  headers?: Record<string, string>;
}

/** An error whose text is always the same. */
export const plainError = (name: ErrorName): WireAnswer => ({
  status: ERRORS[name].status,
  body: ERRORS[name].example,
});

/** Django REST Framework's sentence for a method that a path does not have. */
export const methodNotAllowed = (method: string) => ({ detail: `Method "${method}" not allowed.` });

export function refusalBody(
  reason: Refusal,
  facts?: RefusalFacts,
): { error: string; detail: string; code: string } {
  const sentence = refusalSentence(reason, facts);
  const body = { error: sentence, detail: sentence, code: reason };
  if (facts?.about === 'people') {
    const { about: _about, ...people } = facts;
    return { ...body, ...people };
  }
  return facts?.about === 'move' ? { ...body, ...facts.move } : body;
}

/**
 * Status of a refusal. Only calls without a token use 401: with a token it would mean that the token is invalid, and
 * clients would refresh it and repeat the request.
 */
export function refusalStatus(reason: Refusal, access: Access): number {
  const { status } = REFUSALS[reason];
  return status === 401 && access !== 'none' ? 400 : status;
}

/** Turns errors of the domain into answers on the wire. Nothing else does. */
export function wireError(
  error: DomainError | BodyError,
  { auth = 'none', body, form, sentence = 'error' }: Call,
): WireAnswer {
  const wrongFields = (fields: FieldErrors): WireAnswer => ({
    status: 400,
    body: body || form ? { ...fields, [sentence]: firstSentence(fields) } : fields,
  });
  switch (error.code) {
    case 'not_found':
    case 'invalid_page':
    case 'too_slow':
      return plainError(error.code);
    case 'too_large': {
      const kilobytes = (error.most / 1024).toLocaleString('en-US');
      return {
        status: 413,
        body: { detail: `This request is too large: ${kilobytes} kB are allowed here.` },
      };
    }
    case 'invalid':
      return wrongFields(faultSentences(error.fields));
    case 'bad_fields':
      return wrongFields(error.fields);
    case 'invalid_form':
      return { status: 400, body: formErrors(error.faults) };
    case 'no_such_event':
      return { status: 400, body: noSuchEvent(error.value) };
    case 'unreadable':
      return { status: 400, body: { detail: `JSON parse error - ${error.reason}` } };
    case 'unsupported_media_type':
      return { status: 415, body: { detail: `Unsupported media type "${error.mediaType}" in request.` } };
    case 'refused': {
      const seconds = retryAfterOf(error.reason);
      return {
        status: refusalStatus(error.reason, auth),
        body: refusalBody(error.reason, error.facts),
        ...(seconds !== undefined && { headers: { 'Retry-After': String(seconds) } }),
      };
    }
    case 'refresh_refused':
      return { status: 401, body: refreshRefused(error.failure) };
    case 'throttled':
      return throttled(error.retryAfterSeconds);
  }
}

/** The field error is Django REST Framework's; the sentence is for people. */
const noSuchEvent = (value: string) => ({
  event: [faultSentence({ code: 'no_such_object', value })],
  detail: 'We no longer have this event. Please choose one from our list of events.',
});

/** Why a refresh token is refused, in SimpleJWT's words. */
const REFRESH_FAILURES: Record<TokenFailure, string> = {
  token_expired: 'Token is expired',
  token_invalid: 'Token is invalid',
  token_wrong_type: 'Token has wrong type',
  user_not_found: 'User not found',
  user_inactive: 'User is inactive',
};

function refreshRefused(failure: TokenFailure) {
  const detail = REFRESH_FAILURES[failure];
  return { error: detail, detail, code: 'token_not_valid' };
}

/** @param seconds until the next attempt is allowed */
export function throttled(seconds: number): WireAnswer {
  const minutes = Math.ceil(seconds / 60);
  return {
    status: ERRORS.throttled.status,
    body: {
      detail: `Request was throttled. Expected available in ${seconds} seconds.`,
      error: `Too many tries. Please try again in ${minutes} minute${minutes === 1 ? '' : 's'}.`,
    },
    headers: { 'Retry-After': String(seconds) },
  };
}
