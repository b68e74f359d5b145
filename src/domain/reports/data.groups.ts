import { sql, type RawBuilder } from 'kysely';
import { CASE_SOURCE_WORDS, type CaseSource } from '../../contract/case-filters.ts';
import type { DayRange } from '../../contract/day-range.ts';
import { intakeMonth, intakeName } from '../../contract/intakes.ts';
import { NONE, type ReportGroup } from '../../contract/report-names.ts';
import type { Db } from '../../platform/database/schema.ts';
import { nameOfPerson } from '../accounts/data.names.ts';

/** What lines of reports stand for: keys of enquiries and cases, and their names. */

type Sql = RawBuilder<unknown>;
const month = (at: Sql) => sql`to_char(${at} at time zone 'Asia/Kathmandu', 'YYYY-MM')`;
const plain = (key: Sql) => sql`(${key})::text`;

interface Keys {
  /** The key of a row, a text; null or '': without one. */
  key: Sql;
  /** What the key needs besides the table. */
  join: Sql;
}
const alone = (key: Sql): Keys => ({ key, join: sql`` });

/** Of `enquiries e`. */
export const ENQUIRY_KEYS: Readonly<Record<ReportGroup, Keys>> = {
  month: alone(month(sql`e.entered_at`)),
  destination: alone(plain(sql`e.country_id`)),
  university: alone(plain(sql`e.university_id`)),
  counselor: alone(plain(sql`e.counselor_id`)),
  source: alone(sql`e.source`),
  branch: alone(sql`e.branch`),
};

/** The first enquiry of the student says where they came from, as in the filters of the list. */
const firstEnquiry = sql`left join (
    select distinct on (user_id) user_id, source, branch from enquiries where user_id is not null
    order by user_id, entered_at, id
  ) f on f.user_id = a.user_id`;

/** Of `applications a`. */
export const CASE_KEYS: Readonly<Record<ReportGroup, Keys>> = {
  month: alone(month(sql`a.submitted_at`)),
  destination: {
    key: plain(sql`u.country_id`),
    join: sql`left join universities u on u.id = a.university_id`,
  },
  university: alone(plain(sql`a.university_id`)),
  counselor: alone(plain(sql`a.counselor_id`)),
  source: { key: sql`coalesce(f.source, 'direct')`, join: firstEnquiry },
  branch: { key: sql`f.branch`, join: firstEnquiry },
};

export const keyOf = (key: string | null): string => key || NONE;

const WITHOUT: Readonly<Record<ReportGroup, string>> = {
  month: 'Without a month',
  destination: 'No destination known',
  university: 'No university of our catalogue',
  counselor: 'Nobody',
  source: 'No source known',
  branch: 'No branch known',
};

/** The names of lines. */
export async function labelsOf(
  db: Db,
  by: ReportGroup,
  keys: readonly string[],
): Promise<(key: string) => string> {
  const names = await NAMES[by](
    db,
    keys.filter((key) => key !== NONE),
  );
  return (key) => (key === NONE ? WITHOUT[by] : (names.get(key) ?? key));
}

type Names = (db: Db, keys: string[]) => Promise<Map<string, string>>;
const sameFor =
  (name: (key: string) => string): Names =>
  (_, keys) =>
    Promise.resolve(new Map(keys.map((key) => [key, name(key)])));

const NAMES: Readonly<Record<ReportGroup, Names>> = {
  month: sameFor((key) => intakeName(key) ?? key),
  source: sameFor((key) => CASE_SOURCE_WORDS[key as CaseSource] ?? key),
  branch: sameFor((key) => key),
  async destination(db, keys) {
    const rows = await db
      .selectFrom('countries')
      .select(['id', 'country_name'])
      .where(sql<boolean>`id = any(${keys.map(Number)}::int[])`)
      .execute();
    return new Map(rows.map(({ id, country_name }) => [String(id), country_name]));
  },
  async university(db, keys) {
    const ids = keys.map(Number);
    const rows = await db
      .selectFrom('universities')
      .select(['id', 'university_name'])
      .where(sql<boolean>`id = any(${ids}::int[])`)
      .execute();
    return new Map(rows.map(({ id, university_name }) => [String(id), university_name]));
  },
  counselor: (db, keys) => colleaguesNamed(db, keys),
};

/** Names of accounts of staff, also of those who have left. */
export async function colleaguesNamed(db: Db, ids: string[]): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('users')
    .select(['id', 'first_name', 'last_name', 'email'])
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .execute();
  return new Map(rows.map((row) => [row.id, nameOfPerson(row)]));
}

/** The months of a range of days, '2026-11', the first one first. */
export function monthsOf({ from, to }: DayRange): string[] {
  const [year = 0, first = 1] = from.split('-').map(Number);
  const months: string[] = [];
  for (let nth = year * 12 + first - 1; ; nth += 1) {
    const month = intakeMonth(Math.floor(nth / 12), (nth % 12) + 1);
    if (month > to.slice(0, 7)) return months;
    months.push(month);
  }
}
