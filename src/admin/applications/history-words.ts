import { EVENT_WORDS } from '../../content/application-states.ts';
import {
  type HistoryEntry,
  type InternalEvent,
  type StaffApplication,
  type StaffHistoryEntry,
} from '../../contract/applications.ts';

/** The move that led to the current state. */
export const lastMove = ({ history }: Pick<StaffApplication, 'history'>): HistoryEntry | undefined =>
  history.findLast((entry): entry is StaffHistoryEntry & HistoryEntry => entry.to !== null);

/** Entries that only the office sees. */
const INTERNAL: Readonly<Record<InternalEvent, (note: string) => string>> = {
  assigned: (name) => `Assigned to ${name}`,
  unassigned: () => 'Assigned to nobody',
  next_step: (step) => (step === '' ? 'Next step removed' : `Next step: ${step}`),
};
/** Whether `wordsOf` has the whole text of an entry, its note included. */
export const isInternal = (event: string): event is InternalEvent => Object.hasOwn(INTERNAL, event);

/** Who did it: 'by Sita Shrestha', 'by the student', 'by itself'. */
export function whoDid({ by, who }: Pick<StaffHistoryEntry, 'by' | 'who'>): string {
  if (by === 'system') return 'by itself';
  if (by === 'student') return 'by the student';
  return `by ${who ?? 'a former colleague'}`;
}

/** Texts for the history. Those of src/content address the student; for staff a message is to or from the student. */
export function wordsOf({ event, by, note }: StaffHistoryEntry): string {
  if (isInternal(event)) return INTERNAL[event](note);
  if (event !== 'note') return EVENT_WORDS[event].done;
  return by === 'student' ? 'Message from the student' : 'Message to the student';
}
