import type { Selectable } from 'kysely';
import type {
  ApplicationDocumentsTable,
  ApplicationHistoryTable,
  ApplicationsTable,
} from '../../platform/database/tables/applications.ts';

export type ApplicationRow = Selectable<ApplicationsTable>;

/** A document with the size of its content in bytes. */
export type DocumentRow = Selectable<ApplicationDocumentsTable> & { bytes: number | null };

/** A history entry with the person who made it, while they have an account. */
export type HistoryRow = Selectable<ApplicationHistoryTable> & {
  first_name: string | null;
  last_name: string | null;
  email: string | null;
  /** Names of the documents added with it. */
  files: string[];
};
