import type { Kysely, Transaction } from 'kysely';
import type { Revision } from '../../contract/edits/state.ts';
import type { Result } from '../../contract/errors.ts';
import { ok } from '../../contract/errors.ts';
import type { Page, PageQuery } from '../../contract/paging.ts';
import type { Database } from '../../platform/database/schema.ts';
import { pageOf, pageWindow } from '../paging.ts';
import type { EditContext, Edited } from './context.ts';

/** The newest revision of an object; undefined: nobody has saved it yet. */
export const newestRevision = (db: Kysely<Database> | Transaction<Database>, { kind, object }: Edited) =>
  db
    .selectFrom('revisions')
    .selectAll()
    .where('kind', '=', kind)
    .where('object', '=', object)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Newest first. @returns invalid_page */
export async function listRevisions(
  { db }: Pick<EditContext, 'db'>,
  { kind, object }: Edited,
  query: PageQuery,
): Promise<Result<Page<Revision>>> {
  const all = db.selectFrom('revisions').where('kind', '=', kind).where('object', '=', object);
  const { count } = await all
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const window = pageWindow(query, count);
  if (!window.ok) return window;
  const { limit, offset } = window.value;
  const rows = await all
    .select(['number', 'reason', 'at', 'author_name', 'changes', 'restored_from'])
    .orderBy('number', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  const revisions = rows.map(({ at, author_name, ...row }) => ({
    ...row,
    at: at.toISOString(),
    who: author_name,
  }));
  return ok(pageOf(revisions, window.value));
}
