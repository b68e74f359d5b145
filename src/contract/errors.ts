import type { Mover } from './application-states.ts';
import type { MovedMeanwhile } from './error-bodies.ts';
import type { FieldFaults, FormFaults } from './field-faults.ts';
import type { Refusal } from './refusals.ts';

/** Why a token opens nothing. Wording on the wire: WIRE, as SimpleJWT's. */
export type TokenFailure =
  'token_expired' | 'token_invalid' | 'token_wrong_type' | 'user_not_found' | 'user_inactive';

/** What can go wrong with a request, as values with a stable code. One place turns them into wire bodies. */
export type DomainError =
  | { code: 'not_found' }
  | { code: 'invalid_page' }
  | { code: 'invalid'; fields: FieldFaults }
  /** A form with files. */
  | { code: 'invalid_form'; faults: FormFaults }
  /** What was sent for the id of an event is none. */
  | { code: 'no_such_event'; value: string }
  | { code: 'refused'; reason: Refusal; facts?: RefusalFacts }
  /** A refresh token is not exchanged: its session is over, or never was. */
  | { code: 'refresh_refused'; failure: TokenFailure }
  /** Too many tries: when the next one is let through. */
  | { code: 'throttled'; retryAfterSeconds: number };

/** The move that another made meanwhile, as the person who asks may know it. */
export type Move = Omit<MovedMeanwhile, 'error' | 'detail' | 'code'>;

/** What a refusal says beside its code: when, how many, who. */
export type RefusalFacts =
  | { about: 'opening'; opensAt: Date }
  | { about: 'cases'; openCases: number }
  | { about: 'documents'; files: number; bytes: number }
  /** One more wrong password or code ends the session. */
  | { about: 'last_try' }
  /** One's own second factor, not the account. */
  | { about: 'second_factor' }
  | { about: 'move'; move: Move; viewer: Mover };

export type Result<T> = { ok: true; value: T } | { ok: false; error: DomainError };

export const ok = <T>(value: T): Result<T> => ({ ok: true, value });
export const fail = (error: DomainError): { ok: false; error: DomainError } => ({ ok: false, error });

/** A filter value that names no existing choice. Wording: Django REST Framework's. */
export const invalidChoice = (value: string): string =>
  `Select a valid choice. ${value} is not one of the available choices.`;
