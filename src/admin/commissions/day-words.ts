import { shortDate } from '../../contract/dates.ts';

/** '30 Apr 2027', or 'No day'. */
export const dayWords = (day: string | null): string => (day === null ? 'No day' : shortDate(day));
