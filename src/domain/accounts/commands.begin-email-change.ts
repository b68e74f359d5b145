import type { StaffEmailChange } from '../../contract/account-bodies.ts';
import { fail, ok, type Result } from '../../contract/errors.ts';
import { isUuid } from '../../platform/database/uuid.ts';
import { lockStudent, notAnEmail, storeEmailChange } from './commands.email-change.ts';
import { recordAccountChange } from './commands.record-person.ts';
import { readAddress } from './policy.addresses.ts';
import type { Principal } from './policy.ts';
import type { StaffContext } from './context.staff.ts';

/**
 * An owner asks for a student who cannot read the old mailbox any more. The reason is in the log of changes.
 * @returns not_found, invalid (email), account_of_staff, account_disabled
 */
export async function beginEmailChange(
  context: Pick<StaffContext, 'db' | 'clock' | 'queue' | 'recordSecurity'>,
  { userId: actorId }: Principal,
  id: string,
  { email, reason }: StaffEmailChange,
): Promise<Result<void>> {
  if (!isUuid(id)) return fail({ code: 'not_found' });
  const address = readAddress(email);
  if (!address) return notAnEmail;
  return context.db.transaction().execute(async (trx): Promise<Result<void>> => {
    const person = await lockStudent(trx, id);
    if (!person) return fail({ code: 'not_found' });
    if (person.role === 'staff') return fail({ code: 'refused', reason: 'account_of_staff' });
    if (person.status !== 'active') return fail({ code: 'refused', reason: 'account_disabled' });
    await storeEmailChange(trx, context, person, address, { by_staff: actorId, reason });
    await context.recordSecurity(
      {
        event: 'email_change_asked',
        result: 'ok',
        account: actorId,
        subject: { kind: 'person', id },
      },
      trx,
    );
    await recordAccountChange(trx, {
      at: context.clock.now(),
      actorId,
      person,
      action: 'email_change_begun',
      after: { 'New e-mail address': address.email, Reason: reason },
    });
    return ok(undefined);
  });
}
