import { readScore, type EnglishScore } from '../../contract/course-limits.ts';
import { parseNumber } from './clean.ts';
import type { CityRef, IntakeRef } from './records.ts';

const WEEKS: Readonly<Record<string, number>> = { week: 1, month: 52 / 12, year: 52 };

/** '3 years', '18 months' or '78 weeks' in whole weeks; undefined for other text. */
export function parseDuration(text: string): number | undefined {
  const [, number = '', unit = ''] = /^([\d.,]+)\s*(week|month|year)s?$/i.exec(text) ?? [];
  const value = parseNumber(number);
  const weeks = WEEKS[unit.toLowerCase()];
  return value === undefined || weeks === undefined ? undefined : Math.round(value * weeks);
}

export const listOf = (text: string): string[] => [
  ...new Set(text.split(';').map((item) => item.trim()).filter((item) => item !== '')),
]; // oxfmt-ignore

const isDate = (text: string): boolean =>
  !Number.isNaN(Date.parse(`${text}T00:00:00Z`)) &&
  new Date(`${text}T00:00:00Z`).toISOString().startsWith(text);

/** '2027-09' or '2027-09 deadline 2027-06-30'; undefined for other text. */
export function parseIntake(text: string): IntakeRef | undefined {
  const found = /^(20\d\d)-(\d{1,2})(?:\s+deadline\s+(\d{4}-\d{2}-\d{2}))?$/i.exec(text);
  if (!found) return undefined;
  const [, year, month, deadline] = found;
  if (Number(month) < 1 || Number(month) > 12 || (deadline !== undefined && !isDate(deadline)))
    return undefined;
  return { year: Number(year), month: Number(month), deadline: deadline ?? null };
}

/** 'ielts 6.5 6.0' or 'IELTS:6.5:6.0': test, overall score and smallest band; undefined for other text. */
export const parseScore = (text: string): EnglishScore | undefined =>
  readScore(text.trim().replaceAll(/[\s:]+/g, ':'));

/** 'City Campus @ Leeds', 'Plateau @ Montréal, QC' or just a name. */
export function parseCampus(text: string): { name: string; city: CityRef | null } {
  const [name = '', place = ''] = text.split('@').map((part) => part.trim());
  const [city = '', state = ''] = place.split(',').map((part) => part.trim());
  return { name, city: city === '' ? null : { name: city, state } };
}
