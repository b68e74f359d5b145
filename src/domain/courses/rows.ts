import { sql, type Kysely, type RawBuilder } from 'kysely';
import { englishTests } from '../../contract/course-limits.ts';
import type { EnglishRequirement } from '../../contract/courses.ts';
import { nepalDate } from '../../contract/nepal-time.ts';
import type { Database } from '../../platform/database/schema.ts';
import type { ImageRow } from '../images/data.ts';

export interface IntakeRow {
  id: number;
  year: number;
  /** 1 to 12 */
  month: number;
  deadline: string | null;
}

/**
 * What lists show of a course: the columns of the SQL function course_cards (db/migrations/0106_scholarship_of_course.sql).
 */
export interface CourseRow {
  id: number;
  course_name: string;
  field_detail: string;
  course_type: string | null;
  duration_weeks: number | null;
  annual_fees: number | null;
  total_fees: number | null;
  currency: string | null;
  sample: boolean;
  source: string;
  interest_id: number;
  interest_name: string;
  specialization_id: number | null;
  specialization_name: string | null;
  university_id: number;
  university_name: string;
  logo: ImageRow | null;
  city_name: string | null;
  state: string | null;
  country_id: number;
  country_name: string;
  iso2: string;
  npr: number | null;
  rate_as_of: string | null;
  rate_source: string | null;
  intakes: IntakeRow[];
  accreditations: { id: number; accreditation: string }[];
  rankings: { id: number; rank_source: string; rank_value: string; rank_year: number | null }[];
  images: ImageRow[];
  has_scholarship: boolean;
}

/** What only the course page shows. */
export interface CourseDetailRow {
  /** Intakes of this year and later. */
  dated_intakes: IntakeRow[];
  /** Requirements of the university; '' for none. */
  academic_requirement: string | null;
  english_language_requirement: string | null;
  campuses: { id: number; campus_location: string; city_name: string | null; state: string | null }[];
  scholarships: { id: number; scholarship_name: string }[];
  english_requirements: EnglishRequirement[];
}

/** By name, because a statement with `*` is not kept (src/platform/database/kept-statements.ts). */
const columns: RawBuilder<unknown> = sql`
  id, course_name, field_detail, course_type, duration_weeks, annual_fees, total_fees, currency, sample,
  source, interest_id, interest_name, specialization_id, specialization_name, university_id,
  university_name, logo, city_name, state, country_id, country_name, iso2, npr, rate_as_of, rate_source,
  intakes, accreditations, rankings, images, has_scholarship`;

/** The rows of these courses in the order of the ids. @param today earlier months' intakes are left out */
export async function courseRows(
  db: Kysely<Database>,
  ids: readonly number[],
  today: Date,
): Promise<CourseRow[]> {
  if (ids.length === 0) return [];
  const [year, monthOfYear] = nepalDate(today).split('-').map(Number) as [number, number, number];
  const month = year * 12 + monthOfYear;
  const { rows } =
    await sql<CourseRow>`select ${columns} from course_cards(${ids}::int[], ${month}::int)`.execute(db);
  return rows;
}

/** What only the page of a course visible to students shows; undefined for any other id. */
export async function courseDetailRow(
  db: Kysely<Database>,
  id: number,
  today: Date,
): Promise<CourseDetailRow | undefined> {
  const year = Number(nepalDate(today).slice(0, 4));
  const { rows } = await sql<CourseDetailRow>`
    select coalesce((
        select jsonb_agg(jsonb_build_object('id', k.id, 'campus_location', k.campus_location,
          'city_name', y.city_name, 'state', y.state) order by k.name_key, k.id)
        from course_campuses cc join campuses k on k.id = cc.campus_id and not k.withdrawn
        left join cities y on y.id = k.city_id where cc.course_id = h.course_id), '[]') as campuses,
      coalesce((
        select jsonb_agg(jsonb_build_object('id', p.id, 'scholarship_name', p.scholarship_name)
          order by p.name_key, p.id)
        from scholarship_courses k join scholarships p on p.id = k.scholarship_id and p.status = 'published'
        where k.course_id = h.course_id), '[]') as scholarships,
      coalesce((
        select jsonb_agg(jsonb_build_object('id', x.id, 'year', x.year, 'month', x.month, 'deadline', x.deadline)
          order by x.year, x.month)
        from intakes x where x.course_id = h.course_id and x.year >= ${year}), '[]') as dated_intakes,
      coalesce((
        select jsonb_agg(jsonb_build_object('test', e.test, 'overall', e.overall, 'smallest_band', e.smallest_band,
          'of', e.given_by) order by array_position(${englishTests}::text[], e.test))
        from english_of_courses e where e.course_id = h.course_id), '[]') as english_requirements,
      u.academic_requirement, u.english_language_requirement
    from course_search h join universities u on u.id = h.university_id where h.course_id = ${id}`.execute(db);
  return rows[0];
}
