import { sql } from 'kysely';
import type { PersonalData } from '../accounts/context.ts';
import { readMoney } from './data.ts';

/**
 * The money of a person: their part of an export and of an erasure. Receipts stay in the books without name, reference and
 * what they were for (decision 50).
 */
export const moneyOfPerson: PersonalData = {
  section: 'money',

  async read(db, userId) {
    const money = await readMoney(db, userId);
    return money.ok ? money.value : null;
  },

  async erase(trx, userId) {
    await sql`update payment_items i set text = '' from payments p
      where p.id = i.payment_id and p.user_id = ${userId}`.execute(trx);
    await trx
      .updateTable('payments')
      .set({ payer: '', reference: '', reason: '' })
      .where('user_id', '=', userId)
      .execute();
    await sql`update payments set void_reason = 'erased' where user_id = ${userId} and voided_at is not null`.execute(
      trx,
    );
    await sql`delete from charges c where c.user_id = ${userId}
      and not exists (select from payment_items i where i.charge_id = c.id)`.execute(trx);
    await trx
      .updateTable('charges')
      .set({ text: '', cancel_reason: '' })
      .where('user_id', '=', userId)
      .execute();
  },
};
