import { sql, type RawBuilder } from 'kysely';
import { fail, ok, type Result } from '../../contract/errors.ts';
import type { Charge, OwnMoney, Payment } from '../../contract/money.ts';
import { receiptNumber, type PaymentDirection, type PaymentKind } from '../../contract/payment-words.ts';
import type { Db } from '../../platform/database/schema.ts';
import { isUuid } from '../../platform/database/uuid.ts';

/** A student has far fewer; more are not shown. */
const MOST = 500;

/** What a charge has been paid, less refunds and without void receipts. @param charge its id */
export const paidFor = (charge: RawBuilder<unknown>) => sql<number>`(
  select coalesce(sum(case p.direction when 'payment' then i.amount else -i.amount end), 0)::int
  from payment_items i join payments p on p.id = i.payment_id
  where i.charge_id = ${charge} and p.voided_at is null)`;

/** What has gone back of a payment, without void refunds. @param payment its id */
export const refundedOf = (payment: RawBuilder<unknown>) => sql<number>`(
  select coalesce(sum(r.amount), 0)::int from payments r where r.refund_of = ${payment} and r.voided_at is null)`;

/** Charges and payments of a student. @returns not_found, also for an id that is not a uuid */
export async function readMoney(db: Db, userId: string): Promise<Result<OwnMoney>> {
  if (!isUuid(userId)) return fail({ code: 'not_found' });
  const known = await db.selectFrom('users').select('id').where('id', '=', userId).executeTakeFirst();
  if (!known) return fail({ code: 'not_found' });
  const charges = await readCharges(db, userId);
  const payments = await readPayments(db, sql`p.user_id = ${userId}`);
  const sum = (amounts: readonly number[]) => amounts.reduce((total, each) => total + each, 0);
  const charged = sum(charges.filter((each) => each.cancelled_at === null).map((each) => each.amount));
  const paid = sum(
    payments
      .filter((each) => each.voided_at === null)
      .map((each) => (each.direction === 'payment' ? each.amount : -each.amount)),
  );
  return ok({ charges, payments, charged, paid, open: charged - paid });
}

interface ChargeRow extends Omit<Charge, 'application' | 'added_at' | 'cancelled_at'> {
  application_id: string | null;
  application_reference: string | null;
  added_at: Date;
  cancelled_at: Date | null;
}

async function readCharges(db: Db, userId: string): Promise<Charge[]> {
  const { rows } = await sql<ChargeRow>`
    select c.id, c.text, c.amount, c.due_on, c.added_at, c.cancelled_at, c.cancel_reason, ${paidFor(sql`c.id`)} as paid,
      a.id as application_id, a.reference as application_reference
    from charges c left join applications a on a.id = c.application_id
    where c.user_id = ${userId} order by c.added_at desc, c.ticket, c.position limit ${MOST}`.execute(db);
  return rows.map(({ application_id, application_reference, added_at, cancelled_at, ...row }) => ({
    ...row,
    application: application_id === null ? null : { id: application_id, reference: application_reference! },
    added_at: added_at.toISOString(),
    cancelled_at: cancelled_at?.toISOString() ?? null,
  }));
}

/** A payment with what is needed to show it. */
export interface PaymentRow {
  id: string;
  direction: PaymentDirection;
  fiscal_year: string;
  number: number;
  user_id: string | null;
  payer: string;
  kind: PaymentKind;
  reference: string;
  amount: number;
  refunded: number;
  received_on: string;
  entered_at: Date;
  items: { text: string; amount: number }[];
  of_year: string | null;
  of_number: number | null;
  reason: string;
  voided_at: Date | null;
  void_reason: string;
  email: string | null;
  by: string | null;
}

/** Select and joins of PaymentRow, for payments `p` of students `u`. */
export const paymentRows = sql`
  select p.id, p.direction, p.fiscal_year, p.number, p.user_id, p.payer, p.kind, p.reference, p.amount, p.received_on,
    p.entered_at, p.reason, p.voided_at, p.void_reason, o.fiscal_year as of_year, o.number as of_number, u.email,
    ${refundedOf(sql`p.id`)} as refunded,
    (select coalesce(jsonb_agg(jsonb_build_object('text', i.text, 'amount', i.amount) order by i.position), '[]')
     from payment_items i where i.payment_id = p.id) as items,
    coalesce(nullif(trim(s.first_name || ' ' || s.last_name), ''), s.email) as by
  from payments p left join payments o on o.id = p.refund_of left join users u on u.id = p.user_id
    left join users s on s.id = p.entered_by`;

export async function readPayments(db: Db, fits: RawBuilder<unknown>): Promise<Payment[]> {
  const { rows } = await sql<PaymentRow>`
    ${paymentRows} where ${fits} order by p.entered_at desc, p.direction desc, p.fiscal_year desc, p.number desc limit ${MOST}`.execute(
    db,
  );
  return rows.map(presentPayment);
}

/** A payment as its student sees it. */
export function presentPayment(row: PaymentRow): Payment {
  const { fiscal_year, number, of_year, of_number, entered_at, voided_at } = row;
  const { id, direction, payer, kind, reference, amount, refunded, received_on, items, reason, void_reason } =
    row;
  return {
    id,
    direction,
    payer,
    kind,
    reference,
    amount,
    refunded,
    received_on,
    items,
    reason,
    void_reason,
    number: receiptNumber(direction, fiscal_year, number),
    entered_at: entered_at.toISOString(),
    refund_of: of_year === null ? null : receiptNumber('payment', of_year, of_number!),
    voided_at: voided_at?.toISOString() ?? null,
  };
}
