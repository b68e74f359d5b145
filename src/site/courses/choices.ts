import { offeredFilters, type OfferedFilter } from '../../contract/course-filters.ts';
import type { Result } from '../../contract/errors.ts';
import { MAX_RECORDS, type Page, type PageQuery } from '../../contract/paging.ts';
import type { PublicReads } from '../../contract/public-reads.ts';
import type { Choice, CourseChoices, FilterNotes } from './browser/course-choices.ts';

/** Lists of choices have a few dozen items; this page limit guards against a back end whose lists never end. */
const MOST_PAGES = 10;

/** Every item of a list that a page shows completely. @throws if the list cannot be read */
export async function everyItem<T>(read: (query: PageQuery) => Promise<Result<Page<T>>>): Promise<T[]> {
  const items: T[] = [];
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const answer = await read({ page: String(page), records: String(MAX_RECORDS) });
    if (!answer.ok && page === 1) throw new Error(`A list was refused: ${answer.error.code}`);
    // The list has become shorter meanwhile.
    if (!answer.ok) break;
    items.push(...answer.value.results);
    if (page >= answer.value.pages) break;
  }
  return items;
}

/** The options of each filter, in the order of the forms. */
const READ_CHOICES: Readonly<Record<OfferedFilter, (reads: PublicReads) => Promise<Choice[]>>> = {
  interest: async (reads) => {
    const interests = await everyItem((query) => reads.interests(query));
    return interests.map(({ id, interest_name: name }) => ({ id, name }));
  },
  specialization: async (reads) => {
    const specializations = await everyItem((query) => reads.specializations(query));
    return specializations.map(({ id, specialization_name: name }) => ({ id, name }));
  },
  country: async (reads) => {
    const countries = await everyItem((query) => reads.countries(query));
    return countries.map(({ id, country_name: name }) => ({ id, name }));
  },
};

/**
 * The options of the filters. If a list cannot be read, its filter is empty and shows the message of the error catalogue
 * (docs/specification/behaviour.md, section 8); the search itself still works.
 */
export async function courseChoices(
  reads: PublicReads,
): Promise<{ choices: CourseChoices; notes: FilterNotes }> {
  const notes: FilterNotes = {};
  const read = async (filter: OfferedFilter) => {
    try {
      return [filter, await READ_CHOICES[filter](reads)] as const;
    } catch {
      notes[filter] =
        filter === 'country' ? 'No countries available.' : `An error occurred while fetching ${filter}`;
      return [filter, []] as const;
    }
  };
  const choices = Object.fromEntries(await Promise.all(offeredFilters.map(read))) as CourseChoices;
  return { choices, notes };
}
