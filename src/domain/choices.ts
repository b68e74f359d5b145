import { sql, type Kysely } from 'kysely';
import { fail, invalidChoice, ok, type Result } from '../contract/errors.ts';
import type { Database } from '../platform/database/schema.ts';
import { idOf } from './ids.ts';

/** What lists are filtered by, as it stands in an address. Repeated values mean OR. */
export interface AskedChoices {
  interest?: readonly string[] | undefined;
  specialization?: readonly string[] | undefined;
  country?: readonly string[] | undefined;
  university?: readonly string[] | undefined;
}
export type ChoiceField = keyof AskedChoices;
/** Ids of existing choices, each once; an empty list filters nothing. */
export type Choices = Record<ChoiceField, number[]>;

const EXISTING = {
  interest: sql`select 'interest' as field, id from interests where not hidden`,
  specialization: sql`select 'specialization' as field, id from specializations`,
  country: sql`select 'country' as field, id from countries`,
  university: sql`select 'university' as field, id from universities where status = 'published'`,
} as const;
const FIELDS = Object.keys(EXISTING) as ChoiceField[];

/**
 * Checks the values of all filters in one statement. Blank values are left out.
 * @returns invalid, with the first value of each field that is no choice. Source: WIRE, paging.
 */
export async function readChoices(db: Kysely<Database>, asked: AskedChoices): Promise<Result<Choices>> {
  const texts = (field: ChoiceField) => (asked[field] ?? []).filter((text) => text.trim() !== '');
  const idsOf = (field: ChoiceField) => texts(field).flatMap((text) => idOf(text) ?? []);
  const choices: Choices = { interest: [], specialization: [], country: [], university: [] };
  for (const field of FIELDS) choices[field] = [...new Set(idsOf(field))];

  const existing = await existingIds(db, choices);
  const fields: Record<string, string[]> = {};
  for (const field of FIELDS) {
    const wrong = texts(field).find((text) => !existing.has(`${field} ${idOf(text)}`));
    if (wrong !== undefined) fields[field] = [invalidChoice(wrong)];
  }
  return Object.keys(fields).length > 0 ? fail({ code: 'invalid', fields }) : ok(choices);
}

async function existingIds(db: Kysely<Database>, asked: Choices): Promise<Set<string>> {
  const parts = FIELDS.filter((field) => asked[field].length > 0).map(
    (field) =>
      sql`select field, id from (${EXISTING[field]}) as choice where id = any(${asked[field]}::int[])`,
  );
  if (parts.length === 0) return new Set();
  const union = sql<{ field: ChoiceField; id: number }>`${sql.join(parts, sql` union all `)}`;
  const { rows } = await union.execute(db);
  return new Set(rows.map(({ field, id }) => `${field} ${id}`));
}
