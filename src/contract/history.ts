import type { StaffHistoryEntry } from './applications.ts';

/** What joining entries needs of them. */
type Joined = Pick<StaffHistoryEntry, 'at' | 'event' | 'by' | 'files'>;

const TOGETHER_MS = 15 * 60_000;

/**
 * Documents are often sent one by one, each with its own entry. Documents added within 15 minutes of the previous one are
 * joined into one entry with all files, at the time of the last one.
 */
export function withoutRepeats<Entry extends Joined>(history: readonly Entry[]): Entry[] {
  const told: Entry[] = [];
  for (const entry of history) {
    const last = told.at(-1);
    if (last && isSameSitting(last, entry))
      told[told.length - 1] = { ...entry, files: [...last.files, ...entry.files] };
    else told.push(entry);
  }
  return told;
}

const isSameSitting = (last: Joined, next: Joined): boolean =>
  last.event === 'document_added' &&
  next.event === 'document_added' &&
  last.by === next.by &&
  Date.parse(next.at) - Date.parse(last.at) <= TOGETHER_MS;
