import type { FieldFault, FieldFaults } from '../../contract/field-faults.ts';
import { isOpenIntake } from '../../contract/intakes.ts';
import type { Db } from '../../platform/database/schema.ts';

/** The course and university applied for: ids of catalogue rows where the form names them, otherwise text. */
export interface Choice {
  course_id: number | null;
  university_id: number | null;
  preferred_course: string;
  preferred_university: string;
  /** '2027-02'; null: not decided. */
  intake: string | null;
}

type Read = { ok: true; value: Choice } | { ok: false; faults: FieldFaults };

const MAX_NAME = 500;
const isId = (text: string) => /^\d{1,9}$/.test(text);

/**
 * Form fields hold an id (sent by our pages) or a name (which clients of the old API may send). An id of nothing
 * published is an error; a name is stored as it is.
 */
export async function readChoice(
  db: Db,
  asked: Record<'course' | 'university' | 'intake', string | undefined>,
): Promise<Read> {
  const faults: FieldFaults = {};
  const course = (asked.course ?? '').trim();
  const university = (asked.university ?? '').trim();
  const missing = (value: string): FieldFault[] => [{ code: 'no_such_object', value }];
  const value: Choice = {
    course_id: null,
    university_id: null,
    preferred_course: course.slice(0, MAX_NAME),
    preferred_university: university.slice(0, MAX_NAME),
    intake: null,
  };
  if (isId(university)) {
    const row = await db
      .selectFrom('universities')
      .select(['id', 'university_name'])
      .where('id', '=', Number(university))
      .where('status', '=', 'published')
      .executeTakeFirst();
    if (row) {
      value.university_id = row.id;
      value.preferred_university = row.university_name;
    } else faults['preferred_university'] = missing(university);
  }
  if (isId(course)) {
    const row = await db
      .selectFrom('courses as c')
      .innerJoin('universities as u', 'u.id', 'c.university_id')
      .select(['c.id', 'c.course_name', 'c.university_id', 'u.university_name'])
      .where('c.id', '=', Number(course))
      .where('c.status', '=', 'published')
      .executeTakeFirst();
    if (row) {
      value.course_id = row.id;
      value.preferred_course = row.course_name;
      // The course decides: it belongs to exactly one university.
      value.university_id = row.university_id;
      value.preferred_university = row.university_name;
    } else faults['preferred_course'] = missing(course);
  }
  const intake = (asked.intake ?? '').trim();
  if (intake !== '') {
    if (value.course_id !== null && (await intakeOf(db, value.course_id, intake))) value.intake = intake;
    else faults['intake'] = [{ code: 'no_such_intake' }];
  }
  for (const [field, text] of [
    ['preferred_course', value.preferred_course],
    ['preferred_university', value.preferred_university],
  ] as const) {
    if (text.includes('\0')) faults[field] = [{ code: 'null_characters' }];
  }
  return Object.keys(faults).length === 0 ? { ok: true, value } : { ok: false, faults };
}

/** The intake of a course in a month, '2027-02'. */
async function intakeOf(db: Db, courseId: number, value: string) {
  const [, year, month] = /^(20\d\d)-(0[1-9]|1[0-2])$/.exec(value) ?? [];
  if (year === undefined) return undefined;
  return db
    .selectFrom('intakes')
    .select(['year', 'month', 'deadline'])
    .where('course_id', '=', courseId)
    .where('year', '=', Number(year))
    .where('month', '=', Number(month))
    .executeTakeFirst();
}

/**
 * The fault of a chosen intake for which one can no longer apply; undefined if one can, or none was chosen. Checked
 * when the form is stored, because an upload may take longer than the day of the deadline.
 * @param today 'YYYY-MM-DD' in Nepal
 */
export async function closedIntake(
  db: Db,
  { course_id, intake }: Choice,
  today: string,
): Promise<FieldFault | undefined> {
  if (course_id === null || intake === null) return undefined;
  const found = await intakeOf(db, course_id, intake);
  if (found && isOpenIntake(found, today)) return undefined;
  return { code: 'intake_closed', intake, deadline: found?.deadline ?? null };
}
