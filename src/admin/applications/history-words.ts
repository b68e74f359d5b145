import { EVENT_WORDS } from '../../content/application-states.ts';
import type { Application, HistoryEntry } from '../../contract/applications.ts';

/** The move that led to the current state. */
export const lastMove = ({ history }: Application): HistoryEntry | undefined =>
  history.findLast(({ to }) => to !== null);

/** Who did it: 'by Sita Shrestha', 'by the student', 'by itself'. */
export function whoDid({ by, who }: HistoryEntry): string {
  if (by === 'system') return 'by itself';
  if (by === 'student') return 'by the student';
  return `by ${who ?? 'a former colleague'}`;
}

/** Texts for the history. Those of src/content address the student; for staff a message is to or from the student. */
export function wordsOf({ event, by }: HistoryEntry): string {
  if (event !== 'note') return EVENT_WORDS[event].done;
  return by === 'student' ? 'Message from the student' : 'Message to the student';
}
