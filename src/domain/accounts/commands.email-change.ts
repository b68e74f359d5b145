import type { Transaction } from 'kysely';
import { fail, ok, type Result } from '../../contract/errors.ts';
import type { Database } from '../../platform/database/schema.ts';
import { verifyPassword } from '../../platform/security/passwords.ts';
import { REQUESTED_LINK_JOB, type EmailChangeAsked } from './commands.requested-links.ts';
import { readAddress, type Address } from './policy.addresses.ts';
import { CONFIRM_HOURS } from './policy.email-change.ts';
import type { Credentials, Principal } from './policy.ts';
import type { AccountContext } from './context.ts';

export const notAnEmail = fail({ code: 'invalid', fields: { email: [{ code: 'not_an_email' }] } });

/**
 * A student asks for another address. The address in use stays until the new one is confirmed. Whether the new one has an account shows
 * neither in the answer nor in its time: a job looks it up and mails.
 * @returns invalid (email), current_password_wrong, account_of_staff
 */
export async function askEmailChange(
  context: AccountContext,
  { userId, sessionId, role }: Principal,
  { email, password }: Credentials,
): Promise<Result<void>> {
  const { db, recordSecurity } = context;
  if (role === 'staff') return fail({ code: 'refused', reason: 'account_of_staff' });
  const address = readAddress(email);
  if (!address) return notAnEmail;
  const known = await db
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', userId)
    .executeTakeFirst();
  const event = { event: 'email_change_asked', account: userId } as const;
  if (!(await verifyPassword(password, known?.password_hash))) {
    const reason = 'current_password_wrong';
    await recordSecurity({ ...event, result: 'failed', detail: { reason } });
    return fail({ code: 'refused', reason });
  }
  return db.transaction().execute(async (trx): Promise<Result<void>> => {
    const person = await lockStudent(trx, userId);
    if (!person) return fail({ code: 'not_found' });
    await storeEmailChange(trx, context, person, address, { session_id: sessionId });
    await recordSecurity({ ...event, result: 'ok' }, trx);
    return ok(undefined);
  });
}

/** An account and its row, locked. */
export const lockStudent = (trx: Transaction<Database>, id: string) =>
  trx
    .selectFrom('users')
    .select(['id', 'email', 'role', 'staff_role', 'status'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

/** Replaces an earlier change that waits. The same statements for every address. */
export async function storeEmailChange(
  trx: Transaction<Database>,
  { clock, queue }: Pick<AccountContext, 'clock' | 'queue'>,
  person: { id: string; email: string },
  { email, key }: Address,
  by: { session_id: string } | { by_staff: string; reason: string },
): Promise<void> {
  const now = clock.now();
  await trx
    .updateTable('email_changes')
    .set({ ended_at: now, outcome: 'replaced' })
    .where('user_id', '=', person.id)
    .where('confirmed_at', 'is', null)
    .where('ended_at', 'is', null)
    .execute();
  const { id } = await trx
    .insertInto('email_changes')
    .values({
      user_id: person.id,
      old_email: person.email,
      new_email: email,
      new_key: key,
      asked_at: now,
      confirm_until: new Date(now.getTime() + CONFIRM_HOURS * 3_600_000),
      ...by,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const asked: EmailChangeAsked = { purpose: 'email', userId: person.id, change: id };
  await queue.send(trx, REQUESTED_LINK_JOB, asked);
}
