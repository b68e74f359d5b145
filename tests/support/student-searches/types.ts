import type { CourseLimit } from '../../../src/contract/course-limits.ts';
import type { CourseOrdering } from '../../../src/contract/course-orderings.ts';

/** What the first results of a search have in common, and how its text was read. */
export interface Expected {
  /** Every one of the first results matches all of these. */
  name?: RegExp;
  level?: RegExp;
  field?: RegExp;
  /** ISO code of the university's country. */
  country?: string;
  /** How many first results are looked at; unset: three. */
  first?: number;
  /** Nothing may be found. */
  nothing?: true;
  ordering?: CourseOrdering;
  limits?: Partial<Record<CourseLimit, string>>;
  noLimits?: true;
  leftOut?: readonly string[];
  /** The path of the page that a note refers to. */
  note?: string;
}

/** A search as a student types it, and what must come first in the demo catalogue. */
export type StudentSearch = readonly [asked: string, expected: Expected];

export const BACHELOR = /^Bachelor/;
export const MASTERS = /^Masters/;
export const DIPLOMA = /^(Advanced )?Diploma/;
export const DOCTORAL = /^Doctoral/;
export const IT = /^Information Technology/;
export const ENGINEERING = /^Engineering/;
export const COMMERCE = /^Management and Commerce/;
