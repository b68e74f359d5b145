import type { Chosen } from './chosen.ts';
import type { CourseSearch } from './search-address.ts';

/** 'nursing, Bachelor Degree, Australia: Search Course', so that tabs and history entries differ. */
export function courseSearchTitle({ search, page }: CourseSearch, chosen: readonly Chosen[]): string {
  const about = [search, ...chosen.map(({ name }) => name)].filter(Boolean).join(', ');
  const paged = page === '1' ? '' : `, page ${page}`;
  return about || paged ? `${about || 'All courses'}${paged}: Search Course` : 'Search Course';
}
