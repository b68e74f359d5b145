import { sql } from 'kysely';
import type { AccountExport } from '../../contract/accounts.ts';
import { fail, ok, type Result } from '../../contract/errors.ts';
import type { Principal } from './policy.ts';
import { presentProfile, presentSession } from './present.ts';
import type { AccountContext } from './context.ts';
import type { Db } from '../../platform/database/schema.ts';

/** Everything stored about a person except secrets: password hash, hashes of tokens and links. */
export async function exportData(
  { db, clock, personalData, recordSecurity }: AccountContext,
  { userId, sessionId, secondFactor }: Principal,
): Promise<Result<AccountExport>> {
  const user = await db.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirst();
  if (!user) return fail({ code: 'not_found' });
  const sessions = await db
    .selectFrom('sessions')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .execute();
  const sections: [string, unknown][] = [];
  for (const { section, read } of personalData) sections.push([section, await read(db, userId)]);
  // Recorded and committed before any data is returned.
  await db
    .transaction()
    .execute((trx) => recordSecurity({ event: 'data_exported', result: 'ok', account: userId }, trx));
  return ok({
    exported_at: clock.now().toISOString(),
    account: {
      ...presentProfile(user, secondFactor),
      id: user.id,
      status: user.status,
      staff_role: user.staff_role,
      verified_at: user.verified_at?.toISOString() ?? null,
      entered_at: user.entered_at?.toISOString() ?? null,
      last_login_at: user.last_login_at?.toISOString() ?? null,
      consent_version: user.consent_version,
    },
    sessions: sessions.map((row) => ({
      ...presentSession(row, sessionId),
      ended_at: row.ended_at?.toISOString() ?? null,
    })),
    known_devices: await devicesOf(db, userId),
    mails: await mailsTo(db, userId, clock.now()),
    email_changes: await emailChangesOf(db, userId),
    record: await recordOf(db, userId),
    ...Object.fromEntries(sections),
  });
}

/** Devices that have logged in. Only times are stored of a device. */
async function devicesOf(db: Db, userId: string): Promise<AccountExport['known_devices']> {
  const devices = await db
    .selectFrom('known_devices')
    .select(['created_at', 'used_at'])
    .where('user_id', '=', userId)
    .orderBy('used_at', 'desc')
    .orderBy('created_at', 'desc')
    .execute();
  return devices.map(({ created_at, used_at }) => ({
    created_at: created_at.toISOString(),
    used_at: used_at.toISOString(),
  }));
}

/**
 * With those to the confirmed address that belong to no account. Mails that are held back are left out: nobody has decided yet that
 * they are sent.
 */
async function mailsTo(db: Db, userId: string, now: Date): Promise<AccountExport['mails']> {
  const mails = await db
    .selectFrom('mails')
    .select(['template', 'recipient', 'subject', 'queued_at', 'sent_at'])
    .where(
      sql<boolean>`(user_id = ${userId} or user_id is null and about is null and recipient_key = (
        select u.email_key from users u where u.id = ${userId} and u.verified_at is not null))`,
    )
    .where('queued_at', '<=', now)
    .orderBy('queued_at', 'desc')
    .execute();
  return mails.map(({ queued_at, sent_at, ...mail }) => ({
    ...mail,
    queued_at: queued_at.toISOString(),
    sent_at: sent_at?.toISOString() ?? null,
  }));
}

async function emailChangesOf(db: Db, userId: string): Promise<AccountExport['email_changes']> {
  const changes = await db
    .selectFrom('email_changes')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('asked_at', 'desc')
    .execute();
  return changes.map((row) => ({
    from: row.old_email,
    to: row.new_email,
    asked_at: row.asked_at.toISOString(),
    asked_by: row.reason === '' ? 'you' : 'staff',
    reason: row.reason,
    confirmed_at: row.confirmed_at?.toISOString() ?? null,
    ended_at: row.ended_at?.toISOString() ?? null,
    outcome: row.outcome,
  }));
}

/** What was done to the account. The name of the colleague who did it is left out: it is that colleague's data. */
async function recordOf(db: Db, userId: string): Promise<AccountExport['record']> {
  const entries = await db
    .selectFrom('change_log')
    .select(['at', 'action', 'actor_id'])
    .where('kind', 'in', ['person', 'staff'])
    .where('object', '=', userId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return entries.map(({ at, action, actor_id }) => ({
    at: at.toISOString(),
    action,
    by: actor_id === null ? 'system' : actor_id === userId ? 'you' : 'staff',
  }));
}
