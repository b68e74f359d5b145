import { MONTHS } from './dates.ts';
import type { DatedIntake } from './intake-schemas.ts';

/** Functions without schemas, because browsers load them. */

export type { DatedIntake, Intake } from './intake-schemas.ts';

/**
 * Whether applications for an intake are accepted on a day: its month is not over, and its deadline, if one is stated,
 * has not passed. The deadline itself is the last open day.
 * @param month 1 to 12 @param today 'YYYY-MM-DD' in Nepal
 */
export function isOpenIntake(
  { year, month, deadline }: { year: number; month: number; deadline: string | null },
  today: string,
): boolean {
  return intakeMonth(year, month) >= today.slice(0, 7) && (deadline === null || deadline >= today);
}

const MONTH = /^(20\d\d)-(0[1-9]|1[0-2])$/;

/** The first month of study as forms and addresses have it, '2027-02'. @param month 1 to 12, or its English name */
export const intakeMonth = (year: number, month: number | string): string => {
  const number = typeof month === 'number' ? month : MONTHS.indexOf(month) + 1;
  return `${year}-${String(number).padStart(2, '0')}`;
};

/** 'February 2027' for '2027-02'; null for anything else. */
export function intakeName(value: string | null | undefined): string | null {
  const [, year, month] = MONTH.exec(value ?? '') ?? [];
  return year === undefined ? null : `${MONTHS[Number(month) - 1]} ${year}`;
}

/**
 * The open intake whose deadline comes first; without stated deadlines the first open one. `intakes`: soonest first.
 */
export function nextOpenIntake<T extends Pick<DatedIntake, 'deadline' | 'open'>>(
  intakes: readonly T[],
): T | undefined {
  const open = intakes.filter((intake) => intake.open);
  const dated = open.filter(({ deadline }) => deadline !== null);
  return dated.toSorted((a, b) => (a.deadline! < b.deadline! ? -1 : 1))[0] ?? open[0];
}
