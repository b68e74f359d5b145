import { sql } from 'kysely';
import { fail, ok, type Result } from '../../contract/errors.ts';
import type { OtherDocuments, Reusable, ReusableDocument } from '../../contract/reusable.ts';
import type { Db } from '../../platform/database/schema.ts';
import { isUuid } from '../../platform/database/uuid.ts';
import type { Principal } from '../accounts/policy.ts';
import type { ApplicationContext } from './context.ts';

/** Most documents that a form offers. */
const MOST_OFFERED = 100;

/**
 * A student's own documents that still have their file and key, also those that staff took along to another case.
 * Documents of staff are not offered: an offer letter belongs to its case.
 */
export const ownDocuments = (db: Db, userId: string) =>
  db
    .selectFrom('applications as a')
    .innerJoin('application_documents as d', 'd.application_id', 'a.id')
    .innerJoin('stored_files as f', 'f.id', 'd.file_id')
    .innerJoin('file_keys as k', 'k.file_id', 'f.id')
    .where('a.user_id', '=', userId)
    .where(({ or, eb }) => or([eb('d.added_by', '=', 'student'), eb('d.taken_from', '<>', '')]));

/** The same, each file of a group once, from where it was sent last. */
const newestDocuments = (db: Db, userId: string) =>
  ownDocuments(db, userId)
    .distinctOn(['d.group_name', 'f.sha256'])
    .select(['d.id', 'd.group_name', 'd.file_name', 'd.media_type', 'd.added_at', 'f.bytes', 'a.reference'])
    .orderBy('d.group_name')
    .orderBy('f.sha256')
    .orderBy('d.added_at', 'desc');

/** The first of them, the newest first, on the wire. */
async function offered(db: Db, newest: ReturnType<typeof newestDocuments>): Promise<ReusableDocument[]> {
  const documents = await db
    .selectFrom(newest.as('n'))
    .selectAll()
    .orderBy('added_at', 'desc')
    // Those of one form in an order that does not change.
    .orderBy(sql`group_name, file_name, id`)
    .limit(MOST_OFFERED)
    .execute();
  return documents.map(({ group_name: group, added_at, bytes, ...document }) => ({
    ...document,
    group,
    bytes: bytes ?? 0,
    added_at: added_at.toISOString(),
  }));
}

/** What a new application can take over from the person's earlier ones. */
export async function readReusable(
  { db }: ApplicationContext,
  { userId }: Principal,
): Promise<Result<Reusable>> {
  const latest = await db
    .selectFrom('applications')
    .select(['reference', 'submitted_at', 'first_name', 'last_name', 'email', 'contact', 'test_type'])
    .select(['overall_score', 'address', 'last_academic_qualification', 'marital_status'])
    .where('user_id', '=', userId)
    .orderBy('submitted_at', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return ok({
    answers: latest ? { ...latest, submitted_at: latest.submitted_at.toISOString() } : null,
    documents: await offered(db, newestDocuments(db, userId)),
  });
}

/**
 * Documents of the student's other cases that a case does not have yet.
 * @returns not_found.
 */
export async function readOtherDocuments(
  { db }: ApplicationContext,
  id: string,
): Promise<Result<OtherDocuments>> {
  if (!isUuid(id)) return fail({ code: 'not_found' });
  const known = await db.selectFrom('applications').select('user_id').where('id', '=', id).executeTakeFirst();
  if (!known) return fail({ code: 'not_found' });
  const missing = newestDocuments(db, known.user_id)
    .where('a.id', '<>', id)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('application_documents as here')
            .innerJoin('stored_files as has', 'has.id', 'here.file_id')
            .select('here.id')
            .where('here.application_id', '=', id)
            .whereRef('here.group_name', '=', 'd.group_name')
            .whereRef('has.sha256', '=', 'f.sha256'),
        ),
      ),
    );
  return ok({ documents: await offered(db, missing) });
}
