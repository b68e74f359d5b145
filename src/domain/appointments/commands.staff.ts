import type {
  Appointment,
  EnterAppointment,
  MarkAppointment,
  MoveAppointment,
} from '../../contract/appointments.ts';
import { fail, ok, type Result } from '../../contract/errors.ts';
import { isUuid } from '../../platform/database/uuid.ts';
import type { Principal } from '../accounts/policy.ts';
import { lockEnquiry } from '../enquiries/commands.lock.ts';
import { findCounselor } from '../follow-up/data.colleagues.ts';
import { moveTo } from './commands.move.ts';
import { isBusy, place, record } from './commands.place.ts';
import { tellCounselor, tellPerson } from './commands.tell.ts';
import type { AppointmentContext } from './context.ts';
import { lockAppointment, lockTimes, readRow } from './data.one.ts';
import { presentAppointment } from './present.ts';

/** What staff do with appointments. They may book outside the weekly hours, but nobody twice at the same time. */

/**
 * Books a time for somebody on the phone. The same ticket again books nothing.
 * @returns invalid (enquiry, branch, starts_at), not_a_counselor, time_taken, consent_withdrawn
 */
export async function enterAppointment(
  context: AppointmentContext,
  { userId }: Principal,
  body: EnterAppointment,
): Promise<Result<Appointment>> {
  const { db, clock, branches } = context;
  return db.transaction().execute(async (trx): Promise<Result<Appointment>> => {
    const enquiry = await lockEnquiry(trx, body.enquiry);
    if (!enquiry)
      return fail({
        code: 'invalid',
        fields: { enquiry: [{ code: 'no_such_object', value: body.enquiry }] },
      });
    if (enquiry.lost_reason === 'consent_withdrawn')
      return fail({ code: 'refused', reason: 'consent_withdrawn' });
    await lockTimes(trx);
    const earlier = await trx
      .selectFrom('appointments')
      .select('id')
      .where('ticket', '=', body.ticket)
      .executeTakeFirst();
    if (earlier) return ok(presentAppointment((await readRow(trx, earlier.id))!));
    if (!branches().includes(body.branch))
      return fail({ code: 'invalid', fields: { branch: [{ code: 'no_such_choice', value: body.branch }] } });
    const now = clock.now();
    const starts_at = new Date(body.starts_at);
    if (starts_at <= now) return past('starts_at');
    if (!(await findCounselor(trx, body.counselor)))
      return fail({ code: 'refused', reason: 'not_a_counselor' });
    const ends_at = new Date(starts_at.getTime() + body.minutes * 60_000);
    const time = { counselor_id: body.counselor, branch: body.branch, starts_at, ends_at };
    const { email, email_key } = enquiry;
    const free = !(await isBusy(trx, time));
    const row = free && (await place(trx, enquiry.id, { time, email, email_key, ticket: body.ticket }, now));
    if (!row) return fail({ code: 'refused', reason: 'time_taken' });
    await record(trx, enquiry, 'booked', { at: now, actor: userId, after: row });
    await tellPerson(trx, context, row, 'booked');
    if (row.counselor_id !== userId) await tellCounselor(trx, context, row, 'booked');
    return ok(presentAppointment(row));
  });
}

const past = (field: string) =>
  fail({ code: 'invalid', fields: { [field]: [{ code: 'custom', message: 'This time is past.' }] } });

/** @returns not_found, invalid (starts_at), appointment_changed, time_taken */
export async function moveAppointment(
  context: AppointmentContext,
  { userId }: Principal,
  id: string,
  { from, starts_at: to }: MoveAppointment,
): Promise<Result<Appointment>> {
  if (!isUuid(id)) return fail({ code: 'not_found' });
  return context.db.transaction().execute(async (trx): Promise<Result<Appointment>> => {
    const locked = await lockAppointment(trx, id);
    if (!locked) return fail({ code: 'not_found' });
    const { row } = locked;
    const starts_at = new Date(to);
    if (row.state === 'booked' && row.starts_at.getTime() === starts_at.getTime())
      return ok(presentAppointment(row));
    if (row.state !== 'booked' || row.starts_at.getTime() !== Date.parse(from))
      return fail({ code: 'refused', reason: 'appointment_changed' });
    if (starts_at <= context.clock.now()) return past('starts_at');
    if (row.counselor_id === null) return fail({ code: 'refused', reason: 'not_a_counselor' });
    const ends_at = new Date(starts_at.getTime() + row.ends_at.getTime() - row.starts_at.getTime());
    const time = { counselor_id: row.counselor_id, starts_at, ends_at };
    const moved = await moveTo(trx, context, locked, time, userId);
    return moved ? ok(presentAppointment(moved)) : fail({ code: 'refused', reason: 'time_taken' });
  });
}

const KINDS = { cancelled: 'unbooked', came: 'came', missed: 'missed', booked: 'booked' } as const;

/**
 * Says that somebody came or did not come, cancels, or takes that back.
 * @returns not_found, appointment_changed, time_taken, consent_withdrawn
 */
export async function markAppointment(
  context: AppointmentContext,
  { userId: actor }: Principal,
  id: string,
  { from, to }: MarkAppointment,
): Promise<Result<Appointment>> {
  if (!isUuid(id)) return fail({ code: 'not_found' });
  return context.db.transaction().execute(async (trx): Promise<Result<Appointment>> => {
    const locked = await lockAppointment(trx, id);
    if (!locked) return fail({ code: 'not_found' });
    const { row, enquiry } = locked;
    if (row.state === to) return ok(presentAppointment(row));
    if (row.state !== from) return fail({ code: 'refused', reason: 'appointment_changed' });
    const at = context.clock.now();
    const { counselor_id, starts_at, ends_at } = row;
    const back = row.state === 'cancelled' && counselor_id !== null;
    if (back && enquiry.lost_reason === 'consent_withdrawn')
      return fail({ code: 'refused', reason: 'consent_withdrawn' });
    if (back && (await isBusy(trx, { counselor_id, starts_at, ends_at }, id)))
      return fail({ code: 'refused', reason: 'time_taken' });
    await trx.updateTable('appointments').set({ state: to }).where('id', '=', id).execute();
    await record(trx, enquiry, KINDS[to], { at, actor, before: row, ...(to === 'booked' && { after: row }) });
    const ahead = starts_at > at;
    if (ahead && to === 'cancelled') {
      await tellPerson(trx, context, row, 'cancelled');
      if (counselor_id !== actor) await tellCounselor(trx, context, row, 'cancelled');
    } else if (ahead && row.state === 'cancelled') await tellPerson(trx, context, row, 'booked');
    return ok(presentAppointment({ ...row, state: to }));
  });
}
