import type { Selectable } from 'kysely';
import type {
  ApplicationDocumentsTable,
  ApplicationHistoryTable,
  ApplicationsTable,
} from '../../platform/database/tables/applications.ts';
import type { CounselorRow } from '../follow-up/data.colleagues.ts';

export type ApplicationRow = Selectable<ApplicationsTable>;

/** A document with the size of its content in bytes. */
export type DocumentRow = Selectable<ApplicationDocumentsTable> & { bytes: number | null };

/** A history entry with the person who made it, while they have an account, and to whom it gave the case. */
export type HistoryRow = Selectable<ApplicationHistoryTable> &
  CounselorRow & {
    first_name: string | null;
    last_name: string | null;
    email: string | null;
    /** Names of the documents added with it. */
    files: string[];
  };
