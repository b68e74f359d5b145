import { sql, type Kysely, type RawBuilder, type Transaction } from 'kysely';
import type { Database } from '../platform/database/schema.ts';

/**
 * How staff search for people, in every list: by the sound of a name. The SQL functions person_terms and
 * person_question alone decide which names sound alike and which numbers are equal (migration 0018).
 */

/** With fewer matches than this, names with one typing error are added. */
const FEW = 10;
/** With more matches than this they are not ranked: a person who gets that many will type more. */
const MOST_RANKED = 2_000;

/**
 * The widening steps of a search, each as a tsquery: whole words as typed; same sound; word beginnings; one typing
 * error.
 */
type Question = Record<'typed' | 'said' | 'begun' | 'near', string>;

/** Ids of the rows that match a tsquery, found through an index. */
export type Finder = (question: RawBuilder<unknown>) => RawBuilder<unknown>;

/** A question that the planner cannot look into: it always reads the index. */
export const hidden = (question: string): RawBuilder<unknown> => sql`(select ${question}::tsquery)`;

/**
 * Condition for the rows that a finder finds. As an array the ids are read once, and rows are looked up by them; as a
 * subquery the planner may go through the whole list in its order instead, and compute the names of row after row.
 */
export const oneOf = (id: RawBuilder<unknown>, ids: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`${id} = any(array(${ids}))`;

/** Ids of accounts by the account itself and by its cases, because many accounts have no name. */
export const findAccounts: Finder = (question) => sql`
  select f.id from users f where person_terms(f.email_key, f.first_name, f.last_name, f.contact) @@ ${question}
  union all
  select f.user_id from applications f where person_terms(f.email, f.first_name, f.last_name, f.contact) @@ ${question}`;

/** Ids of cases. @param reference the beginning of a reference, as stored */
export const findCases =
  (reference: string | null): Finder =>
  (question) =>
    sql`
    select f.id from applications f where person_terms(f.email, f.first_name, f.last_name, f.contact) @@ ${question}
    ${reference === null ? sql`` : sql`union all select f.id from applications f where f.reference like ${`${reference}%`}`}`;

export const findEnquiries: Finder = (question) => sql`
  select f.id from enquiries f where person_terms(f.email, f.name, '', f.contact) @@ ${question}`;

/**
 * What other records than people are searched by: the beginnings of words, by sound. Null in SQL: there is no word.
 */
export const wordsOf = (text: string): RawBuilder<unknown> =>
  sql`(select person_question(${text.slice(0, 400).replaceAll(/[\p{Cc}\p{Cs}\p{So}]/gu, ' ')}, 'begun'))`;

/** The result of a search. */
export interface Found {
  /** Condition for the rows to list. */
  fits: RawBuilder<boolean>;
  count: number;
  /**
   * Sorts whole words as typed first, then same sound, beginnings, errors; unset for an empty search or very many
   * matches.
   */
  nearness: RawBuilder<unknown> | undefined;
}

/**
 * People who match the text; everybody if it contains no word.
 * @param id the column of the listed rows that `finder` returns ids of
 * @param count how many rows of the list a condition leaves; asked last for the condition of the result
 */
export async function findPeople(
  db: Kysely<Database> | Transaction<Database>,
  text: string | undefined,
  { id, finder }: { id: RawBuilder<unknown>; finder: Finder },
  count: (fits: RawBuilder<boolean>) => Promise<number>,
): Promise<Found> {
  const question = await questionOf(db, text ?? '');
  if (question === null) return { fits: sql`true`, count: await count(sql`true`), nearness: undefined };
  const matching = (reach: keyof Question) => finder(hidden(question[reach]));
  const found = { fits: oneOf(id, matching('begun')), count: 0 };
  found.count = await count(found.fits);
  if (found.count < FEW && question.near !== question.begun) {
    found.fits = oneOf(id, matching('near'));
    found.count = await count(found.fits);
  }
  const within = (reach: keyof Question) => sql<boolean>`${id} in (${matching(reach)})`;
  const nearness = sql`case when ${within('typed')} then 0 when ${within('said')} then 1
    when ${within('begun')} then 2 else 3 end`;
  return { ...found, nearness: found.count <= MOST_RANKED ? nearness : undefined };
}

async function questionOf(
  db: Kysely<Database> | Transaction<Database>,
  text: string,
): Promise<Question | null> {
  // Control characters, lone surrogates and emoji are not part of a name.
  const asked = text.slice(0, 400).replaceAll(/[\p{Cc}\p{Cs}\p{So}]/gu, ' ');
  if (asked.trim() === '') return null;
  const { rows } = await sql<Question | Record<keyof Question, null>>`
    select person_question(${asked}, 'typed')::text as typed, person_question(${asked}, 'said')::text as said,
      person_question(${asked}, 'begun')::text as begun, person_question(${asked}, 'near')::text as near`.execute(
    db,
  );
  const [question] = rows;
  return question && question.typed !== null ? question : null;
}
