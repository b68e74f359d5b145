import { courseLimits } from '../../../contract/course-limits.ts';
import { offeredFilters } from '../../../contract/course-filters.ts';
import type { CourseLimitChoices } from '../../../contract/course-limit-choices.ts';
import type { Understood } from '../../../contract/understood.ts';
import type { CourseChoices } from '../browser/course-choices.ts';
import { limitWords } from './limit-words.ts';
import type { CourseSearch } from './search-address.ts';
import { withoutPart } from './understood-text.ts';

/** A chosen value of a filter or limit. */
export interface Chosen {
  key: string;
  name: string;
  /** The search without it, from its first page. */
  without: CourseSearch;
}

/** What is chosen besides the text, in the order of the form. */
export function chosenValues(
  search: CourseSearch,
  choices: CourseChoices,
  limits: CourseLimitChoices,
): Chosen[] {
  const first = { ...search, page: '1' };
  const filters = offeredFilters.flatMap((filter) =>
    choices[filter]
      .filter(({ id }) => search[filter].includes(String(id)))
      .map(({ id, name }) => ({
        key: `${filter}=${id}`,
        name,
        without: { ...first, [filter]: search[filter].filter((value) => value !== String(id)) },
      })),
  );
  const limited = courseLimits.flatMap((limit) => {
    const given = search[limit];
    return [given].flat().flatMap((value) =>
      value === ''
        ? []
        : {
            key: `${limit}=${value}`,
            name: limitWords(limit, value, limits),
            without: {
              ...first,
              [limit]: Array.isArray(given) ? given.filter((each) => each !== value) : '',
            },
          },
    );
  });
  return [...filters, ...limited];
}

/** How many values of filters and limits are chosen. */
export const countChosen = (search: CourseSearch): number =>
  [...offeredFilters, ...courseLimits]
    .map((name) => [search[name]].flat())
    .reduce((sum, values) => sum + values.filter(Boolean).length, 0);

/** What the text was understood as, where the text can go without it: a search of its own for each part. */
export function understoodValues(search: CourseSearch, understood: Understood | undefined): Chosen[] {
  return (understood?.parts ?? []).flatMap(({ text, as, label, overruled }) => {
    const rest = withoutPart(search.search, text);
    if (overruled || as === 'ordering' || rest === '') return [];
    return { key: `${as}=${text}`, name: label, without: { ...search, page: '1', search: rest } };
  });
}
