import type { Transaction } from 'kysely';
import type { FollowUpValues } from '../../contract/follow-up.ts';
import type { Database } from '../../platform/database/schema.ts';
import type { LockedEnquiry } from './commands.lock.ts';
import { recordEvent } from './commands.record.ts';
import { moveTo, setNextStep } from './commands.work.ts';

interface Begun {
  at: Date;
  actor: string;
  /** The account of the student. */
  userId: string;
}

/**
 * Gives an enquiry to its student because a case begins: its counselor and next step go over to the case.
 * @returns what the case takes over
 */
export async function becomeCase(
  trx: Transaction<Database>,
  enquiry: LockedEnquiry,
  { at, actor, userId }: Begun,
): Promise<FollowUpValues> {
  const { counselor_id: counselor, next_step, next_on } = enquiry;
  const linked = { ...enquiry, user_id: userId };
  await trx.updateTable('enquiries').set({ user_id: userId }).where('id', '=', enquiry.id).execute();
  await recordEvent(trx, { enquiry: linked, at, actor, kind: 'case_begun' });
  const part = { trx, enquiry: linked, at, actor };
  if (enquiry.stage !== 'applying') await moveTo(part, 'applying', null);
  await setNextStep(part, { next_step: '', next_on: null });
  return { counselor, next_step, next_on };
}
