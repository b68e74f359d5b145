import { sql } from 'kysely';
import type { Campuses } from './apply-campuses.ts';
import { inWords, itemsOf, type ListedCourse } from './apply-course-lists.ts';
import type { ImportContext } from './context.ts';
import { accreditationList, campusList, englishList, intakeList } from './course-lists.ts';

/** Notes what the source says for lists that staff have set, so that they see it and can return to it. */
export async function noteLists(
  context: ImportContext,
  courses: readonly ListedCourse[],
  campuses: Campuses,
): Promise<void> {
  const notes = courses.flatMap((course) => {
    const said = [campusList, intakeList, accreditationList, englishList].flatMap((list) => {
      const items = course.staffFields.includes(list.name)
        ? itemsOf(list, course, campuses, context)
        : undefined;
      return items ? [[list.name, inWords(items)]] : [];
    });
    return said.length > 0 ? [{ id: course.id, said: Object.fromEntries(said) as object }] : [];
  });
  if (notes.length === 0) return;
  await sql`update courses c set source_values = c.source_values || r.said
    from jsonb_to_recordset(${JSON.stringify(notes)}::jsonb) as r(id int, said jsonb)
    where c.id = r.id`.execute(context.trx);
}
