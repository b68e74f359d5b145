import { sql } from 'kysely';
import type { Enquiry } from '../../contract/enquiries.ts';
import type { LogEnquiry, MoveEnquiry } from '../../contract/enquiry-bodies.ts';
import {
  ENQUIRY_STAGES,
  LOST_REASONS,
  type EnquiryStage,
  type LostReason,
} from '../../contract/enquiry-words.ts';
import type { Json } from '../../contract/edits/changes.ts';
import { fail, type Result } from '../../contract/errors.ts';
import type { FollowUpValues } from '../../contract/follow-up.ts';
import type { Principal } from '../accounts/policy.ts';
import { nextStepInWords } from '../follow-up/policy.ts';
import { changeLocked, DONE, type Change } from './commands.lock.ts';
import { recordEvent } from './commands.record.ts';
import type { EnquiryContext } from './context.ts';
import { stageAfter } from './policy.ts';

/**
 * Logs a call, a message, a visit or a note, with the next step if one was typed. The same ticket again logs nothing.
 * @returns not_found
 */
export const logOn = (context: EnquiryContext, principal: Principal, id: string, body: LogEnquiry) =>
  changeLocked(context, principal, id, async (part) => {
    const { trx, enquiry, at, actor } = part;
    const { ticket, kind, note } = body;
    if (!(await recordEvent(trx, { enquiry, at, actor, kind, ticket, note }))) return DONE;
    const stage = stageAfter(enquiry.stage, kind);
    if (stage !== enquiry.stage) await moveTo(part, stage, null);
    await setNextStep(part, body);
    return DONE;
  });

/** Moves to another stage. @returns not_found, enquiry_changed, invalid (reason); consent_withdrawn */
export const moveEnquiry = (
  context: EnquiryContext,
  principal: Principal,
  id: string,
  { from, to, reason, note }: MoveEnquiry,
): Promise<Result<Enquiry>> =>
  changeLocked(context, principal, id, async (part) => {
    if (to === 'lost' && reason === null)
      return fail({ code: 'invalid', fields: { reason: [{ code: 'required' }] } });
    if (part.enquiry.stage === to && part.enquiry.lost_reason === reason) return DONE;
    if (part.enquiry.lost_reason === 'consent_withdrawn')
      return fail({ code: 'refused', reason: 'consent_withdrawn' });
    if (part.enquiry.stage !== from) return fail({ code: 'refused', reason: 'enquiry_changed' });
    await moveTo(part, to, to === 'lost' ? reason : null, note);
    return DONE;
  });

/** Says that an enquiry which looks like spam is genuine. @returns not_found */
export const markGenuine = (
  context: EnquiryContext,
  principal: Principal,
  id: string,
): Promise<Result<Enquiry>> =>
  changeLocked(context, principal, id, async ({ trx, enquiry, at, actor }) => {
    if (enquiry.suspicions.length === 0) return DONE;
    await trx
      .updateTable('enquiries')
      .set({ suspicions: sql`'{}'` })
      .where('id', '=', enquiry.id)
      .execute();
    await recordEvent(trx, { enquiry, at, actor, kind: 'genuine' });
    return DONE;
  });

/** A stage in words: 'Lost: Too expensive'. */
const stageWords = (stage: EnquiryStage, reason: LostReason | null): string =>
  reason === null ? ENQUIRY_STAGES[stage] : `${ENQUIRY_STAGES[stage]}: ${LOST_REASONS[reason]}`;

/** Moves the locked enquiry to a stage and records it. */
export async function moveTo(
  { trx, enquiry, at, actor }: Change,
  stage: EnquiryStage,
  reason: LostReason | null,
  note = '',
) {
  await trx
    .updateTable('enquiries')
    .set({ stage, lost_reason: reason, stage_changed_at: at })
    .where('id', '=', enquiry.id)
    .execute();
  const before: Json = { Stage: stageWords(enquiry.stage, enquiry.lost_reason) };
  await recordEvent(trx, {
    enquiry,
    at,
    actor,
    kind: 'stage',
    note,
    before,
    after: { Stage: stageWords(stage, reason) },
  });
}

/** Sets the next step if one was sent and it differs. */
export async function setNextStep(
  { trx, enquiry, at, actor }: Change,
  {
    next_step = enquiry.next_step,
    next_on = enquiry.next_on,
  }: Partial<Pick<FollowUpValues, 'next_step' | 'next_on'>>,
): Promise<void> {
  if (next_step === enquiry.next_step && next_on === enquiry.next_on) return;
  await trx.updateTable('enquiries').set({ next_step, next_on }).where('id', '=', enquiry.id).execute();
  await recordEvent(trx, {
    enquiry,
    at,
    actor,
    kind: 'next_step',
    before: { 'Next step': nextStepInWords(enquiry) },
    after: { 'Next step': nextStepInWords({ next_step, next_on }) },
  });
}
