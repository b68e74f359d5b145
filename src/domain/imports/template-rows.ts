import { englishTests, type EnglishScore } from '../../contract/course-limits.ts';
import { cityName } from './city-name.ts';
import { parseMoney, parseWebsite } from './clean.ts';
import { findCountry, isCurrency, type Country } from './country-names.ts';
import { doubtDuration, doubtFees } from './plausible.ts';
import type { CourseRecord, IntakeRef, UniversityRecord } from './records.ts';
import type { Report } from './report.ts';
import type { Row } from './table.ts';
import { listOf, parseCampus, parseDuration, parseIntake, parseScore } from './template-values.ts';

/** Includes the university, because courses of different universities may have the same code. */
export const courseKey = (row: Row): string => `${row.get('university_key')}/${row.get('course_key')}`;

/** A row that is refused, with the cell. Thrown and caught in this module only. */
class BadCell extends Error {
  readonly column: string;

  constructor(column: string, reason: string) {
    super(reason);
    this.column = column;
  }
}

function orRefuse<T>(row: Row, report: Report, read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof BadCell)) throw error;
    const { column, message } = error;
    const named = row.get('university_key') !== '' && row.get('course_key') !== '';
    const about = named ? ({ kind: 'course', key: courseKey(row) } as const) : undefined;
    report.refuse(row.at, row.column(column), row.get(column), message, about);
    return undefined;
  }
}

function needed(row: Row, column: string): string {
  const text = row.get(column);
  if (text === '') throw new BadCell(column, 'this cell must not be blank');
  return text;
}

function country(row: Row): Country {
  const found = findCountry(needed(row, 'country'));
  if (found) return found;
  throw new BadCell(
    'country',
    "an unknown country: write its ISO code of two letters ('GB') or its English name",
  );
}

/** The university of a row; undefined after refusing the row. */
export function toUniversity(row: Row, report: Report): UniversityRecord | undefined {
  return orRefuse(row, report, () => {
    const key = needed(row, 'university_key');
    const web = parseWebsite(row.get('website'));
    if (!web.usable)
      report.note(row.at, row.column('website'), row.get('website'), 'not a web address; left empty');
    const city = cityName(row.get('city'));
    if (city === null && row.get('city') !== '') {
      report.note(row.at, row.column('city'), row.get('city'), 'not the name of a city; left empty');
    }
    return {
      key,
      at: row.at,
      country: country(row).iso2,
      university_name: needed(row, 'university_name'),
      city: city === null ? null : { name: city, state: row.get('state') },
      website: web.website,
      email: web.email,
      status: 'published',
      english: scores(row, 'university_english'),
    };
  });
}

function amount(row: Row, column: string, report: Report): number | null {
  const text = row.get(column);
  if (text === '') return null;
  const money = parseMoney(text);
  if (!money)
    throw new BadCell(column, "not an amount: write it like 24500 or 24,500.50, without a currency's name");
  if (money.rounded) report.note(row.at, row.column(column), text, `rounded to ${money.amount}`);
  return money.amount;
}

function currencyFor(row: Row, hasFees: boolean): string | null {
  const code = row.get('currency').toUpperCase();
  const usual = `${country(row).name} usually has ${country(row).currency}`;
  if (code === '' && hasFees) throw new BadCell('currency', `fees need a currency; ${usual}`);
  if (code !== '' && !isCurrency(code)) {
    throw new BadCell('currency', `an unknown currency: write its ISO code of three letters; ${usual}`);
  }
  return code || null;
}

function intakes(row: Row): IntakeRef[] {
  const found = listOf(row.get('intakes')).map((text) => {
    const intake = parseIntake(text);
    if (intake) return intake;
    throw new BadCell('intakes', `'${text}' is not an intake: write 2027-09 or 2027-09 deadline 2027-06-30`);
  });
  return [...new Map(found.map((intake) => [`${intake.year}-${intake.month}`, intake])).values()];
}

function scores(row: Row, column: 'university_english' | 'course_english'): EnglishScore[] {
  const found = listOf(row.get(column)).map((text) => {
    const score = parseScore(text);
    if (score) return score;
    const advice = `write a test (${englishTests.join(', ')}), its overall score and the smallest band if there is one, like ielts 6.5 6.0`;
    throw new BadCell(column, `'${text}' is not a score: ${advice}`);
  });
  return [...new Map(found.map((score) => [score.test, score])).values()];
}

function weeksOf(row: Row): number | null {
  const text = row.get('duration');
  if (text === '') return null;
  const weeks = parseDuration(text);
  if (weeks === undefined || weeks > 10_000) {
    throw new BadCell(
      'duration',
      "not a duration: write a number and its unit, like '3 years', '18 months', '78 weeks'",
    );
  }
  return weeks;
}

/** The course of a row; undefined after refusing the row. */
export function toCourse(row: Row, report: Report): CourseRecord | undefined {
  return orRefuse(row, report, () => {
    const course_name = needed(row, 'course_name');
    const interest = needed(row, 'level');
    const weeks = weeksOf(row);
    const annual = amount(row, 'annual_fees', report);
    const total = amount(row, 'total_fees', report);
    const currency = currencyFor(row, annual !== null || total !== null);
    const field_detail = row.get('field_detail');
    const figures = { subject: `${course_name} ${field_detail}`, weeks, annual, total, currency };
    return {
      key: courseKey(row),
      at: row.at,
      universityKey: row.get('university_key'),
      course_name,
      interest,
      specialization: row.get('field') || null,
      field_detail,
      course_type: row.get('course_type') || null,
      duration_weeks: weeks,
      annual_fees: annual,
      total_fees: total,
      currency,
      status: 'published',
      doubts: [...doubtDuration(weeks), ...doubtFees(figures)],
      campuses: listOf(row.get('campuses')).map((text) => ({ name: parseCampus(text).name, at: row.at })),
      intakes: intakes(row),
      accreditations: listOf(row.get('accreditations')),
      english: scores(row, 'course_english'),
    };
  });
}
