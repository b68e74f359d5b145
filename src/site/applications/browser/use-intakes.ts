import { useEffect, useState } from 'react';
import { pathOf } from '../../../contract/calls/address.ts';
import type { CourseDetail } from '../../../contract/courses.ts';
import { intakeMonth, intakeName, nextOpenIntake } from '../../../contract/intakes.ts';
import { shortDate } from '../../../contract/dates.ts';
import { apiAddress } from '../../../contract/session-state.ts';

/** The choice of an intake in the form. */
export interface IntakeChoice {
  /** Open intakes, soonest first, with their deadlines; null until they are known. */
  options: readonly { value: string; label: string }[] | null;
  /** The one with the earliest deadline; '' if none is known. */
  next: string;
}

const UNKNOWN: IntakeChoice = { options: null, next: '' };

/**
 * The open intakes of a course, read when the form opens, because the page may be older than a deadline. If they
 * cannot be read, the form offers only the intake of the pressed button.
 */
export function useIntakes(courseId: string): IntakeChoice {
  const [choice, setChoice] = useState(UNKNOWN);
  useEffect(() => {
    const leaving = new AbortController();
    void readIntakes(courseId, leaving.signal).then(
      (read) => setChoice(read),
      () => undefined,
    );
    return () => leaving.abort();
  }, [courseId]);
  return choice;
}

async function readIntakes(courseId: string, signal: AbortSignal): Promise<IntakeChoice> {
  const response = await fetch(
    apiAddress(pathOf('GET /api/app/course-info/{id}', { params: { id: courseId } })),
    {
      signal,
      headers: { accept: 'application/json' },
    },
  );
  if (!response.ok) return UNKNOWN;
  const { intakes } = (await response.json()) as Pick<CourseDetail, 'intakes'>;
  const next = nextOpenIntake(intakes);
  return {
    options: intakes
      .filter(({ open }) => open)
      .map(({ month, year, deadline }) => ({
        value: intakeMonth(year, month),
        label: `${month} ${year}${deadline ? ` (apply by ${shortDate(deadline)})` : ''}`,
      })),
    next: next ? intakeMonth(next.year, next.month) : '',
  };
}

/** The options of the field, with the chosen intake while the others are not known. */
export const intakeOptions = ({ options }: IntakeChoice, chosen: string) => [
  { value: '', label: 'Not sure yet' },
  ...(options ?? (chosen ? [{ value: chosen, label: intakeName(chosen) ?? chosen }] : [])),
];

/** Whether an intake that was chosen earlier can no longer be chosen. */
export const hasClosed = ({ options }: IntakeChoice, chosen: string): boolean =>
  options !== null && chosen !== '' && !options.some(({ value }) => value === chosen);
