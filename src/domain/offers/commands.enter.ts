import { fail, ok, type Result } from '../../contract/errors.ts';
import { MAX_OFFERS } from '../../contract/offer-kinds.ts';
import type { AddOffer, ChangeOffer } from '../../contract/offers.ts';
import type { Principal } from '../accounts/policy.ts';
import { recordCase } from '../applications/commands.record-case.ts';
import { findOffer, inCase, mailOffer, tellHistory, type Change, type Trx } from './commands.shared.ts';
import type { OfferContext } from './context.ts';
import { offerTitle } from './policy.ts';

type Form = Omit<ChangeOffer, 'version'>;

/** The columns of the form; `course_id` says which course of the catalogue the case and the offer name. */
const columns = (form: Omit<Form, 'conditions'>, course: { id: number; name: string } | null) => ({
  university: form.university,
  course: form.course,
  course_id: course && course.name === form.course ? course.id : null,
  kind: form.kind,
  received_on: form.received_on,
  reply_by: form.reply_by,
  intake: form.intake,
  currency: form.currency,
  tuition: form.tuition,
  tuition_per: form.tuition_per,
  scholarship: form.scholarship,
  deposit: form.deposit,
  deposit_due: form.deposit_due,
  deposit_paid_on: form.deposit_paid_on,
  letter_id: form.letter,
  notes: form.notes,
});

/** The course that the case names, if it is one of the catalogue. */
const courseOf = ({ known: { course_id: id, preferred_course: name } }: Change) =>
  id === null ? null : { id, name };

/**
 * Enters an offer. Sent again with the same ticket, it adds nothing. If it is shown, the student gets a mail.
 * @returns not_found, invalid (letter), too_many_offers.
 */
export const addOffer = (
  context: OfferContext,
  principal: Principal,
  id: string,
  { ticket, shown, ...form }: AddOffer,
): Promise<Result<void>> =>
  inCase(context, principal, id, async (change) => {
    const { trx, known, at, actor } = change;
    const offers = await trx
      .selectFrom('offers')
      .select('ticket')
      .where('application_id', '=', known.id)
      .execute();
    if (offers.some((each) => each.ticket === ticket)) return ok(undefined);
    if (offers.length >= MAX_OFFERS) return fail({ code: 'refused', reason: 'too_many_offers' });
    const letter = await checkLetter(change, form.letter);
    if (!letter.ok) return letter;
    const offer = await trx
      .insertInto('offers')
      .values({
        ...columns(form, courseOf(change)),
        application_id: known.id,
        ticket,
        shown,
        state_at: at,
        state_by: actor,
        entered_at: at,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    await writeConditions(trx, offer.id, form.conditions);
    await tellHistory(change, offer, 'offer_received', offerTitle(offer));
    await recordCase(trx, known, { at, actor, action: 'added', after: { Offer: offerTitle(offer) } });
    if (shown) await mailOffer(context, change, offer);
    return ok(undefined);
  });

/** Changes what an offer says. @returns not_found, invalid (letter), offer_changed. */
export const changeOffer = (
  context: OfferContext,
  principal: Principal,
  id: string,
  { offer: offerId, version, ...form }: ChangeOffer & { offer: string },
): Promise<Result<void>> =>
  inCase(context, principal, id, async (change) => {
    const { trx, known, at, actor } = change;
    const found = await findOffer(trx, known.id, offerId);
    if (!found.ok) return found;
    const offer = found.value;
    if (offer.version !== version) return fail({ code: 'refused', reason: 'offer_changed' });
    const letter = await checkLetter(change, form.letter);
    if (!letter.ok) return letter;
    const values = columns(form, courseOf(change));
    await trx
      .updateTable('offers')
      .set({ ...values, version: version + 1 })
      .where('id', '=', offer.id)
      .execute();
    await writeConditions(trx, offer.id, form.conditions);
    await recordCase(trx, known, {
      at,
      actor,
      action: 'changed',
      before: { Offer: inWords(offer) },
      after: { Offer: inWords(values) },
    });
    return ok(undefined);
  });

/** A letter is a document that staff have put into this case. @returns invalid (letter). */
async function checkLetter({ trx, known }: Change, letter: string | null): Promise<Result<void>> {
  if (letter === null) return ok(undefined);
  const filed = await trx
    .selectFrom('filed_documents')
    .select('id')
    .where('id', '=', letter)
    .where('application_id', '=', known.id)
    .executeTakeFirst();
  if (filed) return ok(undefined);
  return fail({ code: 'invalid', fields: { letter: [{ code: 'no_such_object', value: letter }] } });
}

/** As the log of changes shows it, without notes. */
const inWords = (offer: ReturnType<typeof columns>): string =>
  [
    offerTitle(offer),
    offer.kind,
    `received ${offer.received_on}`,
    offer.reply_by && `reply by ${offer.reply_by}`,
    offer.tuition !== null && `tuition ${offer.currency} ${offer.tuition}`,
    offer.scholarship !== null && `scholarship ${offer.scholarship}`,
    offer.deposit !== null && `deposit ${offer.deposit}`,
    offer.deposit_due && `due ${offer.deposit_due}`,
    offer.deposit_paid_on && `paid ${offer.deposit_paid_on}`,
  ]
    .filter(Boolean)
    .join(', ');

/** Those that are there stay met; those that are left out go. */
async function writeConditions(trx: Trx, offerId: string, wanted: Form['conditions']): Promise<void> {
  const known = await trx
    .selectFrom('offer_conditions')
    .select('id')
    .where('offer_id', '=', offerId)
    .execute();
  const kept = new Set(wanted.flatMap(({ id }) => (id === undefined ? [] : [id])));
  const gone = known.filter(({ id }) => !kept.has(id)).map(({ id }) => id);
  if (gone.length > 0) await trx.deleteFrom('offer_conditions').where('id', 'in', gone).execute();
  for (const [position, { id, text, due_on }] of wanted.entries()) {
    const values = { position, text, due_on };
    if (id !== undefined && known.some((each) => each.id === id))
      await trx.updateTable('offer_conditions').set(values).where('id', '=', id).execute();
    else
      await trx
        .insertInto('offer_conditions')
        .values({ ...values, offer_id: offerId })
        .execute();
  }
}
