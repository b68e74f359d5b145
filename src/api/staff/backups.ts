import { ok } from '../../contract/errors.ts';
import * as calls from '../../contract/calls/staff-backups.ts';
import { page } from '../examples/catalogue.ts';
import { backupRun, backupState } from '../examples/backups.ts';
import { handleCall } from '../http/handle-call.ts';
import { lastOf, pagingOf } from '../http/parameters.ts';

/** Calls of the back office about backups. */

const TAG = 'Staff: backups';

export const listBackups = handleCall(calls.listBackups, {
  tag: TAG,
  summary: 'Backups',
  description: 'How each backup went, newest first: the daily ones, and those of npm run backup.',
  auth: 'staff',
  right: ['backups', 'read'],
  limit: 'staff',
  example: page(backupRun),
  errors: ['invalid_page'],
  run: ({ backups }, { query }) => backups.list({ ...pagingOf(query), open: lastOf(query, 'open') }),
});

export const readBackupState = handleCall(calls.readBackupState, {
  tag: TAG,
  summary: 'Whether backups are well',
  description: 'The last complete backup, and the last failure that none has followed.',
  auth: 'staff',
  right: ['backups', 'read'],
  limit: 'staff',
  example: backupState,
  errors: [],
  run: async ({ backups }) => ok(await backups.state()),
});
