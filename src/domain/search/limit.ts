import type { RawBuilder } from 'kysely';
import type { FigureLimit } from '../../contract/courses.ts';

/** One limit of a search, as conditions on a row `h` of course_search. */
export interface Limit {
  /** A tsquery over the marks in `terms` (db/migrations/0026_course_limits.sql), so that the index on them answers it. */
  mark?: string;
  /** A condition on other columns. */
  holds?: RawBuilder<boolean>;
  /** True for courses of which it is not known whether `holds` is true. */
  unknown?: { of: FigureLimit; is: RawBuilder<boolean> };
}
