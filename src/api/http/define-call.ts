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
import type { ErrorName } from '../errors/error-table.ts';
import type { LimitName } from './limits.ts';

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

/** A parameter of a call as its documentation shows it; calls read parameters leniently, see parameters.ts. */
export interface Parameter {
  name: string;
  in: 'query' | 'path' | 'header';
  description: string;
  schema: z.ZodType;
  /** One key=value pair a value; several mean OR. */
  repeated?: boolean;
  example: string | number;
  /**
   * The one form of a value of a public read, '' for what goes without saying; undefined for what is refused. Values with
   * one form get one answer. In the query alone: an id in a path is a number.
   */
  canonical?: (value: string) => string | undefined;
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

/** One call of the API: what its documentation says and what answers it. */
export interface Call {
  method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  /** As section 7 of the specification writes it; the form with the other ending answers too. */
  path: string;
  tag: string;
  summary: string;
  description: string;
  parameters: readonly Parameter[];
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
  /** It takes a multipart form, which is read as it arrives; its fields and files for the documentation. */
  form?: { schema: z.core.$ZodType; example: unknown };
  /** JSON fields it takes. */
  body?: z.core.$ZodType;
  bodyExample?: unknown;
  /** Which field of an answer about wrong fields has the first of it as a sentence; unset: `error`. Source: WIRE. */
  sentence?: 'error' | 'detail';
  /** Named by `.meta({ id })` in the contract. */
  answer: z.ZodType;
  example: unknown;
  /** It answers with a file of one of these types, streamed, in place of JSON: see downloads.ts. */
  download?: readonly string[];
  /** Unset: 200. */
  status?: 200 | 201;
  /** Beside those every answer has. */
  headers?: Readonly<Record<string, string>>;
  /** What can go wrong beside what can with every call. */
  errors: readonly ErrorName[];
  /** Requests that are understood and not carried out. */
  refusals?: readonly Refusal[];
  run(product: Product, request: CallRequest): Promise<Result<unknown>>;
}

/** The names in braces of a path. */
export type ParamsOf<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Record<Name, string> & ParamsOf<Rest>
  : unknown;
type WhoOf<Auth extends Access> = Auth extends 'none' ? undefined : Principal;

interface TypedCall<Path extends string, Auth extends Access, Body, Answer> extends Omit<Call, 'run'> {
  path: Path;
  auth?: Auth;
  body?: z.core.$ZodType<Body>;
  bodyExample?: NoInfer<Body>;
  answer: z.ZodType<Answer>;
  example: NoInfer<Answer>;
  run(
    product: Product,
    request: CallRequest<ParamsOf<Path>, NoInfer<Body>, WhoOf<Auth>>,
  ): Promise<Result<NoInfer<Answer>>>;
}

/** Holds path, example, body and answer of a call to its schemas at compile time. */
export const defineCall = <
  const Path extends string,
  Answer,
  const Auth extends Access = 'none',
  Body = undefined,
>(
  call: TypedCall<Path, Auth, Body, Answer>,
): Call => call as unknown as Call;
