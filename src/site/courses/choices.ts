import type { Result } from '../../contract/errors.ts';
import { MAX_RECORDS, type Paged, type PageQuery } from '../../contract/paging.ts';
import type { PublicReads } from '../../contract/public-reads.ts';
import type { CourseFilter } from './browser/course-search-address.ts';
import type { Choice, CourseChoices, FilterNotes } from './browser/course-search-props.ts';

/** Lists of choices are short (tens); this many pages is a guard against a back end that never ends. */
const MOST_PAGES = 10;

/** Every item of a list that a page shows as a whole. */
export async function everyItem<T>(read: (query: PageQuery) => Promise<Result<Paged<T>>>): Promise<T[]> {
  const items: T[] = [];
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const answer = await read({ page: String(page), records: String(MAX_RECORDS) });
    if (!answer.ok) break;
    items.push(...answer.value.results);
    if (answer.value.next === null) break;
  }
  return items;
}

/**
 * What the three filters offer. A list that cannot be read leaves its filter empty with the words of the
 * specification (section 8), the country list silently so; the search itself still works.
 */
export async function courseChoices(
  reads: PublicReads,
): Promise<{ choices: CourseChoices; notes: FilterNotes }> {
  const notes: FilterNotes = {};
  const read = async <T>(filter: CourseFilter, items: Promise<T[]>, choice: (item: T) => Choice) => {
    try {
      return (await items).map(choice);
    } catch {
      notes[filter] =
        filter === 'country' ? 'No countries available.' : `An error occurred while fetching ${filter}`;
      return [];
    }
  };
  const [interest, specialization, country] = await Promise.all([
    read(
      'interest',
      everyItem((query) => reads.interests(query)),
      (each) => ({
        id: each.id,
        name: each.interest_name,
      }),
    ),
    read(
      'specialization',
      everyItem((query) => reads.specializations(query)),
      (each) => ({
        id: each.id,
        name: each.specialization_name,
      }),
    ),
    read(
      'country',
      everyItem((query) => reads.countries(query)),
      (each) => ({
        id: each.id,
        name: each.country_name,
      }),
    ),
  ]);
  return { choices: { interest, specialization, country }, notes };
}
