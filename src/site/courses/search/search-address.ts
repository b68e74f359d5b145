import type { CourseOrdering } from '../../../contract/courses.ts';
import type { PageQueryOf } from '../../../contract/page-queries.ts';
import { routes } from '../../../contract/routes.ts';

/** Results per page. Source: docs/specification/behaviour.md, section 9. */
export const DEFAULT_PAGE_SIZE = 20;

/** A course search as encoded in its address. */
export type CourseSearch = PageQueryOf<'/course-search'>;

/** Labels of the sort field. The list of orders is part of the contract. */
export const ORDERING_LABELS: Record<CourseOrdering, string> = {
  best_match: 'Best match',
  annual_fees: 'Annual fee, low to high',
  '-annual_fees': 'Annual fee, high to low',
  total_fees: 'Total fee, low to high',
  '-total_fees': 'Total fee, high to low',
  duration_year: 'Length, shortest first',
  '-duration_year': 'Length, longest first',
};

/** The URL of a search on page `page`, by default the search's own page. */
export function courseSearchAddress(search: CourseSearch, page = search.page): string {
  return routes.courseSearch({ ...search, page: Number(page) });
}

/** The URL of the first page of a search with some of its values changed. */
export function changedSearch(search: CourseSearch, changes: Partial<CourseSearch>): string {
  return courseSearchAddress({ ...search, ...changes }, '1');
}

/** The same search without order and page: the canonical URL of its variants. */
export function canonicalCourseSearch({ search, ...filters }: CourseSearch): string {
  return routes.courseSearch({ search, ...filters, ordering: undefined, exact: undefined, page: undefined });
}
