import { sql } from 'kysely';
import type { CatalogueQuery, CourseRow } from '../../../contract/catalogue/lists.ts';
import { ok, type Result } from '../../../contract/errors.ts';
import { nepalDate } from '../../../contract/nepal-time.ts';
import type { Db } from '../../../platform/database/schema.ts';
import {
  filterIds, gathered, hasWord, missingCondition, missingNames, searchWords, shownStatus, sourceCondition, statusCondition,
  universitiesWithWord,
} from './conditions.ts'; // oxfmt-ignore
import type { Sql, StaffList } from './list.ts';

const monthOf = (now: Date): Sql => {
  const [year, month] = nepalDate(now).split('-').map(Number);
  return sql`${(year ?? 0) * 12 + (month ?? 0)}::int`;
};

/** What a course lacks; the same words are filters. */
const missingOf = (now: Date): Readonly<Record<string, Sql>> => ({
  fee: sql`c.annual_fees is null and c.total_fees is null`,
  intake: sql`not exists (select from intakes x where x.course_id = c.id
    and x.year * 12 + x.month >= ${monthOf(now)})`,
  deadline: sql`exists (select from intakes x where x.course_id = c.id) and not exists (
    select from intakes x where x.course_id = c.id and x.year * 12 + x.month >= ${monthOf(now)}
      and (x.deadline is null or x.deadline >= ${nepalDate(now)}::date))`,
  field: sql`c.specialization_id is null`,
  duration: sql`c.duration_weeks is null`,
  english: sql`not exists (select from course_english e where e.course_id = c.id)
    and not exists (select from university_english e where e.university_id = c.university_id)`,
});

const university = sql`join universities u on u.id = c.university_id`;
/** The next intake of each course that has one. */
const intakes = sql`left join lateral (
  select x.year * 12 + x.month as month, x.deadline from intakes x where x.course_id = c.id
    and x.year * 12 + x.month >= extract(year from now())::int * 12 + extract(month from now())::int
  order by x.year, x.month limit 1) n on true`;

export const courseList: StaffList<CourseRow> = {
  from: sql`courses c`,
  id: sql`c.id`,
  firstOrder: 'course_name',
  orders: {
    course_name: { by: sql`c.name_key collate "C"` },
    university: { by: sql`u.name_key`, join: university },
    country: {
      by: sql`o.country_name`,
      join: sql`${university} join countries o on o.id = u.country_id`,
    },
    level: { by: sql`i.interest_name`, join: sql`join interests i on i.id = c.interest_id` },
    field: {
      by: sql`s.specialization_name`,
      join: sql`left join specializations s on s.id = c.specialization_id`,
    },
    course_type: { by: sql`c.course_type` },
    duration_weeks: { by: sql`c.duration_weeks` },
    annual_fees: { by: sql`c.annual_fees` },
    total_fees: { by: sql`c.total_fees` },
    currency: { by: sql`c.currency` },
    next_intake: { by: sql`n.month`, join: intakes },
    deadline: { by: sql`n.deadline`, join: intakes },
    status: { by: sql`c.status` },
    source: { by: sql`c.source` },
    updated_at: { by: sql`c.updated_at` },
  },

  async conditions(db, query, now) {
    const conditions = gathered([
      statusCondition('course', sql`c.id`, sql`c.status`, query),
      missingCondition(missingOf(now), query),
      among('university', query, (ids) => sql`c.university_id = any(${ids}::int[])`),
      among(
        'campus',
        query,
        (ids) => sql`c.id in (
        select course_id from course_campuses where campus_id = any(${ids}::int[]))`,
      ),
      among('level', query, (ids) => sql`c.interest_id = any(${ids}::int[])`),
      among('field', query, (ids) => sql`c.specialization_id = any(${ids}::int[])`),
      among(
        'country',
        query,
        (ids) => sql`c.university_id = any(array(
        select id from universities where country_id = any(${ids}::int[])))`,
      ),
      ok(sourceCondition(sql`c.source`, query)),
      ok(query.set_by_staff === 'true' ? sql`c.staff_fields <> '{}'` : undefined),
    ]);
    if (!conditions.ok) return conditions;
    const words = await Promise.all(searchWords(query).map((word) => wordCondition(db, word)));
    return ok({ where: [...conditions.value, ...words] });
  },

  async rows(db, ids, now) {
    const { rows } = await sql<CourseRow & { updated_at: string | Date; annual_fees: number | null }>`
      select c.id, c.course_name, c.course_type, c.duration_weeks, c.annual_fees, c.total_fees, c.currency,
        c.source, c.source_key, c.staff_fields, c.updated_at,
        ${shownStatus('course', sql`c.id`, sql`c.status`)} as status,
        jsonb_build_object('id', u.id, 'name', u.university_name) as university,
        jsonb_build_object('id', o.id, 'name', o.country_name) as country,
        jsonb_build_object('id', i.id, 'name', i.interest_name) as level,
        case when s.id is not null then jsonb_build_object('id', s.id, 'name', s.specialization_name) end as field,
        to_char(make_date(n.year, n.month, 1), 'YYYY-MM') as next_intake, n.deadline,
        ${missingNames(missingOf(now))} as missing
      from courses c
      join universities u on u.id = c.university_id
      join countries o on o.id = u.country_id
      join interests i on i.id = c.interest_id
      left join specializations s on s.id = c.specialization_id
      left join lateral (select x.year, x.month, x.deadline::text from intakes x where x.course_id = c.id
        and x.year * 12 + x.month >= ${monthOf(now)} order by x.year, x.month limit 1) n on true
      where c.id = any(${ids}::int[])`.execute(db);
    return rows.map((row) => ({ ...row, updated_at: new Date(row.updated_at).toISOString() }));
  },
};

const among = (
  name: 'university' | 'campus' | 'level' | 'field' | 'country',
  query: CatalogueQuery,
  condition: (ids: number[]) => Sql,
): Result<Sql | undefined> => {
  const ids = filterIds(name, query);
  if (!ids.ok) return ids;
  return ok(ids.value && condition(ids.value));
};

/** A word of the course, of its key or of its university. A number is also the number of the course. */
async function wordCondition(db: Db, word: string): Promise<Sql> {
  const universities = await universitiesWithWord(db, word);
  const number = /^\d{1,9}$/.test(word) ? sql`or c.id = ${Number(word)}` : sql``;
  return sql`(${hasWord('c', word)} or c.university_id = any(${universities}::int[]) ${number})`;
}
