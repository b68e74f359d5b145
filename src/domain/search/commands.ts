import { sql, type Kysely, type RawBuilder, type Transaction } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import { announceChange } from '../announce.ts';
import { reindexCourses, SOURCES } from './index-courses.ts';
import { recountFilters, recountLimits, recountWords } from './recount.ts';

export { reindexCourses };

export const FOLLOW_UP_JOB = 'follow-up-search';
/** The job is queued by each save. This often it also runs by itself, should a process have died before. */
export const FOLLOW_UP_SECONDS = 600;
/** Saves within this time are followed up together. */
export const FOLLOW_UP_DELAY_SECONDS = 1;
/** Notified when a save has left work for the job. */
export const FOLLOW_UP_CHANNEL = 'search_due';

/** Courses that a save indexes itself: some tens of milliseconds. */
const AT_ONCE = 100;
/** Courses that the job indexes in one transaction. Fewer, because saves wait for it on the embedded database. */
const FOLLOWED_AT_ONCE = 25;

/** An advisory lock number that nothing else in the database uses. */
const COUNTING_LOCK = 7_264_112;

/** A query for courses by their column `id`. */
export type CourseQuery = RawBuilder<{ id: number }>;

/**
 * Shows a change of these courses, inside the transaction that made it. Pages show it at once. Search finds up to AT_ONCE
 * courses at once by their new words; more of them, and the counts of filters, follow within seconds (followUp). Courses
 * that visitors must not see any more are gone at once, however many.
 * @param options.hides whether the change may have hidden courses; default true
 */
export async function showCourses(
  trx: Transaction<Database>,
  courses: readonly number[] | CourseQuery,
  { hides = true }: { hides?: boolean } = {},
): Promise<void> {
  const query = Array.isArray(courses) ? idsQuery(courses as number[]) : (courses as CourseQuery);
  const { rows } = await sql<{ id: number }>`select id from (${query}) q limit ${AT_ONCE + 1}`.execute(trx);
  if (rows.length > 0) {
    // Before any search entry is written, as in the job: in another order the two could wait for each other. Those that
    // are indexed here too: another save at the same time may have read what is old by now.
    await sql`insert into search_due (course_id) select id from (${query}) q order by id
      on conflict (course_id) do update set indexed = false where search_due.indexed`.execute(trx);
    if (rows.length <= AT_ONCE) await reindexCourses(trx, ascending(rows));
    else if (hides) await hideCourses(trx, query);
    await sql`select pg_notify(${FOLLOW_UP_CHANNEL}, '')`.execute(trx);
  }
  await announceChange(trx);
}

/**
 * Indexes the courses of one part of a change that has many, each in its own transaction. The counts of filters and the
 * pages follow with `endParts`, and should a process die before, with the next run of the job.
 */
export async function indexPart(trx: Transaction<Database>, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await sql`insert into search_due (course_id, indexed) select id, true from (${idsQuery(ids)}) q order by id
    on conflict (course_id) do nothing`.execute(trx);
  await reindexCourses(trx, ids);
}

/** Ends a change that was indexed in parts: the job counts the filters again, and pages are made anew. */
export async function endParts(trx: Transaction<Database>): Promise<void> {
  await sql`select pg_notify(${FOLLOW_UP_CHANNEL}, '')`.execute(trx);
  await announceChange(trx);
}

const idsQuery = (ids: readonly number[]): CourseQuery => sql`select distinct unnest(${ids}::int[]) as id`;

async function hideCourses(trx: Transaction<Database>, query: CourseQuery): Promise<void> {
  await sql`delete from course_search h using courses c, universities u, interests i
    where h.course_id in (${query}) and c.id = h.course_id and u.id = c.university_id and i.id = c.interest_id
      and (c.status <> 'published' or u.status <> 'published' or i.hidden)`.execute(trx);
}

/** The work of FOLLOW_UP_JOB: makes due search entries, a few in each transaction, then counts the filters again. */
export async function followUp(db: Kysely<Database>): Promise<void> {
  while (await db.transaction().execute(indexSome));
  await db.transaction().execute(async (trx) => {
    const counted = await sql`delete from search_due where indexed`.execute(trx);
    if (counted.numAffectedRows) await finishCatalogueChange(trx, { onlyFew: true });
  });
}

/** @returns whether there was something to do */
async function indexSome(trx: Transaction<Database>): Promise<boolean> {
  const { rows } = await sql<{ id: number }>`
    update search_due set indexed = true where course_id in (
      select course_id from search_due where not indexed order by course_id limit ${FOLLOWED_AT_ONCE} for update skip locked)
    returning course_id as id`.execute(trx);
  await reindexCourses(trx, ascending(rows));
  return rows.length > 0;
}

const ascending = (rows: readonly { id: number }[]): number[] =>
  rows.map(({ id }) => id).sort((a, b) => a - b);

type Step = (trx: Transaction<Database>) => Promise<void>;

/** Entries that wait to be merged into an index make every search slower. */
async function mergePending(trx: Transaction<Database>): Promise<void> {
  await sql`select gin_clean_pending_list(i) from unnest('{course_search_terms,course_search_sample}'::regclass[]) as i`.execute(
    trx,
  );
}

/** One after the other: two transactions that count at once would wait for rows of each other. */
const alone =
  (count: Step): Step =>
  async (trx) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(COUNTING_LOCK)})`.execute(trx);
    await count(trx);
  };

const FEW_STEPS: readonly Step[] = [mergePending, alone(recountFilters), alone(recountLimits)];
/** What follows a change of many courses; each may have its own transaction. */
export const COUNT_STEPS: readonly Step[] = [
  mergePending,
  analyze('course_search'),
  ...FEW_STEPS.slice(1),
  alone(recountWords),
];

function analyze(table: (typeof SOURCES)[number] | 'course_search'): Step {
  return async (trx) => void (await sql`analyze ${sql.table(table)}`.execute(trx));
}

/** Updates the statistics of what the index is made from, a step for each table. */
export const ANALYZE_STEPS: readonly Step[] = SOURCES.map(analyze);

/**
 * Ends a change of the catalogue: updates the counts of filters and makes every server process drop its cached pages.
 * `onlyFew`: few courses changed, so word frequencies, which only rank spellings, are not updated.
 */
export async function finishCatalogueChange(
  trx: Transaction<Database>,
  { onlyFew = false }: { onlyFew?: boolean } = {},
): Promise<void> {
  for (const step of onlyFew ? FEW_STEPS : COUNT_STEPS) await step(trx);
  await announceChange(trx);
}

/**
 * Updates the amounts in rupees of the search index after rates of these currencies have changed. Nothing else in the
 * index depends on a rate.
 */
export async function repriceCourses(
  trx: Transaction<Database>,
  currencies: readonly string[],
): Promise<void> {
  if (currencies.length === 0) return;
  // In the order of the job that makes entries: in another one the two could wait for each other.
  await sql`select 1 from course_search where course_id in (
    select id from courses where currency = any(${currencies}::text[])) order by course_id for update`.execute(
    trx,
  );
  // The database stores each entry anew, in the order of names or in that of before, as it chooses to join. By id, as it would choose without
  // the order, a search of a large catalogue has more to read.
  await sql`
    update course_search h set annual_sort = v.annual::float8, total_sort = v.total::float8,
      annual_npr = round(v.annual)::bigint, total_npr = round(v.total)::bigint
    from (select s.course_id, c.annual_fees * r.npr as annual, c.total_fees * r.npr as total
      from course_search s join courses c on c.id = s.course_id join exchange_rates r on r.currency = c.currency
      where c.currency = any(${currencies}::text[]) order by s.name_key, s.course_id) as v
    where h.course_id = v.course_id`.execute(trx);
  await mergePending(trx);
  await announceChange(trx);
}
