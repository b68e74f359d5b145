import { sql } from 'kysely';
import type { TodayItem } from '../../contract/today.ts';
import type { Db } from '../../platform/database/schema.ts';
import { NAMED_IN_DIGEST } from './policy.digest.ts';
import type { Queued, TodayClock } from './source.ts';
import { OF_THE_DAY } from './sources.ts';

/** The appointments of one person and the events of the day, in their order, as far as the mail names them. */
export async function readDay(db: Db, clock: TodayClock, userId: string): Promise<TodayItem[]> {
  const items: TodayItem[] = [];
  for (const { kind, find, read } of OF_THE_DAY) {
    const { rows } = await sql<Omit<Queued, 'kind'>>`
      select f.id::text as id, f.section, f.at from (${find(clock)}) as f(id, section, at, counselor_id)
      where ${kind === 'event' ? sql`true` : sql`f.counselor_id = ${userId}`}
      order by f.at, f.id limit ${NAMED_IN_DIGEST}`.execute(db);
    const queued = rows.map((row) => ({ kind, ...row }));
    if (queued.length > 0) items.push(...(await read(db, queued, clock)));
  }
  return items.toSorted((one, other) => one.since.localeCompare(other.since));
}
