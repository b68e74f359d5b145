import type { Enquiry } from '../../contract/enquiries.ts';
import { fail, ok, type Result } from '../../contract/errors.ts';
import type { FollowUpBody, FollowUpsBody, FollowUpsDone } from '../../contract/follow-up.ts';
import { REFUSALS } from '../../contract/refusals.ts';
import { readName } from '../accounts/data.names.ts';
import type { Principal } from '../accounts/policy.ts';
import { findCounselor } from '../follow-up/data.colleagues.ts';
import { outcomeOf } from '../follow-up/policy.ts';
import { changeLocked, DONE, lockEnquiry, type Change } from './commands.lock.ts';
import { recordEvent } from './commands.record.ts';
import { setNextStep } from './commands.work.ts';
import type { EnquiryContext } from './context.ts';

/**
 * Sets who works on it and what comes next. A value that a colleague has set since `before` is not overwritten.
 * @returns not_found, not_a_counselor, follow_up_changed
 */
export const followEnquiry = (
  context: EnquiryContext,
  principal: Principal,
  id: string,
  body: FollowUpBody,
): Promise<Result<Enquiry>> =>
  changeLocked(context, principal, id, async (part) => {
    const done = await follow(part, body);
    return done.ok ? DONE : done;
  });

/**
 * The same for several enquiries, in one transaction. One that a colleague has changed meanwhile, or that is gone, is left
 * as it is and named in the answer.
 * @returns not_a_counselor
 */
export async function followEnquiries(
  { db, clock }: Pick<EnquiryContext, 'db' | 'clock'>,
  { userId }: Principal,
  { items, after }: FollowUpsBody,
): Promise<Result<FollowUpsDone>> {
  return db.transaction().execute(async (trx): Promise<Result<FollowUpsDone>> => {
    if (after.counselor != null && !(await findCounselor(trx, after.counselor))) {
      return fail({ code: 'refused', reason: 'not_a_counselor' });
    }
    const done: FollowUpsDone = { changed: 0, same: 0, left: [] };
    // By id, so that two such changes cannot wait for each other.
    for (const { id, before } of items.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
      const enquiry = await lockEnquiry(trx, id);
      if (!enquiry) {
        done.left.push({ id, title: '', reason: 'This enquiry no longer exists.' });
        continue;
      }
      const followed = await follow({ trx, enquiry, at: clock.now(), actor: userId }, { before, after });
      if (followed.ok) done[followed.value] += 1;
      else {
        const title = enquiry.name || enquiry.contact || enquiry.email;
        done.left.push({ id, title, reason: REFUSALS.follow_up_changed.message });
      }
    }
    return ok(done);
  });
}

/** @returns not_a_counselor, follow_up_changed */
async function follow(part: Change, { before, after }: FollowUpBody): Promise<Result<'changed' | 'same'>> {
  const { trx, enquiry, at, actor } = part;
  const { counselor_id: counselor, next_step, next_on } = enquiry;
  const outcome = outcomeOf({ counselor, next_step, next_on }, before, after);
  if (outcome.what === 'clash') return fail({ code: 'refused', reason: 'follow_up_changed' });
  if (outcome.what === 'same') return ok('same');
  const { values } = outcome;
  if (values.counselor !== counselor) {
    const to = values.counselor === null ? null : await findCounselor(trx, values.counselor);
    if (to === undefined) return fail({ code: 'refused', reason: 'not_a_counselor' });
    await trx
      .updateTable('enquiries')
      .set({ counselor_id: values.counselor })
      .where('id', '=', enquiry.id)
      .execute();
    await recordEvent(trx, {
      enquiry,
      at,
      actor,
      kind: 'counselor',
      before: { Counselor: counselor === null ? 'Nobody' : await readName(trx, counselor) },
      after: { Counselor: to?.name ?? 'Nobody' },
    });
  }
  await setNextStep(part, values);
  return ok('changed');
}
