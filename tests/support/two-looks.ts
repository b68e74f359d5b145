import { sql, type Kysely } from 'kysely';
import type { Database } from '../../src/platform/database/schema.ts';

/** Makes due deletions a day older, as if the database's clock had advanced. */
export async function dayOfDatabasePasses(db: Kysely<Database>): Promise<void> {
  await sql`update due_deletions set due_since = due_since - interval '24 hours'`.execute(db);
}

/** Runs a job that deletes data by age twice, a day apart by the database's clock, as deletions need two checks. */
export async function twoLooks(db: Kysely<Database>, job: () => Promise<void>): Promise<void> {
  await job();
  await dayOfDatabasePasses(db);
  await job();
}
