import type * as z from 'zod';
import type { SecondFactorRule } from '../../contract/accounts.ts';
import type { Result } from '../../contract/errors.ts';
import type { Refusal } from '../../contract/refusals.ts';
import type { Right } from '../../contract/rights.ts';
import type { PublicReads } from '../../contract/public-reads.ts';
import type { Accounts } from '../../domain/accounts/facade.ts';
import type { People } from '../../domain/accounts/commands.staff.ts';
import type { Principal } from '../../domain/accounts/policy.ts';
import type { Facts } from '../../domain/facts/facade.ts';
import type { SiteSetup } from '../../domain/site-setup/facade.ts';
import type { Edits } from '../../domain/edits/facade.ts';
import type { StaffCatalogue } from '../../domain/catalogue/facade.ts';
import type { Applications } from '../../domain/applications/facade.ts';
import type { CaseViewsOfStaff } from '../../domain/case-views/facade.ts';
import type { Checklists } from '../../domain/checklists/facade.ts';
import type { Appointments } from '../../domain/appointments/facade.ts';
import type { Enquiries } from '../../domain/enquiries/facade.ts';
import type { EnquiryImports } from '../../domain/enquiry-imports/facade.ts';
import type { ChangeLog } from '../../domain/change-log/facade.ts';
import type { Commissions } from '../../domain/commissions/facade.ts';
import type { Offers } from '../../domain/offers/facade.ts';
import type { Upload } from '../../domain/applications/policy.ts';
import type { Previews } from '../../domain/edits/previews.ts';
import type { Posts } from '../../domain/articles/facade.ts';
import type { ExchangeRates } from '../../domain/exchange-rates/facade.ts';
import type { ImportRuns } from '../../domain/imports/runs/facade.ts';
import type { Backups } from '../../domain/backups/facade.ts';
import type { BulkEdits } from '../../domain/bulk-edits/facade.ts';
import type { HeldValues } from '../../domain/imports/held/facade.ts';
import type { Registrations } from '../../domain/events/commands.registrations.ts';
import type { Pictures } from '../../domain/images/facade.ts';
import type { Money } from '../../domain/money/facade.ts';
import type { Mails } from '../../domain/mails/facade.ts';
import type { SecondFactors } from '../../domain/second-factors/facade.ts';
import type { Faults } from '../../domain/faults/facade.ts';
import type { SecurityLog } from '../../domain/security/facade.ts';
import type { Students } from '../../domain/students/facade.ts';
import type { Reports } from '../../domain/reports/facade.ts';
import type { TodayQueue } from '../../domain/today/facade.ts';
import type { Team } from '../../domain/staff/facade.ts';
import type { RateLimits } from '../../platform/security/rate-limits.ts';
import type { PathNames } from '../../contract/calls/address.ts';
import type { CallDescription, Parameter } from '../../contract/calls/describe.ts';
import type { FileAnswer } from './file-answer.ts';
import type { ErrorName } from '../errors/error-table.ts';
import type { LimitName } from './limits.ts';
import type { Made } from './wire-lists.ts';

/** The parts of the product that calls use. */
export interface Product {
  reads: PublicReads;
  accounts: Accounts;
  people: People;
  /** Invitations to the staff, and leaving it. */
  team: Team;
  secondFactors: SecondFactors;
  mails: Mails;
  pictures: Pictures;
  applications: Applications;
  caseViews: CaseViewsOfStaff;
  offers: Offers;
  commissions: Commissions;
  checklists: Checklists;
  enquiries: Enquiries;
  enquiryImports: EnquiryImports;
  appointments: Appointments;
  posts: Posts;
  previews: Previews;
  registrations: Registrations;
  edits: Edits;
  facts: Facts;
  siteSetup: SiteSetup;
  catalogue: StaffCatalogue;
  securityLog: SecurityLog;
  faults: Faults;
  changeLog: ChangeLog;
  imports: ImportRuns;
  bulkEdits: BulkEdits;
  held: HeldValues;
  rates: ExchangeRates;
  backups: Backups;
  money: Money;
  students: Students;
  reports: Reports;
  today: TodayQueue;
  /** When staff without a second factor may only set one up. */
  staffSecondFactor: SecondFactorRule;
  /** The site uses HTTPS, so cookies are marked Secure. */
  secureCookies: boolean;
  /** Undefined: no rate limits (RATE_LIMITS=off). */
  limits: RateLimits | undefined;
}

/** Who may make a call: everybody, people who are logged in, or staff. */
export type Access = 'none' | 'user' | 'staff';

/** The origin of a request. */
export interface Client {
  /** IP address; IPv6 shortened to its network (/64). */
  address: string;
  /** The User-Agent header, at most 512 characters. */
  agent: string;
}

/** A request as the handler of a call gets it. */
export interface CallRequest<Params = Record<string, string>, Body = unknown, Who = Principal | undefined> {
  /** The parts of the path in braces, decoded. */
  params: Params;
  query: URLSearchParams;
  /** The fields, checked by the call's schema, without unknown ones; undefined if the call takes no body. */
  body: Body;
  /** Undefined if the call needs no token. */
  principal: Who;
  client: Client;
  /** The form with files, still being received, for a call that takes one. */
  upload: Upload | undefined;
  /** Secret of the device, from the cookie of an earlier login. */
  device: string | undefined;
  /** Adds a header to the answer, if it is a success. */
  addHeader(name: string, value: string): void;
  /** The client's Idempotency-Key, if it sent one. */
  idempotencyKey: string | undefined;
}

/** What the API adds to the contract's description of a call: documentation, permissions, and possible errors. */
interface Handling {
  tag: string;
  summary: string;
  description: string;
  /** Unset: everybody. A GET for everybody is a public read: cacheable, and readable by scripts of any site. */
  auth?: Access;
  /**
   * Which right a call of staff needs (src/contract/rights.ts); for a call about several objects, by the path. Unset only
   * for calls about the caller's own account, which are listed in rights.test.ts.
   */
  right?: Right | ((params: Readonly<Record<string, string>>) => Right | undefined);
  /** Staff may make it before they have set up a required second factor. */
  beforeSecondFactor?: boolean;
  /**
   * Staff must send a proof that they entered the password or a code a moment ago. 'sometimes': the call decides by the
   * content of the request.
   */
  proof?: 'always' | 'sometimes';
  /** Its JSON body may have 1 MB instead of 64 kB: staff save whole texts. */
  large?: boolean;
  /** How often it may be tried. Public reads answered from the cache do not count. */
  limit?: LimitName;
  /**
   * Anybody may make it, and it hashes a password. Few of these run at once; the others wait before anything is done for
   * them, so that hundreds of logins of one moment do not hold up everything else.
   */
  hashesPassword?: true;
  /** Why it cannot be tried now. Asked first, so that a client that has to come back later has lost no try. */
  busy?(product: Product, trier: { principal: Principal | undefined; client: Client }): Refusal | undefined;
  /** The field of a validation error that has the first message as a sentence; unset: `error`. Source: docs/wire.md. */
  sentence?: 'error' | 'detail';
  /** Headers besides those of every answer. */
  headers?: Readonly<Record<string, string>>;
  /** Errors besides those that every call can have. */
  errors: readonly ErrorName[];
  /** Reasons for refusing a valid request. */
  refusals?: readonly Refusal[];
}

/** One call of the API: its description in the contract, and its handler. */
export interface Call extends CallDescription, Handling {
  parameters: readonly Parameter[];
  bodyExample?: unknown;
  formExample?: unknown;
  example?: unknown;
  /** Returns the answer. For a list it is a page; the links are added when the answer is written. */
  run(product: Product, request: CallRequest): Promise<Result<unknown>>;
}

type WhoOf<Auth extends Access> = Auth extends 'none' ? undefined : Principal;
type Parsed<Schema> = Schema extends z.core.$ZodType ? z.output<Schema> : undefined;
/** The type of a call's answer: a file, a page of a list, or the value of its schema. */
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

/** Attaches the handler to the description of a call. The compiler checks examples and answers against its schemas. */
export const handleCall = <C extends CallDescription, const Auth extends Access = 'none'>(
  description: C,
  handler: Handler<C, Auth>,
): Call => ({ parameters: [], ...description, ...handler });
