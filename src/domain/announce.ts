import { sql, type Kysely } from 'kysely';
import type { Database } from '../platform/database/schema.ts';

/** Tells every server process to drop its cached pages, once the surrounding transaction commits. */
export async function announceChange(trx: Kysely<Database>): Promise<void> {
  await sql`select pg_notify('catalogue', '')`.execute(trx);
}
