import { sql } from 'kysely';
import type { CampusRow } from '../../../contract/catalogue/lists.ts';
import { ok } from '../../../contract/errors.ts';
import {
  beginsIn,
  filterIds,
  gathered,
  searchWords,
  statusCondition,
  universitiesWithWord,
} from './conditions.ts';
import type { StaffList } from './list.ts';

/** Courses that visitors see. */
const courses = sql`(select count(*)::int from course_campuses x join course_search h on h.course_id = x.course_id
  where x.campus_id = k.id)`;
const status = sql`case when not k.withdrawn then 'published' when k.is_draft then 'draft' else 'withdrawn' end`;
const university = sql`join universities u on u.id = k.university_id`;

export const campusList: StaffList<CampusRow> = {
  from: sql`campuses k`,
  id: sql`k.id`,
  firstOrder: 'campus_location',
  orders: {
    campus_location: { by: sql`k.name_key` },
    university: { by: sql`u.name_key`, join: university },
    country: { by: sql`o.country_name`, join: sql`${university} join countries o on o.id = u.country_id` },
    city: { by: sql`t.name_key`, join: sql`left join cities t on t.id = k.city_id` },
    courses: { by: courses },
    status: { by: status },
  },

  async conditions(db, query) {
    const [universities, countries] = [filterIds('university', query), filterIds('country', query)];
    if (!universities.ok) return universities;
    if (!countries.ok) return countries;
    const words = await Promise.all(
      searchWords(query).map(async (word) => {
        const named = await universitiesWithWord(db, word);
        const inCity = sql`k.city_id in (select t.id from cities t where ${beginsIn(sql`t.name_key`)(word)})`;
        const own = beginsIn(sql`k.campus_location || ' ' || k.name_key`)(word);
        return ok(sql`(${own} or ${inCity} or k.university_id = any(${named}::int[]))`);
      }),
    );
    const conditions = gathered([
      statusCondition('campus', sql`k.id`, status, query),
      ok(universities.value && sql`k.university_id = any(${universities.value}::int[])`),
      ok(
        countries.value &&
          sql`k.university_id in (select id from universities where country_id = any(${countries.value}::int[]))`,
      ),
      ...words,
    ]);
    return conditions.ok ? ok({ where: conditions.value }) : conditions;
  },

  async rows(db, ids) {
    const { rows } = await sql<CampusRow>`
      select k.id, k.campus_location, k.address, ${status} as status, ${courses} as courses,
        jsonb_build_object('id', u.id, 'name', u.university_name) as university,
        jsonb_build_object('id', o.id, 'name', o.country_name) as country,
        case when t.id is not null then jsonb_build_object('id', t.id, 'name',
          t.city_name || case when t.state = '' then '' else ', ' || t.state end) end as city
      from campuses k ${university} join countries o on o.id = u.country_id left join cities t on t.id = k.city_id
      where k.id = any(${ids}::int[])`.execute(db);
    return rows;
  },
};
