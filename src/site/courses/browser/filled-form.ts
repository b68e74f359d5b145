import { offeredFilters } from '../../../contract/course-filters.ts';
import { readCourseSearch, type CourseSearch } from './course-search-address.ts';

/** The search in a filter form as filled in, from page 1. */
export function searchOfForm(form: HTMLFormElement): CourseSearch {
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') query.append(name, value);
  return readCourseSearch(query);
}

/** Fills a filter form from a search, as after Back or Reset. */
export function fillForm(form: HTMLFormElement, search: CourseSearch): void {
  for (const field of form.elements) {
    if (field instanceof HTMLSelectElement) field.value = search.ordering;
    if (!(field instanceof HTMLInputElement)) continue;
    if (field.type === 'checkbox') field.checked = chosen(search, field.name).includes(field.value);
    else if (field.name === 'search') field.value = search.search;
  }
}

function chosen(search: CourseSearch, name: string): readonly string[] {
  const filter = offeredFilters.find((each) => each === name);
  return filter ? search[filter] : [];
}

/** Whether two searches have the same filters and order, ignoring the text field. */
export function sameChoices(one: CourseSearch, other: CourseSearch): boolean {
  const key = (search: CourseSearch) =>
    JSON.stringify([...offeredFilters.map((filter) => [...search[filter]].sort()), search.ordering]);
  return key(one) === key(other);
}
