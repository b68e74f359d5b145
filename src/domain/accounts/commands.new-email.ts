import { randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import { fail, ok, type Result } from '../../contract/errors.ts';
import { routes } from '../../contract/routes.ts';
import type { Database } from '../../platform/database/schema.ts';
import { hashPassword } from '../../platform/security/passwords.ts';
import { newTokenId, tokenHash } from '../../platform/security/tokens.ts';
import { forgetDevices } from './commands.devices.ts';
import { issueLink, voidLinks } from './commands.links.ts';
import { endSessionsOf } from './commands.sessions.ts';
import { addressHolder } from './data.address-holder.ts';
import { emailKey } from './policy.addresses.ts';
import { maskedEmail, UNDO_DAYS } from './policy.email-change.ts';
import { encodePk, readLink } from './policy.links.ts';
import type { MailedLink } from './policy.ts';
import type { AccountContext } from './context.ts';

type Trx = Transaction<Database>;

const spent = fail({ code: 'refused', reason: 'email_link_invalid' });
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Finds the change of a link and locks it, the account first as everywhere.
 * @param hashes the columns that the secret may be in
 */
async function changeOf(
  trx: Trx,
  link: MailedLink,
  hashes: readonly ('confirm_hash' | 'stop_hash' | 'undo_hash')[],
) {
  const parts = readLink(link);
  if (!parts) return undefined;
  const hash = tokenHash(parts.token);
  const find = () =>
    trx
      .selectFrom('email_changes')
      .selectAll()
      .where('id', '=', parts.userId)
      .where(({ eb, or }) => or(hashes.map((column) => eb(column, '=', hash))));
  const found = await find().executeTakeFirst();
  if (!found) return undefined;
  const user = await trx
    .selectFrom('users')
    .select(['id', 'email', 'status'])
    .where('id', '=', found.user_id)
    .forUpdate()
    .executeTakeFirst();
  const change = await find().forUpdate().executeTakeFirst();
  return user && change && { user, change };
}

/**
 * The new address, confirmed by the link that reached it. Ends every session but the one that asked, and all links to the old address; the
 * old address is told and can take it back for UNDO_DAYS.
 * @returns email_link_invalid
 */
export async function confirmNewEmail(context: AccountContext, link: MailedLink): Promise<Result<void>> {
  const { db, clock, mails, publicOrigin, recordSecurity } = context;
  return db.transaction().execute(async (trx): Promise<Result<void>> => {
    const now = clock.now();
    const found = await changeOf(trx, link, ['confirm_hash']);
    if (!found) return spent;
    const { user, change } = found;
    const open = change.confirmed_at === null && change.ended_at === null && change.confirm_until > now;
    if (!open || user.status !== 'active' || user.email !== change.old_email) return spent;
    if (!(await takeAddress(trx, user, change.new_email, now))) return spent;
    await endSessionsOf(trx, user.id, now, change.session_id ?? undefined);
    await forgetDevices(trx, user.id);
    await voidLinks(trx, user.id, ['verify', 'reset'], now);
    const undo = newTokenId();
    await trx
      .updateTable('email_changes')
      .set({
        confirmed_at: now,
        undo_hash: tokenHash(undo),
        undo_until: new Date(now.getTime() + UNDO_DAYS * DAY_MS),
      })
      .where('id', '=', change.id)
      .execute();
    await mails.queue(trx, {
      template: 'email-changed',
      to: change.old_email,
      userId: user.id,
      data: {
        at: now.toISOString(),
        masked: maskedEmail(change.new_email),
        days: UNDO_DAYS,
        link: publicOrigin + routes.keepEmail(encodePk(change.id), undo),
      },
    });
    await recordSecurity({ event: 'email_changed', result: 'ok', account: user.id }, trx);
    return ok(undefined);
  });
}

/**
 * What the owner of the old address can do: stop a change that waits, or take back one that was confirmed, also after further changes. Whoever
 * confirmed it may know the password, so a change that is taken back also ends every session and the password, and mails a link for a new one.
 * @returns email_link_invalid
 */
export async function keepOldEmail(
  context: AccountContext,
  link: MailedLink,
): Promise<Result<'stopped' | 'taken_back'>> {
  const { db, clock, mails, recordSecurity } = context;
  const nobodyKnows = await hashPassword(newTokenId());
  return db.transaction().execute(async (trx): Promise<Result<'stopped' | 'taken_back'>> => {
    const now = clock.now();
    const found = await changeOf(trx, link, ['stop_hash', 'undo_hash']);
    if (!found || found.change.ended_at !== null) return spent;
    const { user, change } = found;
    const undoes = change.confirmed_at !== null;
    if (undoes && !(change.undo_until! > now)) return spent;
    const outcome = undoes ? ('taken_back' as const) : ('stopped' as const);
    if (undoes) {
      if (!(await takeAddress(trx, user, change.old_email, now))) return spent;
      await trx.updateTable('users').set({ password_hash: nobodyKnows }).where('id', '=', user.id).execute();
      await endSessionsOf(trx, user.id, now);
      await forgetDevices(trx, user.id);
      await voidLinks(trx, user.id, ['verify', 'reset'], now);
      const reset = await issueLink(trx, context, 'reset', user.id);
      const data = { link: reset };
      await mails.queue(trx, { template: 'reset-password', to: change.old_email, userId: user.id, data });
    }
    // With a change that is taken back, everything that was asked after it ends too.
    await trx
      .updateTable('email_changes')
      .set({ ended_at: now, outcome })
      .where('user_id', '=', user.id)
      .where('ended_at', 'is', null)
      .where(({ eb, or }) =>
        or([eb('id', '=', change.id), ...(undoes ? [eb('asked_at', '>=', change.asked_at)] : [])]),
      )
      .execute();
    await recordSecurity(
      { event: undoes ? 'email_change_undone' : 'email_change_stopped', result: 'ok', account: user.id },
      trx,
    );
    return ok(outcome);
  });
}

/**
 * Gives an account another address. A sign-up that nobody confirmed makes way, as its owner has just shown that the mailbox is theirs; a merged
 * account of the same person takes the address that becomes free.
 * @returns false if the address belongs to somebody else
 */
async function takeAddress(
  trx: Trx,
  user: { id: string; email: string },
  email: string,
  now: Date,
): Promise<boolean> {
  const key = emailKey(email);
  const holder = await addressHolder(trx, key, user.id);
  if (holder?.keeps) return false;
  const own = (id: string, values: { email: string; email_key: string }) =>
    trx
      .updateTable('users')
      .set({ ...values, updated_at: now })
      .where('id', '=', id)
      .execute();
  if (holder?.merged) await own(holder.id, { email: holder.email, email_key: `moving ${randomUUID()}` });
  else if (holder) await trx.deleteFrom('users').where('id', '=', holder.id).execute();
  await own(user.id, { email, email_key: key });
  await trx
    .updateTable('users')
    .set({ verified_at: sql<Date>`coalesce(verified_at, ${now})` })
    .where('id', '=', user.id)
    .execute();
  if (holder?.merged) await own(holder.id, { email: user.email, email_key: emailKey(user.email) });
  return true;
}
