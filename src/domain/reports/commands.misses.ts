import { sql, type Kysely } from 'kysely';
import type { CoursePage, CourseQuery } from '../../contract/courses.ts';
import { fold } from '../../contract/fold.ts';
import { nepalDate } from '../../contract/nepal-time.ts';
import { SHOWN_FROM_DAYS } from '../../contract/report-names.ts';
import type { Database } from '../../platform/database/schema.ts';
import { hidden } from '../person-search.ts';

/** Searches without results, counted by day for the report. Nothing is kept that may name a person. */

/** Different words of a day: a robot cannot fill the table. */
const MOST_A_DAY = 500;
const KEPT_DAYS = 800;
/** What is not searched on more days is forgotten: it may be a name that somebody typed by mistake. */
const RARE_KEPT_DAYS = 60;
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

/** Null: it may be a number, an address of any sort or a letter to us. */
function keptWords(text: string): string | null {
  if (/[@\p{N}]/u.test(text)) return null;
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
        select from users f where person_terms(f.email_key, f.first_name, f.last_name, f.contact) @@ ${hidden(question)}
      ) or exists (
        select from applications f where person_terms(f.email, f.first_name, f.last_name, f.contact) @@ ${hidden(question)}
      ) or exists (
        select from enquiries f where person_terms(f.email, f.name, '', f.contact) @@ ${hidden(question)}
      ) as known`.execute(db);
  return rows[0]?.known ?? false;
}

async function record(
  db: Kysely<Database>,
  words: string,
  result: 'no_course' | 'left_out',
  day: string,
): Promise<void> {
  await forgetOld(db, day);
  const fits = sql`((select count(*) from search_misses where day = ${day}::date) < ${sql.lit(MOST_A_DAY)}
    or exists (select from search_misses where day = ${day}::date and words = ${words} and result = ${result}))`;
  await sql`
    with known as (
      insert into missed_words (words, last_day) select ${words}, ${day}::date where ${fits}
      on conflict (words) do update set last_day = greatest(missed_words.last_day, excluded.last_day),
        days = missed_words.days + (missed_words.last_day < excluded.last_day)::int
      returning words
    )
    insert into search_misses (day, words, result)
    select ${day}::date, words, ${result} from known
    on conflict (day, words, result) do update set times = search_misses.times + 1`.execute(db);
}

/** Deletes what is too old, and what was searched on few days long ago, once a day: before its first entry. */
async function forgetOld(db: Kysely<Database>, day: string): Promise<void> {
  const { rows } = await sql`select from search_misses where day = ${day}::date limit 1`.execute(db);
  if (rows.length > 0) return;
  await sql`delete from search_misses where day < ${day}::date - ${sql.lit(KEPT_DAYS)}`.execute(db);
  await sql`delete from missed_words where last_day < ${day}::date - ${sql.lit(KEPT_DAYS)}
    or (days < ${sql.lit(SHOWN_FROM_DAYS)} and last_day < ${day}::date - ${sql.lit(RARE_KEPT_DAYS)})`.execute(
    db,
  );
}
