import type { Transaction } from 'kysely';
import type { Mail } from '../../contract/accounts.ts';
import type { Result } from '../../contract/errors.ts';
import type { Paged, PageQuery } from '../../contract/paging.ts';
import type { Database } from '../../platform/schema.ts';
import type { MailMessage } from './policy.ts';

export interface MailQuery extends PageQuery {
  /** 'waiting', 'sent' or 'dead'; unset or blank: all. */
  state?: string | undefined;
  /** The beginning of the recipient's address. */
  search?: string | undefined;
}

/** The outbox: what other nouns queue in it and what staff do with it. */
export interface Mails {
  /**
   * Writes a mail into the outbox, inside the caller's transaction: it leaves soon after the commit, and never
   * without one. Throws for an address that is no mailbox, which the caller has checked.
   */
  queue(trx: Transaction<Database>, message: MailMessage): Promise<void>;
  /** Newest first. @returns invalid (state), invalid_page. */
  list(query: MailQuery): Promise<Result<Paged<Mail>>>;
  /** @returns not_found, also for what is no uuid. */
  read(id: string): Promise<Result<Mail>>;
  /**
   * Sends a dead mail after all, and records who asked for it.
   * @returns not_found; not_retryable when it is not dead; mail_expired when its link is of no use any more.
   */
  retry(id: string, actorId: string): Promise<Result<Mail>>;
}
