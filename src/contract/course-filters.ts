/**
 * What courses are filtered by, in the order of links and forms. Addresses, forms, parameters of the API, counts and checks
 * of values all come from this table. A new filter is one entry here and what the compiler then asks for: the list its
 * choices are read from (site/courses/choices.ts) and its SQL (domain/choices.ts, domain/search/filters.ts).
 *
 * Free of schemas, because every page loads it.
 */
export const COURSE_FILTERS = {
  interest: { label: 'Qualification Level', noun: 'level' },
  specialization: { label: 'Program of Interest', noun: 'field' },
  country: { label: 'Country', noun: 'country' },
  // Universities are too many for a form; links of other pages and callers of the API name them.
  university: {},
} as const satisfies Record<string, Partial<OfferedEntry>>;

/** A filter whose values forms offer, each with the number of matching courses. */
interface OfferedEntry {
  /** Heading above its choices. */
  label: string;
  /** One value, as in the sentence 'Choose a level'. */
  noun: string;
}

type Table = typeof COURSE_FILTERS;
export type CourseFilter = keyof Table;
/** A filter whose values forms offer. */
export type OfferedFilter = {
  [Name in CourseFilter]: Table[Name] extends OfferedEntry ? Name : never;
}[CourseFilter];

export const courseFilters = Object.keys(COURSE_FILTERS) as CourseFilter[];
export const offeredFilters = courseFilters.filter(
  (name): name is OfferedFilter => 'label' in COURSE_FILTERS[name],
);

/** One value for each of these filters. */
export function forFilters<Name extends CourseFilter, Value>(
  names: readonly Name[],
  value: (name: Name) => Value,
): Record<Name, Value> {
  return Object.fromEntries(names.map((name) => [name, value(name)])) as Record<Name, Value>;
}

/** Values of filters in an address: texts that are not validated yet. Several values of one filter mean OR. */
export type FilterQuery<Name extends CourseFilter = CourseFilter> = {
  [Each in Name]?: readonly string[] | undefined;
};
