/** Orders of the course list; the first is the default. In a separate file, so that browsers load no schemas. */
export const COURSE_ORDERINGS = [
  'best_match',
  'annual_fees',
  '-annual_fees',
  'total_fees',
  '-total_fees',
  'duration_year',
  '-duration_year',
] as const;
export type CourseOrdering = (typeof COURSE_ORDERINGS)[number];
