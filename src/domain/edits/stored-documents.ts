import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import type { FormData } from './kind.ts';
import { fitted, type Fitted } from './policy.fit.ts';

/** The published document of this name, as its schema reads it; undefined: as shipped. */
export async function storedDocument(
  trx: Transaction<Database>,
  name: string,
  lock: boolean,
): Promise<Fitted | undefined> {
  const found = trx.selectFrom('documents').select('data').where('name', '=', name);
  const row = await (lock ? found.forUpdate() : found).executeTakeFirst();
  return row && fitted(name, row.data);
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

/**
 * All published documents by name, as their schemas read them. They are few: at most one for each document and figure of
 * the site.
 */
export async function fittedDocuments(db: Kysely<Database>): Promise<Map<string, Fitted>> {
  const rows = await db.selectFrom('documents').select(['name', 'data']).execute();
  return new Map(
    rows.flatMap(({ name, data }) => {
      const known = fitted(name, data);
      return known ? [[name, known]] : [];
    }),
  );
}

/** The same without what no longer fits: what visitors see. */
export async function publishedDocuments(db: Kysely<Database>): Promise<Map<string, FormData>> {
  return new Map([...(await fittedDocuments(db))].map(([name, { data }]) => [name, data]));
}

/** Makes every server process read the documents again, once the surrounding transaction commits. */
export async function announceContent(trx: Kysely<Database>): Promise<void> {
  await sql`select pg_notify('content', '')`.execute(trx);
}
