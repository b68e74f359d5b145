import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { CourseFacets, CourseOrdering } from '../../contract/courses.ts';
import type { Database } from '../../platform/database/schema.ts';
import type { Choices } from '../choices.ts';
import { bothQueries, filterQuery, textQuery } from './question.ts';
import { soughtWords, widenedWords, type SoughtWord } from './spelling.ts';

/** A course search after its words were looked up: what the counts and the rows of it are read with. */
export interface CourseSearch {
  text: string;
  /** None with a text of nothing but punctuation: such a search finds nothing. */
  words: SoughtWord[];
  filters: Choices;
  ordering: CourseOrdering;
}

/** How many courses there are for one combination of the three filters; specialization 0 is 'none given'. */
export interface FilterCount {
  country_id: number;
  interest_id: number;
  specialization_id: number;
  courses: number;
}

type PreparedSearch = Pick<CourseSearch, 'text' | 'words' | 'ordering'>;

export async function prepareSearch(
  db: Kysely<Database>,
  search: Pick<CourseSearch, 'text' | 'ordering'>,
): Promise<PreparedSearch> {
  return { ...search, words: await soughtWords(db, search.text) };
}

const findsNothing = ({ text, words }: CourseSearch): boolean => text !== '' && words.length === 0;

/** The same search with every word widened to near spellings, when as typed it finds nothing in any filter. */
export async function widenSearch(db: Kysely<Database>, search: CourseSearch): Promise<CourseSearch | null> {
  if (search.words.length === 0) return null;
  const found =
    await sql`select from course_search where terms @@ ${textQuery(search.words)}::tsquery limit 1`.execute(
      db,
    );
  if (found.rows.length > 0) return null;
  return { ...search, words: await widenedWords(db, search.text) };
}

/** The question as it was understood, when a word had to be replaced; undefined when it was searched as typed. */
export function correctedText({ words }: CourseSearch): string | undefined {
  if (!words.some(({ as }) => as === 'near')) return undefined;
  return words.map((word) => (word.as === 'near' ? (word.words[0] ?? '') : word.word)).join(' ');
}

/** Counts per combination of filters over the courses that match text and university, the three filters aside. */
export async function filterCounts(db: Kysely<Database>, search: CourseSearch): Promise<FilterCount[]> {
  if (findsNothing(search)) return [];
  const { university } = search.filters;
  const query = bothQueries(
    textQuery(search.words),
    filterQuery({ interest: [], specialization: [], country: [], university }),
  );
  if (!query) return db.selectFrom('course_counts').selectAll().execute();
  const { rows } = await sql<FilterCount>`
    select country_id, interest_id, coalesce(specialization_id, 0) as specialization_id, count(*)::int as courses
    from course_search where terms @@ ${query}::tsquery group by 1, 2, 3`.execute(db);
  return rows;
}

/** How many courses match text and filters. */
export async function countCourses(db: Kysely<Database>, search: CourseSearch): Promise<number> {
  const { words, filters } = search;
  if (findsNothing(search)) return 0;
  if (words.length === 0 && filters.university.length === 0)
    return countIn(await filterCounts(db, search), filters);
  const query = bothQueries(textQuery(words), filterQuery(filters));
  return countMatching(db, sql`course_search where terms @@ ${query}::tsquery`);
}

const passes = (chosen: readonly number[], id: number): boolean => chosen.length === 0 || chosen.includes(id);

export function countIn(counts: readonly FilterCount[], filters: Choices): number {
  return counts
    .filter((row) => passes(filters.country, row.country_id))
    .filter((row) => passes(filters.interest, row.interest_id))
    .filter((row) => passes(filters.specialization, row.specialization_id))
    .reduce((sum, row) => sum + row.courses, 0);
}

/** What each value of a filter would give, its own filter left aside and the others kept. */
export function facetsOf(counts: readonly FilterCount[], filters: Choices): CourseFacets {
  const tally = (kind: 'interest' | 'specialization' | 'country') => {
    const sums = new Map<number, number>();
    const others = { ...filters, [kind]: [] };
    for (const row of counts) {
      const id = row[`${kind}_id`];
      if (id === 0 || countIn([row], others) === 0) continue;
      sums.set(id, (sums.get(id) ?? 0) + row.courses);
    }
    return [...sums].map(([id, count]) => ({ id, count })).sort((a, b) => b.count - a.count || a.id - b.id);
  };
  return { interest: tally('interest'), specialization: tally('specialization'), country: tally('country') };
}

/** How many rows of course_search match. @param matching 'course_search where ...' */
export async function countMatching(db: Kysely<Database>, matching: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from ${matching}`.execute(db);
  return rows[0]?.count ?? 0;
}
