import { sql } from 'kysely';
import { writeScore, type EnglishTest } from '../../contract/course-limits.ts';
import type { ImportContext } from './context.ts';
import type { UniversityRecord } from './records.ts';

interface ScoreRow {
  test: EnglishTest;
  overall: number;
  smallest_band: number | null;
}

/** 'ielts:6.5:6' */
export const scoreText = ({ test, overall, smallest_band }: ScoreRow): string =>
  writeScore({ test, overall, ...(smallest_band !== null && { band: smallest_band }) });

/** Replaces the English scores of these universities by what the source says, unless staff have set them. */
export async function applyUniversityEnglish(
  context: ImportContext,
  records: readonly UniversityRecord[],
  ids: ReadonlyMap<string, number>,
  isNew: (id: number) => boolean,
): Promise<void> {
  const { trx, report, touchedUniversities } = context;
  const covered = records.flatMap(({ key, english, university_name: name }) =>
    english ? [{ key, name, english, id: ids.get(key)! }] : [],
  );
  if (covered.length === 0) return;
  const known = await trx
    .selectFrom('universities')
    .leftJoin('university_english as e', 'e.university_id', 'universities.id')
    .select(['id', 'staff_fields', 'e.test', 'e.overall', 'e.smallest_band'])
    .where(
      'id',
      'in',
      covered.map(({ id }) => id),
    )
    .execute();
  const rowsOf = Map.groupBy(known, ({ id }) => id);
  for (const { key, name, english, id } of covered) {
    const rows = rowsOf.get(id) ?? [];
    const before = rows
      .flatMap(({ test, overall, smallest_band }) =>
        test === null || overall === null ? [] : [scoreText({ test, overall, smallest_band })],
      )
      .sort();
    const after = english.map(writeScore).sort();
    if (rows[0]?.staff_fields.includes('english')) {
      // Staff see what the source says, and can return to it.
      await sql`update universities set source_values = source_values || ${JSON.stringify({ english: after.join('; ') })}::jsonb
        where id = ${id}`.execute(trx);
      continue;
    }
    if (before.join() === after.join()) continue;
    await trx.deleteFrom('university_english').where('university_id', '=', id).execute();
    if (english.length > 0) {
      await trx
        .insertInto('university_english')
        .values(
          english.map(({ test, overall, band = null }) => ({
            university_id: id,
            test,
            overall,
            smallest_band: band,
          })),
        )
        .execute();
    }
    touchedUniversities.add(id);
    if (isNew(id)) continue;
    const words = { before: before.join('; '), after: after.join('; ') };
    report.add({ outcome: 'changed', kind: 'university', key, name, field: 'english', ...words });
  }
}
