import type { Selectable } from 'kysely';
import type { BackupRunsTable } from '../../platform/database/tables/backups.ts';

export type BackupRun = Selectable<BackupRunsTable>;

export const RUN_COLUMNS = [
  'id',
  'started_by',
  'started_at',
  'alive_until',
  'finished_at',
  'fault',
  'stamp',
  'place',
  'row_count',
  'file_count',
  'byte_count',
  'missing_files',
] as const;
