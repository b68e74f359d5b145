import { sql, type RawBuilder, type Transaction } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';

/**
 * Takes the name and the addresses of a person out of entries about others: a merge that was taken back, whose enquiry it was said
 * to be, which counselor had it. Reads both tables whole, which is slow and rare.
 */
export async function forgetNames(trx: Transaction<Database>, userId: string): Promise<void> {
  const person = await trx
    .selectFrom('users')
    .select(['email', 'role', 'first_name', 'last_name'])
    .where('id', '=', userId)
    .executeTakeFirst();
  if (!person) return;
  const changed = await trx
    .selectFrom('email_changes')
    .select(['old_email', 'new_email'])
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .execute();
  const addresses = new Set([person.email, ...changed.flatMap((row) => [row.old_email, row.new_email])]);
  for (const address of addresses) {
    // Not inside a longer address: sha@example.com is no part of asha@example.com.
    const inText = address.replaceAll(/[!-/:-?[-`{-~]/g, String.raw`\$&`);
    const pattern = `(?<![A-Za-z0-9._%+-])${inText}(?!\\.?[A-Za-z0-9-])`;
    await replaceIn(trx, address, (text) => sql`regexp_replace(${text}, ${pattern}, '', 'g')`);
    await trx.updateTable('change_log').set({ title: '' }).where('title', '=', address).execute();
  }
  const name = `${person.first_name} ${person.last_name}`.trim();
  // A first name alone is that of many people; a colleague's stands in what they did.
  if (name === '' || (person.role !== 'staff' && !name.includes(' '))) return;
  const whole = JSON.stringify(name);
  await replaceIn(trx, whole, (text) => sql`replace(${text}, ${whole}, '""')`);
}

async function replaceIn(
  trx: Transaction<Database>,
  what: string,
  without: (text: RawBuilder<unknown>) => RawBuilder<unknown>,
): Promise<void> {
  for (const table of ['change_log', 'enquiry_events'] as const)
    await sql`update ${sql.table(table)} set changes = ${without(sql`changes::text`)}::jsonb
      where position(${what} in changes::text) > 0`.execute(trx);
}
