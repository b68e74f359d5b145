import { fail, ok, type Result } from '../../contract/errors.ts';
import { OFFER_STATE_WORDS } from '../../content/offer-words.ts';
import type { OfferState } from '../../contract/offer-kinds.ts';
import type { DecideOffer } from '../../contract/offers.ts';
import { isUuid } from '../../platform/database/uuid.ts';
import type { Principal } from '../accounts/policy.ts';
import { recordCase } from '../applications/commands.record-case.ts';
import { findOffer, inCase, mailOffer, tellHistory, type Change } from './commands.shared.ts';
import type { OfferContext } from './context.ts';
import { offerTitle, STATE_EVENTS } from './policy.ts';
import type { OfferRow } from './rows.ts';

/**
 * Says what became of an offer. A case has at most one accepted offer.
 * @returns not_found, offer_changed, offer_accepted.
 */
export const decideOffer = (
  context: OfferContext,
  principal: Principal,
  id: string,
  { offer: offerId, version, state, decline_others }: DecideOffer & { offer: string },
): Promise<Result<void>> =>
  inCase(context, principal, id, async (change) => {
    const { trx, known } = change;
    const found = await findOffer(trx, known.id, offerId);
    if (!found.ok) return found;
    const offer = found.value;
    if (offer.state === state) return ok(undefined);
    if (offer.version !== version) return fail({ code: 'refused', reason: 'offer_changed' });
    if (state === 'accepted') {
      const others = await othersOf(change, offer.id);
      if (decline_others) for (const other of others) await setState(change, other, 'declined');
      else if (others.some((other) => other.state === 'accepted'))
        return fail({ code: 'refused', reason: 'offer_accepted' });
    }
    await setState(change, offer, state);
    return ok(undefined);
  });

/** The other offers of the case that are open or accepted. */
const othersOf = ({ trx, known }: Change, offerId: string): Promise<OfferRow[]> =>
  trx
    .selectFrom('offers')
    .selectAll()
    .where('application_id', '=', known.id)
    .where('id', '<>', offerId)
    .where('state', 'in', ['received', 'accepted'])
    .orderBy('id')
    .execute();

async function setState(change: Change, offer: OfferRow, state: OfferState): Promise<void> {
  const { trx, known, at, actor } = change;
  await trx
    .updateTable('offers')
    .set({ state, state_at: at, state_by: actor, version: offer.version + 1 })
    .where('id', '=', offer.id)
    .execute();
  await tellHistory(change, offer, STATE_EVENTS[state], offerTitle(offer));
  const named = (value: OfferState) => ({ [offerTitle(offer)]: OFFER_STATE_WORDS[value] });
  await recordCase(trx, known, {
    at,
    actor,
    action: 'changed',
    before: named(offer.state),
    after: named(state),
  });
}

/** Shows an offer to the student, who gets a mail, or hides it with its lines of the history. @returns not_found. */
export const showOffer = (
  context: OfferContext,
  principal: Principal,
  id: string,
  { offer: offerId, shown }: { offer: string; shown: boolean },
): Promise<Result<void>> =>
  inCase(context, principal, id, async (change) => {
    const { trx, known, at, actor } = change;
    const found = await findOffer(trx, known.id, offerId);
    if (!found.ok) return found;
    const offer = found.value;
    if (offer.shown === shown) return ok(undefined);
    await trx.updateTable('offers').set({ shown }).where('id', '=', offer.id).execute();
    if (shown) {
      await tellHistory(change, offer, 'offer_shown', offerTitle(offer), false);
      await mailOffer(context, change, offer);
    } else {
      await hideHistory(change, offer.id);
      await tellHistory(change, offer, 'offer_hidden', offerTitle(offer), true);
    }
    const named = (value: boolean) => ({ [`Shown: ${offerTitle(offer)}`]: value });
    await recordCase(trx, known, {
      at,
      actor,
      action: 'changed',
      before: named(!shown),
      after: named(shown),
    });
    return ok(undefined);
  });

/** What the student said about it stays theirs. */
const hideHistory = ({ trx }: Change, offerId: string) =>
  trx
    .updateTable('application_history')
    .set({ internal: true })
    .where('offer_id', '=', offerId)
    .where('by_role', '=', 'staff')
    .where('internal', '=', false)
    .execute();

/** Takes away an offer that was entered by mistake. @returns not_found. */
export const removeOffer = (
  context: OfferContext,
  principal: Principal,
  id: string,
  offerId: string,
): Promise<Result<void>> =>
  inCase(context, principal, id, async (change) => {
    const { trx, known, at, actor } = change;
    const found = await findOffer(trx, known.id, offerId);
    if (!found.ok) return found;
    const title = offerTitle(found.value);
    await hideHistory(change, offerId);
    await trx.deleteFrom('offers').where('id', '=', offerId).execute();
    await tellHistory(change, found.value, 'offer_removed', title, true);
    await recordCase(trx, known, { at, actor, action: 'removed', before: { Offer: title } });
    return ok(undefined);
  });

/** Says whether a condition is met. @returns not_found. */
export const tickCondition = (
  context: OfferContext,
  principal: Principal,
  id: string,
  { offer: offerId, condition: conditionId, done }: { offer: string; condition: string; done: boolean },
): Promise<Result<void>> =>
  inCase(context, principal, id, async (change) => {
    const { trx, known, at, actor } = change;
    const found = await findOffer(trx, known.id, offerId);
    if (!found.ok) return found;
    const condition = isUuid(conditionId)
      ? await trx
          .selectFrom('offer_conditions')
          .selectAll()
          .where('id', '=', conditionId)
          .where('offer_id', '=', offerId)
          .executeTakeFirst()
      : undefined;
    if (!condition) return fail({ code: 'not_found' });
    if ((condition.done_at !== null) === done) return ok(undefined);
    await trx
      .updateTable('offer_conditions')
      .set(done ? { done_at: at, done_by: actor } : { done_at: null, done_by: null })
      .where('id', '=', conditionId)
      .execute();
    const { university } = found.value;
    const note = `${condition.text} (${university})`;
    await tellHistory(change, found.value, done ? 'condition_met' : 'condition_open', note);
    const named = (met: boolean) => ({ [`Condition: ${condition.text}`]: met ? 'Met' : 'Not met' });
    await recordCase(trx, known, { at, actor, action: 'changed', before: named(!done), after: named(done) });
    return ok(undefined);
  });
