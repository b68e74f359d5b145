import { sql, type RawBuilder } from 'kysely';
import { imageOf, imagesOf, type ImageRow } from '../images/data.ts';

/** What the read queries select of a course, over c (courses), i, s, u, n, t (the university's city) and r (rate). */
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
  intakes: { id: number; year: number; month: number; deadline: string | null }[];
  accreditations: { id: number; accreditation: string }[];
  rankings: { id: number; rank_source: string; rank_value: string; rank_year: number | null }[];
  images: ImageRow[];
  has_scholarship: boolean;
}

export interface CourseDetailRow extends CourseRow {
  campuses: { id: number; campus_location: string; city_name: string | null; state: string | null }[];
  scholarships: { id: number; scholarship_name: string }[];
}

const list = (rows: RawBuilder<unknown>) => sql`coalesce((${rows}), '[]')`;

/** @param today intakes of earlier months are past and left out */
export function courseColumns(today: Date): RawBuilder<CourseRow> {
  const month = today.getUTCFullYear() * 12 + today.getUTCMonth() + 1;
  return sql<CourseRow>`
    c.id, c.course_name, c.field_detail, c.course_type, c.duration_weeks, c.annual_fees, c.total_fees, c.currency,
    c.sample, c.source, c.interest_id, i.interest_name, c.specialization_id, s.specialization_name,
    c.university_id, u.university_name, ${imageOf(sql.ref('u.logo_image_id'))} as logo,
    t.city_name, t.state, n.id as country_id, n.country_name, n.iso2,
    r.npr, r.as_of as rate_as_of, r.source as rate_source,
    ${list(sql`select jsonb_agg(jsonb_build_object('id', x.id, 'year', x.year, 'month', x.month,
        'deadline', x.deadline) order by x.year, x.month)
      from intakes x where x.course_id = c.id and x.year * 12 + x.month >= ${month}`)} as intakes,
    ${list(sql`select jsonb_agg(jsonb_build_object('id', x.id, 'accreditation', x.accreditation) order by x.id)
      from accreditations x where x.course_id = c.id`)} as accreditations,
    ${list(sql`select jsonb_agg(jsonb_build_object('id', x.id, 'rank_source', x.rank_source,
        'rank_value', x.rank_value, 'rank_year', x.rank_year) order by x.rank_year desc nulls last, x.rank_source)
      from rankings x where x.university_id = u.id`)} as rankings,
    ${imagesOf('course_images', sql.ref('c.id'))} as images,
    exists (select from scholarship_courses k join scholarships p on p.id = k.scholarship_id
      and p.status = 'published' where k.course_id = c.id) as has_scholarship`;
}

export const detailColumns: RawBuilder<unknown> = sql`
  ${list(sql`select jsonb_agg(jsonb_build_object('id', k.id, 'campus_location', k.campus_location,
      'city_name', y.city_name, 'state', y.state) order by k.campus_location, k.id)
    from course_campuses cc join campuses k on k.id = cc.campus_id and not k.withdrawn
    left join cities y on y.id = k.city_id where cc.course_id = c.id`)} as campuses,
  ${list(sql`select jsonb_agg(jsonb_build_object('id', p.id, 'scholarship_name', p.scholarship_name)
      order by p.name_key, p.id)
    from scholarship_courses k join scholarships p on p.id = k.scholarship_id and p.status = 'published'
    where k.course_id = c.id`)} as scholarships`;
