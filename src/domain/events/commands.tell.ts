import { sql, type Transaction } from 'kysely';
import type { EventChange } from '../../contract/error-bodies.ts';
import type { Database } from '../../platform/database/schema.ts';
import type { RegistrationContext } from './context.ts';
import { isOver } from './policy.ts';
import { changedMail, type EventBefore } from './policy.mails.ts';
import { registrationsAt, type RegistrationRow } from './rows.registrations.ts';

/** What a change of an event means for its people; undefined: nothing that they have to know. */
export function changeBetween(before: EventBefore, after: EventBefore): EventChange | undefined {
  if (before.standing !== after.standing) {
    if (after.standing === 'on') return before.standing === 'put_off' ? 'new_date' : 'on_again';
    return after.standing;
  }
  if (after.standing !== 'on') return undefined;
  const isMoved =
    before.starts_at.getTime() !== after.starts_at.getTime() ||
    before.ends_at.getTime() !== after.ends_at.getTime();
  if (isMoved) return 'moved';
  const isElsewhere = before.place !== after.place || before.online_link !== after.online_link;
  return isElsewhere ? 'elsewhere' : undefined;
}

/** How many people a change concerns. */
export interface People {
  registered: number;
  waiting: number;
}

/** The people of an event at its present date. Nobody has to be told about an event that is over. */
export async function peopleToTell(
  trx: Transaction<Database>,
  id: number,
  before: EventBefore,
  now: Date,
): Promise<People> {
  if (isOver(before, now)) return { registered: 0, waiting: 0 };
  const { rows } = await sql<People>`
    select count(*) filter (where not r.waiting)::int as registered, count(*) filter (where r.waiting)::int as waiting
    from event_registrations r join events_at(${now}) e on e.id = r.event_id and e.starts_at = r.starts_at
    where r.event_id = ${id} and r.cancelled_at is null`.execute(trx);
  return rows[0]!;
}

/** Mails the change to everybody registered or waiting, in the transaction of the change. @returns how many */
export async function tellPeople(
  trx: Transaction<Database>,
  context: Pick<RegistrationContext, 'mails' | 'publicOrigin' | 'consultancy'>,
  id: number,
  { what, before, now }: { what: EventChange; before: EventBefore; now: Date },
): Promise<number> {
  const { rows } = await sql<RegistrationRow & { user_id: string; email: string }>`
    select r.*, u.email from (${registrationsAt(now)}) r
    join users u on u.id = r.user_id
    where r.event_id = ${id} and r.cancelled_at is null and u.status = 'active'
      and r.starts_at = (select e.starts_at from events_at(${now}) e where e.id = ${id})
    order by r.registered_at, r.id for key share of u skip locked`.execute(trx);
  for (const row of rows) {
    const data = changedMail(context, what, before, row, now);
    await context.mails.queue(trx, { template: 'event-changed', to: row.email, userId: row.user_id, data });
  }
  return rows.length;
}
