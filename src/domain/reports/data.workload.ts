import { sql } from 'kysely';
import { OPEN_STATES, OUR_STATES } from '../../content/reports.ts';
import { OPEN_STAGES } from '../../contract/enquiry-words.ts';
import { NONE } from '../../contract/report-names.ts';
import type { ReportRow } from '../../contract/reports.ts';
import type { Db } from '../../platform/database/schema.ts';
import { colleaguesNamed, keyOf } from './data.groups.ts';

const NOTHING = { open: 0, turn: 0, today: 0, overdue: 0, unread: 0, enquiries: 0 };
type Work = typeof NOTHING;

/** What each colleague looks after now. @param today 'YYYY-MM-DD' in Nepal */
export async function readWorkload(db: Db, today: string): Promise<ReportRow[]> {
  const { rows: cases } = await sql<Omit<Work, 'enquiries'> & { key: string | null }>`
    select a.counselor_id::text as key,
      (count(*) filter (where a.state in (${sql.join([...OPEN_STATES])})))::int as open,
      (count(*) filter (where a.state in (${sql.join([...OUR_STATES])})))::int as turn,
      (count(*) filter (where a.next_on = ${today}::date))::int as today,
      (count(*) filter (where a.next_on < ${today}::date))::int as overdue,
      (count(*) filter (where a.unread_since is not null))::int as unread
    from applications a group by 1`.execute(db);
  const { rows: enquiries } = await sql<{ key: string | null; enquiries: number }>`
    select e.counselor_id::text as key, count(*)::int as enquiries
    from enquiries e where e.stage in (${sql.join([...OPEN_STAGES])}) group by 1`.execute(db);
  const lines = new Map<string, Work>();
  for (const { key, ...work } of [...cases, ...enquiries])
    lines.set(keyOf(key), { ...NOTHING, ...lines.get(keyOf(key)), ...work });
  const keys = [...lines.keys()].filter((key) => key !== NONE);
  const names = await colleaguesNamed(db, keys);
  return [...lines]
    .filter(([, work]) => Object.values(work).some((each) => each > 0))
    .map(([key, values]) => ({ key, label: key === NONE ? 'Nobody' : (names.get(key) ?? key), values }))
    .toSorted((one, other) => other.values.open - one.values.open || one.label.localeCompare(other.label));
}
