import { sql, type RawBuilder } from 'kysely';
import type { PageWindow } from './paging.ts';

interface Listed {
  /** The key of the listed rows, 'a.id', and the table with that alias, 'applications a'. */
  id: RawBuilder<unknown>;
  from: RawBuilder<unknown>;
  fits: RawBuilder<unknown>;
  order: RawBuilder<unknown>;
}

/**
 * Condition for the rows of a page. The database finds their ids first, mostly in an index, so that what a list joins to a
 * row is not read for all the pages before.
 */
export const onPage = (
  { id, from, fits, order }: Listed,
  { limit, offset }: Pick<PageWindow, 'limit' | 'offset'>,
): RawBuilder<boolean> =>
  sql<boolean>`${id} in (select ${id} from ${from} where ${fits} order by ${order} limit ${limit} offset ${offset})`;
