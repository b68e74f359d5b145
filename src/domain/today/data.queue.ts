import { sql, type RawBuilder } from 'kysely';
import { fail, ok, type Result } from '../../contract/errors.ts';
import type { Page, PageQuery } from '../../contract/paging.ts';
import { TODAY_SECTIONS, TODAY_WHOSE, type TodayWhose } from '../../contract/today-sections.ts';
import type { Today, TodayItem } from '../../contract/today.ts';
import type { Db } from '../../platform/database/schema.ts';
import { pageOf, pageWindow } from '../paging.ts';
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
      sql`select ${sql.lit(kind)} as kind, f.* from (${find(clock)}) as f(id, section, at, counselor_id)`,
  );
  return sql`(select distinct on (kind, id) * from (${sql.join(all, sql` union all `)}) as found
    order by kind, id, section, at)`;
};

const CONDITIONS: Readonly<Record<TodayWhose, (userId: string) => RawBuilder<boolean>>> = {
  mine: (userId) => sql<boolean>`q.counselor_id = ${userId}`,
  nobody: () => sql<boolean>`q.counselor_id is null`,
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
  const { rows } = await sql<SectionCounts>`
    select q.section, ${counted(CONDITIONS.mine(userId))} as mine, ${counted(CONDITIONS.nobody(userId))} as nobody,
      ${counted(CONDITIONS.everybody(userId))} as everybody
    from ${queueOf(clock)} as q group by q.section order by q.section`.execute(db);
  const totalOf = (each: TodayWhose) => rows.reduce((sum, row) => sum + row[each], 0);
  const counts = { mine: totalOf('mine'), nobody: totalOf('nobody'), everybody: totalOf('everybody') };
  const window = pageWindow(query, counts[whose]);
  if (!window.ok) return window;
  const found = await sql<Queued>`
    select q.kind, q.id, q.section, q.at from ${queueOf(clock)} as q where ${CONDITIONS[whose](userId)}
    order by q.section, q.at, q.id limit ${window.value.limit} offset ${window.value.offset}`.execute(db);
  const sections = rows
    .map((row) => ({ section: TODAY_SECTIONS[row.section]!, count: row[whose] }))
    .filter(({ count }) => count > 0);
  return ok({ ...pageOf(await itemsOf(db, found.rows, clock), window.value), sections, counts });
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
