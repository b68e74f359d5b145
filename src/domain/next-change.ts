import { sql, type Kysely } from 'kysely';
import type { Database } from '../platform/database/schema.ts';

/**
 * The next moment after `since` at which public pages change by themselves: a scheduled post appears, an event begins or
 * is over, its registration opens or closes. Null if there is none.
 */
export async function nextChange(db: Kysely<Database>, since: Date): Promise<Date | null> {
  const { rows } = await sql<{ at: Date | null }>`
    select min(at) as at from (
      select min(published_at) as at from articles where status = 'published' and published_at > ${since}
      union all
      select min(t.at) from events_at(${since}) e
        cross join lateral (values (e.starts_at), (e.ends_at), (e.registration_opens_at), (e.registration_closes_at)) t (at)
        where e.status = 'published' and t.at > ${since}
    ) moments`.execute(db);
  return rows[0]?.at ?? null;
}
