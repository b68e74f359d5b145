import { forFilters, offeredFilters } from './course-filters.ts';
import { COURSE_ORDERINGS } from './course-orderings.ts';

/**
 * How a page reads a name of its query: `id` and `ids` are numbers of rows, `page` is 1, 2, … or last, `text` is what
 * somebody typed, `path` an address of this site; a list names the values there are, the default first.
 */
type Kind = 'id' | 'ids' | 'page' | 'text' | 'path' | readonly [string, ...string[]];

const PAGED = { page: 'page' } as const;

/**
 * The pages that have a query, each with its names. Links are built from this table, pages read their query through it, and
 * the server keeps pages by it: a name that is not here does not exist. Patterns are those of Astro's files in src/site/pages;
 * pages without a query stand in pages.ts, which browsers do without.
 */
export const PAGE_QUERIES = {
  '/course-search': {
    search: 'text',
    ...forFilters(offeredFilters, () => 'ids' as const),
    ordering: COURSE_ORDERINGS,
    page: 'page',
  },
  '/search': { search: 'text', ...forFilters(offeredFilters, () => 'id' as const) },
  '/universitieslist': { country: 'id', page: 'page' },
  '/university/[universityId]/[countryId]': PAGED,
  '/scholarship': { country: 'id', university: 'id', page: 'page' },
  '/blog': PAGED,
  '/upcoming-events': PAGED,
  '/login': { next: 'path' },
  '/signup': { next: 'path' },
  '/account/applications': PAGED,
  '/account/events': PAGED,
} as const satisfies Record<string, Readonly<Record<string, Kind>>>;

export type QueriedPage = keyof typeof PAGE_QUERIES;

/** The query of a page: lists for `ids`, else one text; '' (`page`: '1', of a list: its first) where nothing is said. */
export type PageQueryOf<Pattern extends QueriedPage> = {
  [Name in keyof (typeof PAGE_QUERIES)[Pattern]]: (typeof PAGE_QUERIES)[Pattern][Name] extends 'ids'
    ? string[]
    : string;
};

/** What stands for a number that is none: no row and no page has it. */
const NO_NUMBER = '0';

/** A number as its digits say it, so that 01 and 1 are one address. */
export const numberOf = (text: string): string => /^0*([1-9]\d{0,9})$/.exec(text.trim())?.[1] ?? NO_NUMBER;

function readValue(kind: Exclude<Kind, 'ids'>, value: string): string {
  if (kind === 'id') return value && numberOf(value);
  if (kind === 'page') return value === '' ? '1' : value === 'last' ? value : numberOf(value);
  if (kind === 'path') return value;
  if (kind === 'text') return value.normalize('NFC').trim().replaceAll(/\s+/g, ' ');
  return kind.includes(value) ? value : kind[0];
}

const defaultOf = (kind: Exclude<Kind, 'ids'>): string => readValue(kind, '');

/**
 * What an address asks of a page, read by its table: other names are left out, numbers are canonical, `ids` are sorted and
 * said once, of the others the first that is not blank counts.
 */
export function readPageQuery<Pattern extends QueriedPage>(
  pattern: Pattern,
  { searchParams }: Pick<URL, 'searchParams'>,
): PageQueryOf<Pattern> {
  const read = Object.entries<Kind>(PAGE_QUERIES[pattern]).map(([name, kind]) => {
    const values = searchParams.getAll(name).filter((value) => value.trim() !== '');
    if (kind !== 'ids') return [name, readValue(kind, values[0] ?? '')];
    return [name, [...new Set(values.map(numberOf))].sort((a, b) => Number(a) - Number(b))];
  });
  return Object.fromEntries(read) as PageQueryOf<Pattern>;
}

/** The one way to write what an address asks of a page: in the order of the table, without what goes without saying. */
export function canonicalQuery(pattern: QueriedPage, searchParams: URLSearchParams): URLSearchParams {
  const canonical = new URLSearchParams();
  const read: Record<string, string | string[]> = readPageQuery(pattern, { searchParams });
  for (const [name, kind] of Object.entries<Kind>(PAGE_QUERIES[pattern])) {
    for (const value of [read[name] ?? []].flat()) {
      if (kind === 'ids' || value !== defaultOf(kind)) canonical.append(name, value);
    }
  }
  return canonical;
}
