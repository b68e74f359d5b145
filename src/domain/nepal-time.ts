import { MONTHS } from '../contract/dates.ts';

/** Nepal is 5 hours and 45 minutes ahead of UTC all year round, and has been since 1986. */
const AHEAD_MS = (5 * 60 + 45) * 60_000;

/** A date whose UTC parts are the wall clock's parts in Nepal. */
const inNepal = (moment: Date): Date => new Date(moment.getTime() + AHEAD_MS);

/** '2026-12-12T14:00:00+05:45' */
export const nepalIso = (moment: Date): string => `${inNepal(moment).toISOString().slice(0, 19)}+05:45`;

/** '12 December 2026' */
export function nepalDay(moment: Date): string {
  const local = inNepal(moment);
  return `${local.getUTCDate()} ${MONTHS[local.getUTCMonth()]} ${local.getUTCFullYear()}`;
}

/** '12 December 2026, 2:00 PM' */
export function nepalDayAndTime(moment: Date): string {
  const local = inNepal(moment);
  const hour = local.getUTCHours();
  const minutes = String(local.getUTCMinutes()).padStart(2, '0');
  return `${nepalDay(moment)}, ${hour % 12 || 12}:${minutes} ${hour < 12 ? 'AM' : 'PM'}`;
}
