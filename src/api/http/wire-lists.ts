import type { Page, Paged } from '../../contract/paging.ts';
import { idOf } from '../../contract/ids.ts';

/** Where a list is on the wire, and what it was asked with. */
export interface ListAddress {
  publicOrigin: string;
  /** As the call is documented: '/api/app/course-list/' */
  path: string;
  /** All the client sent; links to other pages repeat it. */
  query: URLSearchParams;
}

/** What a call gives for an answer of this shape: a page where the answer is a list. */
export type Made<Answer> =
  Answer extends Paged<infer Item> ? Page<Item> & Omit<Answer, keyof Paged<Item>> : Answer;

export const isPage = (value: unknown): value is Page<unknown> =>
  typeof value === 'object' && value !== null && 'results' in value && 'pages' in value;

/** A page as it crosses the wire, keys in this order; what a list has beside its results comes last. */
export function wireList<T>(
  { results, count, page, pages, ...others }: Page<T>,
  address: ListAddress,
): Paged<T> {
  return {
    count,
    next: page < pages ? pageLink(address, page + 1) : null,
    previous: page > 1 ? pageLink(address, page - 1) : null,
    results,
    ...others,
  };
}

/**
 * Address of another page of a list: every parameter the client sent, sorted by key, repeated keys kept in
 * their order; the first page has no `page`. Source: docs/wire.md, as Django REST Framework builds them.
 */
export function pageLink({ publicOrigin, path, query }: ListAddress, page: number): string {
  const params = new URLSearchParams(query);
  params.delete('page');
  if (page > 1) params.set('page', String(page));
  params.sort();
  const text = params.toString();
  return `${publicOrigin}${path}${text && `?${text}`}`;
}

/** A documented path with its values in the place of their names; numbers in their one form. */
export const filledPath = (path: string, params: Record<string, string>): string =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name] ?? '';
    return encodeURIComponent(idOf(value) ?? value);
  });
