/** Calendar dates without a time. Moments are formatted in Nepal time: nepal-time.ts. */

/** Months as intakes have them on the wire and as pages show them. */
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

/** Formats '2026-10-01' as '1 October 2026' in every time zone. */
export const longDate = (isoDate: string): string => inWords(isoDate, (month) => month);

/** Formats '2026-10-01' as '1 Oct 2026'. */
export const shortDate = (isoDate: string): string => inWords(isoDate, (month) => month.slice(0, 3));

function inWords(isoDate: string, nameOf: (month: string) => string): string {
  const [year, month, day] = isoDate.slice(0, 10).split('-');
  return `${Number(day)} ${nameOf(MONTHS[Number(month) - 1] ?? '')} ${year}`;
}
