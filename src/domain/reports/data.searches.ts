import { sql } from 'kysely';
import type { DayRange } from '../../contract/day-range.ts';
import { SHOWN_FROM_DAYS } from '../../contract/report-names.ts';
import type { ReportRow } from '../../contract/reports.ts';
import type { Db } from '../../platform/database/schema.ts';

const MOST_LINES = 200;

interface Missed {
  words: string;
  no_course: number;
  left_out: number;
  days: number;
}

/** What visitors searched on several days and did not find, the most frequent first. */
export async function readSearches(db: Db, { from, to }: DayRange): Promise<ReportRow[]> {
  const { rows } = await sql<Missed>`
    select m.words,
      coalesce(sum(m.times) filter (where m.result = 'no_course'), 0)::int as no_course,
      coalesce(sum(m.times) filter (where m.result = 'left_out'), 0)::int as left_out,
      count(distinct m.day)::int as days
    from search_misses m join missed_words w on w.words = m.words and w.days >= ${sql.lit(SHOWN_FROM_DAYS)}
    where m.day between ${from}::date and ${to}::date
    group by 1 order by sum(m.times) desc, m.words limit ${sql.lit(MOST_LINES)}`.execute(db);
  return rows.map(({ words, ...values }) => ({ key: words, label: words, values }));
}
