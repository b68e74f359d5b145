import { sql } from 'kysely';
import type { DayRange } from '../../contract/day-range.ts';
import type { ReportGroup } from '../../contract/report-names.ts';
import type { ReportRow } from '../../contract/reports.ts';
import type { Db } from '../../platform/database/schema.ts';
import { REACHED } from '../applications/policy.report-filters.ts';
import { GENUINE } from '../enquiries/data.list.ts';
import { withinDays } from '../within-days.ts';
import { CASE_KEYS, ENQUIRY_KEYS, keyOf, labelsOf, monthsOf } from './data.groups.ts';

interface EnquiryCounts {
  key: string | null;
  enquiries: number;
  students: number;
}
interface CaseCounts {
  key: string | null;
  cases: number;
  offers: number;
  visas: number;
  enrolled: number;
}
const NOTHING = { enquiries: 0, students: 0, cases: 0, offers: 0, visas: 0, enrolled: 0 };

/** Enquiries by the day of entry, and cases by the day of submission with what has become of them. */
export async function readFunnel(db: Db, range: DayRange, by: ReportGroup): Promise<ReportRow[]> {
  const [enquiries, cases] = [await countEnquiries(db, range, by), await countCases(db, range, by)];
  const lines = new Map<string, typeof NOTHING>();
  if (by === 'month') for (const month of monthsOf(range)) lines.set(month, { ...NOTHING });
  for (const { key, ...counts } of [...enquiries, ...cases])
    lines.set(keyOf(key), { ...NOTHING, ...lines.get(keyOf(key)), ...counts });
  const label = await labelsOf(db, by, [...lines.keys()]);
  const rows = [...lines].map(([key, values]) => ({ key, label: label(key), values }));
  if (by === 'month') return rows;
  return rows.toSorted(
    ({ values: one, label }, { values: other, label: otherLabel }) =>
      other.cases - one.cases || other.enquiries - one.enquiries || label.localeCompare(otherLabel),
  );
}

async function countEnquiries(db: Db, range: DayRange, by: ReportGroup): Promise<EnquiryCounts[]> {
  const { key, join } = ENQUIRY_KEYS[by];
  const { rows } = await sql<EnquiryCounts>`
    select ${key} as key, count(*)::int as enquiries, count(e.user_id)::int as students
    from enquiries e ${join} where ${GENUINE} and ${withinDays(sql`e.entered_at`, range)} group by 1`.execute(
    db,
  );
  return rows;
}

async function countCases(db: Db, range: DayRange, by: ReportGroup): Promise<CaseCounts[]> {
  const { key, join } = CASE_KEYS[by];
  const { rows } = await sql<CaseCounts>`
    select ${key} as key, count(*)::int as cases,
      (count(*) filter (where ${REACHED.offer}))::int as offers,
      (count(*) filter (where ${REACHED.visa_granted}))::int as visas,
      (count(*) filter (where ${REACHED.enrolled}))::int as enrolled
    from applications a ${join} where ${withinDays(sql`a.submitted_at`, range)} group by 1`.execute(db);
  return rows;
}
