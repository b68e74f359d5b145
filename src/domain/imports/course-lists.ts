import { sql, type Transaction } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import { scoreText } from './english.ts';
import type { IntakeRef } from './records.ts';

/** A list that belongs to a course (campuses, intakes, accreditations, English scores): display text by item key. */
export type Items = ReadonlyMap<string, string>;

export interface CourseList {
  name: 'campuses' | 'intakes' | 'accreditations' | 'english';
  load(trx: Transaction<Database>, courses: readonly number[]): Promise<Map<number, Map<string, string>>>;
  remove(trx: Transaction<Database>, items: readonly ListItem[]): Promise<void>;
  /** Inserts items, or updates the text of known keys. */
  put(trx: Transaction<Database>, items: readonly ListItem[]): Promise<void>;
}

export interface ListItem {
  course: number;
  key: string;
  text: string;
}

export const intakeKey = ({ year, month }: IntakeRef): string => `${year}-${String(month).padStart(2, '0')}`;
export const intakeText = (intake: IntakeRef): string =>
  intakeKey(intake) + (intake.deadline ? ` deadline ${intake.deadline}` : '');

interface Loaded {
  course: number;
  key: string;
  text: string;
}

function grouped(rows: readonly Loaded[]): Map<number, Map<string, string>> {
  const lists = new Map<number, Map<string, string>>();
  for (const { course, key, text } of rows) {
    const items = lists.get(course) ?? new Map<string, string>();
    lists.set(course, items.set(key, text));
  }
  return lists;
}

const recordset = (items: readonly ListItem[]) =>
  sql`jsonb_to_recordset(${JSON.stringify(items)}::jsonb) as r(course int, key text, text text)`;

export const campusList: CourseList = {
  name: 'campuses',
  async load(trx, courses) {
    const { rows } = await sql<Loaded>`
      select cc.course_id as course, cc.campus_id::text as key, k.campus_location as text
      from course_campuses cc join campuses k on k.id = cc.campus_id
      where cc.course_id = any(${courses}::int[])`.execute(trx);
    return grouped(rows);
  },
  async remove(trx, items) {
    await sql`delete from course_campuses cc using ${recordset(items)}
      where cc.course_id = r.course and cc.campus_id = r.key::int`.execute(trx);
  },
  async put(trx, items) {
    await sql`insert into course_campuses (course_id, campus_id) select r.course, r.key::int from ${recordset(items)}
      on conflict do nothing`.execute(trx);
  },
};

export const intakeList: CourseList = {
  name: 'intakes',
  async load(trx, courses) {
    const rows = await trx
      .selectFrom('intakes')
      .select(['course_id as course', 'year', 'month', 'deadline'])
      .where('course_id', 'in', [...courses])
      .execute();
    return grouped(rows.map((row) => ({ course: row.course, key: intakeKey(row), text: intakeText(row) })));
  },
  async remove(trx, items) {
    await sql`delete from intakes i using ${recordset(items)}
      where i.course_id = r.course and i.year = left(r.key, 4)::int and i.month = right(r.key, 2)::int`.execute(
      trx,
    );
  },
  async put(trx, items) {
    await sql`insert into intakes (course_id, year, month, deadline)
      select r.course, left(r.key, 4)::int, right(r.key, 2)::int, nullif(split_part(r.text, ' deadline ', 2), '')::date
      from ${recordset(items)}
      on conflict (course_id, year, month) do update set deadline = excluded.deadline`.execute(trx);
  },
};

export const accreditationList: CourseList = {
  name: 'accreditations',
  async load(trx, courses) {
    const rows = await trx
      .selectFrom('accreditations')
      .select(['course_id as course', 'accreditation as key', 'accreditation as text'])
      .where('course_id', 'in', [...courses])
      .execute();
    return grouped(rows);
  },
  async remove(trx, items) {
    await sql`delete from accreditations a using ${recordset(items)}
      where a.course_id = r.course and a.accreditation = r.key`.execute(trx);
  },
  async put(trx, items) {
    await sql`insert into accreditations (course_id, accreditation) select r.course, r.key from ${recordset(items)}
      on conflict do nothing`.execute(trx);
  },
};

/** English scores by test, as writeScore writes them. */
export const englishList: CourseList = {
  name: 'english',
  async load(trx, courses) {
    const rows = await trx
      .selectFrom('course_english')
      .select(['course_id as course', 'test', 'overall', 'smallest_band'])
      .where('course_id', 'in', [...courses])
      .execute();
    return grouped(rows.map((row) => ({ course: row.course, key: row.test, text: scoreText(row) })));
  },
  async remove(trx, items) {
    await sql`delete from course_english e using ${recordset(items)}
      where e.course_id = r.course and e.test = r.key`.execute(trx);
  },
  async put(trx, items) {
    await sql`insert into course_english (course_id, test, overall, smallest_band)
      select r.course, r.key, split_part(r.text, ':', 2)::numeric, nullif(split_part(r.text, ':', 3), '')::numeric
      from ${recordset(items)}
      on conflict (course_id, test) do update set overall = excluded.overall, smallest_band = excluded.smallest_band`.execute(
      trx,
    );
  },
};
