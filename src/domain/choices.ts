import { sql, type Kysely, type RawBuilder } from 'kysely';
import {
  courseFilters,
  forFilters,
  type CourseFilter,
  type FilterQuery,
} from '../contract/course-filters.ts';
import { fail, ok, type Result } from '../contract/errors.ts';
import type { FieldFaults } from '../contract/field-faults.ts';
import type { Database } from '../platform/database/schema.ts';
import { idOf } from '../contract/ids.ts';
import { keptRead } from './kept-reads.ts';

/** Ids of existing choices without duplicates; an empty list filters nothing. */
export type Choices = Record<CourseFilter, number[]>;

/** The values of each filter that visitors may see. */
const EXISTING: Readonly<Record<CourseFilter, RawBuilder<unknown>>> = {
  interest: sql`select id from interests where not hidden`,
  specialization: sql`select id from specializations where not hidden`,
  country: sql`select id from countries where not hidden`,
  university: sql`select id from universities where status = 'published'`,
};

const textsOf = (asked: FilterQuery, field: CourseFilter): string[] =>
  (asked[field] ?? []).filter((text) => text.trim() !== '');

/** The ids that the values of filters name, whether they exist or not; 0, which no choice has, for what is no id. */
export const namedChoices = (asked: FilterQuery): Choices =>
  forFilters(courseFilters, (field) => [...new Set(textsOf(asked, field).map((text) => idOf(text) ?? 0))]);

/**
 * Checks the values of all filters in one statement. Blank values are ignored.
 * @returns invalid, with the first unknown value of each field. Source: docs/wire.md, paging.
 */
export async function readChoices(db: Kysely<Database>, asked: FilterQuery): Promise<Result<Choices>> {
  const choices = namedChoices(asked);
  const existing = await existingIds(db, choices);
  const fields: FieldFaults = {};
  for (const field of courseFilters) {
    const wrong = textsOf(asked, field).find((text) => !existing.has(`${field} ${idOf(text)}`));
    if (wrong !== undefined) fields[field] = [{ code: 'no_such_choice', value: wrong }];
  }
  return Object.keys(fields).length > 0 ? fail({ code: 'invalid', fields }) : ok(choices);
}

async function existingIds(db: Kysely<Database>, asked: Choices): Promise<ReadonlySet<string>> {
  const parts = courseFilters
    .filter((field) => asked[field].length > 0)
    .map(
      (field) =>
        sql`select ${sql.lit(field)} as field, id from (${EXISTING[field]}) as choice where id = any(${asked[field]}::int[])`,
    );
  if (parts.length === 0) return new Set();
  return keptRead(db, 'choices', JSON.stringify(asked), async () => {
    const union = sql<{ field: CourseFilter; id: number }>`${sql.join(parts, sql` union all `)}`;
    const { rows } = await union.execute(db);
    return new Set(rows.map(({ field, id }) => `${field} ${id}`));
  });
}
