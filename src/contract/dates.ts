/** Months as intakes name them on the wire, and as pages write them. */
export const MONTHS: readonly string[] = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** '1 October 2026' of '2026-10-01', whatever the reader's time zone. */
export function longDate(isoDate: string): string {
  const [year, month, day] = isoDate.slice(0, 10).split('-');
  return `${Number(day)} ${MONTHS[Number(month) - 1]} ${year}`;
}

/** Nepal is 5 hours and 45 minutes ahead of UTC all year round, and has been since 1986. */
const NEPAL_AHEAD_MS = (5 * 60 + 45) * 60_000;

/** A date whose UTC parts are the wall clock's parts in Nepal. */
export const inNepal = (moment: Date): Date => new Date(moment.getTime() + NEPAL_AHEAD_MS);

/** '12 December 2026', the day in Nepal wherever the reader is. */
export const nepalDay = (moment: Date): string => longDate(inNepal(moment).toISOString());

/** '2:00 PM' in Nepal. */
export function nepalTime(moment: Date): string {
  const local = inNepal(moment);
  const hour = local.getUTCHours();
  const minutes = String(local.getUTCMinutes()).padStart(2, '0');
  return `${hour % 12 || 12}:${minutes} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** '12 December 2026, 2:00 PM' in Nepal. */
export const nepalDayAndTime = (moment: Date): string => `${nepalDay(moment)}, ${nepalTime(moment)}`;
