import type { PictureUrl } from '../images/present.ts';
import { sql, type Kysely } from 'kysely';
import { fail, ok, type Result } from '../../contract/errors.ts';
import type { Event } from '../../contract/events.ts';
import type { Page, PageQuery } from '../../contract/paging.ts';
import type { Database } from '../../platform/database/schema.ts';
import { idOf } from '../../contract/ids.ts';
import { pageOf, pageWindow } from '../paging.ts';
import { presentEvent } from './present.ts';
import { eventColumns, visibleAt, type EventRow } from './rows.ts';

interface Context {
  pictureUrl: PictureUrl;
  now: () => Date;
}

/** Published events that are not over, the soonest first; put-off ones last, because their dates are old. @returns invalid_page. */
export async function listEvents(
  db: Kysely<Database>,
  query: PageQuery,
  context: Context,
): Promise<Result<Page<Event>>> {
  const { pictureUrl } = context;
  const now = context.now();
  const upcoming = sql`events_at(${now}) e
    where ${visibleAt(now)} and (e.ends_at > ${now} or e.standing = 'put_off')`;
  const counted = await sql<{ count: number }>`select count(*)::int as count from ${upcoming}`.execute(db);
  const window = pageWindow(query, counted.rows[0]?.count ?? 0);
  if (!window.ok) return window;
  const { rows } = await sql<EventRow>`
    select ${eventColumns} from ${upcoming} order by e.standing = 'put_off', e.starts_at, e.id
    limit ${window.value.limit} offset ${window.value.offset}`.execute(db);
  const items = rows.map((row) => presentEvent(row, { pictureUrl, now }));
  return ok(pageOf(items, window.value));
}

/** A published event, past or upcoming. @returns not_found, also for an id that is not a number. */
export async function readEvent(db: Kysely<Database>, id: string, context: Context): Promise<Result<Event>> {
  const { pictureUrl } = context;
  const now = context.now();
  const wanted = idOf(id);
  if (wanted === null) return fail({ code: 'not_found' });
  const { rows } = await sql<EventRow>`
    select ${eventColumns} from events_at(${now}) e
    where e.id = ${wanted} and ${visibleAt(now)}`.execute(db);
  const [row] = rows;
  return row ? ok(presentEvent(row, { pictureUrl, now })) : fail({ code: 'not_found' });
}
