import type { Generated } from 'kysely';
import type { WithDefault } from './column-types.ts';

/** db/migrations/0090_backups.sql */
export interface BackupRunsTable {
  id: Generated<number>;
  started_by: 'job' | 'command';
  started_at: WithDefault<Date>;
  alive_until: Date;
  finished_at: Date | null;
  fault: string | null;
  stamp: string | null;
  place: WithDefault<string>;
  row_count: number | null;
  file_count: number | null;
  byte_count: number | null;
  missing_files: number | null;
  told: WithDefault<boolean>;
}

export interface HeldDeletionsTable {
  storage_key: string;
  noted_at: WithDefault<Date>;
}
