import { longDate, nepalDay, nepalDayAndTime, nepalTime } from '../../../contract/dates.ts';

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

/** '21 November 2026, 4:30 PM Nepal time': what happened to a case or will at an event is told in one time everywhere. */
export const nepalMoment = (iso: string): string => `${nepalDayAndTime(new Date(iso))} Nepal time`;

/** '21 November 2026', the day in Nepal. */
export const nepalDate = (iso: string): string => nepalDay(new Date(iso));

/** '12 December 2026, 2:00 PM to 4:00 PM Nepal time': the day is said once where both ends are on it. */
export function nepalSpan(from: string, to: string): string {
  const [start, end] = [new Date(from), new Date(to)];
  const until = nepalDay(start) === nepalDay(end) ? nepalTime(end) : nepalDayAndTime(end);
  return `${nepalDayAndTime(start)} to ${until} Nepal time`;
}
