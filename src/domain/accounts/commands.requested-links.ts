import { randomUUID } from 'node:crypto';
import { routes } from '../../contract/routes.ts';
import { mailEmailChange } from './commands.email-change-mails.ts';
import { issueLink } from './commands.links.ts';
import { emailKey, readAddress } from './policy.addresses.ts';
import type { LinkPurpose } from './policy.links.ts';
import type { AccountContext } from './context.ts';

/** The job that mails requested links: verification, a new password, and notices of a locked login. */
export const REQUESTED_LINK_JOB = 'account-link';

interface RequestedLink {
  purpose: LinkPurpose;
  userId: string;
}

/** What the same job needs to tell the owner of an account that logging in is locked. */
interface LockOut {
  purpose: 'locked';
  userId: string;
  /** ISO date and time. */
  at: string;
  minutes: number;
}

/** A change of the address that was asked; the job stores neither address. */
export interface EmailChangeAsked {
  purpose: 'email';
  userId: string;
  /** Id of the change. */
  change: string;
}

/**
 * Only queues a job, the same one for every address; an address without an account gets an id that no account has.
 * All that differs is done in the job, where the requester cannot time it. The job does not store the address.
 */
export async function requestLink(
  { db, queue, recordSecurity }: AccountContext,
  purpose: LinkPurpose,
  email: string,
): Promise<void> {
  const key = readAddress(email)?.key ?? '';
  await db.transaction().execute(async (trx) => {
    const user = await trx.selectFrom('users').select('id').where('email_key', '=', key).executeTakeFirst();
    const asked: RequestedLink = { purpose, userId: user?.id ?? randomUUID() };
    await queue.send(trx, REQUESTED_LINK_JOB, asked);
    if (purpose !== 'reset') return;
    await recordSecurity({ event: 'password_reset_asked', result: 'ok', typedEmail: email }, trx);
  });
}

/** Mails the owner of an address that logging in is locked. Does the same work for every address. */
export async function tellLockedOut(
  { db, queue, clock }: AccountContext,
  email: string,
  minutes: number,
): Promise<void> {
  // PostgreSQL text cannot hold NUL, so such an address belongs to no account.
  const key = emailKey(email).replaceAll('\0', '');
  const at = clock.now().toISOString();
  await db.transaction().execute(async (trx) => {
    const user = await trx.selectFrom('users').select('id').where('email_key', '=', key).executeTakeFirst();
    const asked: LockOut = { purpose: 'locked', userId: user?.id ?? randomUUID(), at, minutes };
    await queue.send(trx, REQUESTED_LINK_JOB, asked);
  });
}

/** The job: mails the link if the account exists and, for a verification link, is not verified yet. */
export async function mailRequestedLink(context: AccountContext, asked: unknown): Promise<void> {
  const { purpose, userId } = asked as RequestedLink | LockOut | EmailChangeAsked;
  await context.db.transaction().execute(async (trx) => {
    if (purpose === 'email') return mailEmailChange(trx, context, (asked as EmailChangeAsked).change);
    const user = await trx
      .selectFrom('users')
      .select(['email', 'verified_at', 'entered_at'])
      .where('id', '=', userId)
      .forUpdate()
      .executeTakeFirst();
    if (!user) return;
    if (purpose === 'locked') {
      const { at, minutes } = asked as LockOut;
      const data = {
        at,
        wait: `${minutes} minutes`,
        resetLink: context.publicOrigin + routes.forgotPassword(),
      };
      await context.mails.queue(trx, { template: 'login-locked', to: user.email, userId, data });
      return;
    }
    if (purpose === 'verify' && user.verified_at !== null) return;
    // Nobody knows the password of an account that staff made: confirming the address would not let its owner in.
    const verifies = purpose === 'verify' && user.entered_at === null;
    const link = await issueLink(trx, context, verifies ? 'verify' : 'reset', userId);
    const template = verifies ? 'verify-email' : 'reset-password';
    await context.mails.queue(trx, { template, to: user.email, userId, data: { link } });
  });
}
