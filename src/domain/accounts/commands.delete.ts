import { sql, type Transaction } from 'kysely';
import { fail, ok, type Result } from '../../contract/errors.ts';
import { verifyPassword } from '../../platform/security/passwords.ts';
import type { Database } from '../../platform/database/schema.ts';
import { giveUpViews } from '../case-views/commands.give-up.ts';
import { recordChange } from '../change-log/commands.record.ts';
import { handOverAll } from '../staff/open-work.ts';
import { tellStaff } from './commands.tell-staff.ts';
import { mergedInto } from './data.merged.ts';
import { activeStaff, isLastOwner } from './data.remaining-staff.ts';
import type { Principal } from './policy.ts';
import type { AccountContext } from './context.ts';

/**
 * Erases a person. Sessions, links, mails and the second factor are deleted with the account's row. Jobs then delete
 * mails that are files, and the deleted rows that the files of the embedded database still contain. The log of changes
 * keeps time, action, and ids that no longer refer to anything. When the person was staff, the other staff are told, and the
 * owner who has been here longest takes over the open work, as nobody is asked who shall have it.
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
    if (await isLastOwner(trx, userId)) return fail({ code: 'refused', reason: 'last_owner' });
    // From here on nothing can be added to the person: an insert that refers to the row waits, then finds the row
    // deleted.
    const person = await trx
      .selectFrom('users')
      .select(['id', 'email', 'role', 'status'])
      .where('id', '=', userId)
      .forUpdate()
      .executeTakeFirst();
    if (!person) return ok(undefined);
    // Before the erasure, so that the network address of this entry is erased too.
    await recordSecurity({ event: 'account_erased', result: 'ok', account: userId }, trx);
    if (person.role === 'staff' && person.status === 'active') {
      const at = clock.now();
      await tellStaff(trx, context, { what: 'staff-unmade', about: person, actorId: userId, at });
    }
    if (person.role === 'staff') await handOverToOwner(trx, userId, clock.now());
    for (const id of [...(await mergedInto(trx, userId)), userId]) {
      for (const { erase } of personalData) await erase(trx, id);
      await withdrawInvitations(trx, id);
      // After the cases: queueing a mail about several cases locks them.
      await mails.takeOut(trx, id);
      await trx.deleteFrom('users').where('id', '=', id).execute();
    }
    await eraseTraces(trx, queue);
    await recordChange(trx, {
      at: clock.now(),
      actor: userId,
      kind: person.role === 'staff' ? 'staff' : 'person',
      object: userId,
      title: '',
      action: 'erased',
    });
    return ok(undefined);
  });
}

/** An invitation to work here that was sent to the confirmed address and not accepted yet. */
async function withdrawInvitations(trx: Transaction<Database>, userId: string): Promise<void> {
  await sql`delete from staff_invitations i using users u
    where u.id = ${userId} and u.verified_at is not null and i.email_key = u.email_key`.execute(trx);
}

async function handOverToOwner(trx: Transaction<Database>, from: string, at: Date): Promise<void> {
  const owner = await activeStaff(trx)
    .select('id')
    .where('staff_role', '=', 'owner')
    .where('id', '!=', from)
    .orderBy('created_at')
    .orderBy('id')
    .executeTakeFirst();
  if (!owner) return;
  await handOverAll(trx, { from, to: owner.id, at });
  await giveUpViews(trx, from, owner.id);
}

/** The job that deletes mails stored as files whose rows no longer exist. */
export const ERASE_TRACES_JOB = 'erase-traces';
/** The job that rewrites the embedded database's files so that they no longer contain deleted rows. */
export const REWRITE_TABLES_JOB = 'rewrite-tables';
/** Erasures within this time share one rewrite. */
const REWRITE_SECONDS = 60;
/** After this, a mail that was being sent during the erasure has been written: an attempt takes at most 3 minutes. */
const LATE_MAIL_SECONDS = 300;

/** Queues the erasure of what is stored outside the rows; the jobs run after the commit. */
async function eraseTraces(trx: Transaction<Database>, queue: AccountContext['queue']): Promise<void> {
  await queue.send(trx, ERASE_TRACES_JOB, {});
  await queue.send(trx, ERASE_TRACES_JOB, {}, { delaySeconds: LATE_MAIL_SECONDS });
  await queue.send(trx, REWRITE_TABLES_JOB, {}, { key: 'erasure', delaySeconds: REWRITE_SECONDS });
}
