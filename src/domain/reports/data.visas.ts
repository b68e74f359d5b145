import { sql } from 'kysely';
import type { DayRange } from '../../contract/day-range.ts';
import type { ReportGroup } from '../../contract/report-names.ts';
import type { ReportRow, ReportValues } from '../../contract/reports.ts';
import type { Db } from '../../platform/database/schema.ts';
import { withinDays } from '../within-days.ts';
import { CASE_KEYS, keyOf, labelsOf } from './data.groups.ts';

interface Results {
  key: string | null;
  granted: number;
  refused: number;
  waiting: number;
}

/** The last answer of the visa office in each case, by the day of the answer, and who waits for one now. */
export async function readVisas(db: Db, range: DayRange, by: ReportGroup): Promise<ReportRow[]> {
  const { key, join } = CASE_KEYS[by];
  const answered = withinDays(sql`a.visa_result_at`, range);
  const { rows } = await sql<Results>`
    select ${key} as key,
      (count(*) filter (where a.visa_result = 'granted' and ${answered}))::int as granted,
      (count(*) filter (where a.visa_result = 'refused' and ${answered}))::int as refused,
      (count(*) filter (where a.state = 'visa_lodged'))::int as waiting
    from applications a ${join} where ${answered} or a.state = 'visa_lodged' group by 1`.execute(db);
  const label = await labelsOf(
    db,
    by,
    rows.map((row) => keyOf(row.key)),
  );
  return rows
    .map(({ key, ...counts }) => ({ key: keyOf(key), label: label(keyOf(key)), values: withRate(counts) }))
    .toSorted((one, other) => sizeOf(other) - sizeOf(one) || one.label.localeCompare(other.label));
}

/** With the part that was granted, in percent; null without a result. */
export function withRate({ granted = 0, refused = 0, waiting = 0 }: ReportValues): ReportValues {
  const results = granted! + refused!;
  return { granted, refused, rate: results === 0 ? null : Math.round((granted! / results) * 100), waiting };
}

const sizeOf = ({ values: { granted, refused, waiting } }: ReportRow): number =>
  (granted! + refused!) * 1_000_000 + waiting!;
