import { shortDate } from '../contract/dates.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const days = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);

/** 'today', '2 days overdue', 'tomorrow', '28 Nov 2026'. @param on 'YYYY-MM-DD' @param today the same, in Nepal */
export function dueWords(on: string, today: string): string {
  const left = days(today, on);
  if (left === 0) return 'today';
  if (left === 1) return 'tomorrow';
  if (left === -1) return '1 day overdue';
  return left < 0 ? `${-left} days overdue` : shortDate(on);
}
