import type { Enquiry } from '../../contract/enquiries.ts';
import { fail, type Result } from '../../contract/errors.ts';
import type { LinkEnquiry } from '../../contract/students.ts';
import { readName } from '../accounts/data.names.ts';
import type { Principal } from '../accounts/policy.ts';
import { changeLocked, DONE } from './commands.lock.ts';
import { recordEvent } from './commands.record.ts';
import type { EnquiryContext } from './context.ts';

/**
 * Says whose enquiry it is, or that it is not theirs. Nothing else changes.
 * @returns not_found, also for an account that is gone; account_of_staff; enquiry_linked
 */
export const linkEnquiry = (
  context: EnquiryContext,
  principal: Principal,
  id: string,
  { from, person }: LinkEnquiry,
): Promise<Result<Enquiry>> =>
  changeLocked(context, principal, id, async ({ trx, enquiry, at, actor }) => {
    if (enquiry.user_id === person) return DONE;
    if (enquiry.user_id !== from) return fail({ code: 'refused', reason: 'enquiry_linked' });
    if (person !== null) {
      const account = await trx
        .selectFrom('users')
        .select('role')
        .where('id', '=', person)
        .executeTakeFirst();
      if (!account) return fail({ code: 'not_found' });
      if (account.role === 'staff') return fail({ code: 'refused', reason: 'account_of_staff' });
    }
    await trx.updateTable('enquiries').set({ user_id: person }).where('id', '=', id).execute();
    const nameOf = async (user: string | null) => (user === null ? 'Nobody' : await readName(trx, user));
    await recordEvent(trx, {
      enquiry: { ...enquiry, user_id: person ?? from },
      at,
      actor,
      kind: 'linked',
      before: { Student: await nameOf(from) },
      after: { Student: await nameOf(person) },
    });
    return DONE;
  });
