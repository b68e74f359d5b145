import { sql } from 'kysely';
import { STATE_WORDS } from '../../content/application-states.ts';
import { APPLICATION_STATES, type ApplicationState } from '../../contract/application-states.ts';
import type { DayRange } from '../../contract/day-range.ts';
import type { ReportRow } from '../../contract/reports.ts';
import type { Db } from '../../platform/database/schema.ts';
import { withinDays } from '../within-days.ts';

interface Stays {
  state: ApplicationState;
  left: number;
  median: number;
  most: number;
}

/** How long the stays were that ended in these days, and how many cases are in each state now. */
export async function readTimes(db: Db, range: DayRange): Promise<ReportRow[]> {
  const days = sql`extract(epoch from s.ended_at - s.began_at) / 86400`;
  const { rows: ended } = await sql<Stays>`
    select s.state, count(distinct s.application_id)::int as left,
      percentile_cont(0.5) within group (order by ${days})::float8 as median,
      percentile_cont(0.9) within group (order by ${days})::float8 as most
    from case_stays s where ${withinDays(sql`s.ended_at`, range)} group by 1`.execute(db);
  const { rows: there } = await sql<{ state: ApplicationState; now: number }>`
    select a.state, count(*)::int as now from applications a group by 1`.execute(db);
  const leftOf = new Map(ended.map((row) => [row.state, row]));
  const nowOf = new Map(there.map(({ state, now }) => [state, now]));
  return APPLICATION_STATES.filter((state) => leftOf.has(state) || nowOf.has(state)).map((state) => {
    const { left = 0, median = null, most = null } = leftOf.get(state) ?? {};
    const values = { left, median: tenths(median), most: tenths(most), now: nowOf.get(state) ?? 0 };
    return { key: state, label: STATE_WORDS[state].label, values };
  });
}

const tenths = (days: number | null): number | null => (days === null ? null : Math.round(days * 10) / 10);
