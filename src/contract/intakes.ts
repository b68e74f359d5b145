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
  const begins = `${year}-${String(month).padStart(2, '0')}`;
  return begins >= today.slice(0, 7) && (deadline === null || deadline >= today);
}

/** 'February 2027' */
export const intakeName = ({ month, year }: Pick<Intake, 'month' | 'year'>): string => `${month} ${year}`;

/** 'February 2027' for 2027 and 2. */
export const intakeWords = (year: number, month: number): string => `${MONTHS[month - 1] ?? ''} ${year}`;
