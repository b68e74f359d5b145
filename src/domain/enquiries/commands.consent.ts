import type { ToldConsent } from '../../contract/consents.ts';
import { TOLD_BY } from '../../contract/consent-words.ts';
import type { Enquiry } from '../../contract/enquiries.ts';
import { fail, type Result } from '../../contract/errors.ts';
import type { Principal } from '../accounts/policy.ts';
import { giveUpAppointments } from '../appointments/commands.give-up.ts';
import { recordTold } from '../consents/commands.record.ts';
import { changeLocked, DONE, type Change } from './commands.lock.ts';
import { recordEvent } from './commands.record.ts';
import { moveTo, setNextStep } from './commands.work.ts';
import type { EnquiryContext } from './context.ts';

/**
 * Stores that somebody told us to leave them alone, or that we may speak with them again. A withdrawal ends the enquiry: it is lost,
 * nothing is planned, what was booked is cancelled, and the days until it is deleted begin. The same again changes nothing.
 * @returns not_found; enquiry_applied if a case was begun from it
 */
export const tellEnquiryConsent = (
  context: EnquiryContext,
  principal: Principal,
  id: string,
  { given, told }: ToldConsent,
): Promise<Result<Enquiry>> =>
  changeLocked(context, principal, id, async (part) => {
    const { trx, enquiry, at, actor } = part;
    const withdrawn = enquiry.lost_reason === 'consent_withdrawn';
    if (withdrawn === !given) return DONE;
    if (enquiry.stage === 'applying') return fail({ code: 'refused', reason: 'enquiry_applied' });
    await recordTold(trx, { of: { enquiry: id }, purpose: 'enquiry', given, form: told, at, by: actor });
    const kind = given ? 'consent_given' : 'consent_withdrawn';
    await recordEvent(trx, { enquiry, at, actor, kind, after: { Told: TOLD_BY[told] } });
    await (given ? moveTo(part, 'contacted', null) : endContact(part));
    return DONE;
  });

async function endContact(part: Change): Promise<void> {
  const { trx, enquiry, at, actor } = part;
  await moveTo(part, 'lost', 'consent_withdrawn');
  await setNextStep(part, { next_step: '', next_on: null });
  await trx.updateTable('enquiries').set({ wants_call: false }).where('id', '=', enquiry.id).execute();
  await giveUpAppointments(trx, enquiry, { at, actor });
}
