import type { OwnAppointment } from '../../contract/appointments.ts';
import { fail, ok, type Result } from '../../contract/errors.ts';
import { isOpen, presentOwn } from './present.ts';
import { findFree, record } from './commands.place.ts';
import { moveTo } from './commands.move.ts';
import { tellCounselor, tellPerson } from './commands.tell.ts';
import type { AppointmentContext } from './context.ts';
import { lockAppointment, readRow } from './data.one.ts';
import { readLink } from './policy.ts';

/** What people do with the link of their appointment. A link that we did not make is not_found. */

export async function readOwn(
  { db, clock, linkKey }: AppointmentContext,
  link: string,
): Promise<Result<OwnAppointment>> {
  const id = readLink(linkKey, link);
  const row = id && (await readRow(db, id));
  return row ? ok(presentOwn(row, linkKey, clock.now())) : fail({ code: 'not_found' });
}

/** Moves it to another free time of the same branch, with the same counselor if possible. @returns not_found, appointment_shut, time_taken */
export async function moveOwn(
  context: AppointmentContext,
  link: string,
  to: string,
): Promise<Result<OwnAppointment>> {
  const { db, clock, linkKey } = context;
  const id = readLink(linkKey, link);
  if (!id) return fail({ code: 'not_found' });
  return db.transaction().execute(async (trx): Promise<Result<OwnAppointment>> => {
    const locked = await lockAppointment(trx, id);
    if (!locked) return fail({ code: 'not_found' });
    const { row, enquiry } = locked;
    const now = clock.now();
    const starts = new Date(to);
    if (row.state === 'booked' && row.starts_at.getTime() === starts.getTime())
      return ok(presentOwn(row, linkKey, now));
    if (!isOpen(row, now)) return fail({ code: 'refused', reason: 'appointment_shut' });
    const { branch, counselor_id: counselor } = row;
    const time =
      (await findFree(trx, context, starts, { branch, counselor }, id)) ??
      (await findFree(trx, context, starts, { branch, counselor: null }, id));
    if (!time) return fail({ code: 'refused', reason: 'time_taken' });
    const moved = await moveTo(trx, context, { row, enquiry }, time, null);
    return moved ? ok(presentOwn(moved, linkKey, now)) : fail({ code: 'refused', reason: 'time_taken' });
  });
}

/** Cancels it; cancelling twice succeeds. @returns not_found, appointment_shut */
export async function cancelOwn(context: AppointmentContext, link: string): Promise<Result<OwnAppointment>> {
  const { db, clock, linkKey } = context;
  const id = readLink(linkKey, link);
  if (!id) return fail({ code: 'not_found' });
  return db.transaction().execute(async (trx): Promise<Result<OwnAppointment>> => {
    const locked = await lockAppointment(trx, id);
    if (!locked) return fail({ code: 'not_found' });
    const { row, enquiry } = locked;
    const at = clock.now();
    if (row.state === 'cancelled') return ok(presentOwn(row, linkKey, at));
    if (!isOpen(row, at)) return fail({ code: 'refused', reason: 'appointment_shut' });
    await trx.updateTable('appointments').set({ state: 'cancelled' }).where('id', '=', id).execute();
    await record(trx, enquiry, 'unbooked', { at, actor: null, before: row });
    await tellPerson(trx, context, row, 'cancelled');
    await tellCounselor(trx, context, row, 'cancelled');
    return ok(presentOwn({ ...row, state: 'cancelled' }, linkKey, at));
  });
}
