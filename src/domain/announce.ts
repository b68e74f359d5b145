import { sql, type Kysely } from 'kysely';
import type { Database } from '../platform/database/schema.ts';

/** Tells every server process to drop its pages, once the transaction it stands in is committed. */
export async function announceChange(trx: Kysely<Database>): Promise<void> {
  await sql`select pg_notify('catalogue', '')`.execute(trx);
}
