import { fail, ok, type Result } from '../../contract/errors.ts';
import { verifyPassword } from '../../platform/passwords.ts';
import { tellStaff } from './commands.tell-staff.ts';
import { isLastStaff } from './data.remaining-staff.ts';
import type { Principal } from './policy.ts';
import type { AccountContext } from './rows.ts';

/**
 * Erases a person. With the row of the account go its sessions, links, mails and second factor. The record of what
 * was done stays without words: when, what, and ids that lead nowhere any more. Staff are told when one of them goes.
 */
export async function deleteAccount(
  context: AccountContext,
  { userId }: Principal,
  password: string,
): Promise<Result<void>> {
  const { db, clock, personalData, recordSecurity } = context;
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
    await trx
      .updateTable('audit_entries')
      .set({ detail: '{}' })
      .where('subject_kind', '=', 'user')
      .where('subject_id', '=', userId)
      .execute();
    await trx.deleteFrom('users').where('id', '=', userId).execute();
    await trx
      .insertInto('audit_entries')
      .values({ at: clock.now(), action: 'account_deleted', subject_kind: 'user', subject_id: userId })
      .execute();
    return ok(undefined);
  });
}
