import { sql, type Kysely } from 'kysely';
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

const textsOf = (asked: FilterQuery, field: CourseFilter): string[] =>
  (asked[field] ?? []).filter((text) => text.trim() !== '');

/** The ids that the values of filters name, whether they exist or not; 0, which no choice has, for what is no id. */
export const namedChoices = (asked: FilterQuery): Choices =>
  forFilters(courseFilters, (field) => [...new Set(textsOf(asked, field).map((text) => idOf(text) ?? 0))]);

/**
 * Checks the values of all filters. Blank values are ignored.
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

/** Which of the values exist and may be seen by visitors, as 'field id'. */
async function existingIds(db: Kysely<Database>, asked: Choices): Promise<ReadonlySet<string>> {
  const fromLists = courseFilters.some((field) => field !== 'university' && asked[field].length > 0);
  const found = await Promise.all([
    fromLists ? listedValues(db) : [],
    asked.university.length > 0 ? publishedUniversities(db, asked.university) : [],
  ]);
  return new Set(found.flat());
}

/** The tables of filters with few values: some sixty in all, with the register too. */
const LISTED: Readonly<Record<Exclude<CourseFilter, 'university'>, string>> = {
  interest: 'interests',
  specialization: 'specializations',
  country: 'countries',
};

/** All at once, because they are kept: searches name them in many combinations. */
const listedValues = (db: Kysely<Database>): Promise<readonly string[]> =>
  keptRead(db, 'choices', 'listed', async () => {
    const parts = Object.entries(LISTED).map(
      ([field, table]) =>
        sql`select ${sql.lit(field)} || ' ' || id as value from ${sql.table(table)} where not hidden`,
    );
    const { rows } = await sql<{ value: string }>`${sql.join(parts, sql` union all `)}`.execute(db);
    return rows.map(({ value }) => value);
  });

const publishedUniversities = (db: Kysely<Database>, ids: readonly number[]): Promise<readonly string[]> =>
  keptRead(db, 'choices', JSON.stringify(ids), async () => {
    const { rows } = await sql<{ id: number }>`
      select id from universities where status = 'published' and id = any(${ids}::int[])`.execute(db);
    return rows.map(({ id }) => `university ${id}`);
  });
