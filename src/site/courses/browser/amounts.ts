/** Texts of the course pages for durations. Amounts themselves: ui/money. */

export const NO_VALUE = 'N/A';

/** '3 years', '1 year', '1.5 years'. */
export function years(length: number | null): string {
  if (length === null) return NO_VALUE;
  return `${Number(length.toFixed(2))} ${length === 1 ? 'year' : 'years'}`;
}
