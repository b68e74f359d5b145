import type { Transaction } from 'kysely';
import { changesBetween } from '../../contract/edits/changes.ts';
import type { REVISION_REASONS } from '../../contract/edits/state.ts';
import type { Database } from '../../platform/database/schema.ts';
import { isFactId, titleOfFact } from '../../content/facts/index.ts';
import { documentKind } from '../../contract/documents/index.ts';
import type { Edited } from './context.ts';
import { newestRevision } from './data.revisions.ts';
import type { FormData, WriteContext } from './kind.ts';

interface Recorded {
  reason: (typeof REVISION_REASONS)[number];
  before: FormData;
  data: FormData;
  restoredFrom?: number;
}

/** Saves of a draft by one person within this time are one revision, so that autosaving does not fill the history. */
const TOGETHER_MS = 10 * 60_000;

/**
 * Adds a revision, and before the first one the state from which the object started. @returns its number.
 */
export async function recordRevision(
  trx: Transaction<Database>,
  edited: Edited,
  { reason, before, data, restoredFrom }: Recorded,
  { author, now }: Pick<WriteContext, 'author' | 'now'>,
): Promise<number> {
  const newest = await newestRevision(trx, edited);
  const who = { author_id: author.id, author_name: author.name, at: now };
  const { kind, object } = edited;
  if (newest === undefined)
    await trx
      .insertInto('revisions')
      .values(firstOf(edited, before, now))
      .execute();
  const continues =
    reason === 'saved' &&
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

/** The state from which an object started. */
const firstOf = (edited: Edited, data: FormData, at: Date) => ({
  kind: edited.kind,
  object: edited.object,
  title: titleOf(edited, data),
  number: 1,
  reason: 'shipped' as const,
  data: JSON.stringify(data),
  changes: '[]',
  at,
});

/** A revision of one of many objects. */
export interface NewRevision {
  object: string;
  /** The number of the newest one so far; 0: there is none. */
  newest: number;
  reason: Recorded['reason'];
  before: FormData;
  data: FormData;
}

/** Adds the revisions of a bulk edit, as `recordRevision` does one. @returns their numbers by object */
export async function recordRevisions(
  trx: Transaction<Database>,
  kind: Edited['kind'],
  revisions: readonly NewRevision[],
  { author, now, bulkEdit }: Pick<WriteContext, 'author' | 'now'> & { bulkEdit: number },
): Promise<ReadonlyMap<string, number>> {
  const shared = { bulk_edit_id: bulkEdit };
  const by = { author_id: author.id, author_name: author.name, at: now };
  const first = revisions.filter(({ newest }) => newest === 0);
  const rows = revisions.map(({ object, newest, reason, before, data }) => ({
    ...shared,
    ...by,
    kind,
    object,
    title: titleOf({ kind, object }, data),
    number: Math.max(1, newest) + 1,
    reason,
    data: JSON.stringify(data),
    changes: JSON.stringify(changesBetween(before, data)),
  }));
  const started = first.map(({ object, before }) => ({
    ...firstOf({ kind, object }, before, now),
    ...shared,
  }));
  if (started.length > 0) await trx.insertInto('revisions').values(started).execute();
  if (rows.length > 0) await trx.insertInto('revisions').values(rows).execute();
  return new Map(rows.map(({ object, number }) => [object, number]));
}

/** What the log of changes calls an object: its title in the form, or what its document is called. */
function titleOf({ kind, object }: Edited, { title, name, label }: FormData): string {
  const own = [title, name, label].find((text) => typeof text === 'string' && text.trim() !== '');
  if (own !== undefined)
    return kind === 'fact' && isFactId(object) ? titleOfFact(object, own as string) : (own as string);
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
