import { fail, ok, type Result } from '../contract/errors.ts';
import { pageNumber, pageSize, type Paged, type PageQuery } from '../contract/paging.ts';

/** Which part of a list is asked for, before it is known how long the list is. */
export interface PageRequest {
  page: number | 'last';
  records: number;
}

/** A page that exists: what to read and what lies round it. */
export interface PageWindow {
  page: number;
  pages: number;
  count: number;
  limit: number;
  offset: number;
}

/** Where a list lives on the wire: its address and the parameters it was asked with. */
export interface ListAddress {
  publicOrigin: string;
  /** '/api/app/course-list/' */
  path: string;
  query: PageQuery;
}

/** Reads `page` and `records`. @returns invalid_page for what is no page number. */
export function requestedPage(query: PageQuery): Result<PageRequest> {
  const page = pageNumber(query.page);
  return page === undefined ? fail({ code: 'invalid_page' }) : ok({ page, records: pageSize(query.records) });
}

/**
 * Which rows of a list of `count` the query asks for. The first page of an empty list exists.
 * @returns invalid_page past the end and for what is no page number.
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

/** A page of results with its links. */
export function pageOf<T>(results: T[], window: PageWindow, address: ListAddress): Paged<T> {
  const { page, pages, count } = window;
  return {
    count,
    next: page < pages ? pageLink(address, page + 1) : null,
    previous: page > 1 ? pageLink(address, page - 1) : null,
    results,
  };
}

/**
 * Address of another page of a list: every parameter the client sent, sorted by key, repeated keys kept in
 * their order; the first page has no `page`. Source: WIRE, paging (as Django REST Framework builds them).
 */
export function pageLink({ publicOrigin, path, query }: ListAddress, page: number): string {
  const params = new URLSearchParams(query.params ?? paramsOf(query));
  params.delete('page');
  if (page > 1) params.set('page', String(page));
  params.sort();
  const text = params.toString();
  return `${publicOrigin}${path}${text && `?${text}`}`;
}

/** The parameters of a query that did not come from a request: its own fields. */
function paramsOf(query: PageQuery): URLSearchParams {
  const params = new URLSearchParams();
  for (const [key, value] of Object.entries(query) as [string, unknown][]) {
    const values = Array.isArray(value) ? value : [value];
    for (const each of values) {
      if (typeof each === 'string' && each !== '') params.append(key, each);
      if (each === true) params.append(key, 'true');
    }
  }
  return params;
}
