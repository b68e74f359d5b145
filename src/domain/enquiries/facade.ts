import type { TableFormat } from '../../contract/calls/parameters.ts';
import type { ToldConsent } from '../../contract/consents.ts';
import type { Enquiry, EnquiryChoices, EnquiryItem, Similar } from '../../contract/enquiries.ts';
import type {
  AskEnquiry,
  ChangeEnquiry,
  EnterEnquiry,
  LogEnquiry,
  MoveEnquiry,
} from '../../contract/enquiry-bodies.ts';
import { ok, type Result } from '../../contract/errors.ts';
import type { FollowUpBody, FollowUpsBody, FollowUpsDone } from '../../contract/follow-up.ts';
import type { LinkEnquiry } from '../../contract/students.ts';
import type { Page } from '../../contract/paging.ts';
import type { Principal } from '../accounts/policy.ts';
import { askEnquiry } from './commands.ask.ts';
import { changeEnquiry } from './commands.change.ts';
import { tellEnquiryConsent } from './commands.consent.ts';
import { cleanUpEnquiries } from './commands.delete.ts';
import { enterEnquiry } from './commands.enter.ts';
import { linkEnquiry } from './commands.link.ts';
import { followEnquiries, followEnquiry } from './commands.follow.ts';
import { logOn, markGenuine, moveEnquiry } from './commands.work.ts';
import type { EnquiryContext } from './context.ts';
import { readEnquiryChoices } from './data.choices.ts';
import { exportEnquiries } from './data.export.ts';
import { listEnquiries, type EnquiryQuery } from './data.list.ts';
import { readEnquiry } from './data.one.ts';
import { findSimilar } from './data.similar.ts';

/** Enquiries: people who asked something before they apply, and what the office does about them. */
export interface Enquiries {
  /** @returns invalid for a value that no filter has, invalid_page. */
  list(principal: Principal, query: EnquiryQuery): Promise<Result<Page<EnquiryItem>>>;
  /** @returns not_found. */
  read(id: string): Promise<Result<Enquiry>>;
  /** Enquiries and accounts that may be the same person. */
  similar(
    asked: { name: string; email: string; contact: string },
    except: string | null,
  ): Promise<Result<{ results: Similar[] }>>;
  choices(): Promise<Result<EnquiryChoices>>;
  /** The bytes of a table, produced as they are read. Each export is recorded. @returns invalid. */
  export(
    principal: Principal,
    query: EnquiryQuery,
    format: TableFormat,
  ): Promise<Result<AsyncIterable<Uint8Array>>>;

  /**
   * Takes a question from the site. @param busy many came from the same network in the last hour
   * @returns invalid (contact, email).
   */
  ask(body: AskEnquiry, busy: boolean): Promise<Result<void>>;
  /** @returns invalid, not_a_counselor. */
  enter(principal: Principal, body: EnterEnquiry): Promise<Result<Enquiry>>;
  /** @returns not_found, invalid, enquiry_changed. */
  change(principal: Principal, id: string, body: ChangeEnquiry): Promise<Result<Enquiry>>;
  /** Logs a call, a message, a visit or a note. @returns not_found. */
  log(principal: Principal, id: string, body: LogEnquiry): Promise<Result<Enquiry>>;
  /** @returns not_found, enquiry_changed, invalid (reason). */
  move(principal: Principal, id: string, body: MoveEnquiry): Promise<Result<Enquiry>>;
  /** Sets counselor and next step. @returns not_found, not_a_counselor, follow_up_changed. */
  follow(principal: Principal, id: string, body: FollowUpBody): Promise<Result<Enquiry>>;
  /** The same for several; those that cannot be changed are named in the answer. @returns not_a_counselor. */
  followMany(principal: Principal, body: FollowUpsBody): Promise<Result<FollowUpsDone>>;
  /** Says whose enquiry it is. @returns not_found, account_of_staff, enquiry_linked. */
  link(principal: Principal, id: string, body: LinkEnquiry): Promise<Result<Enquiry>>;
  /** Enters what the person told about contact. @returns not_found, enquiry_applied. */
  tellConsent(principal: Principal, id: string, body: ToldConsent): Promise<Result<Enquiry>>;
  /** @returns not_found. */
  markGenuine(principal: Principal, id: string): Promise<Result<Enquiry>>;

  /** Deletes enquiries whose time is over. For a job. */
  cleanUp(): Promise<void>;
}

export function createEnquiries(context: EnquiryContext): Enquiries {
  const { db, clock } = context;
  return {
    list: ({ userId }, query) => listEnquiries(db, query, { me: userId, now: clock.now() }),
    read: (id) => readEnquiry(db, id),
    similar: async (asked, except) => ok({ results: await findSimilar(db, asked, except) }),
    choices: () => readEnquiryChoices(context),
    export: (principal, query, format) => exportEnquiries(context, principal, query, format),
    ask: (body, busy) => askEnquiry(context, body, busy),
    enter: (principal, body) => enterEnquiry(context, principal, body),
    change: (principal, id, body) => changeEnquiry(context, principal, id, body),
    log: (principal, id, body) => logOn(context, principal, id, body),
    move: (principal, id, body) => moveEnquiry(context, principal, id, body),
    follow: (principal, id, body) => followEnquiry(context, principal, id, body),
    followMany: (principal, body) => followEnquiries(context, principal, body),
    link: (principal, id, body) => linkEnquiry(context, principal, id, body),
    tellConsent: (principal, id, body) => tellEnquiryConsent(context, principal, id, body),
    markGenuine: (principal, id) => markGenuine(context, principal, id),
    cleanUp: () => cleanUpEnquiries(context),
  };
}
