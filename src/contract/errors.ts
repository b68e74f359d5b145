import type { Refusal } from './refusals.ts';

/** Why a token opens nothing. Wording on the wire: WIRE, as SimpleJWT's. */
export type TokenFailure =
  'token_expired' | 'token_invalid' | 'token_wrong_type' | 'user_not_found' | 'user_inactive';

/** What can go wrong with a request, as values with a stable code. One place turns them into wire bodies. */
export type DomainError =
  | { code: 'not_found' }
  | { code: 'invalid_page' }
  | { code: 'invalid'; fields: Record<string, string[]> }
  /** A form with nested fields (files); `detail` says the first of it in a sentence. */
  | { code: 'invalid_form'; errors: Record<string, unknown>; detail: string }
  /**
   * `message`: in place of the refusal's own sentence, where it can say more (when, how many).
   * `facts`: fields of the answer beside the sentence, for programs.
   */
  | { code: 'refused'; reason: Refusal; message?: string; facts?: object }
  /** A refresh token is not exchanged: its session is over, or never was. */
  | { code: 'refresh_refused'; failure: TokenFailure }
  /** Too many tries: when the next one is let through. */
  | { code: 'throttled'; retryAfterSeconds: number };

export type Result<T> = { ok: true; value: T } | { ok: false; error: DomainError };

export const ok = <T>(value: T): Result<T> => ({ ok: true, value });
export const fail = (error: DomainError): { ok: false; error: DomainError } => ({ ok: false, error });

/** A filter value that names no existing choice. Wording: Django REST Framework's. */
export const invalidChoice = (value: string): string =>
  `Select a valid choice. ${value} is not one of the available choices.`;
