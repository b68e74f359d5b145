import { sql, type Transaction } from 'kysely';
import { nepalDayAndTime, nepalDate } from '../../contract/nepal-time.ts';
import type { Database } from '../../platform/database/schema.ts';
import { recordEvent } from '../enquiries/commands.record.ts';
import type { LockedEnquiry } from '../enquiries/commands.lock.ts';
import type { AppointmentContext } from './context.ts';
import { fits, readFree, type Wish } from './data.free.ts';
import { readRow } from './data.one.ts';
import type { FreeTime, Taken } from './policy.free.ts';
import { remindersAt } from './policy.ts';
import type { AppointmentRow } from './rows.ts';

/**
 * The counselor with whom a time can be booked: whoever has fewest appointments that day. The caller has locked the times.
 * @returns undefined if the time is not free any more, or never was
 */
export async function findFree(
  trx: Transaction<Database>,
  context: AppointmentContext,
  starts: Date,
  wish: Wish,
  except: string | null = null,
): Promise<FreeTime | undefined> {
  const free = await readFree(trx, context, context.clock.now(), except);
  const there = free.filter(fits(wish)).filter(({ starts_at }) => starts_at.getTime() === starts.getTime());
  if (there.length < 2) return there[0];
  const { rows } = await sql<{ counselor_id: string; count: number }>`
    select counselor_id, count(*)::int as count from appointments
    where state <> 'cancelled' and counselor_id is not null
      and (starts_at at time zone 'Asia/Kathmandu')::date = ${nepalDate(starts)}::date
      and starts_at > ${new Date(starts.getTime() - 86_400_000)} and starts_at < ${new Date(starts.getTime() + 86_400_000)}
    group by counselor_id`.execute(trx);
  const load = new Map(rows.map(({ counselor_id, count }) => [counselor_id, count]));
  return there.toSorted((a, b) => (load.get(a.counselor_id) ?? 0) - (load.get(b.counselor_id) ?? 0))[0];
}

/** Whether a counselor is busy then. The caller has locked the times. */
export async function isBusy(
  trx: Transaction<Database>,
  { counselor_id, starts_at, ends_at }: Taken,
  except: string | null = null,
): Promise<boolean> {
  const other = await trx
    .selectFrom('appointments')
    .select('id')
    .where('counselor_id', '=', counselor_id)
    .where('state', '<>', 'cancelled')
    .where('starts_at', '<', ends_at)
    .where('ends_at', '>', starts_at)
    .$if(except !== null, (query) => query.where('id', '<>', except))
    .limit(1)
    .executeTakeFirst();
  return other !== undefined;
}

interface Place {
  time: Pick<FreeTime, 'counselor_id' | 'branch' | 'starts_at' | 'ends_at'>;
  email: string;
  email_key: string;
  ticket?: string;
}

/**
 * Stores an appointment; an enquiry without a counselor gets this one.
 * @returns undefined if the counselor was booked for that time at the same moment
 */
export async function place(
  trx: Transaction<Database>,
  enquiry: string,
  { time, email, email_key, ticket }: Place,
  now: Date,
): Promise<AppointmentRow | undefined> {
  const { counselor_id, branch, starts_at, ends_at } = time;
  const row = await trx
    .insertInto('appointments')
    .values({
      ticket: ticket ?? null,
      enquiry_id: enquiry,
      counselor_id,
      branch,
      email,
      email_key,
      starts_at,
      ends_at,
      ...remindersAt(starts_at, now),
      booked_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!row) return undefined;
  await trx
    .updateTable('enquiries')
    .set({ counselor_id })
    .where('id', '=', enquiry)
    .where('counselor_id', 'is', null)
    .execute();
  return readRow(trx, row.id);
}

/** When and with whom, for the history of an enquiry. */
export const inWords = (row: Pick<AppointmentRow, 'starts_at' | 'branch'>) => ({
  Time: nepalDayAndTime(row.starts_at),
  Branch: row.branch,
});

/** Writes what happened to an appointment into the history of its enquiry. @param actor null: the person */
export const record = (
  trx: Transaction<Database>,
  enquiry: LockedEnquiry,
  kind: 'booked' | 'rebooked' | 'unbooked' | 'came' | 'missed',
  {
    at,
    actor,
    before,
    after,
  }: { at: Date; actor: string | null; before?: AppointmentRow; after?: AppointmentRow },
) =>
  recordEvent(trx, {
    enquiry,
    at,
    actor,
    kind,
    before: before ? inWords(before) : {},
    after: after ? inWords(after) : {},
  });
