import { sql, type RawBuilder } from 'kysely';
import type { Ranking, University } from '../../contract/universities.ts';
import { imageOf, imagesOf, type ImageRow } from '../images/data.ts';

/** The columns of lists and pages of universities, over u (universities), n (countries) and t (its city). */
export interface UniversityRow {
  id: number;
  university_name: string;
  source: string;
  sample: boolean;
  city_name: string | null;
  state: string | null;
  country_id: number;
  country_name: string;
  iso2: string;
  logo: ImageRow | null;
  images: ImageRow[];
  rankings: Ranking[];
  course_count: number;
  scholarship_count: number;
}

/** What only the university page shows. */
export interface UniversityDetailRow extends UniversityRow {
  email: string | null;
  website: string | null;
  description: string | null;
  locations: University['locations'];
  offer_letter_requirement: string | null;
  academic_requirement: string | null;
  english_language_requirement: string | null;
  turnaround_time: string | null;
  financial_requirements: string | null;
  specific_genuine_student_requirement: string | null;
}

/** Related data comes in the same statement, each part through an index. Counts only courses visible to students. */
export const universityColumns: RawBuilder<unknown> = sql`
  u.id, u.university_name, u.source, u.sample, t.city_name, t.state,
  u.country_id, n.country_name, n.iso2,
  ${imageOf(sql.ref('u.logo_image_id'))} as logo,
  ${imagesOf(sql.ref('u.id'))} as images,
  coalesce((
    select jsonb_agg(jsonb_build_object('id', r.id, 'rank_source', r.rank_source, 'rank_value', r.rank_value,
      'rank_year', r.rank_year) order by r.rank_year desc nulls last, r.rank_source)
    from rankings r where r.university_id = u.id), '[]') as rankings,
  (select count(*)::int from course_search h where h.university_id = u.id) as course_count,
  (select count(*)::int from scholarships s where s.university_id = u.id and s.status = 'published')
    as scholarship_count`;

export const universityDetailColumns: RawBuilder<unknown> = sql`
  u.email, u.website, u.description, u.offer_letter_requirement, u.academic_requirement,
  u.english_language_requirement, u.turnaround_time, u.financial_requirements,
  u.specific_genuine_student_requirement,
  coalesce((
    select jsonb_agg(jsonb_build_object('id', k.id, 'campus_location', k.campus_location) order by k.name_key, k.id)
    from campuses k where k.university_id = u.id and not k.withdrawn), '[]') as locations`;
