import * as z from 'zod';
import { backupRunListSchema, backupStateSchema } from '../backups.ts';
import { describeCall } from './describe.ts';
import { PAGING, queryParameter } from './parameters.ts';

export const listBackups = describeCall({
  method: 'get',
  path: '/api/staff/backups/',
  parameters: [
    queryParameter(
      'open',
      'yes: only failures of the daily backup that none has followed.',
      z.literal('yes'),
      'yes',
    ),
    ...PAGING,
  ],
  answer: backupRunListSchema,
});

export const readBackupState = describeCall({
  method: 'get',
  path: '/api/staff/backup-state/',
  answer: backupStateSchema,
});
