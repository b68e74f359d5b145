import { offeredFilters } from '../../../contract/course-filters.ts';
import type { CallAddress } from '../../../contract/calls/address.ts';
import type { CourseOrdering } from '../../../contract/courses.ts';
import { readPageQuery, type PageQueryOf } from '../../../contract/page-queries.ts';
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

export const readCourseSearch = (searchParams: URLSearchParams): CourseSearch =>
  readPageQuery('/course-search', { searchParams });

export const EMPTY_SEARCH = readCourseSearch(new URLSearchParams());

/** The URL of a search on page `page`, by default the search's own page. */
export function courseSearchAddress(search: CourseSearch, page = search.page): string {
  return routes.courseSearch({ ...search, page: Number(page) });
}

/** The same search without order and page: the canonical URL of its variants. */
export function canonicalCourseSearch({ search, ...filters }: CourseSearch): string {
  return routes.courseSearch({ search, ...filters, ordering: undefined, exact: undefined, page: undefined });
}

/** The API call of a search. @param apiOrigin '' for the site's own origin */
export function courseListCall(search: CourseSearch, apiOrigin: string): string {
  const query = new URLSearchParams();
  if (search.search) query.set('search', search.search);
  for (const filter of offeredFilters) for (const id of search[filter]) query.append(filter, id);
  if (search.ordering !== EMPTY_SEARCH.ordering) query.set('ordering', search.ordering);
  if (search.exact) query.set('exact', search.exact);
  if (search.page !== EMPTY_SEARCH.page) query.set('page', search.page);
  query.set('records', String(DEFAULT_PAGE_SIZE));
  query.set('facets', 'true');
  return `${apiOrigin}${COURSE_LIST.slice('GET '.length)}?${query}`;
}
/** Without `pathOf`, which would be code of its own in the page with the smallest budget left. */
const COURSE_LIST: CallAddress = 'GET /api/app/course-list/';

/** Whether a value of any filter is chosen. */
export const isFiltered = (search: CourseSearch): boolean =>
  offeredFilters.some((filter) => search[filter].length > 0);
