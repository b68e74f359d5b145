import type { OfferedFilter } from '../../../contract/course-filters.ts';
import type { CourseFacets } from '../../../contract/courses.ts';
import type { CourseSearch } from './course-search-address.ts';

/** An option of a filter. */
export interface Choice {
  id: number;
  name: string;
}
/** Why a filter has no options. */
export type FilterNotes = Partial<Record<OfferedFilter, string>>;
export type CourseChoices = Record<OfferedFilter, Choice[]>;

/**
 * Props of the island. Without the courses: the first results are in the HTML once, as its children, and the island
 * renders results itself only after the first change.
 */
export interface CourseSearchStart {
  search: CourseSearch;
  choices: CourseChoices;
  notes: FilterNotes;
  facets: CourseFacets | null;
  /** null if the server could not read the list; the children say why. */
  count: number | null;
  /** Origin of the API: '' for this site. */
  apiOrigin: string;
}
