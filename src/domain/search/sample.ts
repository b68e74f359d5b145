import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import { atMost, every, termsMatch } from './matching.ts';
import { namesUpTo } from './name-groups.ts';

/**
 * One course in thirty-two, by a hash of its id. They have an index of their own (db/migrations/0107_search_sample.sql), which a search passes
 * over in a small part of the time.
 */
const SAMPLED = 32;
export const inSample = sql<boolean>`hashint4(h.course_id) & 31 = 0`;

/**
 * If more courses of the sample match, more than 10,000 match in all. Of 10,000 courses about 312 are in the sample, and 400 is five standard
 * deviations (17.4) more: once in 1.7 million such sets. Of 12,800 courses about 400 are in it.
 */
const SURELY_MANY = 400;
/** Names of the sample that are read first to learn which are short. */
const NAMES_READ = 300;
/** More than any sample has. Without a limit the database could read all names from the shortest on instead. */
const ALL_NAMES = 1e9;

/** Whether surely more courses match than are counted. If not, there may still be more. @param matches a condition on `h` */
export async function surelyMany(db: Kysely<Database>, matches: RawBuilder<boolean>): Promise<boolean> {
  const sampled = sql`select from course_search h where ${inSample} and ${matches}`;
  const { rows } = await sql<{ many: boolean }>`
    ${atMost(sampled, SURELY_MANY)} select count(*) > ${sql.lit(SURELY_MANY)} as many from h`.execute(db);
  return rows[0]?.many === true;
}

/**
 * A tsquery for the names that are as short as those of so many courses with the shortest names, as the sample has them. They may be too few.
 * @param matches a condition on `h`
 * @returns undefined if too few match to say so, or if all names may be on the page
 */
export async function namesOfShortest(
  db: Kysely<Database>,
  matches: RawBuilder<boolean>,
  courses: number,
): Promise<string | undefined> {
  const expected = courses / SAMPLED;
  const place = Math.ceil(expected + 2 * Math.sqrt(expected));
  const among = async (names: string | undefined, most: number): Promise<string | undefined> => {
    const sampled = sql`select length(h.name_key) as letters from course_search h
      where ${every([inSample, matches, termsMatch(names ?? '')])}`;
    const { rows } = await sql<{ letters: number }>`
      ${atMost(sampled, most)} select letters from h order by letters offset ${sql.lit(place)} limit 1`.execute(
      db,
    );
    return rows[0] && namesUpTo(rows[0].letters);
  };
  // The sample may have more of the short names than its share. Of a common word it has many names, so some of them say first which are short.
  const short = await among(undefined, place + NAMES_READ);
  return short && among(short, ALL_NAMES);
}

/** Whether any course matches. @param matches a condition on `h` */
export async function anyMatch(db: Kysely<Database>, matches: RawBuilder<boolean>): Promise<boolean> {
  // Of very common words the sample has some. With a limit in its plan, PostgreSQL would read the table until it meets a match.
  const { rows } = await sql`
    with sampled as materialized (select from course_search h where ${inSample} and ${matches}),
      every_match as materialized (select from course_search h where ${matches})
    (select from sampled limit 1) union all (select from every_match limit 1) limit 1`.execute(db);
  return rows.length > 0;
}
