import { randomUUID } from 'node:crypto';
import { routes } from '../../contract/routes.ts';
import { issueLink } from './commands.links.ts';
import { emailKey, readAddress } from './policy.addresses.ts';
import type { LinkPurpose } from './policy.links.ts';
import type { AccountContext } from './context.ts';

/** The job that mails links which were asked for. */
export const ASKED_LINK_JOB = 'account-link';

interface AskedLink {
  purpose: LinkPurpose;
  userId: string;
}

/** The same job tells of a lock-out. */
interface LockOut {
  purpose: 'locked';
  userId: string;
  /** ISO date and time. */
  at: string;
  minutes: number;
}

/**
 * Only queues a job, the same for every address: one that has no account gets an id that nobody has. What differs is
 * done later, where nobody who asks can time it. No address is written down.
 */
export async function askForLink(
  { db, queue, recordSecurity }: AccountContext,
  purpose: LinkPurpose,
  email: string,
): Promise<void> {
  const key = readAddress(email)?.key ?? '';
  await db.transaction().execute(async (trx) => {
    const user = await trx.selectFrom('users').select('id').where('email_key', '=', key).executeTakeFirst();
    const asked: AskedLink = { purpose, userId: user?.id ?? randomUUID() };
    await queue.send(trx, ASKED_LINK_JOB, asked);
    if (purpose !== 'reset') return;
    await recordSecurity({ event: 'password_reset_asked', result: 'ok', typedEmail: email }, trx);
  });
}

/** Has the owner of an address told that logging in waits, in the same way and with the same work for every address. */
export async function tellLockedOut(
  { db, queue, clock }: AccountContext,
  email: string,
  minutes: number,
): Promise<void> {
  // What PostgreSQL cannot hold is nobody's address.
  const key = emailKey(email).replaceAll('\0', '');
  const at = clock.now().toISOString();
  await db.transaction().execute(async (trx) => {
    const user = await trx.selectFrom('users').select('id').where('email_key', '=', key).executeTakeFirst();
    const asked: LockOut = { purpose: 'locked', userId: user?.id ?? randomUUID(), at, minutes };
    await queue.send(trx, ASKED_LINK_JOB, asked);
  });
}

/** The job: mails the link if there is such an account and, to verify it, if that is still to be done. */
export async function mailAskedLink(context: AccountContext, asked: unknown): Promise<void> {
  const { purpose, userId } = asked as AskedLink | LockOut;
  await context.db.transaction().execute(async (trx) => {
    const user = await trx
      .selectFrom('users')
      .select(['email', 'verified_at'])
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
    const link = await issueLink(trx, context, purpose, userId);
    const template = purpose === 'verify' ? 'verify-email' : 'reset-password';
    await context.mails.queue(trx, { template, to: user.email, userId, data: { link } });
  });
}
