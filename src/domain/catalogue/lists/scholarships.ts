import { sql } from 'kysely';
import type { ScholarshipRow } from '../../../contract/catalogue/lists.ts';
import { ok } from '../../../contract/errors.ts';
import {
  filterIds, gathered, hasWord, missingCondition, missingNames, searchWords, shownStatus, statusCondition,
  universitiesWithWord,
} from './conditions.ts'; // oxfmt-ignore
import type { Sql, StaffList } from './list.ts';

const courses = sql`(select count(*)::int from scholarship_courses x join course_search h on h.course_id = x.course_id
  where x.scholarship_id = s.id)`;

/** What a scholarship lacks; the same words are filters. */
const MISSING: Readonly<Record<string, Sql>> = {
  details: sql`not exists (select from scholarship_details d where d.scholarship_id = s.id)`,
  requirements: sql`s.requirements is null`,
  courses: sql`${courses} = 0`,
};

const university = sql`join universities u on u.id = s.university_id`;

export const scholarshipList: StaffList<ScholarshipRow> = {
  from: sql`scholarships s`,
  id: sql`s.id`,
  firstOrder: 'scholarship_name',
  orders: {
    scholarship_name: { by: sql`s.name_key` },
    university: { by: sql`u.name_key`, join: university },
    country: { by: sql`o.country_name`, join: sql`${university} join countries o on o.id = u.country_id` },
    courses: { by: courses },
    status: { by: sql`s.status` },
    updated_at: { by: sql`s.updated_at` },
  },

  async conditions(db, query) {
    const [universities, countries] = [filterIds('university', query), filterIds('country', query)];
    if (!universities.ok) return universities;
    if (!countries.ok) return countries;
    const words = await Promise.all(
      searchWords(query).map(async (word) => {
        const named = await universitiesWithWord(db, word);
        return ok(sql`(${hasWord('s', word)} or s.university_id = any(${named}::int[]))`);
      }),
    );
    const conditions = gathered([
      statusCondition('scholarship', sql`s.id`, sql`s.status`, query),
      missingCondition(MISSING, query),
      ok(universities.value && sql`s.university_id = any(${universities.value}::int[])`),
      ok(
        countries.value &&
          sql`s.university_id in (select id from universities where country_id = any(${countries.value}::int[]))`,
      ),
      ...words,
    ]);
    return conditions.ok ? ok({ where: conditions.value }) : conditions;
  },

  async rows(db, ids) {
    const { rows } = await sql<ScholarshipRow & { updated_at: string | Date }>`
      select s.id, s.scholarship_name, s.covers_all, s.updated_at,
        ${shownStatus('scholarship', sql`s.id`, sql`s.status`)} as status,
        jsonb_build_object('id', u.id, 'name', u.university_name) as university,
        jsonb_build_object('id', o.id, 'name', o.country_name) as country,
        ${courses} as courses, ${missingNames(MISSING)} as missing
      from scholarships s ${university} join countries o on o.id = u.country_id
      where s.id = any(${ids}::int[])`.execute(db);
    return rows.map((row) => ({ ...row, updated_at: new Date(row.updated_at).toISOString() }));
  },
};
