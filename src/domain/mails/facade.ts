import type { Transaction } from 'kysely';
import type { Mail } from '../../contract/accounts.ts';
import type { Result } from '../../contract/errors.ts';
import type { Page } from '../../contract/paging.ts';
import type { Database } from '../../platform/database/schema.ts';
import type { SecretKeys } from '../../platform/security/secret-keys.ts';
import { deliverMail, type SendMail } from './commands.deliver.ts';
import { sendHeldMails, withdrawMails } from './commands.held.ts';
import { queueMails } from './commands.queue.ts';
import { retryMail } from './commands.retry.ts';
import { takeOutOfMails } from './commands.take-out.ts';
import { cleanUp } from './commands.clean-up.ts';
import { goneMails, listMails, readMail, type MailQuery } from './data.ts';
import type { MailMessage } from './policy.ts';
import type { MailContext } from './context.ts';

export type { MailQuery } from './data.ts';

/** The outbox: what other parts of the domain queue in it, what staff do with it, and the work of its jobs. */
export interface Mails {
  /**
   * Writes a mail to the outbox, inside the caller's transaction. It is sent soon after the commit, and never without
   * one.
   * @returns its id
   * @throws for an invalid address; the caller has checked it.
   */
  queue(trx: Transaction<Database>, message: MailMessage): Promise<string>;
  /** The same for several mails that are not more than a handful. */
  queueAll(trx: Transaction<Database>, messages: readonly MailMessage[]): Promise<void>;
  /** Sends mails with `notBefore` now, inside the caller's transaction. */
  sendHeld(trx: Transaction<Database>, ids: readonly string[]): Promise<void>;
  /** Deletes mails that nobody has tried to send: all or none. @returns false if one is being sent, or was */
  withdraw(trx: Transaction<Database>, ids: readonly string[]): Promise<boolean>;

  /** Newest first. @returns invalid (state), invalid_page. */
  list(query: MailQuery): Promise<Result<Page<Mail>>>;
  /** @returns not_found, also for an id that is not a uuid. */
  read(id: string): Promise<Result<Mail>>;
  /**
   * Retries a dead mail, and records who asked for it.
   * @returns not_found; not_retryable if it is not dead; mail_expired if its link no longer works.
   */
  retry(id: string, actorId: string): Promise<Result<Mail>>;

  /**
   * Removes a person from mails about several people, inside the transaction of the erasure: unsent mails are sent
   * without that person's part. Mails about the person alone are deleted with the account.
   */
  takeOut(trx: Transaction<Database>, userId: string): Promise<void>;
  /** Those of these mails that have no row any more, so that their other traces must be deleted. @param ids uuids */
  gone(ids: readonly string[]): Promise<string[]>;

  /** Makes an attempt at one mail if it is due: the work of SEND_MAIL_JOB. `send` returns the result. */
  deliver(id: unknown, send: SendMail): Promise<void>;
  /** Wakes mails without a job and deletes old ones: the work of CLEAN_UP_MAILS_JOB. */
  cleanUp(): Promise<void>;
}

interface MailsOptions extends Omit<MailContext, 'keys'> {
  secretKeys: SecretKeys;
}

export function createMails({ secretKeys, ...options }: MailsOptions): Mails {
  const context: MailContext = { ...options, keys: secretKeys.of('mail data') };
  return {
    queue: async (trx, message) => (await queueMails(trx, context, [message]))[0]!,
    queueAll: async (trx, messages) => void (await queueMails(trx, context, messages)),
    sendHeld: (trx, ids) => sendHeldMails(trx, context, ids),
    withdraw: (trx, ids) => withdrawMails(trx, ids),
    list: (query) => listMails(context, query),
    read: (id) => readMail(context, id),
    retry: (id, actorId) => retryMail(context, id, actorId),
    takeOut: (trx, userId) => takeOutOfMails(trx, context, userId),
    gone: (ids) => goneMails(context, ids),
    deliver: (id, send) => deliverMail(context, id, send),
    cleanUp: () => cleanUp(context),
  };
}
