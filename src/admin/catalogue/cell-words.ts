import { shortDate } from '../../contract/dates.ts';
import { nepalDate } from '../../contract/nepal-time.ts';

export const numberText = (value: number | null): string =>
  value === null ? '' : value.toLocaleString('en');
/** The day of a moment, in Nepal. */
export const dayOf = (moment: string): string => shortDate(nepalDate(new Date(moment)));
