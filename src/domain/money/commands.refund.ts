import { sql, type Transaction } from 'kysely';
import { fail, ok, type Result } from '../../contract/errors.ts';
import type { Refund } from '../../contract/money.ts';
import { nepalDate } from '../../contract/nepal-time.ts';
import { receiptNumber, rupees } from '../../contract/payment-words.ts';
import type { Database } from '../../platform/database/schema.ts';
import { isUuid } from '../../platform/database/uuid.ts';
import type { Principal } from '../accounts/policy.ts';
import { recordChange } from '../change-log/commands.record.ts';
import { lockStudent } from './commands.charge.ts';
import { book, isKnown } from './commands.pay.ts';
import type { MoneyContext } from './context.ts';
import { refundedOf } from './data.ts';

type Trx = Transaction<Database>;

/**
 * Gives money of a payment back, under a number of the refunds. The same ticket again gives nothing back. What goes back
 * is taken from the last item of the receipt first.
 * @returns not_found, not_a_student, day_in_future, payment_void, refund_too_high
 */
export async function refundPayment(
  { db, clock }: MoneyContext,
  { userId: actor }: Principal,
  id: string,
  { ticket, kind, reference, paid_on, amount, reason }: Refund,
): Promise<Result<string>> {
  const at = clock.now();
  if (paid_on > nepalDate(at)) return fail({ code: 'refused', reason: 'day_in_future' });
  return db.transaction().execute(async (trx): Promise<Result<string>> => {
    const found = await lockPayment(trx, id);
    if (!found.ok) return found;
    const { payment, student } = found.value;
    if (await isKnown(trx, ticket)) return ok(student.id);
    if (payment.direction === 'refund') return fail({ code: 'not_found' });
    if (payment.voided_at !== null) return fail({ code: 'refused', reason: 'payment_void' });
    if (amount > payment.amount - payment.refunded)
      return fail({ code: 'refused', reason: 'refund_too_high' });
    const number = await book(trx, 'refund', await itemsBack(trx, id, amount), {
      ticket,
      kind,
      reference,
      received_on: paid_on,
      amount,
      reason,
      refund_of: id,
      user_id: student.id,
      payer: payment.payer,
      entered_at: at,
      entered_by: actor,
    });
    await recordChange(trx, {
      at,
      actor,
      kind: 'person',
      object: student.id,
      title: student.email,
      about: student.id,
      action: 'changed',
      after: { Refund: number, 'Paid back': `${rupees(amount)} of ${payment.receipt}: ${reason}` },
    });
    return ok(student.id);
  });
}

/**
 * Makes a receipt or a refund void. It keeps its number and stays visible.
 * @returns not_found, not_a_student, payment_void if it is void already, payment_refunded
 */
export async function voidPayment(
  { db, clock }: MoneyContext,
  { userId: actor }: Principal,
  id: string,
  reason: string,
): Promise<Result<string>> {
  return db.transaction().execute(async (trx): Promise<Result<string>> => {
    const found = await lockPayment(trx, id);
    if (!found.ok) return found;
    const { payment, student } = found.value;
    if (payment.voided_at !== null) return fail({ code: 'refused', reason: 'payment_void' });
    if (payment.refunded > 0) return fail({ code: 'refused', reason: 'payment_refunded' });
    const at = clock.now();
    const change = { voided_at: at, voided_by: actor, void_reason: reason };
    await trx.updateTable('payments').set(change).where('id', '=', id).execute();
    await recordChange(trx, {
      at,
      actor,
      kind: 'person',
      object: student.id,
      title: student.email,
      about: student.id,
      action: 'changed',
      before: { Receipt: `${payment.receipt}, ${rupees(payment.amount)}` },
      after: { 'Made void': reason },
    });
    return ok(student.id);
  });
}

/** A payment whose student is locked. @returns not_found, also once the student is erased; not_a_student */
async function lockPayment(trx: Trx, id: string) {
  if (!isUuid(id)) return fail({ code: 'not_found' });
  const owner = await trx.selectFrom('payments').select('user_id').where('id', '=', id).executeTakeFirst();
  if (!owner?.user_id) return fail({ code: 'not_found' });
  const student = await lockStudent(trx, owner.user_id);
  if (!student.ok) return student;
  const payment = await trx
    .selectFrom('payments as p')
    .select(['p.direction', 'p.amount', 'p.payer', 'p.voided_at', 'p.fiscal_year', 'p.number'])
    .select(refundedOf(sql`p.id`).as('refunded'))
    .where('p.id', '=', id)
    .executeTakeFirstOrThrow();
  const receipt = receiptNumber(payment.direction, payment.fiscal_year, payment.number);
  return ok({ payment: { ...payment, receipt }, student: student.value });
}

/** What goes back of each item that was paid, the last item first. */
async function itemsBack(trx: Trx, payment: string, amount: number) {
  const { rows } = await sql<{ charge_id: string; text: string; left: number }>`
    select i.charge_id, min(i.text) as text, (sum(i.amount) - coalesce((
      select sum(b.amount) from payment_items b join payments r on r.id = b.payment_id
      where r.refund_of = ${payment} and r.voided_at is null and b.charge_id = i.charge_id), 0))::int as left
    from payment_items i where i.payment_id = ${payment}
    group by i.charge_id order by max(i.position) desc`.execute(trx);
  let rest = amount;
  const back: { charge_id: string; text: string; amount: number }[] = [];
  for (const { charge_id, text, left } of rows) {
    const part = Math.min(left, rest);
    if (part > 0) back.push({ charge_id, text, amount: part });
    rest -= part;
  }
  return back;
}
