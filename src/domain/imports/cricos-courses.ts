import { parseMoney, parseNumber } from './clean.ts';
import { codeIn } from './cricos-places.ts';
import { doubtDuration, doubtFees } from './plausible.ts';
import type { CourseRecord } from './records.ts';
import type { Report } from './report.ts';
import type { Row } from './table.ts';

const CURRENCY = 'AUD';
const WEEKS_A_YEAR = 52;

/** '1005 - Graphic and Design Studies' -> 'Graphic and Design Studies' */
const withoutCode = (field: string): string => field.replace(/^\d+\s*-\s*/, '');
/** 'Information Systems, n.e.c.' (not elsewhere classified) says no more than 'Information Systems'. */
const withoutRest = (field: string): string => field.replace(/,?\s*\bn\.?[ef]\.?[cd]\.?$/i, '');

function fieldDetail(row: Row, broad: string | null): string {
  const details = [1, 2].flatMap((number) =>
    ['Broad', 'Narrow', 'Detailed'].map((part) => row.get(`Field of Education ${number} ${part} Field`)),
  );
  const names = details
    .map((field) => withoutRest(withoutCode(field)))
    .filter((name) => name !== '' && name !== broad);
  return [...new Set(names)].join(', ');
}

/** An amount of the row; null if blank; undefined after reporting that it is not an amount. */
function money(row: Row, heading: string, report: Report): number | null {
  const text = row.get(heading);
  if (text === '') return null;
  const parsed = parseMoney(text);
  if (!parsed) {
    report.note(row.at, row.column(heading), text, 'not an amount; left empty');
    return null;
  }
  if (parsed.rounded) report.note(row.at, row.column(heading), text, `rounded to ${parsed.amount}`);
  return parsed.amount;
}

/** A course row as a record; undefined after refusing it. */
export function toCourse(row: Row, report: Report): CourseRecord | undefined {
  const universityKey = codeIn(row, 'CRICOS Provider Code', report);
  if (universityKey === undefined) return undefined;
  const key = codeIn(row, 'CRICOS Course Code', report);
  if (key === undefined) return undefined;
  for (const heading of ['Course Name', 'Course Level']) {
    if (row.get(heading) !== '') continue;
    report.refuse(row.at, row.column(heading), '', 'this cell must not be blank', { kind: 'course', key });
    return undefined;
  }
  const duration = row.get('Duration (Weeks)');
  const weeks = duration === '' ? null : parseNumber(duration);
  if (weeks === undefined || (weeks !== null && !Number.isInteger(weeks)) || (weeks ?? 0) > 10_000) {
    const about = { kind: 'course', key } as const;
    report.refuse(row.at, row.column('Duration (Weeks)'), duration, 'not a whole number of weeks', about);
    return undefined;
  }
  const tuition = money(row, 'Tuition Fee', report);
  const nonTuition = money(row, 'Non Tuition Fee', report);
  const total = money(row, 'Estimated Total Course Cost', report);
  // Tuition covers the whole course. A yearly share says nothing about a course shorter than a year.
  const yearly = tuition !== null && weeks !== null && weeks >= WEEKS_A_YEAR;
  const annual = yearly ? Math.round((tuition / weeks) * WEEKS_A_YEAR * 100) / 100 : null;
  const specialization = withoutCode(row.get('Field of Education 1 Broad Field')) || null;
  const detail = fieldDetail(row, specialization);
  const name = row.get('Course Name');
  const figures = {
    subject: `${name} ${detail}`,
    weeks,
    annual,
    total,
    currency: CURRENCY,
    tuition,
    nonTuition,
  };
  return {
    key,
    at: row.at,
    universityKey,
    course_name: name,
    interest: row.get('Course Level'),
    specialization,
    field_detail: detail,
    course_type: row.get('VET National Code') === '' ? null : 'Vocational (VET)',
    duration_weeks: weeks,
    annual_fees: annual,
    total_fees: total,
    currency: CURRENCY,
    status: /^y/i.test(row.get('Expired')) ? 'withdrawn' : 'published',
    doubts: [...doubtDuration(weeks), ...doubtFees(figures)],
  };
}
