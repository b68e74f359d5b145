import { fail, ok, type Result } from '../../contract/errors.ts';
import { isUuid } from '../../platform/database/uuid.ts';
import { recordAccountChange } from './commands.record-person.ts';
import { endSessionsOf } from './commands.sessions.ts';
import { tellStaff } from './commands.tell-staff.ts';
import type { Principal } from './policy.ts';
import type { StaffContext } from './context.staff.ts';

/** Removes the second factor of a colleague who lost the phone and the recovery codes. Staff are told by mail. */
export async function removeSecondFactor(
  context: StaffContext,
  { userId: actorId }: Principal,
  id: string,
): Promise<Result<void>> {
  if (id === actorId)
    return fail({ code: 'refused', reason: 'own_account', facts: { about: 'second_factor' } });
  if (!isUuid(id)) return fail({ code: 'not_found' });
  const { db, clock, recordSecurity } = context;
  return db.transaction().execute(async (trx): Promise<Result<void>> => {
    const person = await trx
      .selectFrom('users')
      .select(['id', 'email', 'staff_role'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!person) return fail({ code: 'not_found' });
    const gone = await trx
      .deleteFrom('second_factors')
      .where('user_id', '=', id)
      .where('confirmed_at', 'is not', null)
      .returning('user_id')
      .executeTakeFirst();
    if (!gone) return fail({ code: 'refused', reason: 'no_second_factor' });
    const at = clock.now();
    await endSessionsOf(trx, id, at);
    await recordAccountChange(trx, { at, actorId, person, action: 'second_factor_removed' });
    const subject = { kind: 'person', id } as const;
    await recordSecurity({ event: 'second_factor_off', result: 'ok', account: actorId, subject }, trx);
    await tellStaff(trx, context, { what: 'second-factor-off', about: person, actorId, at });
    return ok(undefined);
  });
}
