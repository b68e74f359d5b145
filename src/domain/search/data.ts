import { sql, type Kysely } from 'kysely';
import {
  COURSE_ORDERINGS,
  type CourseFacets,
  type CourseList,
  type CourseQuery,
} from '../../contract/courses.ts';
import { ok, type Result } from '../../contract/errors.ts';
import type { Database } from '../../platform/database/schema.ts';
import { readChoices } from '../choices.ts';
import { pageWindow, requestedPage, type PageRequest, type PageWindow } from '../paging.ts';
import { countCourses, countIn, countUnknown, facetsOf, filterCounts } from './counts.ts';
import { readLimits } from './limits.ts';
import { countedPage, idsOfPage } from './page.ts';
import { textQuery, type CourseSearch } from './question.ts';
import { soughtWords, widenedWords } from './spelling.ts';

/** One page of a course search. */
export interface FoundCourses {
  /** The courses of the page, in order. */
  ids: number[];
  /** The page, and the number of all matching courses. */
  window: PageWindow;
  /** Number of courses for each filter value, if requested. */
  facets?: CourseFacets;
  /** Number of courses that may match a limit too but whose figure is not known, if counts are requested. */
  not_stated?: CourseList['not_stated'];
  /** The corrected search words, if nothing matched as typed. */
  corrected?: string;
}

/**
 * Searches the courses that students may see. A text that finds nothing as typed is searched with similar spellings.
 * @param now decides which intakes are open
 * @returns invalid (a value of a filter or limit that does not exist) or invalid_page.
 */
export async function searchCourses(
  db: Kysely<Database>,
  query: CourseQuery,
  now: Date,
): Promise<Result<FoundCourses>> {
  const text = query.search?.trim() ?? '';
  const ordering = COURSE_ORDERINGS.find((each) => each === query.ordering) ?? 'best_match';
  const [filters, limits, words] = await Promise.all([
    readChoices(db, query),
    readLimits(db, query, now),
    soughtWords(db, text),
  ]);
  if (!filters.ok) return filters;
  if (!limits.ok) return limits;
  const request = requestedPage(query);
  if (!request.ok) return request;
  const search: CourseSearch = { text, words, filters: filters.value, limits: limits.value, ordering };
  const found = await readPage(db, search, query, request.value);
  if (found.ok && found.value.window.count > 0) return found;
  const widened = await widenSearch(db, search);
  return widened ? readPage(db, widened, query, request.value) : found;
}

async function readPage(
  db: Kysely<Database>,
  search: CourseSearch,
  query: CourseQuery,
  { page, records }: PageRequest,
): Promise<Result<FoundCourses>> {
  const counts = query.facets ? await filterCounts(db, search) : undefined;
  const counted =
    counts || page === 'last'
      ? null
      : await countedPage(db, search, { limit: records, offset: (page - 1) * records });
  const count = counted?.count ?? (counts ? countIn(counts, search.filters) : await countCourses(db, search));
  const window = pageWindow(query, count);
  if (!window.ok) return window;
  const corrected = correctedText(search);
  const not_stated = counts ? await countUnknown(db, search) : undefined;
  return ok({
    ids: counted?.ids ?? (count === 0 ? [] : await idsOfPage(db, search, window.value)),
    window: window.value,
    ...(counts && { facets: facetsOf(counts, search.filters) }),
    ...(not_stated && { not_stated }),
    ...(corrected !== undefined && { corrected }),
  });
}

/** The same search with every word widened to similar spellings, if it finds nothing in any filter as typed. */
async function widenSearch(db: Kysely<Database>, search: CourseSearch): Promise<CourseSearch | null> {
  if (search.words.length === 0) return null;
  const found =
    await sql`select from course_search where terms @@ ${textQuery(search.words)}::tsquery limit 1`.execute(
      db,
    );
  if (found.rows.length > 0) return null;
  return { ...search, words: await widenedWords(db, search.text) };
}

/** The corrected search words if one had to be replaced; undefined if all were searched as typed. */
function correctedText({ words }: CourseSearch): string | undefined {
  if (!words.some(({ as }) => as === 'near')) return undefined;
  return words.map((word) => (word.as === 'near' ? (word.words[0] ?? '') : word.word)).join(' ');
}
