import type { OfferedFilter } from '../../../contract/course-filters.ts';
import type { CourseFacets } from '../../../contract/courses.ts';
import type { CourseSearch } from './course-search-address.ts';

/** What a filter offers. */
export interface Choice {
  id: number;
  name: string;
}
/** Why a filter has no choices. */
export type FilterNotes = Partial<Record<OfferedFilter, string>>;
export type CourseChoices = Record<OfferedFilter, Choice[]>;

/**
 * What the island starts with. Not the courses: the first results stand in the HTML once, as its children, and
 * it renders results itself only after the first change.
 */
export interface CourseSearchStart {
  search: CourseSearch;
  choices: CourseChoices;
  notes: FilterNotes;
  facets: CourseFacets | null;
  /** null where the server could not answer; the children say why. */
  count: number | null;
  /** Where the API is: '' on this site's own origin. */
  apiOrigin: string;
}
