import { sql, type Transaction } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import { FILTER_COLUMNS } from './filters.ts';
import { deletes, fold, foldedName, indexWords } from './terms.ts';

const CHUNK = 1000;
/** From this number of courses on, one bad plan costs more than fresh statistics of the tables. */
const MANY = 500;

/** What the index needs of a course that students may see. */
interface IndexedCourse {
  course_id: number;
  course_name: string;
  field_detail: string;
  interest_id: number;
  interest_name: string;
  specialization_id: number | null;
  specialization_name: string | null;
  university_id: number;
  university_name: string;
  country_id: number;
  country_name: string;
  places: string[] | null;
  duration_weeks: number | null;
  annual_sort: number | null;
  total_sort: number | null;
}

/**
 * Updates the search index for these courses, inside the transaction that changed them. The index contains a course
 * if it is published, its university is published and its level is not hidden. Call it with the ids of all courses
 * whose own row, university, campuses, level or field changed.
 * @param ids in ascending order, so that two transactions never wait for entries of each other; those that this transaction made may follow
 * in any order. New entries are stored in this order.
 */
export async function reindexCourses(
  trx: Transaction<Database>,
  ids: readonly number[],
  onProgress?: (done: number) => void,
): Promise<void> {
  if (ids.length >= MANY) await analyzeSources(trx);
  await coverNewCourses(trx, ids);
  // The entries of a chunk are made while the database writes those of the one before.
  let write = async () => {};
  for (let from = 0; from < ids.length; from += CHUNK) {
    const chunk = ids.slice(from, from + CHUNK);
    const courses = inOrder(chunk, await visibleCourses(trx, chunk));
    const writing = write();
    // A failure is thrown below, when the entries are made.
    writing.catch(() => {});
    await statementIsSent();
    const entries = entriesOf(courses);
    await writing;
    write = async () => {
      const shown = new Set(courses.map(({ course_id }) => course_id));
      const gone = chunk.filter((id) => !shown.has(id));
      if (gone.length > 0) await trx.deleteFrom('course_search').where('course_id', 'in', gone).execute();
      if (courses.length > 0) await writeIndex(trx, entries);
      onProgress?.(from + chunk.length);
    };
  }
  await write();
}

function inOrder(ids: readonly number[], courses: readonly IndexedCourse[]): IndexedCourse[] {
  const byId = new Map(courses.map((course) => [course.course_id, course]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** After this the database works on the statement that was begun before. */
const statementIsSent = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Scholarships for all courses of a university cover also those that came later. */
async function coverNewCourses(trx: Transaction<Database>, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await sql`insert into scholarship_courses (scholarship_id, course_id)
    select s.id, c.id from scholarships s join courses c on c.university_id = s.university_id
    where s.covers_all and c.id = any(${ids}::int[]) on conflict do nothing`.execute(trx);
}

/** The tables that the index is made from. */
export const SOURCES = [
  'universities', 'campuses', 'courses', 'course_campuses', 'cities', 'intakes', 'scholarships', 'scholarship_courses',
  'university_english', 'course_english',
] as const; // oxfmt-ignore

/**
 * Statistics of what the index is made from. Without them PostgreSQL still takes the tables for empty when a catalogue
 * is filled soon after it was emptied, and compares every course with every other.
 */
async function analyzeSources(trx: Transaction<Database>): Promise<void> {
  await sql`analyze ${sql.join(SOURCES.map((name) => sql.table(name)))}`.execute(trx);
}

async function visibleCourses(trx: Transaction<Database>, ids: readonly number[]): Promise<IndexedCourse[]> {
  const { rows } = await sql<IndexedCourse>`
    select c.id as course_id, c.course_name, c.field_detail, c.interest_id, i.interest_name,
      c.specialization_id, s.specialization_name, c.university_id, u.university_name, u.country_id, n.country_name,
      c.duration_weeks,
      (c.annual_fees * coalesce(r.npr, 1))::float8 as annual_sort,
      (c.total_fees * coalesce(r.npr, 1))::float8 as total_sort,
      (select array_agg(distinct p.city_name || ' ' || p.state) from cities p where p.id = any(u.city_id || array(
        select k.city_id from course_campuses cc join campuses k on k.id = cc.campus_id and not k.withdrawn
        where cc.course_id = c.id))) as places
    from courses c
    join interests i on i.id = c.interest_id and not i.hidden
    join universities u on u.id = c.university_id and u.status = 'published'
    join countries n on n.id = u.country_id
    left join specializations s on s.id = c.specialization_id
    left join exchange_rates r on r.currency = c.currency
    where c.id = any(${ids}::int[]) and c.status = 'published'`.execute(trx);
  return rows;
}

const lexeme = (word: string): string => `'${word}'`;

/** The index entry of a course as the text of a tsvector; db/migrations/0002_search.sql describes its parts. */
function termsOf(course: IndexedCourse): { terms: string; words: Set<string> } {
  const inName = indexWords(course.course_name);
  const words = new Set(inName);
  const others = [
    course.field_detail,
    course.specialization_name ?? '',
    course.interest_name,
    course.university_name,
    course.country_name,
    ...(course.places ?? []),
  ];
  for (const text of others) for (const word of indexWords(text)) words.add(word);
  const lexemes = [...words].map(lexeme);
  for (const word of inName) lexemes.push(lexeme(`=${word}`));
  for (const word of indexWords(course.university_name)) lexemes.push(lexeme(`@${word}`));
  lexemes.push(lexeme(`@@${foldedName(course.university_name)}`));
  for (const { column, mark } of Object.values(FILTER_COLUMNS)) {
    if (course[column] !== null) lexemes.push(`'${mark}${course[column]}'`);
  }
  return { terms: lexemes.join(' '), words };
}

/** Columns that the database function course_limit_values computes. */
const LIMIT_COLUMNS = [
  'annual_npr', 'total_npr', 'open_until', 'ielts', 'ielts_band', 'pte', 'pte_band', 'toefl', 'toefl_band', 'duolingo',
  'duolingo_band',
]; // oxfmt-ignore
const columnList = (prefix: string) => sql.raw(LIMIT_COLUMNS.map((column) => prefix + column).join(', '));

interface Entries {
  ids: number[];
  /** The rows of the index, as JSON. */
  json: string;
  words: string[];
}

function entriesOf(courses: readonly IndexedCourse[]): Entries {
  const words = new Set<string>();
  const rows = courses.map((course) => {
    const entry = termsOf(course);
    for (const word of entry.words) words.add(word);
    const { course_id, country_id, interest_id, specialization_id, university_id, ...rest } = course;
    return {
      course_id, terms: entry.terms, name_key: fold(course.course_name), country_id, interest_id, specialization_id,
      university_id, annual_sort: rest.annual_sort, total_sort: rest.total_sort, duration_weeks: rest.duration_weeks,
    }; // oxfmt-ignore
  });
  return { ids: rows.map(({ course_id }) => course_id), json: JSON.stringify(rows), words: [...words] };
}

async function writeIndex(trx: Transaction<Database>, { ids, json, words }: Entries): Promise<void> {
  await sql`
    insert into course_search (course_id, terms, name_key, country_id, interest_id, specialization_id, university_id,
      annual_sort, total_sort, duration_weeks, ${columnList('')})
    select r.course_id, r.terms::tsvector || array_to_tsvector(v.marks), r.name_key, r.country_id, r.interest_id,
      r.specialization_id, r.university_id, r.annual_sort, r.total_sort, r.duration_weeks, ${columnList('v.')}
    from rows from (jsonb_to_recordset(${json}::jsonb) as (course_id int, terms text, name_key text, country_id int,
      interest_id int, specialization_id int, university_id int, annual_sort float8, total_sort float8,
      duration_weeks int)) with ordinality as r(course_id, terms, name_key, country_id, interest_id,
      specialization_id, university_id, annual_sort, total_sort, duration_weeks, place)
    join course_limit_values(${ids}::int[]) v on v.course_id = r.course_id
    order by r.place
    on conflict (course_id) do update set terms = excluded.terms, name_key = excluded.name_key,
      country_id = excluded.country_id, interest_id = excluded.interest_id,
      specialization_id = excluded.specialization_id, university_id = excluded.university_id,
      annual_sort = excluded.annual_sort, total_sort = excluded.total_sort,
      duration_weeks = excluded.duration_weeks,
      (${columnList('')}) = row(${columnList('excluded.')})`.execute(trx);
  await learnWords(trx, words);
}

/** Adds words that the spelling table does not know yet; their frequency is counted at the end. */
async function learnWords(trx: Transaction<Database>, words: readonly string[]): Promise<void> {
  const { rows } = await sql<{ word: string }>`
    select w.word from unnest(${words}::text[]) as w(word)
    where not exists (select from search_words k where k.word = w.word) order by w.word`.execute(trx);
  if (rows.length === 0) return;
  const learned = rows.map(({ word }) => word);
  const spellings = learned.flatMap((word) => deletes(word).map((variant) => ({ variant, word })));
  await sql`insert into search_words (word, courses) select w, 1 from unnest(${learned}::text[]) as w
    on conflict (word) do nothing`.execute(trx);
  await sql`insert into search_spellings (variant, word)
    select v, w from unnest(${spellings.map(({ variant }) => variant)}::text[],
      ${spellings.map(({ word }) => word)}::text[]) as s(v, w)
    on conflict (variant, word) do nothing`.execute(trx);
}
