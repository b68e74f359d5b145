import type { ToldConsent } from '../../contract/consents.ts';
import { CONSENT_PURPOSES, TOLD_BY } from '../../contract/consent-words.ts';
import { fail, ok, type Result } from '../../contract/errors.ts';
import { isUuid } from '../../platform/database/uuid.ts';
import type { Principal } from '../accounts/policy.ts';
import { recordChange } from '../change-log/commands.record.ts';
import { recordTold } from '../consents/commands.record.ts';
import { hasWithdrawn } from '../consents/data.ts';
import type { StudentContext } from './context.ts';

/**
 * Stores that a student told us to write no more messages about events, or to write them again. It holds for the events they
 * are registered for and for later ones. The same again changes nothing.
 * @returns not_found, account_of_staff
 */
export async function tellMessagesConsent(
  { db, clock }: StudentContext,
  { userId: by }: Principal,
  id: string,
  { given, told }: ToldConsent,
): Promise<Result<void>> {
  if (!isUuid(id)) return fail({ code: 'not_found' });
  return db.transaction().execute(async (trx): Promise<Result<void>> => {
    const person = await trx
      .selectFrom('users')
      .select(['email', 'role'])
      .where('id', '=', id)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!person) return fail({ code: 'not_found' });
    if (person.role === 'staff') return fail({ code: 'refused', reason: 'account_of_staff' });
    if ((await hasWithdrawn(trx, id, 'messages')) === !given) return ok(undefined);
    const at = clock.now();
    await recordTold(trx, { of: { person: id }, purpose: 'messages', given, form: told, at, by });
    await trx
      .updateTable('event_registrations')
      .set({ no_messages: !given })
      .where('user_id', '=', id)
      .execute();
    const did = `${given ? 'Given again' : 'Withdrawn'}, told ${TOLD_BY[told]}`;
    await recordChange(trx, {
      at,
      actor: by,
      kind: 'person',
      object: id,
      title: person.email,
      action: 'changed',
      after: { [`Consent: ${CONSENT_PURPOSES.messages}`]: did },
      about: id,
    });
    return ok(undefined);
  });
}
