import { sql, type Transaction } from 'kysely';
import { fail, ok, type Result } from '../../contract/errors.ts';
import type { InternalEvent } from '../../contract/applications.ts';
import type { OfferEvent } from '../../contract/offer-kinds.ts';
import type { Database } from '../../platform/database/schema.ts';
import { isUuid } from '../../platform/database/uuid.ts';
import type { Principal } from '../accounts/policy.ts';
import { lockCase, type LockedCase } from '../applications/commands.lock.ts';
import { noteData } from '../applications/policy.mails.ts';
import type { OfferContext } from './context.ts';
import { offerMessage } from './policy.ts';
import type { OfferRow } from './rows.ts';

export type Trx = Transaction<Database>;

/** A change of a case by staff: the case is locked, so that changes of its offers come one after the other. */
export interface Change {
  trx: Trx;
  known: LockedCase;
  at: Date;
  actor: string;
}

/** Runs a change with the case locked. @returns not_found, and what the change returns. */
export const inCase = (
  { db, clock }: OfferContext,
  { userId }: Principal,
  id: string,
  change: (change: Change) => Promise<Result<void>>,
): Promise<Result<void>> =>
  db.transaction().execute(async (trx): Promise<Result<void>> => {
    // Whoever changes it first, as an erasure locks people before cases.
    await sql`select from users where id = ${userId} for key share`.execute(trx);
    const known = await lockCase(trx, id);
    if (!known) return fail({ code: 'not_found' });
    return change({ trx, known, at: clock.now(), actor: userId });
  });

/** An offer of the locked case. @returns not_found. */
export async function findOffer(trx: Trx, caseId: string, id: string): Promise<Result<OfferRow>> {
  if (!isUuid(id)) return fail({ code: 'not_found' });
  const row = await trx
    .selectFrom('offers')
    .selectAll()
    .where('id', '=', id)
    .where('application_id', '=', caseId)
    .executeTakeFirst();
  return row ? ok(row) : fail({ code: 'not_found' });
}

/** Adds a line to the history of the case. The student sees it if they see the offer. */
export const tellHistory = (
  { trx, known, at, actor }: Change,
  offer: Pick<OfferRow, 'id' | 'shown'>,
  event: OfferEvent | InternalEvent,
  note: string,
  internal = !offer.shown,
): Promise<unknown> =>
  trx
    .insertInto('application_history')
    .values({
      application_id: known.id,
      at,
      event,
      from_state: null,
      to_state: null,
      by_role: 'staff',
      actor_id: actor,
      note,
      internal,
      // One that goes is only named.
      offer_id: event === 'offer_removed' ? null : offer.id,
    })
    .execute();

/** Mails the student that there is an offer. */
export async function mailOffer(
  { mails, publicOrigin }: OfferContext,
  { trx, known }: Change,
  offer: OfferRow,
): Promise<void> {
  const { count } = await trx
    .selectFrom('offer_conditions')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('offer_id', '=', offer.id)
    .where('done_at', 'is', null)
    .executeTakeFirstOrThrow();
  await mails.queue(trx, {
    template: 'application-note',
    to: known.email,
    userId: known.user_id,
    name: known.first_name,
    data: noteData(publicOrigin, known, offerMessage(offer, count)),
  });
}
