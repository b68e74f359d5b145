import { sql, type Transaction } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import type { FormData } from '../edits/kind.ts';

/** A course with its lists, as its form has it. */
export interface CourseFormRow {
  id: number;
  course_name: string;
  university_id: number;
  interest_id: number;
  specialization_id: number | null;
  status: 'draft' | 'published' | 'withdrawn';
  source: string;
  source_key: string;
  source_values: Record<string, string | number | null>;
  staff_fields: string[];
  /** Whether visitors see it: its university and level are visible too. */
  visible: boolean;
  form: FormData;
}

/** Reads courses for editing, by their ids. @param lock keeps others from changing them until the transaction ends */
export async function readCourseForms(
  trx: Transaction<Database>,
  ids: readonly number[],
  lock: boolean,
): Promise<CourseFormRow[]> {
  const { rows } = await sql<CourseFormRow>`
    select c.id, c.course_name, c.university_id, c.interest_id, c.specialization_id, c.status, c.source, c.source_key,
      c.source_values, c.staff_fields, exists (select from course_search h where h.course_id = c.id) as visible,
      jsonb_build_object(
        'course_name', c.course_name, 'university_id', c.university_id, 'interest_id', c.interest_id,
        'specialization_id', c.specialization_id, 'field_detail', c.field_detail, 'course_type', c.course_type,
        'duration_weeks', c.duration_weeks, 'annual_fees', trim_scale(c.annual_fees),
        'total_fees', trim_scale(c.total_fees), 'currency', c.currency,
        'intakes', coalesce((select jsonb_agg(jsonb_build_object(
            'key', i.year || '-' || lpad(i.month::text, 2, '0'), 'month', i.month, 'year', i.year,
            'deadline', i.deadline) order by i.year, i.month)
          from intakes i where i.course_id = c.id), '[]'),
        'campuses', coalesce((select jsonb_agg(jsonb_build_object('key', 'c' || k.id, 'campus_id', k.id)
            order by k.name_key, k.id)
          from course_campuses x join campuses k on k.id = x.campus_id where x.course_id = c.id), '[]'),
        'english', coalesce((select jsonb_agg(jsonb_build_object('key', e.test, 'test', e.test,
            'overall', trim_scale(e.overall), 'smallest_band', trim_scale(e.smallest_band)) order by e.test)
          from course_english e where e.course_id = c.id), '[]'),
        'accreditations', coalesce((select jsonb_agg(jsonb_build_object('key', 'a' || a.id,
            'accreditation', a.accreditation) order by a.id)
          from accreditations a where a.course_id = c.id), '[]'),
        'images', coalesce((select jsonb_agg(jsonb_build_object('key', 'i' || i.image_id,
            'picture', jsonb_build_object('image', i.image_id)) order by i.position, i.image_id)
          from course_images i where i.course_id = c.id), '[]')
      ) as form
    from courses c where c.id = any(${ids}::int[]) order by c.id ${lock ? sql`for update` : sql``}`.execute(
    trx,
  );
  return rows;
}
