import { sql, type RawBuilder } from 'kysely';
import { fail, ok, type Result } from '../../contract/errors.ts';
import type { Page, PageQuery } from '../../contract/paging.ts';
import { TODAY_SECTIONS, TODAY_WHOSE, type TodayWhose } from '../../contract/today-sections.ts';
import type { Today, TodayItem } from '../../contract/today.ts';
import type { Db } from '../../platform/database/schema.ts';
import { pageOf, pageWindow, requestedPage, type PageRequest } from '../paging.ts';
import type { Queued, TodayClock } from './source.ts';
import { SOURCES } from './sources.ts';

export interface TodayQuery extends PageQuery {
  /** One of TODAY_WHOSE; blank: everybody. */
  whose?: string | undefined;
}

/** The queue as a table: each thing once, in the first section that fits. */
const queueOf = (clock: TodayClock): RawBuilder<unknown> => {
  const all = SOURCES.map(
    ({ kind, find }) =>
      sql`select ${sql.lit(kind)} as kind, f.id::text as id, f.section, f.at, f.counselor_id from (${find(clock)}) as f(id, section, at, counselor_id)`,
  );
  return sql`(select distinct on (kind, id) * from (${sql.join(all, sql` union all `)}) as found
    order by kind, id, section, at)`;
};

/** Events have no counselor: they are everybody's. */
const CONDITIONS: Readonly<Record<TodayWhose, (userId: string) => RawBuilder<boolean>>> = {
  mine: (userId) => sql<boolean>`(q.counselor_id = ${userId} or q.kind = 'event')`,
  nobody: () => sql<boolean>`(q.counselor_id is null and q.kind <> 'event')`,
  everybody: () => sql<boolean>`true`,
};

interface SectionCounts {
  section: number;
  mine: number;
  nobody: number;
  everybody: number;
}

/** @returns invalid (whose), invalid_page. */
export async function readQueue(
  db: Db,
  clock: TodayClock,
  userId: string,
  query: TodayQuery,
): Promise<Result<Page<TodayItem> & Pick<Today, 'sections' | 'counts'>>> {
  const asked = query.whose?.trim() || 'everybody';
  const whose = TODAY_WHOSE.find((each) => each === asked);
  if (!whose) return fail({ code: 'invalid', fields: { whose: [{ code: 'no_such_choice', value: asked }] } });
  const request = requestedPage(query);
  if (!request.ok) return request;
  const { rows: read, queued } = await readBoth(db, clock, userId, whose, request.value);
  const totalOf = (each: TodayWhose) => read.reduce((sum, row) => sum + row[each], 0);
  const counts = { mine: totalOf('mine'), nobody: totalOf('nobody'), everybody: totalOf('everybody') };
  const window = pageWindow(query, counts[whose]);
  if (!window.ok) return window;
  const sections = read
    .map((row) => ({ section: TODAY_SECTIONS[row.section]!, count: row[whose] }))
    .filter(({ count }) => count > 0);
  return ok({ ...pageOf(await itemsOf(db, queued, clock), window.value), sections, counts });
}

/** The counts and the rows of one page. In one query, because finding what is in the queue costs the most. */
async function readBoth(
  db: Db,
  clock: TodayClock,
  userId: string,
  whose: TodayWhose,
  { page, records }: PageRequest,
): Promise<{ rows: readonly SectionCounts[]; queued: readonly Queued[] }> {
  const fits = CONDITIONS[whose](userId);
  const offset =
    page === 'last'
      ? sql`greatest(0, ((select count(*) from q where ${fits}) - 1) / ${records}::int * ${records}::int)`
      : sql`${(page - 1) * records}::bigint`;
  const { rows } = await sql<{ counts: SectionCounts[]; queued: Queued[] }>`
    with q as materialized (select * from ${queueOf(clock)} as found)
    select (select coalesce(jsonb_agg(to_jsonb(c) order by c.section), '[]') from (
        select q.section, ${counted(CONDITIONS.mine(userId))} as mine, ${counted(CONDITIONS.nobody(userId))} as nobody,
          ${counted(CONDITIONS.everybody(userId))} as everybody
        from q group by q.section) c) as counts,
      (select coalesce(jsonb_agg(to_jsonb(p) order by p.section, p.at, p.id), '[]') from (
        select q.kind, q.id, q.section, q.at from q where ${fits}
        order by q.section, q.at, q.id limit ${records} offset ${offset}) p) as queued`.execute(db);
  return { rows: rows[0]?.counts ?? [], queued: rows[0]?.queued ?? [] };
}

const counted = (fits: RawBuilder<boolean>) => sql`(count(*) filter (where ${fits}))::int`;

/** The things of a page in its order. One that has been deleted meanwhile is left out. */
async function itemsOf(db: Db, queued: readonly Queued[], clock: TodayClock): Promise<TodayItem[]> {
  const items = new Map<string, TodayItem>();
  for (const { kind, read } of SOURCES) {
    const own = queued.filter((each) => each.kind === kind);
    if (own.length === 0) continue;
    for (const item of await read(db, own, clock)) items.set(`${kind} ${item.id}`, item);
  }
  return queued.flatMap(({ kind, id }) => items.get(`${kind} ${id}`) ?? []);
}
