import type * as z from 'zod';
import type { SecondFactorRule } from '../../contract/accounts.ts';
import type { Result } from '../../contract/errors.ts';
import type { Refusal } from '../../contract/refusals.ts';
import type { PublicReads } from '../../contract/public-reads.ts';
import type { Accounts } from '../../domain/accounts/facade.ts';
import type { People } from '../../domain/accounts/commands.staff.ts';
import type { Principal } from '../../domain/accounts/policy.ts';
import type { Applications } from '../../domain/applications/facade.ts';
import type { Upload } from '../../domain/applications/policy.ts';
import type { Registrations } from '../../domain/events/commands.registrations.ts';
import type { Mails } from '../../domain/mails/facade.ts';
import type { SecondFactors } from '../../domain/second-factors/facade.ts';
import type { SecurityLog } from '../../domain/security/facade.ts';
import type { RateLimits } from '../../platform/security/rate-limits.ts';
import type { PathNames } from '../../contract/calls/address.ts';
import type { CallDescription, Parameter } from '../../contract/calls/describe.ts';
import type { FileAnswer } from './file-answer.ts';
import type { ErrorName } from '../errors/error-table.ts';
import type { LimitName } from './limits.ts';
import type { Made } from './wire-lists.ts';

/** What the API answers from. */
export interface Product {
  reads: PublicReads;
  accounts: Accounts;
  people: People;
  secondFactors: SecondFactors;
  mails: Mails;
  applications: Applications;
  registrations: Registrations;
  securityLog: SecurityLog;
  /** When staff without a second factor get no further than setting one up. */
  staffSecondFactor: SecondFactorRule;
  /** The site is reached over HTTPS, and so are its cookies. */
  secureCookies: boolean;
  /** Undefined: nothing is limited (RATE_LIMITS=off). */
  limits: RateLimits | undefined;
}

/** Who may make a call: everybody, whoever is logged in, staff. */
export type Access = 'none' | 'user' | 'staff';

/** Where a request comes from. */
export interface Client {
  /** IP address; IPv6 shortened to its network (/64). */
  address: string;
  /** User-Agent as it was sent, at most 512 characters. */
  agent: string;
}

/** What a call is given of a request. */
export interface CallRequest<Params = Record<string, string>, Body = unknown, Who = Principal | undefined> {
  /** The parts of the path in braces, decoded. */
  params: Params;
  query: URLSearchParams;
  /** Checked by the call's schema and without any field it does not name; undefined where it takes none. */
  body: Body;
  /** Undefined where no token is asked for. */
  principal: Who;
  client: Client;
  /** The form with files on its way, for a call that takes one. */
  upload: Upload | undefined;
  /** Secret of the device, from the cookie of an earlier login. */
  device: string | undefined;
  /** Adds a header to the answer, if it is a success. */
  addHeader(name: string, value: string): void;
  /** The client's Idempotency-Key, if it sent one. */
  idempotencyKey: string | undefined;
}

/** What the API adds to the description of a call: its documentation, who may make it, how it can fail. */
interface Handling {
  tag: string;
  summary: string;
  description: string;
  /** Unset: everybody. A GET for everybody is a public read: kept by caches, readable by scripts of any site. */
  auth?: Access;
  /** Staff may make it before they have the second factor that they need. */
  beforeSecondFactor?: boolean;
  /**
   * Staff must have typed the password or a code a moment ago and send the proof of it; 'sometimes': the call decides by
   * what it is asked to do.
   */
  proof?: 'always' | 'sometimes';
  /** How often it may be tried. Public reads count where they are made, and not where they are kept. */
  limit?: LimitName;
  /** Which field of an answer about wrong fields has the first of it as a sentence; unset: `error`. Source: docs/wire.md. */
  sentence?: 'error' | 'detail';
  /** Beside those every answer has. */
  headers?: Readonly<Record<string, string>>;
  /** What can go wrong beside what can with every call. */
  errors: readonly ErrorName[];
  /** Requests that are understood and not carried out. */
  refusals?: readonly Refusal[];
}

/** One call of the API: its description in the contract, and what handles it. */
export interface Call extends CallDescription, Handling {
  parameters: readonly Parameter[];
  bodyExample?: unknown;
  formExample?: unknown;
  example?: unknown;
  /** Gives the answer; of a list a page, whose links are made where answers are written. */
  run(product: Product, request: CallRequest): Promise<Result<unknown>>;
}

type WhoOf<Auth extends Access> = Auth extends 'none' ? undefined : Principal;
type Parsed<Schema> = Schema extends z.core.$ZodType ? z.output<Schema> : undefined;
/** A file where the call answers with files, else what its schema holds; a page where that is a list. */
type AnswerOf<C extends CallDescription> = C extends { files: readonly string[] }
  ? FileAnswer
  : Made<Parsed<C['answer']>>;

type Handler<C extends CallDescription, Auth extends Access> = Handling & {
  auth?: Auth;
  run(
    product: Product,
    request: CallRequest<Record<PathNames<C['path']>, string>, Parsed<C['body']>, WhoOf<Auth>>,
  ): Promise<Result<AnswerOf<C>>>;
} & (C extends { answer: z.ZodType } ? { example: z.output<C['answer']> } : unknown) &
  (C extends { body: z.core.$ZodType } ? { bodyExample: z.output<C['body']> } : unknown) &
  (C extends { form: z.core.$ZodType } ? { formExample: Readonly<Record<string, string>> } : unknown);

/** Attaches what handles a call to its description; examples and the answer are held to its schemas at compile time. */
export const handleCall = <C extends CallDescription, const Auth extends Access = 'none'>(
  description: C,
  handler: Handler<C, Auth>,
): Call => ({ parameters: [], ...description, ...handler });
