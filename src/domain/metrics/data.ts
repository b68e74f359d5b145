import { sql, type Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';

/** What waits: how many, and for how many seconds the oldest has been waiting. */
export interface Waiting {
  count: number;
  oldestSeconds: number;
}

/** Mails that wait for being sent, by the database's clock. */
export async function waitingMails(db: Kysely<Database>): Promise<Waiting> {
  const { count, seconds } = await db
    .selectFrom('mails')
    .where('state', '=', 'waiting')
    .select(({ fn }) => [
      fn.countAll<number>().as('count'),
      sql<number>`coalesce(extract(epoch from now() - min(queued_at)), 0)::float8`.as('seconds'),
    ])
    .executeTakeFirstOrThrow();
  return { count, oldestSeconds: Math.max(0, seconds) };
}
