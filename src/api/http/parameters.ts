import { forFilters, type CourseFilter } from '../../contract/course-filters.ts';
import type { PageQuery } from '../../contract/paging.ts';

/** What a request says of these filters. */
export const filtersOf = <Name extends CourseFilter>(query: URLSearchParams, names: readonly Name[]) =>
  forFilters(names, (name) => query.getAll(name));

/** The last value of a parameter, as Django reads a single one. */
export function lastOf(query: URLSearchParams, name: string): string | undefined {
  return query.getAll(name).at(-1);
}

export function pagingOf(query: URLSearchParams): PageQuery {
  return { page: lastOf(query, 'page'), records: lastOf(query, 'records') };
}
