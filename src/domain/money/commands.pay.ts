import { sql, type Insertable, type Transaction } from 'kysely';
import { fail, ok, type Result } from '../../contract/errors.ts';
import type { TakePayment } from '../../contract/money.ts';
import { nepalDate } from '../../contract/nepal-time.ts';
import { PAYMENT_KINDS, receiptNumber, rupees, type PaymentDirection } from '../../contract/payment-words.ts';
import { routes } from '../../contract/routes.ts';
import type { Database } from '../../platform/database/schema.ts';
import type { PaymentsTable } from '../../platform/database/tables/money.ts';
import { nameOfPerson } from '../accounts/data.names.ts';
import type { Principal } from '../accounts/policy.ts';
import { recordChange } from '../change-log/commands.record.ts';
import { isCaseOf, lockStudent, noSuchCase } from './commands.charge.ts';
import type { MoneyContext } from './context.ts';
import { paidFor } from './data.ts';
import { fiscalYear } from '../nepal-calendar.ts';

type Trx = Transaction<Database>;
interface Item {
  charge_id: string;
  text: string;
  amount: number;
}

/**
 * Takes a payment and gives it the next number of the fiscal year. The same ticket again takes nothing.
 * @returns not_found, not_a_student, day_in_future, charge_settled if a charge has less open than is paid for it, invalid
 *   for a case of somebody else
 */
export async function takePayment(
  context: MoneyContext,
  { userId: actor }: Principal,
  id: string,
  body: TakePayment,
): Promise<Result<string>> {
  const { db, clock, mails, publicOrigin } = context;
  const at = clock.now();
  if (body.received_on > nepalDate(at)) return fail({ code: 'refused', reason: 'day_in_future' });
  return db.transaction().execute(async (trx): Promise<Result<string>> => {
    const student = await lockStudent(trx, id);
    if (!student.ok) return student;
    if (await isKnown(trx, body.ticket)) return ok(id);
    if (body.application !== null && !(await isCaseOf(trx, id, body.application)))
      return noSuchCase(body.application);
    const items = await itemsOf(trx, id, body, { at, actor });
    if (!items.ok) return items;
    const { email, first_name, last_name } = student.value;
    const amount = items.value.reduce((sum, each) => sum + each.amount, 0);
    const payer = await payerName(trx, { id, email, first_name, last_name });
    const number = await book(trx, 'payment', items.value, {
      ticket: body.ticket,
      kind: body.kind,
      reference: body.reference,
      received_on: body.received_on,
      user_id: id,
      payer,
      amount,
      entered_at: at,
      entered_by: actor,
    });
    await recordChange(trx, {
      at,
      actor,
      kind: 'person',
      object: id,
      title: email,
      about: id,
      action: 'changed',
      after: { Receipt: number, Paid: `${rupees(amount)}, ${PAYMENT_KINDS[body.kind]}` },
    });
    if (body.mail) {
      const data = { number, amount: rupees(amount), link: publicOrigin + routes.accountMoney() };
      await mails.queue(trx, { template: 'payment-received', to: email, userId: id, data });
    }
    return ok(id);
  });
}

/** Whether a payment or refund was entered with this ticket. */
export async function isKnown(trx: Trx, ticket: string): Promise<boolean> {
  const known = await trx.selectFrom('payments').select('id').where('ticket', '=', ticket).executeTakeFirst();
  return known !== undefined;
}

/** What is paid, with the charges that are made along with the payment. */
async function itemsOf(
  trx: Trx,
  userId: string,
  { ticket, items, application }: TakePayment,
  by: { at: Date; actor: string },
): Promise<Result<Item[]>> {
  const wanted = items.flatMap(({ charge }) => charge ?? []);
  const charges =
    wanted.length === 0
      ? []
      : await trx
          .selectFrom('charges')
          .select(['id', 'text', 'amount'])
          .select(paidFor(sql`charges.id`).as('paid'))
          .where('user_id', '=', userId)
          .where('cancelled_at', 'is', null)
          .where('id', 'in', wanted)
          .execute();
  const paid: Item[] = [];
  for (const [position, { charge, text, amount }] of items.entries()) {
    if (charge === null) {
      const { id } = await trx
        .insertInto('charges')
        .values({
          ticket,
          position,
          text,
          amount,
          due_on: null,
          user_id: userId,
          application_id: application,
          added_at: by.at,
          added_by: by.actor,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      paid.push({ charge_id: id, text, amount });
      continue;
    }
    const known = charges.find(({ id }) => id === charge);
    const before = paid
      .filter((each) => each.charge_id === charge)
      .reduce((sum, each) => sum + each.amount, 0);
    if (!known || amount + before > known.amount - known.paid)
      return fail({ code: 'refused', reason: 'charge_settled' });
    paid.push({ charge_id: charge, text: known.text, amount });
  }
  return ok(paid);
}

/** The name for the receipt: of the account, else of the latest case, else the e-mail address. */
async function payerName(
  trx: Trx,
  account: { id: string; email: string; first_name: string; last_name: string },
): Promise<string> {
  if (`${account.first_name}${account.last_name}`.trim() !== '') return nameOfPerson(account);
  const latest = await trx
    .selectFrom('applications')
    .select(['first_name', 'last_name'])
    .where('user_id', '=', account.id)
    .orderBy('submitted_at', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return nameOfPerson({ first_name: '', last_name: '', ...latest, email: account.email });
}

type Booked = Omit<Insertable<PaymentsTable>, 'id' | 'direction' | 'fiscal_year' | 'number' | 'entered_at'>;

/**
 * Stores a payment or refund under the next number. The row of the series is locked until the transaction ends, so two
 * payments never get one number, and one that is rolled back leaves no gap.
 * @returns the number, as people read it
 */
export async function book(
  trx: Trx,
  direction: PaymentDirection,
  items: readonly Item[],
  payment: Booked & { entered_at: Date },
): Promise<string> {
  const fiscal_year = fiscalYear(nepalDate(payment.entered_at));
  const { last: number } = await trx
    .insertInto('receipt_numbers')
    .values({ direction, fiscal_year, last: 1 })
    .onConflict((conflict) =>
      conflict.columns(['direction', 'fiscal_year']).doUpdateSet({ last: sql`receipt_numbers.last + 1` }),
    )
    .returning('last')
    .executeTakeFirstOrThrow();
  const { id } = await trx
    .insertInto('payments')
    .values({ ...payment, direction, fiscal_year, number })
    .returning('id')
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('payment_items')
    .values(items.map((item, position) => ({ ...item, payment_id: id, position })))
    .execute();
  return receiptNumber(direction, fiscal_year, number);
}
