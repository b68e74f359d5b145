import type { BackupRun, BackupState } from '../../contract/backups.ts';

export const backupRun: BackupRun = {
  id: 412,
  state: 'complete',
  by: 'job',
  started_at: '2026-11-22T20:15:03.000Z',
  finished_at: '2026-11-22T20:15:41.000Z',
  fault: '',
  stamp: '20261122T201503Z',
  place: '/mnt/backups',
  rows: 219_339,
  files: 8_120,
  bytes: 4_120_500_000,
  missing_files: 0,
};

export const backupState: BackupState = {
  on: true,
  health: 'ok',
  last_success: '2026-11-22T20:15:03.000Z',
  last_failure: null,
};
