import * as z from 'zod';

/** The default page size and the largest one. Source: docs/specification/behaviour.md, section 9. */
export const DEFAULT_RECORDS = 20;
export const MAX_RECORDS = 100;
/** The lists of the security log and of the log of changes are counted up to this many entries; filters reach older ones. */
export const MOST_LOGGED = 10_000;

/** One page of a list as reads return it. The API adds the links `next` and `previous`. */
export interface Page<T> {
  results: T[];
  /** Number of items on all pages together. */
  count: number;
  /** Number of this page; the first is 1. */
  page: number;
  /** Number of pages; an empty list has one. */
  pages: number;
}

/** One page of a list on the wire; links are absolute, on the site's own origin. */
export const pagedSchema = <T extends z.ZodType>(item: T) =>
  z.object({
    count: z.int().min(0).meta({ description: 'How many there are on all pages' }),
    next: z.url().nullable().meta({ description: 'Address of the next page' }),
    previous: z.url().nullable().meta({ description: 'Address of the page before' }),
    results: z.array(item),
  });

export interface Paged<T> {
  count: number;
  next: string | null;
  previous: string | null;
  results: T[];
}

/** `page` is 1, 2, ... or 'last'; `records` is the page size. Both are texts, as in an address. */
export interface PageQuery {
  page?: string | undefined;
  records?: string | undefined;
}

/** The page size asked for: default 20; not a number or not positive: 20; above 100: 100. Source: docs/wire.md, paging. */
export function pageSize(records: string | undefined): number {
  const text = records?.trim() ?? '';
  if (!/^\+?\d+$/.test(text)) return DEFAULT_RECORDS;
  const size = Number(text);
  return size > 0 ? Math.min(size, MAX_RECORDS) : DEFAULT_RECORDS;
}

/** The page number in a text; blank means the first. Undefined if the text is not a page number. */
export function pageNumber(page: string | undefined): number | 'last' | undefined {
  const text = page?.trim() || '1';
  if (text === 'last') return text;
  // At most nine digits: more are past the end of any list here, and offsets would not be exact.
  return /^0*[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
}

/**
 * Turns a list from the wire into a page. Its links are not followed: their presence only shows that there is another
 * page.
 * @param asked the query of the request; a server may return smaller pages than requested
 */
export function pageOfList<T>({ results, count, next, previous }: Paged<T>, asked: PageQuery): Page<T> {
  const records = next === null || results.length === 0 ? pageSize(asked.records) : results.length;
  const counted = Math.max(1, Math.ceil(count / records));
  const number = pageNumber(asked.page) ?? 1;
  const page = number !== 'last' ? number : previous === null ? 1 : counted;
  return { results, count, page, pages: next === null ? page : Math.max(counted, page + 1) };
}
