import { momentFromTyped } from './nepal-time.ts';

/** Days in Nepal as a filter has them: '2026-11-01..2026-11-30'. Both ends are within. Without zod: browsers read it. */
export interface DayRange {
  from: string;
  to: string;
}

const DAY = /^20\d{2}-\d{2}-\d{2}$/;

/** Whether this is a day of the calendar, 'YYYY-MM-DD'. */
export function isDay(text: string): boolean {
  if (!DAY.test(text)) return false;
  const at = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
}

export const rangeText = ({ from, to }: DayRange): string => `${from}..${to}`;

/** Null: not a range of days. */
export function dayRange(text: string): DayRange | null {
  const [from = '', to = '', ...rest] = text.split('..');
  return rest.length === 0 && isDay(from) && isDay(to) && from <= to ? { from, to } : null;
}

/** The day some days later; earlier for a negative number. */
export const dayLater = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

/** From which moment on, and before which, a time is within the days. */
export const momentsOf = ({ from, to }: DayRange): { since: Date; before: Date } => ({
  since: new Date(momentFromTyped(`${from}T00:00`)),
  before: new Date(momentFromTyped(`${dayLater(to, 1)}T00:00`)),
});
