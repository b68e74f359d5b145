import { fail, ok, type Result } from '../../contract/errors.ts';
import type { Principal } from '../accounts/policy.ts';
import { markAnswered } from '../applications/commands.answer.ts';
import { lockCase } from '../applications/commands.lock.ts';
import { findOffer } from './commands.shared.ts';
import type { OfferContext } from './context.ts';
import { offerTitle } from './policy.ts';

/**
 * The student asks to accept an offer: an answer to the office, which decides. Asked again, nothing is added.
 * @returns not_found, also for another's case and for an offer that is not shown; offer_not_open.
 */
export const wantOffer = (
  context: OfferContext,
  { userId }: Principal,
  id: string,
  { offer: offerId, note }: { offer: string; note: string },
): Promise<Result<void>> =>
  context.db.transaction().execute(async (trx): Promise<Result<void>> => {
    const known = await lockCase(trx, id, userId);
    if (!known) return fail({ code: 'not_found' });
    const found = await findOffer(trx, known.id, offerId);
    if (!found.ok || !found.value.shown) return fail({ code: 'not_found' });
    const offer = found.value;
    if (offer.state !== 'received') return fail({ code: 'refused', reason: 'offer_not_open' });
    if (offer.wanted_at !== null) return ok(undefined);
    const at = context.clock.now();
    await trx.updateTable('offers').set({ wanted_at: at }).where('id', '=', offer.id).execute();
    const entry = {
      application_id: known.id,
      at,
      by_role: 'student' as const,
      actor_id: userId,
      from_state: null,
      to_state: null,
    };
    const wanted = { ...entry, event: 'offer_wanted', note: offerTitle(offer), offer_id: offer.id };
    await trx.insertInto('application_history').values(wanted).execute();
    if (note !== '')
      await trx
        .insertInto('application_history')
        .values({ ...entry, event: 'note', note })
        .execute();
    await markAnswered(trx, context, known.id, { at });
    return ok(undefined);
  });
