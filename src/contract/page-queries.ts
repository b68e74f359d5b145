import { forFilters, offeredFilters } from './course-filters.ts';
import {
  courseLimits,
  isRepeated,
  limitValue,
  type CourseLimit,
  type RepeatedLimit,
} from './course-limits.ts';
import { COURSE_ORDERINGS } from './course-orderings.ts';

/**
 * The types of query parameters of pages: `id` and `ids` are ids of rows, `page` is 1, 2, … or last, `text` is free text,
 * `path` is a path of this site, `limit` and `limits` are values of the limit with this name (course-limits.ts); a list has
 * the allowed values, the default first.
 */
type Kind = 'id' | 'ids' | 'page' | 'text' | 'path' | 'limit' | 'limits' | readonly [string, ...string[]];
/** Kinds with several values. */
type Several = 'ids' | 'limits';

const PAGED = { page: 'page' } as const;

const LIMITS = Object.fromEntries(
  courseLimits.map((name) => [name, isRepeated(name) ? 'limits' : 'limit']),
) as { [Name in CourseLimit]: Name extends RepeatedLimit ? 'limits' : 'limit' };

/**
 * The pages that have a query, with their parameters. Links are built from this table, pages read their query through it,
 * and the server derives its cache keys from it; other parameters are ignored. Patterns are those of Astro's files in
 * src/site/pages. Pages without a query are in pages.ts, which browsers do not load.
 */
export const PAGE_QUERIES = {
  '/course-search': {
    search: 'text',
    ...forFilters(offeredFilters, () => 'ids' as const),
    ...LIMITS,
    ordering: COURSE_ORDERINGS,
    exact: ['', 'true'],
    page: 'page',
  },
  '/search': { search: 'text', ...forFilters(offeredFilters, () => 'id' as const) },
  '/universitieslist': { country: 'id', page: 'page' },
  '/university/[universityId]/[countryId]': { interest: 'id', page: 'page' },
  '/scholarship': { country: 'id', university: 'id', page: 'page' },
  '/blog': PAGED,
  '/upcoming-events': PAGED,
  '/enquiry': { course: 'id', university: 'id', country: 'id', from: ['site', 'chat'] },
  '/book': { branch: 'text', counselor: 'text' },
  '/appointment': { link: 'text', done: ['', 'booked', 'moved', 'cancelled'] },
  '/login': { next: 'path' },
  '/signup': { next: 'path' },
  '/account/applications': PAGED,
  '/account/events': PAGED,
} as const satisfies Record<string, Readonly<Record<string, Kind>>>;

export type QueriedPage = keyof typeof PAGE_QUERIES;

/** The query of a page: lists for `ids` and `limits`, else one text. Defaults: '1' for `page`, the first of a list, else ''. */
export type PageQueryOf<Pattern extends QueriedPage> = {
  [Name in keyof (typeof PAGE_QUERIES)[Pattern]]: (typeof PAGE_QUERIES)[Pattern][Name] extends Several
    ? string[]
    : string;
};

/** Replaces an invalid number; no row or page has it. */
const NO_NUMBER = '0';

/** A number in canonical form, so that 01 and 1 are the same address. */
export const numberOf = (text: string): string => /^0*([1-9]\d{0,9})$/.exec(text.trim())?.[1] ?? NO_NUMBER;

function readValue(kind: Exclude<Kind, Several>, name: string, value: string): string {
  if (kind === 'id') return value && numberOf(value);
  if (kind === 'page') return value === '' ? '1' : value === 'last' ? value : numberOf(value);
  if (kind === 'path') return value;
  if (kind === 'limit') return value && limitText(name, value);
  if (kind === 'text') return value.normalize('NFC').trim().replaceAll(/\s+/g, ' ');
  return kind.includes(value) ? value : kind[0];
}

/** An invalid value stays as it was typed: the search says what is wrong with it. */
const limitText = (name: string, value: string): string => limitValue(name as CourseLimit, value) ?? value;

const defaultOf = (kind: Exclude<Kind, Several>): string => readValue(kind, '', '');

/**
 * Parses the query of a page by its table: unknown parameters are dropped, numbers are canonical, `ids` are sorted without
 * duplicates, `english` may be in several parts, and of other repeated parameters the first that is not blank counts.
 */
export function readPageQuery<Pattern extends QueriedPage>(
  pattern: Pattern,
  { searchParams }: Pick<URL, 'searchParams'>,
): PageQueryOf<Pattern> {
  const read = Object.entries<Kind>(PAGE_QUERIES[pattern]).map(([name, kind]) => {
    const values = searchParams.getAll(name).filter((value) => value.trim() !== '');
    if (kind === 'ids') return [name, unique(values.map(numberOf)).sort((a, b) => Number(a) - Number(b))];
    if (kind === 'limits') return [name, unique(values.map((value) => limitText(name, value))).sort()];
    // A form has a field each for the test, the score and the smallest section.
    if (name === 'english') return [name, readValue(kind, name, values.join(':'))];
    return [name, readValue(kind, name, values[0] ?? '')];
  });
  return Object.fromEntries(read) as PageQueryOf<Pattern>;
}

const unique = (texts: readonly string[]): string[] => [...new Set(texts)];

/** The canonical query of a page: in the order of the table, without defaults. */
export function canonicalQuery(pattern: QueriedPage, searchParams: URLSearchParams): URLSearchParams {
  const canonical = new URLSearchParams();
  const read: Record<string, string | string[]> = readPageQuery(pattern, { searchParams });
  for (const [name, kind] of Object.entries<Kind>(PAGE_QUERIES[pattern])) {
    for (const value of [read[name] ?? []].flat()) {
      if (kind === 'ids' || kind === 'limits' || value !== defaultOf(kind)) canonical.append(name, value);
    }
  }
  return canonical;
}
