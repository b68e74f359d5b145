import * as z from 'zod/mini';
import { forFilters, offeredFilters, type OfferedFilter } from './course-filters.ts';

/**
 * The hero search form of the home page. Its fields are required there only; on /course-search every filter is optional.
 * Messages: docs/specification/behaviour.md, section 5. Written with zod/mini because the browser loads it.
 */
export const heroSearchSchema = z.object({
  search: z
    .string({ error: 'Search field is required' })
    .check(
      z.trim(),
      z.minLength(1, { error: 'Search field is required', abort: true }),
      z.minLength(3, { error: 'Search must be at least 3 characters long' }),
    ),
  ...forFilters(offeredFilters, chosenId),
});
export type HeroSearch = z.infer<typeof heroSearchSchema>;

function chosenId(filter: OfferedFilter) {
  const error = `${filter.charAt(0).toUpperCase()}${filter.slice(1)} is required`;
  return z.string({ error }).check(z.regex(/^\d+$/, { error }));
}
export type HeroSearchErrors = Partial<Record<keyof HeroSearch, string>>;

/** The first message of each invalid field; valid fields have no key. */
export function heroSearchErrors(values: Record<string, unknown>): HeroSearchErrors {
  const parsed = heroSearchSchema.safeParse(values);
  if (parsed.success) return {};
  const errors: HeroSearchErrors = {};
  for (const issue of parsed.error.issues) {
    const field = issue.path[0] as keyof HeroSearch;
    errors[field] ??= issue.message;
  }
  return errors;
}

/** A search that a browser sent without our script, with its errors. */
export interface SentSearch {
  values: HeroSearch;
  errors: HeroSearchErrors;
}
