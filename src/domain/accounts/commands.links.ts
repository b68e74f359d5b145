import type { Transaction } from 'kysely';
import { fail, type Result } from '../../contract/errors.ts';
import type { Database } from '../../platform/database/schema.ts';
import { newTokenId, tokenHash } from '../../platform/security/tokens.ts';
import { LINK_MINUTES, linkAddress, readLink, type LinkPurpose } from './policy.links.ts';
import type { MailedLink } from './policy.ts';
import type { AccountContext } from './context.ts';
import type { Db } from '../../platform/database/schema.ts';

/** Issues a link and invalidates older ones of the same purpose. The caller has locked the account's row. */
export async function issueLink(
  trx: Transaction<Database>,
  { clock, publicOrigin }: Pick<AccountContext, 'clock' | 'publicOrigin'>,
  purpose: LinkPurpose,
  userId: string,
  minutes = LINK_MINUTES,
): Promise<string> {
  const now = clock.now();
  await voidLinks(trx, userId, [purpose], now);
  const token = newTokenId();
  await trx
    .insertInto('account_tokens')
    .values({
      token_hash: tokenHash(token),
      user_id: userId,
      purpose,
      created_at: now,
      expires_at: new Date(now.getTime() + minutes * 60_000),
    })
    .execute();
  return linkAddress(publicOrigin, purpose, userId, token);
}

export async function voidLinks(
  trx: Transaction<Database>,
  userId: string,
  purposes: readonly LinkPurpose[],
  now: Date,
): Promise<void> {
  await trx
    .updateTable('account_tokens')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('purpose', 'in', purposes)
    .where('used_at', 'is', null)
    .execute();
}

/** Uses up a link. When it is used several times at once, only one caller gets the account's id. */
export async function useLink(
  trx: Transaction<Database>,
  purpose: LinkPurpose,
  link: MailedLink,
  now: Date,
): Promise<string | null> {
  const parts = readLink(link);
  if (!parts) return null;
  // Every change of an account locks its row first, so that two changes cannot deadlock.
  await trx.selectFrom('users').select('id').where('id', '=', parts.userId).forUpdate().execute();
  const used = await trx
    .updateTable('account_tokens')
    .set({ used_at: now })
    .where('token_hash', '=', tokenHash(parts.token))
    .where('user_id', '=', parts.userId)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('user_id')
    .executeTakeFirst();
  return used?.user_id ?? null;
}

/** Whether a link would work now, without using it up. Lets callers skip hashing a password for a bad link. */
export async function isLinkGood(
  db: Db,
  purpose: LinkPurpose,
  link: MailedLink,
  now: Date,
): Promise<boolean> {
  return (await linkFault(db, purpose, link, now)) === null;
}

export type LinkFault = 'link_expired' | 'link_invalid';

/** Why a link would not work now; null if it would. */
export async function linkFault(
  db: Db,
  purpose: LinkPurpose,
  link: MailedLink,
  now: Date,
): Promise<LinkFault | null> {
  const found = await findLink(db, purpose, link);
  if (found === undefined || found.used_at !== null) return 'link_invalid';
  return found.expires_at > now ? null : 'link_expired';
}

/** The reason why a link does not work. */
export async function refuseLink(
  db: Db,
  purpose: LinkPurpose,
  link: MailedLink,
  now: Date,
): Promise<Result<never>> {
  return fail({ code: 'refused', reason: (await linkFault(db, purpose, link, now)) ?? 'link_invalid' });
}

async function findLink(db: Db, purpose: LinkPurpose, link: MailedLink) {
  const parts = readLink(link);
  if (!parts) return undefined;
  return db
    .selectFrom('account_tokens')
    .select(['used_at', 'expires_at'])
    .where('token_hash', '=', tokenHash(parts.token))
    .where('user_id', '=', parts.userId)
    .where('purpose', '=', purpose)
    .executeTakeFirst();
}
