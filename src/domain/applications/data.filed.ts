import type { Selectable } from 'kysely';
import type { FiledDocument, StaffFiledDocument } from '../../contract/filed-documents.ts';
import type { Mover } from '../../contract/application-states.ts';
import type { Db } from '../../platform/database/schema.ts';
import type { FiledDocumentsTable } from '../../platform/database/tables/applications.ts';
import { nameOf } from './present.ts';

/** A document of the office with its size, and who put it there, while they have an account. */
export type FiledRow = Selectable<FiledDocumentsTable> & {
  bytes: number | null;
  first_name: string | null;
  last_name: string | null;
  email: string | null;
};

/** The documents of the office in a case, oldest first, as far as this viewer may see them. */
export const filedOf = (db: Db, id: string, viewer: Mover): Promise<FiledRow[]> =>
  db
    .selectFrom('filed_documents as d')
    .innerJoin('stored_files as f', 'f.id', 'd.file_id')
    .leftJoin('users as u', 'u.id', 'd.added_by')
    .selectAll('d')
    .select(['f.bytes', 'u.first_name', 'u.last_name', 'u.email'])
    .where('d.application_id', '=', id)
    .$if(viewer === 'student', (documents) => documents.where('d.shown_at', 'is not', null))
    .orderBy('d.added_at')
    .orderBy('d.id')
    .execute();

export const presentFiled = (row: FiledRow): FiledDocument => ({
  id: row.id,
  kind: row.kind,
  title: row.title,
  file_name: row.file_name,
  media_type: row.media_type,
  bytes: row.bytes ?? 0,
  added_at: row.added_at.toISOString(),
});

export const presentStaffFiled = (row: FiledRow): StaffFiledDocument => ({
  ...presentFiled(row),
  added_by: nameOf(row),
  shown_at: row.shown_at?.toISOString() ?? null,
});
