import { sql, type RawBuilder } from 'kysely';
import { TODAY_SECTIONS, type TodaySection } from '../../contract/today-sections.ts';
import type { TodayCase } from '../../contract/today.ts';
import type { Db } from '../../platform/database/schema.ts';
import { COUNSELOR_COLUMNS, presentCounselor } from '../follow-up/data.colleagues.ts';
import { deadlineTable, firstDeadlines, isOpen } from './deadlines.ts';
import type { Queued, QueueSource, TodayClock } from './source.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

const place = (section: TodaySection) => sql.lit(TODAY_SECTIONS.indexOf(section));
/** The start of a day in Nepal. */
const dayBegins = (day: RawBuilder<unknown>) => sql`(${day})::timestamp at time zone 'Asia/Kathmandu'`;

/** Somebody has planned when to go on; it is in the queue again on that day. */
const notPlanned = (today: string) => sql`(a.next_on is null or a.next_on <= ${today}::date)`;

/** Each part is answered by an index of its own. */
function find({ now, today, daysUntilWaiting }: TodayClock): ReturnType<QueueSource['find']> {
  const waiting = Object.entries(daysUntilWaiting).map(
    ([state, days]) => sql`
      select a.id, ${place('waiting')}, a.state_changed_at, a.counselor_id from applications a
        where a.state = ${state} and a.state_changed_at <= ${new Date(now.getTime() - days * DAY_MS)}
          and ${notPlanned(today)}`,
  );
  const parts = [
    sql`select a.id, ${place('answered')} as section, a.unread_since as at, a.counselor_id from applications a
      where a.unread_since is not null`,
    sql`select a.id, ${place('due')}, ${dayBegins(sql`a.next_on`)}, a.counselor_id from applications a
      where a.next_on <= ${today}::date`,
    sql`select a.id, ${place('new')}, a.submitted_at, a.counselor_id from applications a
      where a.state = 'submitted' and a.counselor_id is null`,
    ...waiting,
    sql`select f.application_id, ${place('deadline')}, ${dayBegins(sql`f.on_day`)}, a.counselor_id
      from ${deadlineTable(today)} as f join applications a on a.id = f.application_id where ${isOpen}`,
  ];
  return sql`${sql.join(parts, sql` union all `)}`;
}

async function read(db: Db, queued: readonly Queued[], { today }: TodayClock): Promise<TodayCase[]> {
  const rows = await db
    .selectFrom('applications as a')
    .leftJoin('users as co', 'co.id', 'a.counselor_id')
    .leftJoin('universities as u', 'u.id', 'a.university_id')
    .leftJoin('countries as n', 'n.id', 'u.country_id')
    .select(['a.id', 'a.reference', 'a.first_name', 'a.last_name', 'a.contact', 'a.email', 'a.state'])
    .select(['a.preferred_course', 'a.preferred_university', 'a.intake'])
    .select(['a.counselor_id', 'a.next_step', 'a.next_on', 'n.country_name as country'])
    .select(COUNSELOR_COLUMNS)
    .select(
      sql<TodayCase['answers']>`array(select distinct h.event from application_history h
        where h.application_id = a.id and h.by_role = 'student' and h.event <> 'submit' and h.at >= a.unread_since)`.as(
        'answers',
      ),
    )
    .where(
      'a.id',
      'in',
      queued.map(({ id }) => id),
    )
    .execute();
  const places = new Map(queued.map((each) => [each.id, each]));
  const near = queued.filter(({ section }) => TODAY_SECTIONS[section] === 'deadline').map(({ id }) => id);
  const deadlines = await firstDeadlines(db, today, near);
  return rows.map((row) => {
    const {
      counselor_first_name: _first,
      counselor_last_name: _last,
      counselor_email: _email,
      counselor_id: _id,
      ...shown
    } = row;
    const { section, at } = places.get(row.id)!;
    const due = deadlines.get(row.id);
    return {
      ...shown,
      kind: 'application',
      section: TODAY_SECTIONS[section]!,
      since: new Date(at).toISOString(),
      deadline: due ? { kind: due.kind, name: due.name, on: due.on_day } : null,
      counselor: presentCounselor(row),
    };
  });
}

/** Cases of students. */
export const cases: QueueSource = { kind: 'application', find, read };
