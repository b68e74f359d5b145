import { sql, type Transaction } from 'kysely';
import { fail, ok, type Result } from '../../contract/errors.ts';
import type { AddCharges } from '../../contract/money.ts';
import { rupees } from '../../contract/payment-words.ts';
import type { Database } from '../../platform/database/schema.ts';
import { isUuid } from '../../platform/database/uuid.ts';
import type { Principal } from '../accounts/policy.ts';
import { recordChange } from '../change-log/commands.record.ts';
import type { MoneyContext } from './context.ts';
import { paidFor } from './data.ts';

type Trx = Transaction<Database>;

/** The account of a student, locked: one change of its money at a time. @returns not_found, not_a_student */
export async function lockStudent(trx: Trx, id: string) {
  if (!isUuid(id)) return fail({ code: 'not_found' });
  const student = await trx
    .selectFrom('users')
    .select(['id', 'email', 'role', 'first_name', 'last_name'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!student) return fail({ code: 'not_found' });
  if (student.role === 'staff') return fail({ code: 'refused', reason: 'not_a_student' });
  return ok(student);
}

/** Whether a case is one of this student. */
export async function isCaseOf(trx: Trx, userId: string, application: string): Promise<boolean> {
  const found = await trx
    .selectFrom('applications')
    .select('id')
    .where('id', '=', application)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return found !== undefined;
}

/**
 * Charges a student. The same ticket again charges nothing.
 * @returns not_found, not_a_student, invalid for a case of somebody else
 */
export async function addCharges(
  { db, clock }: MoneyContext,
  { userId: actor }: Principal,
  id: string,
  { ticket, application, due_on, items }: AddCharges,
): Promise<Result<string>> {
  return db.transaction().execute(async (trx): Promise<Result<string>> => {
    const student = await lockStudent(trx, id);
    if (!student.ok) return student;
    if (application !== null && !(await isCaseOf(trx, id, application))) return noSuchCase(application);
    const at = clock.now();
    const added = await trx
      .insertInto('charges')
      .values(
        items.map(({ text, amount }, position) => ({
          ticket,
          position,
          text,
          amount,
          due_on,
          user_id: id,
          application_id: application,
          added_at: at,
          added_by: actor,
        })),
      )
      .onConflict((conflict) => conflict.columns(['ticket', 'position']).doNothing())
      .returning('id')
      .execute();
    if (added.length === 0) return ok(id);
    const { email: title } = student.value;
    const after = Object.fromEntries(items.map(({ text, amount }) => [text, rupees(amount)]));
    await recordChange(trx, {
      at,
      actor,
      kind: 'person',
      object: id,
      title,
      about: id,
      action: 'changed',
      after: {
        Charged: Object.entries(after)
          .map((pair) => pair.join(': '))
          .join('; '),
      },
    });
    return ok(id);
  });
}

export const noSuchCase = (application: string) =>
  fail({
    code: 'invalid' as const,
    fields: { application: [{ code: 'no_such_object' as const, value: application }] },
  });

/** Cancels a charge for which nothing is paid. @returns not_found, charge_paid, charge_settled if it was cancelled before */
export async function cancelCharge(
  { db, clock }: MoneyContext,
  { userId: actor }: Principal,
  id: string,
  reason: string,
): Promise<Result<string>> {
  if (!isUuid(id)) return fail({ code: 'not_found' });
  return db.transaction().execute(async (trx): Promise<Result<string>> => {
    const owner = await trx.selectFrom('charges').select('user_id').where('id', '=', id).executeTakeFirst();
    if (!owner?.user_id) return fail({ code: 'not_found' });
    const student = await lockStudent(trx, owner.user_id);
    if (!student.ok) return student;
    const charge = await trx
      .selectFrom('charges')
      .select(['text', 'amount', 'cancelled_at'])
      .select(paidFor(sql`charges.id`).as('paid'))
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    if (charge.cancelled_at !== null) return fail({ code: 'refused', reason: 'charge_settled' });
    if (charge.paid > 0) return fail({ code: 'refused', reason: 'charge_paid' });
    const at = clock.now();
    const change = { cancelled_at: at, cancelled_by: actor, cancel_reason: reason };
    await trx.updateTable('charges').set(change).where('id', '=', id).execute();
    const { id: about, email: title } = student.value;
    await recordChange(trx, {
      at,
      actor,
      kind: 'person',
      object: about,
      title,
      about,
      action: 'changed',
      before: { Charged: `${charge.text}: ${rupees(charge.amount)}` },
      after: { 'Charge cancelled': reason },
    });
    return ok(about);
  });
}
