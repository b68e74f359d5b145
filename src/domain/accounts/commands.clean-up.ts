import type { AccountContext } from './rows.ts';

/** The job that does it, once a day. */
export const CLEAN_UP_JOB = 'clean-up-accounts';
export const CLEAN_UP_SECONDS = 24 * 60 * 60;

const DAY_MS = 24 * 60 * 60 * 1000;
/** So long an old link is still told apart from a wrong one. */
const KEPT_LINK_DAYS = 7;
/** Somebody may have typed another person's address. */
const UNVERIFIED_DAYS = 30;

/** What has expired and would only be more to lose. */
export async function cleanUp({ db, clock }: AccountContext): Promise<void> {
  const daysAgo = (days: number) => new Date(clock.now().getTime() - days * DAY_MS);
  await db.deleteFrom('sessions').where('expires_at', '<', daysAgo(1)).execute();
  await db.deleteFrom('account_tokens').where('expires_at', '<', daysAgo(KEPT_LINK_DAYS)).execute();
  await db
    .deleteFrom('users')
    .where('verified_at', 'is', null)
    .where('updated_at', '<', daysAgo(UNVERIFIED_DAYS))
    .execute();
}
