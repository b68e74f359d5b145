import type { Transaction } from 'kysely';
import { fail, ok, type Result } from '../../contract/errors.ts';
import { verifyPassword } from '../../platform/security/passwords.ts';
import type { Database } from '../../platform/database/schema.ts';
import { tellStaff } from './commands.tell-staff.ts';
import { isLastStaff } from './data.remaining-staff.ts';
import type { Principal } from './policy.ts';
import type { AccountContext } from './context.ts';

/**
 * Erases a person. With the row of the account go its sessions, links, mails and second factor; jobs erase mails that are
 * files, and what the files of the embedded database still hold of deleted rows. The record of what was done stays without
 * words: when, what, and ids that lead nowhere any more. Staff are told when one of them goes.
 */
export async function deleteAccount(
  context: AccountContext,
  { userId }: Principal,
  password: string,
): Promise<Result<void>> {
  const { db, clock, mails, personalData, queue, recordSecurity } = context;
  const known = await db
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', userId)
    .executeTakeFirst();
  if (!(await verifyPassword(password, known?.password_hash))) {
    const detail = { reason: 'current_password_wrong' };
    await recordSecurity({ event: 'account_erased', result: 'failed', account: userId, detail });
    return fail({ code: 'refused', reason: 'current_password_wrong' });
  }
  return db.transaction().execute(async (trx): Promise<Result<void>> => {
    if (await isLastStaff(trx, userId)) return fail({ code: 'refused', reason: 'last_staff' });
    // From here on nothing can be added to the person: what refers to the row waits, and then finds it gone.
    const person = await trx
      .selectFrom('users')
      .select(['id', 'email', 'role', 'status'])
      .where('id', '=', userId)
      .forUpdate()
      .executeTakeFirst();
    if (!person) return ok(undefined);
    // Before the erasure, so that from where it came is erased too.
    await recordSecurity({ event: 'account_erased', result: 'ok', account: userId }, trx);
    if (person.role === 'staff' && person.status === 'active') {
      const at = clock.now();
      await tellStaff(trx, context, { what: 'staff-unmade', about: person, actorId: userId, at });
    }
    for (const { erase } of personalData) await erase(trx, userId);
    // After the cases: a mail about several that is being made holds them.
    await mails.takeOut(trx, userId);
    await trx
      .updateTable('audit_entries')
      .set({ detail: '{}' })
      .where('subject_kind', '=', 'user')
      .where('subject_id', '=', userId)
      .execute();
    await eraseTraces(trx, queue);
    await trx.deleteFrom('users').where('id', '=', userId).execute();
    await trx
      .insertInto('audit_entries')
      .values({ at: clock.now(), action: 'account_deleted', subject_kind: 'user', subject_id: userId })
      .execute();
    return ok(undefined);
  });
}

/** The job that deletes mails that are files and have no row any more. */
export const ERASE_TRACES_JOB = 'erase-traces';
/** The job that takes deleted rows out of the files of the embedded database. */
export const REWRITE_TABLES_JOB = 'rewrite-tables';
/** Erasures within this time are one rewriting. */
const REWRITE_SECONDS = 60;
/** By then a mail that was on its way during the erasure is written: attempts take 3 minutes at most. */
const LATE_MAIL_SECONDS = 300;

/** Has what lies outside the rows erased after the commit. */
async function eraseTraces(trx: Transaction<Database>, queue: AccountContext['queue']): Promise<void> {
  await queue.send(trx, ERASE_TRACES_JOB, {});
  await queue.send(trx, ERASE_TRACES_JOB, {}, { delaySeconds: LATE_MAIL_SECONDS });
  await queue.send(trx, REWRITE_TABLES_JOB, {}, { key: 'erasure', delaySeconds: REWRITE_SECONDS });
}
