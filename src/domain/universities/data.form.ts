import { sql, type Transaction } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import type { FormData } from '../edits/kind.ts';

/** A university with its lists, as its form has it. */
export interface UniversityFormRow {
  id: number;
  university_name: string;
  country_id: number;
  city_id: number | null;
  status: 'draft' | 'published' | 'withdrawn';
  source: string;
  source_key: string;
  source_values: Record<string, string | number | null>;
  staff_fields: string[];
  form: FormData;
}

/** Reads universities for editing, by their ids. @param lock keeps others from changing them until the transaction ends */
export async function readUniversityForms(
  trx: Transaction<Database>,
  ids: readonly number[],
  lock: boolean,
): Promise<UniversityFormRow[]> {
  const { rows } = await sql<UniversityFormRow>`
    select u.id, u.university_name, u.country_id, u.city_id, u.status, u.source, u.source_key, u.source_values,
      u.staff_fields,
      jsonb_build_object(
        'university_name', u.university_name, 'country_id', u.country_id, 'city_id', u.city_id,
        'website', u.website, 'email', u.email, 'description', u.description,
        'offer_letter_requirement', u.offer_letter_requirement, 'academic_requirement', u.academic_requirement,
        'english_language_requirement', u.english_language_requirement, 'turnaround_time', u.turnaround_time,
        'financial_requirements', u.financial_requirements,
        'specific_genuine_student_requirement', u.specific_genuine_student_requirement,
        'logo', case when u.logo_image_id is not null then jsonb_build_object('image', u.logo_image_id) end,
        'images', coalesce((select jsonb_agg(jsonb_build_object('key', 'i' || i.image_id,
            'picture', jsonb_build_object('image', i.image_id)) order by i.position, i.image_id)
          from university_images i where i.university_id = u.id), '[]'),
        'rankings', coalesce((select jsonb_agg(jsonb_build_object('key', 'r' || r.id, 'rank_source', r.rank_source,
            'rank_value', r.rank_value, 'rank_year', r.rank_year) order by r.rank_year desc nulls last, r.rank_source)
          from rankings r where r.university_id = u.id), '[]'),
        'campuses', coalesce((select jsonb_agg(jsonb_build_object('key', 'c' || k.id,
            'campus_location', k.campus_location, 'city_id', k.city_id, 'address', k.address) order by k.name_key, k.id)
          from campuses k where k.university_id = u.id and not k.withdrawn), '[]'),
        'english', coalesce((select jsonb_agg(jsonb_build_object('key', e.test, 'test', e.test,
            'overall', trim_scale(e.overall), 'smallest_band', trim_scale(e.smallest_band)) order by e.test)
          from university_english e where e.university_id = u.id), '[]')
      ) as form
    from universities u where u.id = any(${ids}::int[]) order by u.id ${lock ? sql`for update` : sql``}`.execute(
    trx,
  );
  return rows;
}
