import * as z from 'zod';
import { pagedSchema } from './paging.ts';

/** Backups of the site, as its owners see them. */

export const backupRunSchema = z
  .object({
    id: z.int(),
    state: z.enum(['running', 'complete', 'failed']),
    by: z.enum(['job', 'command']).meta({ description: 'The daily job, or npm run backup' }),
    started_at: z.iso.datetime(),
    finished_at: z.iso.datetime().nullable(),
    fault: z.string().meta({ description: 'Why it failed; empty: it did not' }),
    stamp: z.string().meta({ description: 'Name of the backup; empty until it is complete' }),
    place: z.string().meta({ description: 'The folder or bucket' }),
    rows: z.int().nullable(),
    files: z.int().nullable(),
    bytes: z.int().nullable().meta({ description: 'Of all files of the backup, also of those it shares' }),
    missing_files: z
      .int()
      .nullable()
      .meta({ description: 'Files that the database names and storage did not have' }),
  })
  .meta({ id: 'BackupRun' });
export type BackupRun = z.infer<typeof backupRunSchema>;
export const backupRunListSchema = pagedSchema(backupRunSchema).meta({ id: 'BackupRunList' });

export const backupStateSchema = z
  .object({
    on: z.boolean().meta({ description: 'Whether a backup is made every night (BACKUP_TO)' }),
    health: z.enum(['off', 'ok', 'failed', 'late', 'none yet']),
    last_success: z.iso.datetime().nullable(),
    last_failure: z.iso
      .datetime()
      .nullable()
      .meta({ description: 'Of a failure that no success has followed yet' }),
  })
  .meta({ id: 'BackupState' });
export type BackupState = z.infer<typeof backupStateSchema>;
