import { sql, type Kysely } from 'kysely';
import { LIMIT_ADVICE } from '../../contract/course-limit-advice.ts';
import {
  courseLimits,
  limitValue,
  readRanked,
  readScore,
  type CourseLimit,
  type EnglishScore,
  type LimitQuery,
} from '../../contract/course-limits.ts';
import { fail, ok, type Result } from '../../contract/errors.ts';
import type { FieldFaults } from '../../contract/field-faults.ts';
import { nepalDate } from '../../contract/nepal-time.ts';
import type { Database } from '../../platform/database/schema.ts';
import type { Limit } from './limit.ts';
import { anyMark, intakeMark, openIntakes } from './marks.ts';
import { cityMarks, rankedUniversities, stateMarks, type Found } from './places.ts';

/** Values of one limit that a search may have at most. */
const MOST_VALUES = 60;

/**
 * Checks the limits of a search and turns them into conditions.
 * @param now decides which deadlines have passed, by the day in Nepal
 * @returns invalid, with what to do about the first wrong value of each limit
 */
export async function readLimits(
  db: Kysely<Database>,
  query: LimitQuery,
  now: Date,
): Promise<Result<Limit[]>> {
  const fields: FieldFaults = {};
  const values = (name: CourseLimit): string[] => {
    const read = [query[name] ?? []].flat().map((text) => limitValue(name, text));
    const given = [...new Set(read.filter((value) => value !== ''))];
    const known = given.filter((value) => value !== undefined);
    if (known.length < given.length) fields[name] = [{ code: 'custom', message: LIMIT_ADVICE[name].advice }];
    if (known.length > MOST_VALUES) {
      fields[name] = [{ code: 'custom', message: `Choose at most ${MOST_VALUES}.` }];
    }
    return known;
  };
  const given = Object.fromEntries(courseLimits.map((name) => [name, values(name)])) as Given;
  if (Object.keys(fields).length > 0) return fail({ code: 'invalid', fields });
  const limits = [...figureLimits(given), ...timeLimits(given, nepalDate(now))];
  limits.push(...given.scholarship.map(scholarshipLimit));
  const found: [CourseLimit, Found][] = await Promise.all([
    cityMarks(db, given.city).then((found): [CourseLimit, Found] => ['city', found]),
    stateMarks(db, given.state).then((found): [CourseLimit, Found] => ['state', found]),
    rankedUniversities(db, given.ranked.map(readRanked)).then((found): [CourseLimit, Found] => [
      'ranked',
      found,
    ]),
  ]);
  for (const [name, { unknown, limit }] of found) {
    if (unknown !== undefined) fields[name] = [{ code: 'no_such_choice', value: unknown }];
    if (limit) limits.push(limit);
  }
  return Object.keys(fields).length > 0 ? fail({ code: 'invalid', fields }) : ok(limits);
}

/** Canonical values of each limit. */
type Given = Record<CourseLimit, string[]>;

const COLUMNS = { year_npr: 'annual_npr', total_npr: 'total_npr', weeks: 'duration_weeks' } as const;

function figureLimits(given: Given): Limit[] {
  const limits: Limit[] = [];
  for (const name of ['year_npr', 'total_npr', 'weeks'] as const) {
    const column = sql.ref(`h.${COLUMNS[name]}`);
    for (const most of given[name]) {
      limits.push({
        holds: sql`${column} <= ${most}::bigint`,
        unknown: { of: name, is: sql`${column} is null` },
      });
    }
  }
  for (const score of given.english.map(readScore)) if (score) limits.push(englishLimit(score));
  return limits;
}

/** The requirement of a course in the same test: scores of different tests are not converted. */
function englishLimit({ test, overall, band }: EnglishScore): Limit {
  const column = sql.ref(`h.${test}`);
  const smallest = sql.ref(`h.${test}_band`);
  const inTenths = (score: number) => sql.lit(Math.round(score * 10));
  const overallHolds = sql<boolean>`${column} <= ${inTenths(overall)}`;
  return {
    holds:
      band === undefined
        ? overallHolds
        : sql`(${overallHolds} and coalesce(${smallest} <= ${inTenths(band)}, true))`,
    unknown: { of: 'english', is: sql`${column} is null` },
  };
}

/** Courses of any published scholarship have the mark; the courses of one are few and found by its key. */
function scholarshipLimit(value: string): Limit {
  const mark = anyMark(['#h']);
  if (value === 'true') return { mark };
  const id = value.slice('id:'.length);
  return {
    mark,
    holds: sql`h.course_id in (select k.course_id from scholarship_courses k
      join scholarships s on s.id = k.scholarship_id and s.status = 'published'
      where k.scholarship_id = ${id}::bigint)`,
  };
}

/** Intake and deadline, as isOpenIntake defines it. With both, another intake that is open does not count. */
function timeLimits(given: Given, today: string): Limit[] {
  const open = given.open.length > 0;
  if (given.intake.length === 0) {
    if (!open) return [];
    const is = sql<boolean>`h.open_until is null`;
    return [{ holds: sql`h.open_until >= ${today}::date`, unknown: { of: 'open', is } }];
  }
  const coming = given.intake.filter((intake) => intake >= today.slice(0, 7));
  if (coming.length === 0) return [{ holds: sql`false` }];
  return [{ mark: open ? openIntakes(today, coming) : anyMark(coming.map(intakeMark), ':*') }];
}
