import { EVENT_WORDS } from '../../content/application-states.ts';
import type { InternalEvent, StaffApplication, StaffHistoryEntry } from '../../contract/applications.ts';

/** The move that led to the current state. */
export const lastMove = ({ history }: Pick<StaffApplication, 'history'>): StaffHistoryEntry | undefined =>
  history.findLast(({ to }) => to !== null);

/** Entries that only the office sees. */
const INTERNAL: Readonly<Record<InternalEvent, (note: string) => string>> = {
  assigned: (name) => `Assigned to ${name}`,
  unassigned: () => 'Assigned to nobody',
  next_step: (step) => (step === '' ? 'Next step removed' : `Next step: ${step}`),
  move_undone: () => 'Taken back before the student saw it',
  internal_note: () => 'Internal note',
  call: () => 'Call',
  document_filed: (name) => `Filed: ${name}`,
  document_hidden: (why) => `Hidden from the student again. ${why}`,
  document_removed: (why) => `Deleted. ${why}`,
  offer_hidden: (offer) => `Offer hidden from the student: ${offer}`,
  offer_removed: (offer) => `Offer removed: ${offer}`,
};
const isInternal = (event: string): event is InternalEvent => Object.hasOwn(INTERNAL, event);
/** Whether `wordsOf` has the whole text of an entry, its note included. */
export const hasWholeText = (event: string): boolean =>
  isInternal(event) && event !== 'internal_note' && event !== 'call';

/** Who did it: 'by Sita Shrestha', 'by the student', 'by itself'. */
export function whoDid({ by, who, event }: Pick<StaffHistoryEntry, 'by' | 'who' | 'event'>): string {
  if (by === 'system') return event === 'move_undone' ? 'because the student acted first' : 'by itself';
  if (by === 'student') return 'by the student';
  return `by ${who ?? 'a former colleague'}`;
}

/** Texts for the history. Those of src/content address the student; for staff a message is to or from the student. */
export function wordsOf({ event, by, note }: Pick<StaffHistoryEntry, 'event' | 'by' | 'note'>): string {
  if (isInternal(event)) return INTERNAL[event](note);
  if (event === 'document_shown') return 'Document shown to the student';
  if (event === 'idle_asked') return 'Student asked whether they are still interested';
  if (event === 'offer_shown') return 'Offer shown to the student';
  if (event !== 'note') return EVENT_WORDS[event].done;
  return by === 'student' ? 'Message from the student' : 'Message to the student';
}
