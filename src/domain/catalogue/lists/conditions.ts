import { sql } from 'kysely';
import { RECORD_STATUSES, type CatalogueQuery } from '../../../contract/catalogue/lists.ts';
import { ok, type Result } from '../../../contract/errors.ts';
import { fail } from '../../../contract/errors.ts';
import { idOf } from '../../../contract/ids.ts';
import type { Db } from '../../../platform/database/schema.ts';
import { fold } from '../../search/terms.ts';
import type { Sql } from './list.ts';

const MOST_WORDS = 8;

/** The words of a search; the last one may be unfinished, so each finds its beginnings. */
export const searchWords = ({ search = '' }: CatalogueQuery): string[] =>
  fold(search.slice(0, 200)).split(' ').filter(Boolean).slice(0, MOST_WORDS);

/** Whether names and keys have a word that begins so. @param alias of the table */
export const hasWord = (alias: string, word: string): Sql =>
  sql`staff_terms(${sql.ref(`${alias}.name_key`)}, ${sql.ref(`${alias}.source_key`)}) @@ ${`'${word}':*`}::tsquery`;

/** Whether a short text has a word that begins so. Not indexed: for tables of a few thousand rows. */
export const beginsIn =
  (text: Sql) =>
  (word: string): Sql =>
    sql`(' ' || lower(${text})) like ${`% ${word}%`}`;

/** The records of universities whose names have the word, so that an index finds them. */
export async function universitiesWithWord(db: Db, word: string): Promise<number[]> {
  const { rows } = await sql<{
    id: number;
  }>`select u.id from universities u where ${hasWord('u', word)}`.execute(db);
  return rows.map(({ id }) => id);
}

/** The ids in a filter, '3' or '3,7'. @returns invalid if one cannot be an id; undefined for none */
export function filterIds(name: keyof CatalogueQuery, query: CatalogueQuery): Result<number[] | undefined> {
  const text = query[name]?.trim();
  if (!text) return ok(undefined);
  const ids = text.split(',').map((each) => idOf(each));
  if (ids.some((id) => id === null)) return noSuchChoice(name, text);
  return ok(ids.flatMap((id) => id ?? []));
}

export const noSuchChoice = (name: string, value: string): Result<never> =>
  fail({ code: 'invalid', fields: { [name]: [{ code: 'no_such_choice', value }] } });

/**
 * The condition of a status; 'changed' are those with a draft.
 * @param stored the column, or the expression, with the stored status
 */
export function statusCondition(
  kind: string,
  id: Sql,
  stored: Sql,
  { status }: CatalogueQuery,
): Result<Sql | undefined> {
  if (!status) return ok(undefined);
  const known = RECORD_STATUSES.find((each) => each === status);
  if (!known) return noSuchChoice('status', status);
  if (known !== 'changed') return ok(sql`${stored} = ${known}`);
  return ok(sql`${stored} = 'published' and ${id} in (
    select d.object::int from drafts d where d.kind = ${kind} and d.object ~ '^[0-9]+$')`);
}

/** Where records come from: a source by its name, or 'import' for all that are neither of staff nor samples. */
export function sourceCondition(column: Sql, { source }: CatalogueQuery): Sql | undefined {
  if (!source) return undefined;
  return source === 'import' ? sql`${column} not in ('staff', 'demo')` : sql`${column} = ${source}`;
}

/** The status as lists show it. */
export const shownStatus = (kind: string, id: Sql, stored: Sql): Sql =>
  sql`case when ${stored} = 'published' and exists (select from drafts d where d.kind = ${sql.lit(kind)}
    and d.object = ${id}::text) then 'changed' else ${stored} end`;

/** The condition of `missing`, from a table of conditions by their names. */
export function missingCondition(
  conditions: Readonly<Record<string, Sql>>,
  { missing }: CatalogueQuery,
): Result<Sql | undefined> {
  if (!missing) return ok(undefined);
  const condition = Object.hasOwn(conditions, missing) ? conditions[missing] : undefined;
  return condition ? ok(condition) : noSuchChoice('missing', missing);
}

/** What a row lacks, as an array of names. */
export const missingNames = (conditions: Readonly<Record<string, Sql>>): Sql =>
  sql`array_remove(array[${sql.join(
    Object.entries(conditions).map(([name, holds]) => sql`case when ${holds} then ${sql.lit(name)} end`),
  )}], null)`;

/** The results of filters as one list of conditions, or the first that is invalid. */
export function gathered(results: readonly Result<Sql | undefined>[]): Result<Sql[]> {
  const wrong = results.find((result) => !result.ok);
  if (wrong) return wrong;
  return ok(results.flatMap((result) => (result.ok && result.value ? [result.value] : [])));
}
