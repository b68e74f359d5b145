import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import type { FormData } from './kind.ts';

/** The published document of this name; undefined: as shipped. */
export async function storedDocument(
  trx: Transaction<Database>,
  name: string,
  lock: boolean,
): Promise<FormData | undefined> {
  const found = trx.selectFrom('documents').select('data').where('name', '=', name);
  return (await (lock ? found.forUpdate() : found).executeTakeFirst())?.data;
}

export async function storeDocument(
  trx: Transaction<Database>,
  name: string,
  data: FormData,
  now: Date,
): Promise<void> {
  const row = { data: JSON.stringify(data), published_at: now };
  await trx
    .insertInto('documents')
    .values({ name, ...row })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(row))
    .execute();
}

/** All published documents by name. They are few: at most one for each document and figure of the site. */
export async function publishedDocuments(db: Kysely<Database>): Promise<Map<string, FormData>> {
  const rows = await db.selectFrom('documents').select(['name', 'data']).execute();
  return new Map(rows.map(({ name, data }) => [name, data]));
}

/** Makes every server process read the documents again, once the surrounding transaction commits. */
export async function announceContent(trx: Kysely<Database>): Promise<void> {
  await sql`select pg_notify('content', '')`.execute(trx);
}
