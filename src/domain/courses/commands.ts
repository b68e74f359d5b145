import { sql, type Kysely } from 'kysely';
import { z } from 'zod';
import { fail, ok, type Result } from '../../contract/errors.ts';
import type { Database } from '../../platform/database/schema.ts';
import { finishCatalogueChange, reindexCourses } from '../search/commands.ts';
import { fold } from '../search/terms.ts';
import { fieldErrors } from '../staff-edits.ts';

const id = z.int().positive().max(2_147_483_647);
const text = z.string().trim().max(500);
const money = z.number().min(0).max(9_999_999_999).nullable();

/** Fields that staff may set; anything else is refused. Imports do not overwrite a field that was set here. */
export const courseEditSchema = z.strictObject({
  course_name: text.min(1).optional(),
  interest_id: id.optional(),
  specialization_id: id.nullable().optional(),
  field_detail: text.optional(),
  course_type: text.min(1).nullable().optional(),
  duration_weeks: z.int().positive().max(10_000).nullable().optional(),
  annual_fees: money.optional(),
  total_fees: money.optional(),
  currency: z.string().regex(/^[A-Z]{3}$/).nullable().optional(),
  status: z.enum(['draft', 'published', 'withdrawn']).optional(),
}); // prettier-ignore
export type CourseEdit = z.input<typeof courseEditSchema>;

/** Edits a course, marks the fields as set by staff, and updates search and cached pages. */
export async function editCourse(
  db: Kysely<Database>,
  courseId: number,
  edit: CourseEdit,
): Promise<Result<void>> {
  const parsed = courseEditSchema.safeParse(edit);
  if (!parsed.success) return fail({ code: 'invalid', fields: fieldErrors(parsed.error) });
  const patch = parsed.data;
  const fields = Object.keys(patch);
  return db.transaction().execute(async (trx): Promise<Result<void>> => {
    const course = await trx
      .selectFrom('courses')
      .selectAll()
      .where('id', '=', courseId)
      .forUpdate()
      .executeTakeFirst();
    if (!course) return fail({ code: 'not_found' });
    const after = { ...course, ...patch };
    if (after.currency === null && (after.annual_fees !== null || after.total_fees !== null)) {
      return fail({
        code: 'invalid',
        fields: { currency: [{ code: 'custom', message: 'Fees need a currency.' }] },
      });
    }
    const missing = await missingChoice(trx, patch);
    if (missing)
      return fail({
        code: 'invalid',
        fields: { [missing]: [{ code: 'custom', message: 'This choice does not exist.' }] },
      });
    await trx
      .updateTable('courses')
      .set({ ...patch, name_key: fold(after.course_name), updated_at: new Date() })
      .set({ staff_fields: [...new Set([...course.staff_fields, ...fields])].sort() })
      .where('id', '=', courseId)
      .execute();
    // A field that staff have set themselves no longer needs their decision.
    await sql`update import_holds set state = 'dismissed' where state = 'open' and kind = 'course'
      and source = ${course.source} and source_key = ${course.source_key} and field = any(${fields}::text[])`.execute(
      trx,
    );
    await reindexCourses(trx, [courseId]);
    await finishCatalogueChange(trx, { onlyFew: true });
    return ok(undefined);
  });
}

async function missingChoice(db: Kysely<Database>, edit: CourseEdit): Promise<string | undefined> {
  if (edit.interest_id !== undefined) {
    const found = await db
      .selectFrom('interests')
      .select('id')
      .where('id', '=', edit.interest_id)
      .executeTakeFirst();
    if (!found) return 'interest_id';
  }
  if (edit.specialization_id === undefined || edit.specialization_id === null) return undefined;
  const query = db.selectFrom('specializations').select('id').where('id', '=', edit.specialization_id);
  return (await query.executeTakeFirst()) ? undefined : 'specialization_id';
}

/** Hides or shows a qualification level with all its courses. Imports never change this. */
export async function setInterestHidden(
  db: Kysely<Database>,
  interestId: number,
  hidden: boolean,
): Promise<Result<void>> {
  return db.transaction().execute(async (trx): Promise<Result<void>> => {
    const { numUpdatedRows } = await trx
      .updateTable('interests')
      .set({ hidden })
      .where('id', '=', interestId)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return fail({ code: 'not_found' });
    const rows = await trx.selectFrom('courses').select('id').where('interest_id', '=', interestId).execute();
    await reindexCourses(
      trx,
      rows.map((row) => row.id),
    );
    await finishCatalogueChange(trx);
    return ok(undefined);
  });
}
