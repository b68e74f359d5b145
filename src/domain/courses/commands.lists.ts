import { sql, type Transaction } from 'kysely';
import type { CourseForm } from '../../contract/forms/course.ts';
import type { Database } from '../../platform/database/schema.ts';

/** A course whose lists are stored. */
interface Listed {
  id: number;
  form: Pick<CourseForm, 'intakes' | 'campuses' | 'english' | 'accreditations' | 'images'>;
  changed: readonly string[];
}

interface List {
  table: 'intakes' | 'course_campuses' | 'course_english' | 'accreditations' | 'course_images';
  columns: readonly string[];
  rows: (form: Listed['form']) => readonly object[];
}

const LISTS: Readonly<Record<keyof Listed['form'], List>> = {
  intakes: { table: 'intakes', columns: ['year', 'month', 'deadline'], rows: ({ intakes }) => intakes },
  campuses: { table: 'course_campuses', columns: ['campus_id'], rows: ({ campuses }) => campuses },
  english: {
    table: 'course_english',
    columns: ['test', 'overall', 'smallest_band'],
    rows: ({ english }) => english,
  },
  accreditations: {
    table: 'accreditations',
    columns: ['accreditation'],
    rows: ({ accreditations }) => accreditations,
  },
  images: {
    table: 'course_images',
    columns: ['image_id', 'position'],
    rows: ({ images }) => images.map(({ picture }, position) => ({ image_id: picture.image, position })),
  },
};

/** Replaces those lists of courses that have changed: one deletion and one insertion for each list. */
export async function writeCourseLists(
  trx: Transaction<Database>,
  courses: readonly Listed[],
): Promise<void> {
  for (const [name, { table, columns, rows }] of Object.entries(LISTS)) {
    const replaced = courses.filter(({ changed }) => changed.includes(name));
    if (replaced.length === 0) continue;
    const ids = replaced.map(({ id }) => id);
    await sql`delete from ${sql.table(table)} where course_id = any(${ids}::int[])`.execute(trx);
    const items = replaced.flatMap(({ id, form }) => rows(form).map((row) => ({ ...row, course_id: id })));
    const into = sql.join(['course_id', ...columns].map((column) => sql.ref(column)));
    await sql`insert into ${sql.table(table)} (${into})
      select ${into} from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(items)}::jsonb)`.execute(
      trx,
    );
  }
}

/** What the import brought for lists, in words, because staff replace them now (data.imported.ts reads them back). */
export async function listsInWords(
  trx: Transaction<Database>,
  courses: readonly { id: number; lists: readonly string[] }[],
): Promise<ReadonlyMap<number, Record<string, string>>> {
  const wanted = courses.filter(({ lists }) => lists.length > 0);
  if (wanted.length === 0) return new Map();
  const { rows } = await sql<{ id: number; words: Record<string, string | null> }>`
    select c.id, jsonb_build_object(
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
    ) as words from courses c where c.id = any(${wanted.map(({ id }) => id)}::int[])`.execute(trx);
  const words = new Map(rows.map((row) => [row.id, row.words]));
  return new Map(
    wanted.map(({ id, lists }) => [
      id,
      Object.fromEntries(lists.map((list) => [list, words.get(id)?.[list] ?? ''])),
    ]),
  );
}
