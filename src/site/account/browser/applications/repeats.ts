import type { HistoryEntry } from '../../../../contract/applications.ts';

const TOGETHER_MS = 15 * 60_000;

/** Documents are sent one by one, each with an entry of its own; what was added at one sitting is told once, at its end. */
export function withoutRepeats(history: readonly HistoryEntry[]): HistoryEntry[] {
  return history.filter((entry, index) => {
    const next = history[index + 1];
    const repeated =
      entry.event === 'document_added' && next?.event === 'document_added' && next.by === entry.by;
    return !repeated || Date.parse(next.at) - Date.parse(entry.at) > TOGETHER_MS;
  });
}
