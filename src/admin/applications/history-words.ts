import type { Application, HistoryEntry } from '../../contract/applications.ts';

/** The move that brought a case where it is. */
export const lastMove = ({ history }: Application): HistoryEntry | undefined =>
  history.findLast(({ to }) => to !== null);

/** Who did it: 'by Sita Shrestha', 'by the student', 'by itself'. */
export function whoDid({ by, who }: HistoryEntry): string {
  if (by === 'system') return 'by itself';
  if (by === 'student') return 'by the student';
  return `by ${who ?? 'a colleague whose account is gone'}`;
}
