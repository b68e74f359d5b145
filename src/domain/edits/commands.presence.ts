import { sql, type Kysely } from 'kysely';
import type { EditState } from '../../contract/edits/state.ts';
import type { Database } from '../../platform/database/schema.ts';
import { nameOfPerson } from '../accounts/data.names.ts';
import type { Edited } from './context.ts';

/** Browsers say every 20 seconds that a form is open; after two missed times the person counts as gone. */
const GONE_AFTER_MS = 50_000;
/** Rows of people who left are deleted when somebody comes, after this time. */
const DELETED_AFTER_MS = 3_600_000;

/** Who else has the object open. */
export async function othersHere(
  db: Kysely<Database>,
  { kind, object }: Edited,
  userId: string,
  now: Date,
): Promise<EditState['editors']> {
  const rows = await db
    .selectFrom('presences as p')
    .innerJoin('users as u', 'u.id', 'p.user_id')
    .select(['p.since', 'u.first_name', 'u.last_name', 'u.email'])
    .where('p.kind', '=', kind)
    .where('p.object', '=', object)
    .where('p.user_id', '<>', userId)
    .where('p.seen_at', '>', new Date(now.getTime() - GONE_AFTER_MS))
    .orderBy('p.since')
    .limit(20)
    .execute();
  return rows.map((row) => ({ name: nameOfPerson(row), since: row.since.toISOString() }));
}

/** Notes that somebody has the object open. */
export async function noteHere(
  db: Kysely<Database>,
  { kind, object }: Edited,
  userId: string,
  now: Date,
): Promise<void> {
  const gone = new Date(now.getTime() - GONE_AFTER_MS);
  await db
    .insertInto('presences')
    .values({ kind, object, user_id: userId, since: now, seen_at: now })
    .onConflict((conflict) =>
      conflict.columns(['kind', 'object', 'user_id']).doUpdateSet({
        seen_at: now,
        since: sql`case when presences.seen_at < ${gone} then excluded.since else presences.since end`,
      }),
    )
    .execute();
  await db
    .deleteFrom('presences')
    .where('seen_at', '<', new Date(now.getTime() - DELETED_AFTER_MS))
    .execute();
}
