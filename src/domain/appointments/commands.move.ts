import type { Transaction } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import type { LockedEnquiry } from '../enquiries/commands.lock.ts';
import { isBusy, record } from './commands.place.ts';
import { tellCounselor, tellPerson } from './commands.tell.ts';
import type { AppointmentContext } from './context.ts';
import { readRow } from './data.one.ts';
import type { Taken } from './policy.free.ts';
import { remindersAt } from './policy.ts';
import type { AppointmentRow } from './rows.ts';

/**
 * Moves an appointment, whose times the caller has locked. Both are mailed, and a counselor who loses it too. It is
 * reminded anew.
 * @param actor the member of staff; null: the person
 * @returns undefined if the counselor is busy then
 */
export async function moveTo(
  trx: Transaction<Database>,
  context: AppointmentContext,
  { row, enquiry }: { row: AppointmentRow; enquiry: LockedEnquiry },
  { counselor_id, starts_at, ends_at }: Taken,
  actor: string | null,
): Promise<AppointmentRow | undefined> {
  const at = context.clock.now();
  if (await isBusy(trx, { counselor_id, starts_at, ends_at }, row.id)) return undefined;
  await trx
    .updateTable('appointments')
    .set({ counselor_id, starts_at, ends_at, ...remindersAt(starts_at, at) })
    .where('id', '=', row.id)
    .execute();
  const moved = (await readRow(trx, row.id))!;
  await record(trx, enquiry, 'rebooked', { at, actor, before: row, after: moved });
  await tellPerson(trx, context, moved, 'moved');
  if (actor !== moved.counselor_id) await tellCounselor(trx, context, moved, 'moved');
  if (row.counselor_id !== moved.counselor_id && row.counselor_id !== null)
    await tellCounselor(trx, context, row, 'cancelled');
  return moved;
}
