import type { OfferedFilter } from '../../../contract/course-filters.ts';

/** An option of a filter. */
export interface Choice {
  id: number;
  name: string;
}
/** Why a filter has no options. */
export type FilterNotes = Partial<Record<OfferedFilter, string>>;
export type CourseChoices = Record<OfferedFilter, Choice[]>;
