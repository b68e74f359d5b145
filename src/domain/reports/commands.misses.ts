import { sql, type Kysely } from 'kysely';
import type { CoursePage, CourseQuery } from '../../contract/courses.ts';
import { fold } from '../../contract/fold.ts';
import { nepalDate } from '../../contract/nepal-time.ts';
import type { Database } from '../../platform/database/schema.ts';

/** Searches without results, counted by day for the report. Nothing is kept that may name a person. */

/** Different words of a day: a robot cannot fill the table. */
const MOST_A_DAY = 500;
const KEPT_DAYS = 800;
const [MOST_LETTERS, MOST_WORDS] = [60, 6];
/** Filters aside, a search of this page and order counts; further pages are the same search. */
const NO_FILTER: ReadonlySet<string> = new Set(['search', 'ordering', 'facets', 'records', 'page']);

type Found = Pick<CoursePage, 'count' | 'understood'>;

/** Counts a search by text alone that found no course, or only without some of its words. */
export async function recordMisses(
  db: Kysely<Database>,
  query: CourseQuery,
  { count, understood }: Found,
  now: Date,
): Promise<void> {
  const text = query.search?.trim() ?? '';
  if (text === '' || !isFirstPage(query.page) || isNarrowed(query)) return;
  const result = count === 0 ? 'no_course' : 'left_out';
  const missed = count === 0 ? [text] : (understood?.left_out ?? []);
  for (const each of missed) {
    const words = keptWords(each);
    if (words !== null && !(await namesSomebody(db, words))) await record(db, words, result, nepalDate(now));
  }
}

const isFirstPage = (page: unknown): boolean => page === undefined || Number(page) === 1;

const isNarrowed = (query: CourseQuery): boolean =>
  Object.entries(query).some(
    ([name, value]) =>
      !NO_FILTER.has(name) &&
      value !== undefined &&
      value !== false &&
      !(Array.isArray(value) && value.length === 0),
  );

/** Null: it may be a number, an address or a letter to us. */
function keptWords(text: string): string | null {
  if (text.includes('@') || (text.match(/\p{N}/gu) ?? []).length > 4) return null;
  const words = fold(text);
  if (words === '' || words.length > MOST_LETTERS || words.split(' ').length > MOST_WORDS) return null;
  return words;
}

/** Whether the words are in the name or address of somebody we know. */
async function namesSomebody(db: Kysely<Database>, words: string): Promise<boolean> {
  const { rows: asked } = await sql<{ question: string | null }>`
    select person_question(${words}, 'typed')::text as question`.execute(db);
  const question = asked[0]?.question ?? null;
  if (question === null) return false;
  const { rows } = await sql<{ known: boolean }>`
    select exists (
        select from users f where person_terms(f.email_key, f.first_name, f.last_name, f.contact) @@ ${question}::tsquery
      ) or exists (
        select from applications f where person_terms(f.email, f.first_name, f.last_name, f.contact) @@ ${question}::tsquery
      ) or exists (
        select from enquiries f where person_terms(f.email, f.name, '', f.contact) @@ ${question}::tsquery
      ) as known`.execute(db);
  return rows[0]?.known ?? false;
}

async function record(
  db: Kysely<Database>,
  words: string,
  result: 'no_course' | 'left_out',
  day: string,
): Promise<void> {
  await sql`delete from search_misses where day < ${day}::date - ${sql.lit(KEPT_DAYS)}`.execute(db);
  await sql`
    insert into search_misses (day, words, result)
    select ${day}::date, ${words}, ${result}
    where (select count(*) from search_misses where day = ${day}::date) < ${sql.lit(MOST_A_DAY)}
      or exists (select from search_misses where day = ${day}::date and words = ${words} and result = ${result})
    on conflict (day, words, result) do update set times = search_misses.times + 1`.execute(db);
}
