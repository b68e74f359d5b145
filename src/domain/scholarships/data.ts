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

const DETAILS = sql<Scholarship['details']>`coalesce((
  select jsonb_agg(jsonb_build_object('id', d.id, 'detail', d.detail) order by d.position, d.id)
  from scholarship_details d where d.scholarship_id = s.id), '[]')`;
/** How many courses that students may see it covers. */
const COURSES = sql<number>`(
  select count(*)::int from scholarship_courses x join course_search c on c.course_id = x.course_id
  where x.scholarship_id = s.id)`;

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

  const page = selectScholarships(db, choices.value)
    .select(['s.id', 's.scholarship_name', 's.name_key', 's.requirements', 's.sample'])
    .select(['s.university_id', 'u.university_name', 'u.country_id'])
    .orderBy('s.name_key')
    .orderBy('s.id')
    .limit(window.value.limit)
    .offset(window.value.offset)
    .as('s');
  const rows = await db
    .selectFrom(page)
    .select(['s.id', 's.scholarship_name', 's.requirements', 's.sample'])
    .select(['s.university_id', 's.university_name', 's.country_id'])
    // Read for the rows of this page only, not for those of the pages before.
    .select([DETAILS.as('details'), COURSES.as('course_count')])
    .orderBy('s.name_key')
    .orderBy('s.id')
    .execute();
  return ok(pageOf(rows.map(presentScholarship), window.value));
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
