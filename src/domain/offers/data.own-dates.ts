import { sql } from 'kysely';
import type { ApplicationState } from '../../contract/application-states.ts';
import type { CaseDateKind } from '../../contract/offer-kinds.ts';
import type { OwnOffers } from '../../contract/offers.ts';
import type { Db } from '../../platform/database/schema.ts';

type OwnDate = OwnOffers['dates'][number];

/** Before these applications are sent, the university's deadline matters. */
const BEFORE_SENDING: readonly ApplicationState[] = ['submitted', 'in_review', 'documents_requested'];
/** The days of a case that its student sees: those to which they have to come. */
export const FOR_STUDENTS: readonly CaseDateKind[] = ['biometrics', 'visa_interview'];
/** In these nothing is due any more. */
const OVER: readonly ApplicationState[] = ['enrolled', 'rejected', 'withdrawn', 'closed'];

/**
 * Days ahead of one case that concern its student: of offers that are shown, of the chosen intake, and those to which
 * the student has to come. What staff have noted with a day is for the office, and so is every other day.
 * @param today 'YYYY-MM-DD' in Nepal
 */
export async function ownDates(db: Db, id: string, today: string): Promise<OwnDate[]> {
  const ahead = sql`>= ${today}::date`;
  const { rows } = await sql<OwnDate>`
    select f.kind, f.name, f.on_day as "on" from (
      select a.id, 'intake' as kind, '' as name, i.deadline as on_day
        from applications a join intakes i on i.course_id = a.course_id
          and a.intake = i.year || '-' || lpad(i.month::text, 2, '0')
        where a.id = ${id} and a.state in (${sql.join([...BEFORE_SENDING])})
      union all
      select o.application_id, 'reply', o.university, o.reply_by from offers o
        where o.application_id = ${id} and o.shown and o.state = 'received'
      union all
      select o.application_id, 'deposit', o.university, o.deposit_due from offers o
        where o.application_id = ${id} and o.shown and o.state in ('received', 'accepted')
          and o.deposit_paid_on is null
      union all
      select o.application_id, 'condition', c.text, c.due_on from offer_conditions c join offers o on o.id = c.offer_id
        where o.application_id = ${id} and o.shown and o.state in ('received', 'accepted') and c.done_at is null
      union all
      select d.application_id, d.kind, '', d.on_day from case_dates d
        where d.application_id = ${id} and d.done_at is null and d.kind in (${sql.join([...FOR_STUDENTS])})
    ) as f(id, kind, name, on_day) join applications a on a.id = f.id
    where f.on_day ${ahead} and a.state not in (${sql.join([...OVER])})
    order by f.on_day, f.kind, f.name limit 20`.execute(db);
  return rows;
}
