import type { Kysely } from 'kysely';
import { z } from 'zod';
import { fail, ok, type Result } from '../../contract/errors.ts';
import type { Database } from '../../platform/database/schema.ts';
import { finishCatalogueChange, reindexCourses } from '../search/commands.ts';
import { fold } from '../search/terms.ts';
import { fieldErrors } from '../staff-edits.ts';

const prose = z.string().trim().min(1).max(20_000).nullable().optional();

/** Fields that staff may set; anything else is refused. Imports do not overwrite a field that was set here. */
export const universityEditSchema = z.strictObject({
  university_name: z.string().trim().min(1).max(500).optional(),
  city_id: z.int().positive().max(2_147_483_647).nullable().optional(),
  status: z.enum(['draft', 'published', 'withdrawn']).optional(),
  email: z.email().nullable().optional(),
  website: z
    .url({ protocol: /^https?$/ })
    .nullable()
    .optional(),
  description: prose,
  offer_letter_requirement: prose,
  academic_requirement: prose,
  english_language_requirement: prose,
  turnaround_time: prose,
  financial_requirements: prose,
  specific_genuine_student_requirement: prose,
});
export type UniversityEdit = z.input<typeof universityEditSchema>;

/** Fields that are part of the search index of its courses. */
const SEARCHED: ReadonlySet<string> = new Set(['university_name', 'city_id', 'status']);

/** Edits a university, marks the fields as set by staff, and updates search and cached pages. */
export async function editUniversity(
  db: Kysely<Database>,
  universityId: number,
  edit: UniversityEdit,
): Promise<Result<void>> {
  const parsed = universityEditSchema.safeParse(edit);
  if (!parsed.success) return fail({ code: 'invalid', fields: fieldErrors(parsed.error) });
  const patch = parsed.data;
  const fields = Object.keys(patch);
  return db.transaction().execute(async (trx): Promise<Result<void>> => {
    const found = trx.selectFrom('universities').selectAll().where('id', '=', universityId).forUpdate();
    const university = await found.executeTakeFirst();
    if (!university) return fail({ code: 'not_found' });
    if (patch.city_id !== undefined && patch.city_id !== null) {
      const city = trx.selectFrom('cities').select('country_id').where('id', '=', patch.city_id);
      if ((await city.executeTakeFirst())?.country_id !== university.country_id) {
        return fail({
          code: 'invalid',
          fields: { city_id: [{ code: 'custom', message: "Choose a city in the university's country." }] },
        });
      }
    }
    await trx
      .updateTable('universities')
      .set({
        ...patch,
        name_key: fold(patch.university_name ?? university.university_name),
        updated_at: new Date(),
      })
      .set({ staff_fields: [...new Set([...university.staff_fields, ...fields])].sort() })
      .where('id', '=', universityId)
      .execute();
    if (fields.some((field) => SEARCHED.has(field))) {
      const rows = await trx
        .selectFrom('courses')
        .select('id')
        .where('university_id', '=', universityId)
        .execute();
      await reindexCourses(
        trx,
        rows.map(({ id }) => id),
      );
    }
    await finishCatalogueChange(trx, { onlyFew: true });
    return ok(undefined);
  });
}
