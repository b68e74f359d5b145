import type { Transaction } from 'kysely';
import type { CounselorCalendar, SetCalendar } from '../../contract/appointments.ts';
import { WEEKDAYS } from '../../contract/appointment-words.ts';
import { fail, ok, type Result } from '../../contract/errors.ts';
import type { Database } from '../../platform/database/schema.ts';
import { isUuid } from '../../platform/database/uuid.ts';
import type { Principal } from '../accounts/policy.ts';
import { recordChange } from '../change-log/commands.record.ts';
import { findCounselor } from '../follow-up/data.colleagues.ts';
import type { AppointmentContext } from './context.ts';
import { mayChange, readCalendars } from './data.hours.ts';

/**
 * Sets when a counselor can be booked. Counselors set their own hours, owners everybody's. Appointments that are booked stay.
 * @returns not_found, not_your_hours, hours_changed, invalid (hours)
 */
export async function setCalendar(
  context: AppointmentContext,
  principal: Principal,
  id: string,
  { version, hours, days_off }: SetCalendar,
): Promise<Result<CounselorCalendar>> {
  if (!isUuid(id)) return fail({ code: 'not_found' });
  const { db, clock, branches } = context;
  return db.transaction().execute(async (trx): Promise<Result<CounselorCalendar>> => {
    const counselor = await findCounselor(trx, id);
    if (!counselor) return fail({ code: 'not_found' });
    if (!mayChange(principal, id)) return fail({ code: 'refused', reason: 'not_your_hours' });
    const strange = hours.find(({ branch }) => !branches().includes(branch));
    if (strange)
      return fail({
        code: 'invalid',
        fields: { hours: [{ code: 'no_such_choice', value: strange.branch }] },
      });
    if (overlapping(hours))
      return fail({ code: 'invalid', fields: { hours: [{ code: 'custom', message: OVERLAP }] } });
    await lockCalendar(trx, id);
    const [before] = await readCalendars(trx, principal, [counselor]);
    const days = [...new Set(days_off)].toSorted();
    const wanted = { hours: sorted(hours), days_off: days };
    if (JSON.stringify(wanted) === JSON.stringify({ hours: before!.hours, days_off: before!.days_off }))
      return ok(before!);
    if (before!.version !== version) return fail({ code: 'refused', reason: 'hours_changed' });
    await replace(trx, id, wanted);
    const [after] = await readCalendars(trx, principal, [counselor]);
    await recordChange(trx, {
      at: clock.now(),
      actor: principal.userId,
      kind: 'staff',
      object: id,
      title: counselor.name,
      action: 'changed',
      before: inWords(before!),
      after: inWords(after!),
    });
    return ok(after!);
  });
}

const OVERLAP = 'Two of these hours are at the same time.';

/** The row exists from the first change on; who has it changes the hours. */
async function lockCalendar(trx: Transaction<Database>, id: string): Promise<void> {
  await trx
    .insertInto('counselor_calendars')
    .values({ counselor_id: id, version: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await trx
    .selectFrom('counselor_calendars')
    .select('version')
    .where('counselor_id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

type Hours = SetCalendar['hours'];

const sorted = (hours: Hours): Hours => hours.toSorted((a, b) => a.weekday - b.weekday || a.from - b.from);

const overlapping = (hours: Hours): boolean =>
  sorted(hours).some((each, at, all) => {
    const next = all[at + 1];
    return next?.weekday === each.weekday && next.from < each.until;
  });

async function replace(
  trx: Transaction<Database>,
  id: string,
  { hours, days_off }: Pick<SetCalendar, 'hours' | 'days_off'>,
): Promise<void> {
  await trx.deleteFrom('counselor_hours').where('counselor_id', '=', id).execute();
  await trx.deleteFrom('counselor_days_off').where('counselor_id', '=', id).execute();
  const rows = hours.map(({ branch, weekday, from, until, minutes }) => ({
    counselor_id: id,
    branch,
    weekday,
    from_minute: from,
    until_minute: until,
    minutes,
  }));
  if (rows.length > 0) await trx.insertInto('counselor_hours').values(rows).execute();
  const days = days_off.map((day) => ({ counselor_id: id, day }));
  if (days.length > 0) await trx.insertInto('counselor_days_off').values(days).execute();
  await trx
    .updateTable('counselor_calendars')
    .set(({ eb }) => ({ version: eb('version', '+', 1) }))
    .where('counselor_id', '=', id)
    .execute();
}

const clock = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

/** The hours with the words that people read in the log. */
const inWords = ({ hours, days_off }: CounselorCalendar) => ({
  Hours: hours.map(
    ({ branch, weekday, from, until, minutes }) =>
      `${WEEKDAYS[weekday]} ${clock(from)} to ${clock(until)}, ${minutes} minutes each, ${branch}`,
  ),
  'Days off': days_off,
});
