import { sql } from 'kysely';
import type { UniversityRow } from '../../../contract/catalogue/lists.ts';
import { ok } from '../../../contract/errors.ts';
import {
  filterIds, gathered, hasWord, missingCondition, missingNames, searchWords, shownStatus, sourceCondition, statusCondition,
} from './conditions.ts'; // oxfmt-ignore
import type { Sql, StaffList } from './list.ts';

/** What a university lacks; the same words are filters. */
const MISSING: Readonly<Record<string, Sql>> = {
  description: sql`u.description is null`,
  city: sql`u.city_id is null`,
  website: sql`u.website is null`,
  logo: sql`u.logo_image_id is null`,
  courses: sql`not exists (select from course_search h where h.university_id = u.id)`,
};

const courses = sql`(select count(*)::int from course_search h where h.university_id = u.id)`;
const scholarships = sql`(select count(*)::int from scholarships s where s.university_id = u.id
  and s.status = 'published')`;
const campuses = sql`(select count(*)::int from campuses k where k.university_id = u.id and not k.withdrawn)`;

export const universityList: StaffList<UniversityRow> = {
  from: sql`universities u`,
  id: sql`u.id`,
  firstOrder: 'university_name',
  orders: {
    university_name: { by: sql`u.name_key` },
    country: { by: sql`o.country_name`, join: sql`join countries o on o.id = u.country_id` },
    city: { by: sql`t.name_key`, join: sql`left join cities t on t.id = u.city_id` },
    website: { by: sql`u.website` },
    email: { by: sql`u.email` },
    courses: { by: courses },
    scholarships: { by: scholarships },
    campuses: { by: campuses },
    status: { by: sql`u.status` },
    source: { by: sql`u.source` },
    updated_at: { by: sql`u.updated_at` },
  },

  async conditions(_db, query) {
    const countries = filterIds('country', query);
    if (!countries.ok) return countries;
    const conditions = gathered([
      statusCondition('university', sql`u.id`, sql`u.status`, query),
      missingCondition(MISSING, query),
      ok(countries.value && sql`u.country_id = any(${countries.value}::int[])`),
      ok(sourceCondition(sql`u.source`, query)),
      ok(query.set_by_staff === 'true' ? sql`u.staff_fields <> '{}'` : undefined),
      ...searchWords(query).map((word) => {
        const number = /^\d{1,9}$/.test(word) ? sql`or u.id = ${Number(word)}` : sql``;
        return ok(sql`(${hasWord('u', word)} ${number})`);
      }),
    ]);
    return conditions.ok ? ok({ where: conditions.value }) : conditions;
  },

  async rows(db, ids) {
    const { rows } = await sql<UniversityRow & { updated_at: string | Date }>`
      select u.id, u.university_name, u.website, u.email, u.source, u.source_key, u.staff_fields, u.updated_at,
        ${shownStatus('university', sql`u.id`, sql`u.status`)} as status,
        jsonb_build_object('id', o.id, 'name', o.country_name) as country,
        case when t.id is not null then jsonb_build_object('id', t.id, 'name',
          t.city_name || case when t.state = '' then '' else ', ' || t.state end) end as city,
        ${courses} as courses, ${scholarships} as scholarships, ${campuses} as campuses,
        ${missingNames(MISSING)} as missing
      from universities u
      join countries o on o.id = u.country_id
      left join cities t on t.id = u.city_id
      where u.id = any(${ids}::int[])`.execute(db);
    return rows.map((row) => ({ ...row, updated_at: new Date(row.updated_at).toISOString() }));
  },
};
