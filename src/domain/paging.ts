import { fail, ok, type Result } from '../contract/errors.ts';
import { pageNumber, pageSize, type Page, type PageQuery } from '../contract/paging.ts';

/** The requested part of a list, before the length of the list is known. */
export interface PageRequest {
  page: number | 'last';
  records: number;
}

/** A page that exists: which rows to read, and its neighbours. */
export interface PageWindow {
  page: number;
  pages: number;
  count: number;
  limit: number;
  offset: number;
}

/** Reads `page` and `records`. @returns invalid_page for text that is not a page number. */
export function requestedPage(query: PageQuery): Result<PageRequest> {
  const page = pageNumber(query.page);
  return page === undefined ? fail({ code: 'invalid_page' }) : ok({ page, records: pageSize(query.records) });
}

/**
 * Which rows of a list of `count` the query asks for. An empty list has a first page.
 * @returns invalid_page past the end and for text that is not a page number.
 */
export function pageWindow(query: PageQuery, count: number): Result<PageWindow> {
  const request = requestedPage(query);
  if (!request.ok) return request;
  const { records } = request.value;
  const pages = Math.max(1, Math.ceil(count / records));
  const page = request.value.page === 'last' ? pages : request.value.page;
  if (page > pages) return fail({ code: 'invalid_page' });
  return ok({ page, pages, count, limit: records, offset: (page - 1) * records });
}

/** The rows of a window as a page. */
export const pageOf = <T>(results: T[], { count, page, pages }: PageWindow): Page<T> => ({
  results,
  count,
  page,
  pages,
});
