import type { Kysely } from 'kysely';
import type { CourseFacets, CourseList, CourseQuery } from '../../contract/courses.ts';
import { ok, type Result } from '../../contract/errors.ts';
import type { Database } from '../../platform/database/schema.ts';
import type { Understood } from '../../contract/understood.ts';
import { readChoices } from '../choices.ts';
import { pageWindow, requestedPage, type PageRequest, type PageWindow } from '../paging.ts';
import {
  countCourses,
  countedUpTo,
  countIn,
  countUnknown,
  facetsOf,
  filterCounts,
  offersNothing,
} from './counts.ts';
import { largeCatalogue } from './count-bounds.ts';
import { readLimits } from './limits.ts';
import { countedPage, idsOfPage } from './page.ts';
import type { CourseSearch } from './question.ts';
import { searchOf, textOf } from './reading.ts';
import { repairText } from './repair.ts';
import { describeText } from './words/describe.ts';
import { limitsOf, typedText, understandText, type UnderstoodText } from './words/understand.ts';

export { countSearches } from './count-searches.ts';

/** One page of a course search. */
export interface FoundCourses {
  /** The courses of the page, in order. */
  ids: number[];
  /** The page, and the number of all matching courses. */
  window: PageWindow;
  /** More courses match than the window says: they were counted up to a bound (countedUpTo). */
  more?: true;
  /** Number of courses for each filter value, if requested and if they are few enough to be counted. */
  facets?: CourseFacets;
  /** Number of courses that may match a limit too but whose figure is not known, if counts are requested. */
  not_stated?: CourseList['not_stated'];
  /** The corrected search words, if nothing matched as typed. */
  corrected?: string;
  /** What the text was understood as, if this is more than its words. */
  understood?: Understood;
}

/**
 * Searches the courses that students may see. A text that finds nothing is read in other ways (repair.ts).
 * @param now decides which intakes are open, and which February a text means
 * @returns invalid (a value of a filter or limit that does not exist) or invalid_page.
 */
export async function searchCourses(
  db: Kysely<Database>,
  query: CourseQuery,
  now: Date,
): Promise<Result<FoundCourses>> {
  const text = understandText(await textOf(db, query, now), query);
  const [filters, limits] = await Promise.all([
    readChoices(db, query),
    readLimits(db, { ...query, ...limitsOf(text) }, now),
  ]);
  if (!filters.ok) return filters;
  if (!limits.ok) return limits;
  const request = requestedPage(query);
  if (!request.ok) return request;
  const large = await largeCatalogue(db, filters.value);
  const find = (text: UnderstoodText) => {
    const chosen = { filters: filters.value, large, limits: limits.value };
    return readPage(db, { ...searchOf(text, query), ...chosen }, text, query, request.value);
  };
  const found = await find(text);
  if (query.exact === true || (found.ok && found.value.window.count > 0)) return found;
  const repaired = await repairText(db, text);
  return repaired ? find(repaired) : found;
}

async function readPage(
  db: Kysely<Database>,
  search: CourseSearch,
  text: UnderstoodText,
  query: CourseQuery,
  { page, records }: PageRequest,
): Promise<Result<FoundCourses>> {
  const upTo = countedUpTo(search);
  const counts = query.facets ? await filterCounts(db, search, upTo) : null;
  // Counting for the filters has found too many already, unless the filters leave few of them.
  const tooMany = query.facets === true && !counts && offersNothing(search.filters);
  const known = counts ? countIn(counts, search.filters) : tooMany ? upTo + 1 : undefined;
  // Where nothing was counted yet; in a large catalogue also for a page of what was counted, which it reads in one pass.
  const counted =
    page === 'last' || known === 0 || tooMany || (counts && upTo === Infinity)
      ? null
      : await countedPage(
          db,
          search,
          { limit: records, offset: (page - 1) * records },
          { upTo, known: counts !== null },
        );
  const found = known ?? counted?.count ?? (await countCourses(db, search, upTo));
  const count = Math.min(found, upTo);
  const window = pageWindow(query, count);
  if (!window.ok) return window;
  const corrected = correctedText(text);
  const understood = describeText(text, count);
  const not_stated = counts ? await countUnknown(db, search) : undefined;
  return ok({
    ids: counted?.ids ?? (count === 0 ? [] : await idsOfPage(db, search, window.value, upTo)),
    window: window.value,
    ...(found > count && { more: true as const }),
    ...(counts && { facets: facetsOf(counts, search.filters) }),
    ...(not_stated && { not_stated }),
    ...(corrected !== undefined && { corrected }),
    ...(understood && { understood }),
  });
}

/** The corrected search words if one had to be replaced; undefined if all were searched as typed. */
const correctedText = ({ words }: UnderstoodText): string | undefined =>
  words.some((each) => 'word' in each && each.word.as === 'near')
    ? words.map(typedText).join(' ')
    : undefined;
