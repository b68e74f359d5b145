import { EVENT_WORDS } from '../../content/application-states.ts';
import type { Application, HistoryEntry } from '../../contract/applications.ts';

/** The move that brought a case where it is. */
export const lastMove = ({ history }: Application): HistoryEntry | undefined =>
  history.findLast(({ to }) => to !== null);

/** Who did it: 'by Sita Shrestha', 'by the student', 'by itself'. */
export function whoDid({ by, who }: HistoryEntry): string {
  if (by === 'system') return 'by itself';
  if (by === 'student') return 'by the student';
  return `by ${who ?? 'a former colleague'}`;
}

/** The history's words are the student's; among colleagues a message goes to the student or comes from one. */
export function wordsOf({ event, by }: HistoryEntry): string {
  if (event !== 'note') return EVENT_WORDS[event].done;
  return by === 'student' ? 'Message from the student' : 'Message to the student';
}
