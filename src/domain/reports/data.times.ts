import { sql } from 'kysely';
import { STATE_WORDS } from '../../content/application-states.ts';
import { APPLICATION_STATES, type ApplicationState } from '../../contract/application-states.ts';
import { momentsOf, type DayRange } from '../../contract/day-range.ts';
import type { ReportRow } from '../../contract/reports.ts';
import type { Db } from '../../platform/database/schema.ts';
import { withinDays } from '../within-days.ts';

interface Stays {
  state: ApplicationState;
  left: number;
  stays: number;
  /** The lengths next to the middle and to nine of ten, in tenths of a day. */
  middle: [number, number];
  most: [number, number];
}
const [MIDDLE, MOST] = [0.5, 0.9];

/** The lengths just before and after a part of all of them, once `upto` counts those of a length or less. */
const around = (part: number) => {
  const place = sql`${sql.lit(part)} * (stays - 1)`;
  return sql`array[min(tenths) filter (where upto > floor(${place})), min(tenths) filter (where upto > ceil(${place}))]`;
};

/** How long the stays were that ended in these days, and how many cases are in each state now. */
export async function readTimes(db: Db, range: DayRange): Promise<ReportRow[]> {
  // A case that left a state twice counts once: its later stay has an earlier one that ended in these days.
  const { since } = momentsOf(range);
  const { rows: ended } = await sql<Stays>`
    with lengths as (
      select s.state, s.tenths, count(*) as stays,
        count(*) filter (where s.earlier_ended_at is null or s.earlier_ended_at < ${since}) as cases
      from case_stays s where ${withinDays(sql`s.ended_at`, range)} group by 1, 2
    ), summed as (
      select state, tenths, sum(cases) over whole as cases, sum(stays) over whole as stays,
        sum(stays) over (partition by state order by tenths) as upto
      from lengths window whole as (partition by state)
    )
    select state, cases::int as left, stays::int as stays, ${around(MIDDLE)} as middle, ${around(MOST)} as most
    from summed group by state, cases, stays`.execute(db);
  const { rows: there } = await sql<{ state: ApplicationState; now: number }>`
    select a.state, count(*)::int as now from applications a group by 1`.execute(db);
  const leftOf = new Map(ended.map((row) => [row.state, row]));
  const nowOf = new Map(there.map(({ state, now }) => [state, now]));
  return APPLICATION_STATES.filter((state) => leftOf.has(state) || nowOf.has(state)).map((state) => {
    const row = leftOf.get(state);
    const values = {
      left: row?.left ?? 0,
      median: row ? daysAt(row.middle, MIDDLE, row.stays) : null,
      most: row ? daysAt(row.most, MOST, row.stays) : null,
      now: nowOf.get(state) ?? 0,
    };
    return { key: state, label: STATE_WORDS[state].label, values };
  });
}

/** Days at a part of all lengths, between the two next to it. */
const daysAt = ([before, after]: Stays['most'], part: number, stays: number): number =>
  Math.round(before + (after - before) * ((part * (stays - 1)) % 1)) / 10;
