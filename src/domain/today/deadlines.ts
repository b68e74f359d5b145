import { sql, type RawBuilder } from 'kysely';
import type { ApplicationState } from '../../contract/application-states.ts';
import type { DeadlineKind } from '../../contract/offer-kinds.ts';
import type { Db } from '../../platform/database/schema.ts';

/** Days of cases that come near: of intakes, of offers and their conditions, and those that staff have entered. */

/** A deadline is in the queue from this many days before. */
const DEADLINE_DAYS = 14;
/** One that was missed stays for so long. It also bounds what is read. */
const MISSED_DAYS = 90;
/** Before these applications are sent, the university's deadline matters. */
const BEFORE_SENDING: readonly ApplicationState[] = ['submitted', 'in_review', 'documents_requested'];
/** In these nothing is due any more. In the order of the index applications_quiet, which has the others. */
const OVER: readonly ApplicationState[] = ['enrolled', 'rejected', 'withdrawn', 'closed'];

interface DeadlineRow {
  application_id: string;
  kind: DeadlineKind;
  name: string;
  on_day: string;
}

/**
 * Queries of the deadlines up to 14 days from now. That of an intake counts until its day; the others stay for a while
 * when they are missed. Each is answered by an index of its own.
 */
function deadlineParts(today: string): RawBuilder<DeadlineRow>[] {
  const near = sql`${today}::date + ${sql.lit(DEADLINE_DAYS)}`;
  const since = sql`${today}::date - ${sql.lit(MISSED_DAYS)}`;
  const kind = (name: DeadlineKind) => sql`${sql.lit(name)} as kind`;
  return [
    sql`select a.id as application_id, ${kind('intake')}, '' as name, i.deadline as on_day
      from intakes i join applications a on a.course_id = i.course_id
        and a.intake = i.year || '-' || lpad(i.month::text, 2, '0')
      where i.deadline between ${today}::date and ${near} and a.state in (${sql.join([...BEFORE_SENDING])})`,
    sql`select o.application_id, ${kind('reply')}, o.university, o.reply_by
      from offers o
      where o.state = 'received' and o.reply_by between ${since} and ${near}`,
    sql`select o.application_id, ${kind('deposit')}, o.university, o.deposit_due
      from offers o
      where o.state in ('received', 'accepted') and o.deposit_paid_on is null and o.deposit_due between ${since} and ${near}`,
    sql`select o.application_id, ${kind('condition')}, c.text || ' (' || o.university || ')', c.due_on
      from offer_conditions c join offers o on o.id = c.offer_id
      where c.done_at is null and c.due_on between ${since} and ${near} and o.state in ('received', 'accepted')`,
    sql`select d.application_id, d.kind, d.name, d.on_day
      from case_dates d
      where d.done_at is null and d.on_day between ${since} and ${near}`,
  ];
}

/** Whether something can still be due. Values, not parameters, so that the index of open cases can be used. */
export const isOpen = sql<boolean>`a.state not in (${sql.join(OVER.map((state) => sql.lit(state)))})`;

/** The deadlines, also of cases that are over, as a table with the columns application_id, kind, name and on_day. @param today 'YYYY-MM-DD' in Nepal */
export const deadlineTable = (today: string): RawBuilder<DeadlineRow> =>
  sql`(${sql.join(deadlineParts(today), sql` union all `)})`;

/** The first deadline of each of these cases, which are open. */
export async function firstDeadlines(
  db: Db,
  today: string,
  ids: readonly string[],
): Promise<Map<string, Omit<DeadlineRow, 'application_id'>>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<DeadlineRow>`
    select distinct on (f.application_id) f.application_id, f.kind, f.name, f.on_day
    from ${deadlineTable(today)} as f where f.application_id = any(${ids}::uuid[])
    order by f.application_id, f.on_day, f.kind, f.name`.execute(db);
  return new Map(rows.map(({ application_id, ...row }) => [application_id, row]));
}
