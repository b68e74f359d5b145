import * as z from 'zod';
import { MONTHS } from './dates.ts';

export const intakeSchema = z
  .object({
    id: z.int(),
    month: z.string().meta({ description: "English month name, 'February'" }),
    year: z.int(),
    deadline: z.iso.date().nullable(),
  })
  .meta({ id: 'Intake' });
export type Intake = z.infer<typeof intakeSchema>;

export const datedIntakeSchema = intakeSchema
  .extend({
    open: z
      .boolean()
      .meta({ description: 'Whether one can apply today, Nepal time; as isOpenIntake defines it' }),
  })
  .meta({ id: 'DatedIntake' });
export type DatedIntake = z.infer<typeof datedIntakeSchema>;

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
