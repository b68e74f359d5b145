import { sql } from 'kysely';
import { deleteDue } from '../due-deletions.ts';
import { DEVICE_DAYS } from './commands.devices.ts';
import { KEPT_CHANGE_DAYS } from './policy.email-change.ts';
import type { AccountContext } from './context.ts';

/**
 * The clean-up job. Runs more often than once a day: what is due is deleted on the second check, a day after the
 * first.
 */
export const CLEAN_UP_JOB = 'clean-up-accounts';
export const CLEAN_UP_SECONDS = 6 * 60 * 60;

const DAY_MS = 24 * 60 * 60 * 1000;
/** Days after expiry during which an old link is reported as expired instead of invalid. */
const KEPT_LINK_DAYS = 7;
/** Days after which an unverified account is deleted: the address may be another person's, entered by mistake. */
const UNVERIFIED_DAYS = 30;

/** Deletes expired data: keeping it would only add to what could leak. */
export async function cleanUp({ db, clock }: AccountContext): Promise<void> {
  const daysAgo = (days: number) => new Date(clock.now().getTime() - days * DAY_MS);
  await deleteDue(db, {
    kind: 'session',
    table: 'sessions',
    subject: sql`sessions.id::text`,
    before: daysAgo(1),
    due: (before) => sql`expires_at < ${before}`,
  });
  await deleteDue(db, {
    kind: 'known-device',
    table: 'known_devices',
    subject: sql`encode(known_devices.device_hash, 'hex')`,
    before: daysAgo(DEVICE_DAYS),
    due: (before) => sql`used_at < ${before}`,
  });
  await deleteDue(db, {
    kind: 'account-link',
    table: 'account_tokens',
    subject: sql`encode(account_tokens.token_hash, 'hex')`,
    before: daysAgo(KEPT_LINK_DAYS),
    due: (before) => sql`expires_at < ${before}`,
  });
  await deleteDue(db, {
    kind: 'email-change',
    table: 'email_changes',
    subject: sql`email_changes.id::text`,
    before: daysAgo(KEPT_CHANGE_DAYS),
    due: (before) => sql`asked_at < ${before}`,
  });
  await deleteDue(db, {
    kind: 'unverified-account',
    table: 'users',
    subject: sql`users.id::text`,
    before: daysAgo(UNVERIFIED_DAYS),
    // Cases that staff began for a student stay, also if the student never takes over the account.
    due: (before) => sql`verified_at is null and updated_at < ${before}
      and not exists (select from applications a where a.user_id = users.id)`,
  });
}
