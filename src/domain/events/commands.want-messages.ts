import { sql } from 'kysely';
import { fail, ok, type Result } from '../../contract/errors.ts';
import type { Registration } from '../../contract/registrations.ts';
import { isUuid } from '../../platform/database/uuid.ts';
import type { Principal } from '../accounts/policy.ts';
import { recordTold } from '../consents/commands.record.ts';
import type { RegistrationContext } from './context.ts';
import { presentRegistration } from './present.registrations.ts';
import { registrationsAt, type RegistrationRow } from './rows.registrations.ts';

/** Turns mails that staff write about an event on or off for a person. @returns not_found */
export async function wantMessages(
  { db, clock }: Pick<RegistrationContext, 'db' | 'clock'>,
  { userId }: Principal,
  id: string,
  wanted: boolean,
): Promise<Result<Registration>> {
  if (!isUuid(id)) return fail({ code: 'not_found' });
  const now = clock.now();
  await db.transaction().execute(async (trx) => {
    const changed = await trx
      .updateTable('event_registrations')
      .set({ no_messages: !wanted })
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .where('no_messages', '=', wanted)
      .returning('id')
      .executeTakeFirst();
    if (!changed) return;
    const told = { purpose: 'messages', given: wanted, form: 'account', at: now } as const;
    await recordTold(trx, { of: { person: userId }, registration: id, ...told });
  });
  const { rows } = await sql<RegistrationRow>`
    select * from (${registrationsAt(now)}) r where r.id = ${id} and r.user_id = ${userId}`.execute(db);
  return rows[0] ? ok(presentRegistration(rows[0], now)) : fail({ code: 'not_found' });
}
