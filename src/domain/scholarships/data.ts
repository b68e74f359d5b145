import { sql, type Kysely } from 'kysely';
import { ok, type Result } from '../../contract/errors.ts';
import type { Page } from '../../contract/paging.ts';
import type { Scholarship } from '../../contract/scholarships.ts';
import type { ScholarshipQuery } from '../../contract/public-reads.ts';
import type { Database } from '../../platform/database/schema.ts';
import { readChoices, type Choices } from '../choices.ts';
import { pageOf, pageWindow } from '../paging.ts';
import { presentScholarship } from './present.ts';

type Db = Kysely<Database>;
const PUBLISHED = sql.lit('published' as const);

/**
 * Published scholarships of published universities by name, filtered by countries and universities if given.
 * @returns invalid for a country or university that does not exist, invalid_page.
 */
export async function listScholarships(db: Db, query: ScholarshipQuery): Promise<Result<Page<Scholarship>>> {
  const choices = await readChoices(db, { country: query.country, university: query.university });
  if (!choices.ok) return choices;
  const { count } = await selectScholarships(db, choices.value)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const window = pageWindow(query, count);
  if (!window.ok) return window;
  // Most universities have none, and each statement would find nothing.
  if (count === 0) return ok(pageOf([], window.value));

  const rows = await selectScholarships(db, choices.value)
    .select(['s.id', 's.scholarship_name', 's.requirements', 's.sample'])
    .select(['s.university_id', 'u.university_name', 'u.country_id'])
    .orderBy('s.name_key')
    .orderBy('s.id')
    .limit(window.value.limit)
    .offset(window.value.offset)
    .execute();
  const ids = rows.map(({ id }) => id);
  const [details, courses] = await Promise.all([detailsOf(db, ids), courseCounts(db, ids)]);
  const items = rows.map((row) =>
    presentScholarship(row, details.get(row.id) ?? [], courses.get(row.id) ?? 0),
  );
  return ok(pageOf(items, window.value));
}

function selectScholarships(db: Db, { country, university }: Choices) {
  return db
    .selectFrom('scholarships as s')
    .innerJoin('universities as u', 'u.id', 's.university_id')
    .where('s.status', '=', PUBLISHED)
    .where('u.status', '=', PUBLISHED)
    .$if(country.length > 0, (select) => select.where(sql<boolean>`u.country_id = any(${country}::int[])`))
    .$if(university.length > 0, (select) =>
      select.where(sql<boolean>`s.university_id = any(${university}::int[])`),
    );
}

async function detailsOf(db: Db, ids: readonly number[]): Promise<Map<number, Scholarship['details']>> {
  const rows = await db
    .selectFrom('scholarship_details')
    .select(['id', 'detail', 'scholarship_id'])
    .where('scholarship_id', '=', sql<number>`any(${ids}::int[])`)
    .orderBy('position')
    .orderBy('id')
    .execute();
  const grouped = Map.groupBy(rows, (row) => row.scholarship_id);
  return new Map(
    [...grouped].map(([id, all]) => [id, all.map((row) => ({ id: row.id, detail: row.detail }))]),
  );
}

/** Number of courses visible to students that each scholarship covers. */
async function courseCounts(db: Db, ids: readonly number[]): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('scholarship_courses as x')
    .innerJoin('course_search as c', 'c.course_id', 'x.course_id')
    .select(({ fn }) => ['x.scholarship_id', fn.countAll<number>().as('count')])
    .where('x.scholarship_id', '=', sql<number>`any(${ids}::int[])`)
    .groupBy('x.scholarship_id')
    .execute();
  return new Map(rows.map((row) => [row.scholarship_id, row.count]));
}
