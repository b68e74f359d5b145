import type { Transaction } from 'kysely';
import type { EditKind } from '../../contract/edits/kinds.ts';
import type { Database } from '../../platform/database/schema.ts';
import type { FormData, WriteContext } from './kind.ts';

/** Keeps forms that nobody but staff sees. */
export async function keepDrafts(
  trx: Transaction<Database>,
  kind: EditKind,
  drafts: readonly { object: string; data: FormData }[],
  { author, now }: Pick<WriteContext, 'author' | 'now'>,
): Promise<void> {
  if (drafts.length === 0) return;
  const rows = drafts.map(({ object, data }) => ({
    kind,
    object,
    data: JSON.stringify(data),
    saved_by: author.id,
    saved_at: now,
  }));
  await trx
    .insertInto('drafts')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['kind', 'object']).doUpdateSet(({ ref }) => ({
        data: ref('excluded.data'),
        saved_by: ref('excluded.saved_by'),
        saved_at: ref('excluded.saved_at'),
      })),
    )
    .execute();
}

/** Deletes drafts: their content was published, or is not wanted. */
export async function dropDrafts(
  trx: Transaction<Database>,
  kind: EditKind,
  objects: readonly string[],
): Promise<void> {
  if (objects.length === 0) return;
  await trx.deleteFrom('drafts').where('kind', '=', kind).where('object', 'in', objects).execute();
}
