import type { EnquiryImport } from '../../contract/enquiry-imports.ts';
import type { ImportState } from '../../contract/enquiry-import-words.ts';

export const ENQUIRY_IMPORT_JOB = 'enquiry-import';

/** Rows of one transaction: few enough that nobody waits long. */
export const AT_ONCE = 50;
/** A job works so long, then queues itself again. */
export const WORK_MS = 5 * 60_000;
/** Days in which an import can be undone; then its rows are deleted. */
export const ROWS_DAYS = 30;
/** Characters of a workbook's texts, which are kept in memory while it is read. */
export const MOST_CHARACTERS = 20_000_000;
/** Longer texts of a cell are cut; the check then says that they are too long. */
export const MOST_CELL = 5_000;
/** First rows that are looked through for the headings. */
export const TOP_ROWS = 25;

interface Standing {
  state: ImportState;
  emptied: boolean;
  willAdd: number;
  written: number;
  hasFaults: boolean;
}

/** What can be done with an import now. */
export function stepsOf({ state, emptied, willAdd, written, hasFaults }: Standing): EnquiryImport['steps'] {
  if (emptied) return [];
  if (state === 'open') return ['match', 'discard', ...(hasFaults ? [] : (['check'] as const))];
  if (state === 'checked') return ['match', 'discard', ...(willAdd > 0 ? (['write'] as const) : [])];
  return state === 'written' && written > 0 ? ['undo'] : [];
}

/** The state in which a step runs, and the one after it. */
export const STEP_STATES = {
  check: { from: 'open', during: 'checking', after: 'checked' },
  write: { from: 'checked', during: 'writing', after: 'written' },
  undo: { from: 'written', during: 'undoing', after: 'undone' },
} as const;
