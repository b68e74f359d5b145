import { sql, type Transaction } from 'kysely';
import type { CourseForm } from '../../contract/forms/course.ts';
import type { Database } from '../../platform/database/schema.ts';

type Lists = Pick<CourseForm, 'intakes' | 'campuses' | 'english' | 'accreditations' | 'images'>;

/** Replaces those lists of a course that have changed. */
export async function writeCourseLists(
  trx: Transaction<Database>,
  course: number,
  { intakes, campuses, english, accreditations, images }: Lists,
  changed: readonly string[],
): Promise<void> {
  if (changed.includes('intakes')) {
    await trx.deleteFrom('intakes').where('course_id', '=', course).execute();
    const rows = intakes.map(({ year, month, deadline }) => ({ course_id: course, year, month, deadline }));
    if (rows.length > 0) await trx.insertInto('intakes').values(rows).execute();
  }
  if (changed.includes('campuses')) {
    await trx.deleteFrom('course_campuses').where('course_id', '=', course).execute();
    const rows = campuses.map(({ campus_id }) => ({ course_id: course, campus_id }));
    if (rows.length > 0) await trx.insertInto('course_campuses').values(rows).execute();
  }
  if (changed.includes('english')) {
    await trx.deleteFrom('course_english').where('course_id', '=', course).execute();
    const rows = english.map(({ test, overall, smallest_band }) => ({
      course_id: course,
      test,
      overall,
      smallest_band,
    }));
    if (rows.length > 0) await trx.insertInto('course_english').values(rows).execute();
  }
  if (changed.includes('accreditations')) {
    await trx.deleteFrom('accreditations').where('course_id', '=', course).execute();
    const rows = accreditations.map(({ accreditation }) => ({ course_id: course, accreditation }));
    if (rows.length > 0) await trx.insertInto('accreditations').values(rows).execute();
  }
  if (changed.includes('images')) {
    await trx.deleteFrom('course_images').where('course_id', '=', course).execute();
    const rows = images.map(({ picture }, position) => ({
      course_id: course,
      image_id: picture.image,
      position,
    }));
    if (rows.length > 0) await trx.insertInto('course_images').values(rows).execute();
  }
}

/** What the import brought for these lists, in words, because staff replace it now (data.imported.ts reads it back). */
export async function listsInWords(
  trx: Transaction<Database>,
  course: number,
  lists: readonly string[],
): Promise<Record<string, string>> {
  if (lists.length === 0) return {};
  const { rows } = await sql<{ words: Record<string, string | null> }>`
    select jsonb_build_object(
      'intakes', (select string_agg(i.year || '-' || lpad(i.month::text, 2, '0')
          || coalesce(' deadline ' || i.deadline, ''), '; ' order by i.year, i.month)
        from intakes i where i.course_id = c.id),
      'campuses', (select string_agg(k.campus_location, '; ' order by k.campus_location)
        from course_campuses x join campuses k on k.id = x.campus_id where x.course_id = c.id),
      'english', (select string_agg(e.test || ':' || trim_scale(e.overall)
          || coalesce(':' || trim_scale(e.smallest_band), ''), '; ' order by e.test)
        from course_english e where e.course_id = c.id),
      'accreditations', (select string_agg(a.accreditation, '; ' order by a.accreditation)
        from accreditations a where a.course_id = c.id)
    ) as words from courses c where c.id = ${course}`.execute(trx);
  return Object.fromEntries(lists.map((list) => [list, rows[0]?.words[list] ?? '']));
}
