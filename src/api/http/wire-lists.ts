import type { Page, Paged } from '../../contract/paging.ts';
import { idOf } from '../../contract/ids.ts';

/** The address of a list: origin, path and query. */
export interface ListAddress {
  publicOrigin: string;
  /** The path in the documentation: '/api/app/course-list/' */
  path: string;
  /** The whole query of the client; links to other pages repeat it. */
  query: URLSearchParams;
}

/** What a call returns for an answer of this shape: a page if the answer is a list. */
export type Made<Answer> =
  Answer extends Paged<infer Item> ? Page<Item> & Omit<Answer, keyof Paged<Item>> : Answer;

export const isPage = (value: unknown): value is Page<unknown> =>
  typeof value === 'object' && value !== null && 'results' in value && 'pages' in value;

/** A page on the wire, with its keys in this order; further keys of a list come last. */
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
 * Address of another page of a list: every parameter that the client sent, sorted by key, repeated keys in
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

/** A documented path with its values filled in; numbers in canonical form. */
export const filledPath = (path: string, params: Record<string, string>): string =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name] ?? '';
    return encodeURIComponent(idOf(value) ?? value);
  });
