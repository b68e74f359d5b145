import type { Selectable } from 'kysely';
import type {
  ApplicationDocumentsTable,
  ApplicationHistoryTable,
  ApplicationsTable,
} from '../../platform/database/tables/applications.ts';

export type ApplicationRow = Selectable<ApplicationsTable>;

/** A document with the length of its content. */
export type DocumentRow = Selectable<ApplicationDocumentsTable> & { bytes: number | null };

/** An entry with whoever made it, as long as they have an account. */
export type HistoryRow = Selectable<ApplicationHistoryTable> & {
  first_name: string | null;
  last_name: string | null;
  email: string | null;
  /** Names of the documents added with it. */
  files: string[];
};
