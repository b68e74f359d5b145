import { sql, type Kysely } from 'kysely';
import type { Database } from '../../src/platform/database/schema.ts';

/** As if the database's clock had gone on, as far as deletions by time see it. */
export async function dayOfDatabasePasses(db: Kysely<Database>): Promise<void> {
  await sql`update due_deletions set due_since = due_since - interval '24 hours'`.execute(db);
}

/** Does a job that deletes by time as often as that takes: two looks, a day apart by the database's clock. */
export async function twoLooks(db: Kysely<Database>, job: () => Promise<void>): Promise<void> {
  await job();
  await dayOfDatabasePasses(db);
  await job();
}
