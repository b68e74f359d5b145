import { sql, type RawBuilder } from 'kysely';
import { courseFilters, type CourseFilter } from '../../contract/course-filters.ts';
import type { Choices } from '../choices.ts';

/**
 * How course_search stores the value of each filter: in a column, and as a word of the terms ('#c1' is country 1), so
 * that one index serves text and filters together.
 */
export const FILTER_COLUMNS = {
  interest: { column: 'interest_id', mark: '#i' },
  specialization: { column: 'specialization_id', mark: '#s' },
  country: { column: 'country_id', mark: '#c' },
  university: { column: 'university_id', mark: '#u' },
} as const satisfies Record<CourseFilter, { column: string; mark: string }>;

/** The filters that have values, with these values. */
export const filtersSet = (filters: Partial<Choices>): [CourseFilter, number[]][] =>
  courseFilters.flatMap((name) => {
    const ids = filters[name] ?? [];
    return ids.length > 0 ? [[name, ids]] : [];
  });

/** The filters as conditions on the columns of a row `h`, of course_search or of the kept counts. */
export const filterConditions = (filters: Partial<Choices>): RawBuilder<boolean>[] =>
  filtersSet(filters).map(
    ([name, ids]) => sql<boolean>`h.${sql.ref(FILTER_COLUMNS[name].column)} = any(${ids}::int[])`,
  );
