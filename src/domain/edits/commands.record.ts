import type { Transaction } from 'kysely';
import { changesBetween } from '../../contract/edits/changes.ts';
import type { REVISION_REASONS } from '../../contract/edits/state.ts';
import type { Database } from '../../platform/database/schema.ts';
import { documentKind } from '../../contract/documents/index.ts';
import type { Edited } from './context.ts';
import { newestRevision } from './data.revisions.ts';
import type { FormData, WriteContext } from './kind.ts';

interface Recorded {
  reason: (typeof REVISION_REASONS)[number];
  before: FormData;
  data: FormData;
  restoredFrom?: number;
  /** The bulk edit that it belongs to. */
  bulkEdit?: number | undefined;
}

/** Saves of a draft by one person within this time are one revision, so that autosaving does not fill the history. */
const TOGETHER_MS = 10 * 60_000;

/**
 * Adds a revision, and before the first one the state from which the object started. @returns its number.
 */
export async function recordRevision(
  trx: Transaction<Database>,
  edited: Edited,
  { reason, before, data, restoredFrom, bulkEdit }: Recorded,
  { author, now }: Pick<WriteContext, 'author' | 'now'>,
): Promise<number> {
  const newest = await newestRevision(trx, edited);
  const who = { author_id: author.id, author_name: author.name, at: now };
  const { kind, object } = edited;
  if (newest === undefined) {
    await trx
      .insertInto('revisions')
      .values({
        kind,
        object,
        title: titleOf(edited, before),
        number: 1,
        reason: 'shipped',
        data: JSON.stringify(before),
        changes: '[]',
        bulk_edit_id: bulkEdit ?? null,
        at: now,
      })
      .execute();
  }
  const continues =
    reason === 'saved' &&
    bulkEdit === undefined &&
    newest?.reason === 'saved' &&
    newest.bulk_edit_id === null &&
    newest.author_id === author.id &&
    now.getTime() - newest.at.getTime() < TOGETHER_MS;
  const previous = continues ? await revisionBefore(trx, edited, newest.number) : before;
  const number = (newest?.number ?? 1) + 1;
  const row = {
    ...who,
    title: titleOf(edited, data),
    number,
    reason,
    data: JSON.stringify(data),
    changes: JSON.stringify(changesBetween(previous, data)),
    restored_from: restoredFrom ?? null,
    bulk_edit_id: bulkEdit ?? null,
  };
  if (continues) {
    await trx
      .updateTable('revisions')
      .set(row)
      .where('kind', '=', kind)
      .where('object', '=', object)
      .where('number', '=', newest.number)
      .execute();
  } else
    await trx
      .insertInto('revisions')
      .values({ kind, object, ...row })
      .execute();
  return number;
}

/** What the log of changes calls an object: its title in the form, or what its document is called. */
function titleOf({ kind, object }: Edited, { title, name, label }: FormData): string {
  const own = [title, name, label].find((text) => typeof text === 'string' && text.trim() !== '');
  if (own !== undefined) return own as string;
  return (kind === 'document' ? documentKind(object)?.title : undefined) ?? object;
}

async function revisionBefore(
  trx: Transaction<Database>,
  { kind, object }: Edited,
  number: number,
): Promise<FormData> {
  const row = await trx
    .selectFrom('revisions')
    .select('data')
    .where('kind', '=', kind)
    .where('object', '=', object)
    .where('number', '<', number)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.data ?? {};
}
