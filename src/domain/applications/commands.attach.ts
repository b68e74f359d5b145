import type { Transaction } from 'kysely';
import { filedTitle } from '../../contract/filed-kinds.ts';
import type { Database } from '../../platform/database/schema.ts';
import { isUuid } from '../../platform/database/uuid.ts';
import type { LockedCase } from './commands.lock.ts';
import { recordCase } from './commands.record-case.ts';

/** A document of the office that goes with a message. */
export type Attached = NonNullable<Awaited<ReturnType<typeof filedAmong>>>[number];

/** These documents of the office in a case; undefined if it does not have one of them. */
export async function filedAmong(trx: Transaction<Database>, id: string, documents: readonly string[]) {
  const wanted = [...new Set(documents)];
  if (!wanted.every(isUuid)) return undefined;
  if (wanted.length === 0) return [];
  const rows = await trx
    .selectFrom('filed_documents')
    .select(['id', 'kind', 'title', 'shown_at'])
    .where('application_id', '=', id)
    .where('id', 'in', wanted)
    .execute();
  return rows.length === wanted.length ? rows : undefined;
}

/** Shows the student those that were hidden, as part of an entry of the history. */
export async function showAttached(
  trx: Transaction<Database>,
  known: LockedCase,
  documents: readonly Attached[],
  { at, actor, entry }: { at: Date; actor: string; entry: number },
): Promise<void> {
  for (const document of documents.filter(({ shown_at }) => shown_at === null)) {
    await trx
      .updateTable('filed_documents')
      .set({ shown_at: at, history_id: entry })
      .where('id', '=', document.id)
      .execute();
    const after = { Document: filedTitle(document) };
    await recordCase(trx, known, { at, actor, action: 'shown', after });
  }
}
