import { caseDateName } from '../../content/offer-words.ts';
import { fail, ok, type Result } from '../../contract/errors.ts';
import { MAX_CASE_DATES } from '../../contract/offer-kinds.ts';
import type { AddCaseDate, ChangeCaseDate } from '../../contract/offers.ts';
import { isUuid } from '../../platform/database/uuid.ts';
import type { Principal } from '../accounts/policy.ts';
import { recordCase } from '../applications/commands.record-case.ts';
import { inCase, type Change } from './commands.shared.ts';
import type { OfferContext } from './context.ts';
import type { CaseDateRow } from './rows.ts';

const nameless = () => fail({ code: 'invalid', fields: { name: [{ code: 'required' }] } });

/** As the log of changes shows it. */
const inWords = ({
  kind,
  name,
  on,
  done,
}: Pick<CaseDateRow, 'kind' | 'name'> & { on: string; done: boolean }) =>
  [
    caseDateName(kind, name, null),
    kind !== 'other' && name ? ` (${name})` : '',
    `: ${on}`,
    done ? ', done' : '',
  ].join('');

/** Enters a day of a case. Sent again with the same ticket, it adds nothing. @returns not_found, invalid (name), too_many_dates. */
export const addCaseDate = (
  context: OfferContext,
  principal: Principal,
  id: string,
  { ticket, kind, name, on }: AddCaseDate,
): Promise<Result<void>> =>
  inCase(context, principal, id, async ({ trx, known, at, actor }) => {
    if (kind === 'other' && name === '') return nameless();
    const dates = await trx
      .selectFrom('case_dates')
      .select('ticket')
      .where('application_id', '=', known.id)
      .execute();
    if (dates.some((each) => each.ticket === ticket)) return ok(undefined);
    if (dates.length >= MAX_CASE_DATES) return fail({ code: 'refused', reason: 'too_many_dates' });
    await trx
      .insertInto('case_dates')
      .values({ application_id: known.id, ticket, kind, name, on_day: on })
      .execute();
    const after = { Date: inWords({ kind, name, on, done: false }) };
    await recordCase(trx, known, { at, actor, action: 'added', after });
    return ok(undefined);
  });

/** Changes a day, or says that it is done. @returns not_found, invalid (name), offer_changed. */
export const changeCaseDate = (
  context: OfferContext,
  principal: Principal,
  id: string,
  { date: dateId, version, kind, name, on, done }: ChangeCaseDate & { date: string },
): Promise<Result<void>> =>
  inCase(context, principal, id, async (change) => {
    const { trx, known, at, actor } = change;
    if (kind === 'other' && name === '') return nameless();
    const date = await findDate(change, dateId);
    if (!date) return fail({ code: 'not_found' });
    if (date.version !== version) return fail({ code: 'refused', reason: 'offer_changed' });
    const wasDone = date.done_at !== null;
    const ticked = done ? { done_at: at, done_by: actor } : { done_at: null, done_by: null };
    await trx
      .updateTable('case_dates')
      .set({ kind, name, on_day: on, version: version + 1, ...(wasDone !== done && ticked) })
      .where('id', '=', date.id)
      .execute();
    await recordCase(trx, known, {
      at,
      actor,
      action: 'changed',
      before: { Date: inWords({ ...date, on: date.on_day, done: wasDone }) },
      after: { Date: inWords({ kind, name, on, done }) },
    });
    return ok(undefined);
  });

/** @returns not_found. */
export const removeCaseDate = (
  context: OfferContext,
  principal: Principal,
  id: string,
  dateId: string,
): Promise<Result<void>> =>
  inCase(context, principal, id, async (change) => {
    const { trx, known, at, actor } = change;
    const date = await findDate(change, dateId);
    if (!date) return fail({ code: 'not_found' });
    await trx.deleteFrom('case_dates').where('id', '=', date.id).execute();
    const before = { Date: inWords({ ...date, on: date.on_day, done: date.done_at !== null }) };
    await recordCase(trx, known, { at, actor, action: 'removed', before });
    return ok(undefined);
  });

const findDate = async ({ trx, known }: Change, id: string): Promise<CaseDateRow | undefined> =>
  isUuid(id)
    ? trx
        .selectFrom('case_dates')
        .selectAll()
        .where('id', '=', id)
        .where('application_id', '=', known.id)
        .executeTakeFirst()
    : undefined;
