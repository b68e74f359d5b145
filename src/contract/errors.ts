import type { Mover } from './application-states.ts';
import type { MovedMeanwhile, PeopleToTellBody } from './error-bodies.ts';
import type { FieldFaults, FormFaults } from './field-faults.ts';
import type { Refusal } from './refusals.ts';
import type { Right, StaffRole } from './rights.ts';

/** Why a token is refused. The wording on the wire is SimpleJWT's (docs/wire.md). */
export type TokenFailure =
  | 'token_expired'
  | 'token_invalid'
  | 'token_wrong_type'
  | 'user_not_found'
  | 'user_inactive';

/** What can go wrong with a request, as values with a stable code. The API turns them into wire bodies. */
export type DomainError =
  | { code: 'not_found' }
  | { code: 'invalid_page' }
  | { code: 'invalid'; fields: FieldFaults }
  /** The fields of a form with files. */
  | { code: 'invalid_form'; faults: FormFaults }
  /** No event has the id that was sent. */
  | { code: 'no_such_event'; value: string }
  | { code: 'refused'; reason: Refusal; facts?: RefusalFacts }
  /** A refresh token is refused: its session has ended or never existed. */
  | { code: 'refresh_refused'; failure: TokenFailure }
  /** Too many attempts, with the time when the next one is allowed. */
  | { code: 'throttled'; retryAfterSeconds: number };

/** The move that somebody else made meanwhile, with what this person may know of it. */
export type Move = Omit<MovedMeanwhile, 'error' | 'detail' | 'code'>;

/** Details of a refusal besides its code: when, how many, who. */
export type RefusalFacts =
  | { about: 'opening'; opensAt: Date }
  | { about: 'cases'; openCases: number }
  | { about: 'documents'; files: number; bytes: number }
  /** One more wrong password or code ends the session. */
  | { about: 'last_try' }
  /** The person's own second factor, not the account. */
  | { about: 'second_factor' }
  /** What the role of a member of staff does not allow. */
  | { about: 'right'; role: StaffRole; right: Right }
  | { about: 'move'; move: Move; viewer: Mover }
  /** A change of an event that its people have to know. */
  | ({ about: 'people' } & PeopleToTell);

/** What happened to an event, and how many people it concerns. */
export type PeopleToTell = Omit<PeopleToTellBody, 'error' | 'detail' | 'code'>;

export type Result<T> = { ok: true; value: T } | { ok: false; error: DomainError };

export const ok = <T>(value: T): Result<T> => ({ ok: true, value });
export const fail = (error: DomainError): { ok: false; error: DomainError } => ({ ok: false, error });

/** A filter value that is not one of the choices. The wording is Django REST Framework's. */
export const invalidChoice = (value: string): string =>
  `Select a valid choice. ${value} is not one of the available choices.`;
