import { offeredFilters } from '../../contract/course-filters.ts';
import type { PublicReads } from '../../contract/public-reads.ts';
import type { CourseChoices } from '../courses/browser/course-choices.ts';
import { courseChoices } from '../courses/choices.ts';

/** The choices of the hero form, and messages for lists that could not be read, except that of countries. */
export async function loadHeroChoices(
  reads: PublicReads,
): Promise<{ choices: CourseChoices; problems: string[] }> {
  const { choices, notes } = await courseChoices(reads);
  const problems = offeredFilters.flatMap((filter) => (filter === 'country' ? [] : (notes[filter] ?? [])));
  return { choices, problems };
}
