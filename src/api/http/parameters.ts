import { forFilters, type CourseFilter } from '../../contract/course-filters.ts';
import { courseLimits, isRepeated, type LimitQuery } from '../../contract/course-limits.ts';
import type { PageQuery } from '../../contract/paging.ts';

/** The values of these filters in a request. */
export const filtersOf = <Name extends CourseFilter>(query: URLSearchParams, names: readonly Name[]) =>
  forFilters(names, (name) => query.getAll(name));

/** The values of the limits of a course search in a request. */
export const limitsOf = (query: URLSearchParams): LimitQuery =>
  Object.fromEntries(
    courseLimits.map((name) => [name, isRepeated(name) ? query.getAll(name) : lastOf(query, name)]),
  );

/** The last value of a parameter; Django does the same for single values. */
export function lastOf(query: URLSearchParams, name: string): string | undefined {
  return query.getAll(name).at(-1);
}

export function pagingOf(query: URLSearchParams): PageQuery {
  return { page: lastOf(query, 'page'), records: lastOf(query, 'records') };
}
