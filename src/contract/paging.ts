import * as z from 'zod';

/** Page size when the caller names none, and the most one answer holds. Source: specification section 9. */
export const DEFAULT_RECORDS = 20;
export const MAX_RECORDS = 100;

/** One page of a list as reads return it. The API makes `next` and `previous` of it. */
export interface Page<T> {
  results: T[];
  /** How many there are on all pages. */
  count: number;
  /** Which page this is; the first is 1. */
  page: number;
  /** How many pages there are; an empty list has one. */
  pages: number;
}

/** One page of a list as it crosses the wire; links are absolute on the site's own origin. */
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

/** `page` is 1, 2, ... or 'last'; `records` is the page size. Both as they stand in an address. */
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

/** The page a text names; blank is the first. Undefined for what is no page number. */
export function pageNumber(page: string | undefined): number | 'last' | undefined {
  const text = page?.trim() || '1';
  if (text === 'last') return text;
  // Ten digits are past the end of any list here, and keep offsets exact.
  return /^0*[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
}

/**
 * A list of the wire as a page. Its links are not read, let alone followed: that there is one says that there is
 * another page.
 * @param asked what it was asked with; a server may give fewer results a page than asked for
 */
export function pageOfList<T>({ results, count, next, previous }: Paged<T>, asked: PageQuery): Page<T> {
  const records = next === null || results.length === 0 ? pageSize(asked.records) : results.length;
  const counted = Math.max(1, Math.ceil(count / records));
  const number = pageNumber(asked.page) ?? 1;
  const page = number !== 'last' ? number : previous === null ? 1 : counted;
  return { results, count, page, pages: next === null ? page : Math.max(counted, page + 1) };
}
