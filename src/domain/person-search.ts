import { sql, type Kysely, type RawBuilder, type Transaction } from 'kysely';
import type { Database } from '../platform/database/schema.ts';

/**
 * How staff find people, wherever there are any: as they say their name. What a name sounds like and which numbers are
 * one is decided by the SQL functions person_terms and person_question alone (migration 0018).
 */

/** With fewer than this, those one slip of the finger away follow. */
const FEW = 10;
/** With more than this the order of nearness is left out: somebody who gets so many types on. */
const MOST_RANKED = 2_000;

/** How far a question reaches, each as a tsquery: whole words as typed; the same sound; beginnings; one slip. */
type Question = Record<'typed' | 'said' | 'begun' | 'near', string>;

/** Ids of the rows that a tsquery finds, through an index. */
export type Finder = (question: RawBuilder<unknown>) => RawBuilder<unknown>;

/** The ids of accounts by what the account says and by what its cases say: many accounts have no name. */
export const findAccounts: Finder = (question) => sql`
  select f.id from users f where person_terms(f.email_key, f.first_name, f.last_name, f.contact) @@ ${question}
  union all
  select f.user_id from applications f where person_terms(f.email, f.first_name, f.last_name, f.contact) @@ ${question}`;

/** The ids of cases. @param reference the beginning of one, as it is written in the database */
export const findCases =
  (reference: string | null): Finder =>
  (question) => sql`
    select f.id from applications f where person_terms(f.email, f.first_name, f.last_name, f.contact) @@ ${question}
    ${reference === null ? sql`` : sql`union all select f.id from applications f where f.reference like ${`${reference}%`}`}`;

/** What a search comes to. */
export interface Found {
  /** Of the rows to list. */
  fits: RawBuilder<boolean>;
  count: number;
  /** Sorts whole words as typed first, then the same sound, beginnings, slips; unset where nothing was asked or much is found. */
  nearness: RawBuilder<unknown> | undefined;
}

/**
 * Those who fit what somebody typed; everybody where that has no word.
 * @param id the column of the listed rows that `finder` gives ids of
 * @param count how many rows of the list a condition leaves
 */
export async function findPeople(
  db: Kysely<Database> | Transaction<Database>,
  text: string | undefined,
  { id, finder }: { id: RawBuilder<unknown>; finder: Finder },
  count: (fits: RawBuilder<boolean>) => Promise<number>,
): Promise<Found> {
  const question = await questionOf(db, text ?? '');
  if (question === null) return { fits: sql`true`, count: await count(sql`true`), nearness: undefined };
  // With 'offset 0' the index is read once; without, the planner may fold the names of row after row of the list.
  const within = (reach: keyof Question) => sql<boolean>`${id} in (
    select found.id from (${finder(sql`${question[reach]}::tsquery`)}) as found(id) offset 0)`;
  const found = { fits: within('begun'), count: await count(within('begun')) };
  if (found.count < FEW && question.near !== question.begun) {
    found.fits = within('near');
    found.count = await count(found.fits);
  }
  const nearness = sql`case when ${within('typed')} then 0 when ${within('said')} then 1
    when ${within('begun')} then 2 else 3 end`;
  return { ...found, nearness: found.count <= MOST_RANKED ? nearness : undefined };
}

async function questionOf(
  db: Kysely<Database> | Transaction<Database>,
  text: string,
): Promise<Question | null> {
  // Control characters, halves of characters and pictures are no part of a name.
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
