import * as z from 'zod';

/** Page size when the caller names none, and the most one answer holds. Source: specification section 9. */
export const DEFAULT_RECORDS = 20;
export const MAX_RECORDS = 100;

/** One page of a list as it crosses the wire; links are absolute on the site's own origin. */
export const pagedSchema = <T extends z.ZodType>(item: T) =>
  z.object({
    count: z.int().min(0).meta({ description: 'How many there are on all pages' }),
    next: z.url().nullable().meta({ description: 'Address of the next page' }),
    previous: z.url().nullable().meta({ description: 'Address of the page before' }),
    results: z.array(item),
  });

export interface Paged<T> {
  count: number;
  next: string | null;
  previous: string | null;
  results: T[];
}

/** `page` is 1, 2, ... or 'last'; `records` is the page size. Both as they stand in an address. */
export interface PageQuery {
  page?: string | undefined;
  records?: string | undefined;
  /** All the client sent, which links to other pages repeat. Unset: the fields of the query. */
  params?: URLSearchParams | undefined;
}
