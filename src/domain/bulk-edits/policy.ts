import type { BulkEdit, BulkStep } from '../../contract/bulk-edits/shapes.ts';

export const BULK_EDIT_JOB = 'bulk-edit';
export const CLEAN_UP_BULK_EDITS_JOB = 'clean-up-bulk-edits';
export const CLEAN_UP_BULK_EDITS_SECONDS = 6 * 3_600;

/** Records that a preview reads at once. */
export const CHECKED_AT_ONCE = 200;
/** Records that are changed in one transaction: few enough that nobody waits long for one of them. */
export const CHANGED_AT_ONCE = 100;
/** A job works so long, then queues itself again. Jobs of the queue expire after 15 minutes. */
export const WORK_MS = 5 * 60_000;
/** Without a sign of life for so long, the process that runs it has died. */
export const DEAD_AFTER_MS = 60_000;
/** A bulk edit waits for another one by looking again after so many seconds. */
export const LOOK_AGAIN_SECONDS = 2;
/** Days after which a preview that nobody has applied is deleted. */
export const UNUSED_DAYS = 7;
/** Days in which a bulk edit can be undone and its records are listed. */
export const RECORDS_DAYS = 400;

type Standing = Pick<BulkEdit, 'action' | 'state' | 'step' | 'changed' | 'undone_by'> & {
  /** Its records are still stored. */
  hasRecords: boolean;
};

/** What staff can do with a bulk edit. */
export function stepsOf({ action, state, step, changed, undone_by, hasRecords }: Standing): BulkStep[] {
  if (state === 'waiting' || state === 'running') return ['stop'];
  if (step === 'check') return state === 'checked' && changed > 0 ? ['apply', 'discard'] : ['discard'];
  if (undone_by !== null || !hasRecords) return [];
  const canUndo = action !== 'undo' && changed > 0;
  return [...(state === 'stopped' ? (['apply'] as const) : []), ...(canUndo ? (['undo'] as const) : [])];
}
