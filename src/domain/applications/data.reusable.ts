import { sql } from 'kysely';
import type { Reusable } from '../../contract/reusable.ts';
import { ok, type Result } from '../../contract/errors.ts';
import type { Db } from '../../platform/database/schema.ts';
import type { Principal } from '../accounts/policy.ts';
import type { ApplicationContext } from './context.ts';

/** Most documents that a form offers. */
const MOST_OFFERED = 100;

/**
 * A student's own documents that still have their file and key. Documents of staff are not offered: an offer letter
 * belongs to its case.
 */
export const ownDocuments = (db: Db, userId: string) =>
  db
    .selectFrom('applications as a')
    .innerJoin('application_documents as d', 'd.application_id', 'a.id')
    .innerJoin('stored_files as f', 'f.id', 'd.file_id')
    .innerJoin('file_keys as k', 'k.file_id', 'f.id')
    .where('a.user_id', '=', userId)
    .where('d.added_by', '=', 'student');

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
  // A file that was sent several times is offered once, from where it was sent last.
  const newest = ownDocuments(db, userId)
    .distinctOn(['d.group_name', 'f.sha256'])
    .select(['d.id', 'd.group_name', 'd.file_name', 'd.media_type', 'd.added_at', 'f.bytes', 'a.reference'])
    .orderBy('d.group_name')
    .orderBy('f.sha256')
    .orderBy('d.added_at', 'desc');
  const documents = await db
    .selectFrom(newest.as('n'))
    .selectAll()
    .orderBy('added_at', 'desc')
    .orderBy(sql`id`)
    .limit(MOST_OFFERED)
    .execute();
  return ok({
    answers: latest ? { ...latest, submitted_at: latest.submitted_at.toISOString() } : null,
    documents: documents.map(({ group_name: group, added_at, bytes, ...document }) => ({
      ...document,
      group,
      bytes: bytes ?? 0,
      added_at: added_at.toISOString(),
    })),
  });
}
