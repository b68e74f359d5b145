import type { DemoCountry, DemoUniversity } from '../../../db/demo/types.ts';
import type { DemoCourse } from './courses.ts';
import { fraction } from './fees.ts';

export interface DemoIntake {
  year: number;
  month: number;
  /** 'YYYY-MM-DD' */
  deadline: string | null;
}

const MONTHS_AHEAD = 18;

/** Intakes of a course in the eighteen months after this one. */
export function comingIntakes(
  country: DemoCountry,
  university: DemoUniversity,
  course: DemoCourse,
  now: Date,
): DemoIntake[] {
  if (!course.hasIntakes) return [];
  const months = monthsOf(country, university, course);
  const intakes: DemoIntake[] = [];
  for (let ahead = 1; ahead <= MONTHS_AHEAD; ahead += 1) {
    const start = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + ahead, 1));
    const month = start.getUTCMonth() + 1;
    if (!months.includes(month)) continue;
    const deadline = course.hasDeadlines ? deadlineBefore(start, university.deadline) : null;
    intakes.push({ year: start.getUTCFullYear(), month, deadline });
  }
  return intakes;
}

/** English courses start in every intake month; one bachelor course in four starts only once a year. */
function monthsOf(country: DemoCountry, university: DemoUniversity, course: DemoCourse): readonly number[] {
  const { usual, extra } = country.intakes;
  if (course.level === 'ENG') return [...usual, ...extra];
  const bachelor = course.level === 'BAC' || course.level === 'HON';
  if (bachelor && fraction(`${course.key} start`) < 0.25) return usual.slice(0, 1);
  return university.extraIntake && course.level !== 'PHD' ? [...usual, ...extra] : usual;
}

function deadlineBefore(start: Date, rule: DemoUniversity['deadline']): string | null {
  if (!rule) return null;
  const year = start.getUTCFullYear();
  const month = start.getUTCMonth() - rule.monthsBefore;
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month, Math.min(rule.day, lastDay))).toISOString().slice(0, 10);
}
