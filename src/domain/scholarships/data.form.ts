import { sql, type Transaction } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import type { FormData } from '../edits/kind.ts';

/** A scholarship with its lists, as its form has it. */
export interface ScholarshipFormRow {
  id: number;
  scholarship_name: string;
  university_id: number;
  status: 'draft' | 'published' | 'withdrawn';
  covers_all: boolean;
  form: FormData;
}

/** Reads scholarships for editing, by their ids. @param lock keeps others from changing them until the transaction ends */
export async function readScholarshipForms(
  trx: Transaction<Database>,
  ids: readonly number[],
  lock: boolean,
): Promise<ScholarshipFormRow[]> {
  const { rows } = await sql<ScholarshipFormRow>`
    select s.id, s.scholarship_name, s.university_id, s.status, s.covers_all,
      jsonb_build_object('scholarship_name', s.scholarship_name, 'university_id', s.university_id,
        'details', coalesce((select jsonb_agg(jsonb_build_object('key', 'd' || d.id, 'detail', d.detail)
            order by d.position, d.id) from scholarship_details d where d.scholarship_id = s.id), '[]'),
        'requirements', s.requirements, 'covers', case when s.covers_all then 'all' else 'some' end,
        'courses', case when s.covers_all then '[]' else coalesce((
          select jsonb_agg(jsonb_build_object('key', 'c' || x.course_id, 'course_id', x.course_id)
            order by c.name_key, c.id)
          from scholarship_courses x join courses c on c.id = x.course_id where x.scholarship_id = s.id), '[]') end
      ) as form
    from scholarships s where s.id = any(${ids}::int[]) order by s.id ${lock ? sql`for update` : sql``}`.execute(
    trx,
  );
  return rows;
}
