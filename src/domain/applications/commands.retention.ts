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
  and exists (select from application_documents d where d.application_id = a.id)`;

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
        await deleteDocuments(trx, sql`d.application_id = ${id}`);
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
 * Deletes the keys of documents, which makes the files unreadable for good, then the documents. The files then belong
 * to nothing, and the next sweep removes them.
 * @param which a condition on application_documents as `d`
 */
export async function deleteDocuments(trx: Transaction<Database>, which: RawBuilder<unknown>): Promise<void> {
  const documents = sql`(select d.file_id from application_documents d where ${which})`;
  await sql`delete from file_keys where file_id in ${documents}`.execute(trx);
  await sql`update stored_files set kept = false, created_at = ${DISCARDED_AT} where id in ${documents}`.execute(
    trx,
  );
  await sql`delete from application_documents d where ${which}`.execute(trx);
}
