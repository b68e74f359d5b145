import { longDate } from '../../../contract/dates.ts';

const two = (number: number): string => String(number).padStart(2, '0');
const dayOf = (moment: Date): string =>
  `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;

/**
 * A moment in the words of whoever reads it, by the device's own clock and time zone: 'today at 14:05',
 * 'yesterday at 09:30', 'on 3 November 2026 at 18:00'.
 */
export function momentInWords(iso: string, now: Date): string {
  const moment = new Date(iso);
  const yesterday = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1);
  const day = dayOf(moment);
  const words = day === dayOf(now) ? 'today' : day === dayOf(yesterday) ? 'yesterday' : `on ${longDate(day)}`;
  return `${words} at ${two(moment.getHours())}:${two(moment.getMinutes())}`;
}

/** '2026-11-21' of the device's own day, for names of files. */
export const localDay = dayOf;
