import { sql, type RawBuilder, type Transaction } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import { ENDED_STATES } from '../../contract/application-states.ts';
import { noteBefore, noteDue, notedADayAgo } from '../due-deletions.ts';
import { DISCARDED_AT } from './policy.ts';
import type { ApplicationContext } from './context.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const AT_ONCE = 50;

/** True for cases `a` that were closed before that time and still have documents. */
const closedWithDocuments = (time: Date) => sql<boolean>`a.closed_at <= ${time}
  and a.documents_deleted_at is null and a.state in (${sql.join([...ENDED_STATES])})
  and (exists (select from application_documents d where d.application_id = a.id)
    or exists (select from filed_documents d where d.application_id = a.id))`;

/** Deletes the documents of cases that have been closed for as many days as the privacy policy says. */
export async function deleteOldDocuments(context: ApplicationContext): Promise<void> {
  const { db, clock, documentDays } = context;
  const closedBefore = new Date(clock.now().getTime() - documentDays * DAY_MS);
  await noteDue(
    db,
    'documents',
    sql`select a.id::text as subject from applications a
    where ${closedWithDocuments(noteBefore(closedBefore))}`,
  );
  const due = (trx: Pick<typeof db, 'selectFrom'>) =>
    trx
      .selectFrom('applications as a')
      .select('a.id')
      .where(closedWithDocuments(closedBefore))
      .where(notedADayAgo('documents', sql`a.id::text`));
  for (;;) {
    const cases = await due(db).orderBy('a.closed_at').limit(AT_ONCE).execute();
    for (const { id } of cases) {
      await db.transaction().execute(async (trx) => {
        // Reopened, or already handled by another process, since it was listed.
        const still = await due(trx).where('a.id', '=', id).forUpdate('a').executeTakeFirst();
        if (!still) return;
        await deleteDocuments(trx, sql`select ${id}::uuid`);
        const now = clock.now();
        await trx
          .updateTable('applications')
          .set({ documents_deleted_at: now, updated_at: now })
          .where('id', '=', id)
          .execute();
        const entry = { application_id: id, at: now, event: 'documents_deleted' };
        await trx
          .insertInto('application_history')
          .values({ ...entry, from_state: null, to_state: null, by_role: 'system', actor_id: null })
          .execute();
      });
    }
    if (cases.length < AT_ONCE) return;
  }
}

/**
 * Deletes the documents of cases, those of the office too, with their keys and files.
 * @param cases a query for the ids of the cases
 */
export async function deleteDocuments(trx: Transaction<Database>, cases: RawBuilder<unknown>): Promise<void> {
  for (const table of ['application_documents', 'filed_documents'] as const) {
    const { rows } = await sql<{ file_id: string }>`
      delete from ${sql.table(table)} where application_id in (${cases}) returning file_id`.execute(trx);
    await deleteFiles(
      trx,
      rows.map(({ file_id }) => file_id),
    );
  }
}

/**
 * Deletes the keys of files, which makes them unreadable for good. The files then belong to nothing, and the next sweep
 * removes them.
 */
export async function deleteFiles(trx: Transaction<Database>, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await trx.deleteFrom('file_keys').where('file_id', 'in', ids).execute();
  await trx
    .updateTable('stored_files')
    .set({ kept: false, created_at: DISCARDED_AT })
    .where('id', 'in', ids)
    .execute();
}
