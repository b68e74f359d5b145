import { offeredFilters } from '../../../contract/course-filters.ts';
import type { CourseSearch } from './search-address.ts';
import type { CourseChoices } from '../browser/course-choices.ts';

/** 'nursing, Bachelor Degree, Australia: Search Course', so that tabs and history entries differ. */
export function courseSearchTitle(search: CourseSearch, choices: CourseChoices): string {
  const names = offeredFilters.flatMap((filter) =>
    choices[filter].filter(({ id }) => search[filter].includes(String(id))).map(({ name }) => name),
  );
  const about = [search.search, ...names].filter(Boolean).join(', ');
  const page = search.page === '1' ? '' : `, page ${search.page}`;
  return about || page ? `${about || 'All courses'}${page}: Search Course` : 'Search Course';
}
