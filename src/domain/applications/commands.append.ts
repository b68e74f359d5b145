import type { Transaction } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import { adopt } from './commands.intake.ts';
import type { StagedDocument } from './commands.stage.ts';

/** Leaves out files that the same group of the case already has. */
export async function withoutKnown(
  trx: Transaction<Database>,
  id: string,
  documents: readonly StagedDocument[],
): Promise<StagedDocument[]> {
  const rows = await trx
    .selectFrom('application_documents as d')
    .innerJoin('stored_files as f', 'f.id', 'd.file_id')
    .select(['d.group_name', 'f.sha256'])
    .where('d.application_id', '=', id)
    .execute();
  const keyOf = (group: string, sha256: Buffer | null) => `${group} ${sha256?.toString('hex')}`;
  const known = new Set(rows.map(({ group_name, sha256 }) => keyOf(group_name, sha256)));
  return documents.filter(({ group, sha256 }) => {
    const key = keyOf(group, sha256);
    const isNew = !known.has(key);
    known.add(key);
    return isNew;
  });
}

/** Puts documents behind those of the case, in the order they were sent. */
export async function append(
  trx: Transaction<Database>,
  id: string,
  documents: readonly StagedDocument[],
  added: Parameters<typeof adopt>[3],
): Promise<void> {
  const { last } = await trx
    .selectFrom('application_documents')
    .select(({ fn }) => fn.max<number | null>('position').as('last'))
    .where('application_id', '=', id)
    .executeTakeFirstOrThrow();
  const inOrder = documents.toSorted((a, b) => a.index - b.index);
  const placed = inOrder.map((document, index) => ({ ...document, index: (last ?? -1) + 1 + index }));
  await adopt(trx, id, placed, added);
}

/** Enters in the history that documents were added. @returns the number of the entry */
export async function enterAdded(
  trx: Transaction<Database>,
  id: string,
  { at, by, actor }: { at: Date; by: 'student' | 'staff'; actor: string },
): Promise<number> {
  const entry = { application_id: id, at, event: 'document_added', from_state: null, to_state: null };
  const added = await trx
    .insertInto('application_history')
    .values({ ...entry, by_role: by, actor_id: actor })
    .returning('id')
    .executeTakeFirstOrThrow();
  return added.id;
}
