import { sql } from 'kysely';
import type { PutCommission, TakeBackCommission } from '../../contract/commissions.ts';
import { fail, ok, type Result } from '../../contract/errors.ts';
import type { Principal } from '../accounts/policy.ts';
import { lockCase } from '../applications/commands.lock.ts';
import { recordChange } from '../change-log/commands.record.ts';
import type { CommissionContext } from './context.ts';

type Form = Omit<PutCommission, 'version'>;

/**
 * Enters or changes the commission of a case.
 * @returns not_found, invalid (received), commission_changed if it is not as it was on the screen
 */
export async function putCommission(
  { db, clock }: CommissionContext,
  { userId }: Principal,
  id: string,
  { version, ...form }: PutCommission,
): Promise<Result<void>> {
  if ((form.received_on === null) !== (form.received === null)) {
    const message = 'Give both: the day on which the money came and how much it was.';
    const field = form.received === null ? 'received' : 'received_on';
    return fail({ code: 'invalid', fields: { [field]: [{ code: 'custom', message }] } });
  }
  return db.transaction().execute(async (trx): Promise<Result<void>> => {
    // Whoever changes it first, as an erasure locks people before cases.
    await sql`select from users where id = ${userId} for key share`.execute(trx);
    const known = await lockCase(trx, id);
    if (!known) return fail({ code: 'not_found' });
    const stored = await trx
      .selectFrom('commissions')
      .selectAll()
      .where('application_id', '=', known.id)
      .where('taken_back_at', 'is', null)
      .executeTakeFirst();
    if ((stored?.version ?? null) !== version) return fail({ code: 'refused', reason: 'commission_changed' });
    const at = clock.now();
    const same = await trx
      .selectFrom('universities')
      .select('id')
      .where('university_name', '=', form.university)
      // Of two with one name, the one of the case.
      .orderBy(sql`id is distinct from ${known.university_id}`)
      .orderBy('id')
      .limit(1)
      .executeTakeFirst();
    const values = { ...form, university_id: same?.id ?? null, changed_at: at, changed_by: userId };
    if (stored)
      await trx
        .updateTable('commissions')
        .set({ ...values, version: stored.version + 1 })
        .where('id', '=', stored.id)
        .execute();
    else
      await trx
        .insertInto('commissions')
        .values({ ...values, application_id: known.id, added_at: at, added_by: userId })
        .execute();
    await recordChange(trx, {
      at,
      actor: userId,
      kind: 'application',
      object: known.id,
      title: known.reference,
      action: 'changed',
      before: stored ? logged(stored) : {},
      after: logged(form),
      about: known.user_id,
    });
    return ok(undefined);
  });
}

/**
 * Takes back a commission that was entered by mistake. It stays, with the reason, and no longer counts.
 * @returns not_found (case), commission_changed if it is not as it was on the screen
 */
export async function takeBackCommission(
  { db, clock }: CommissionContext,
  { userId }: Principal,
  id: string,
  { version, reason }: TakeBackCommission,
): Promise<Result<void>> {
  return db.transaction().execute(async (trx): Promise<Result<void>> => {
    await sql`select from users where id = ${userId} for key share`.execute(trx);
    const known = await lockCase(trx, id);
    if (!known) return fail({ code: 'not_found' });
    const at = clock.now();
    const taken = await trx
      .updateTable('commissions')
      .set({ taken_back_at: at, taken_back_by: userId, take_back_reason: reason, version: version + 1 })
      .set({ changed_at: at, changed_by: userId })
      .where('application_id', '=', known.id)
      .where('taken_back_at', 'is', null)
      .where('version', '=', version)
      .returningAll()
      .executeTakeFirst();
    if (!taken) return fail({ code: 'refused', reason: 'commission_changed' });
    await recordChange(trx, {
      at,
      actor: userId,
      kind: 'application',
      object: known.id,
      title: known.reference,
      action: 'changed',
      before: logged(taken),
      after: { 'Commission taken back': reason },
      about: known.user_id,
    });
    return ok(undefined);
  });
}

/** As the log of changes shows it, which owners alone read. */
const logged = (form: Form) => ({
  'Commission of': form.university,
  'Commission currency': form.currency,
  'Commission expected': form.expected,
  'Commission due on': form.expected_on,
  'Commission invoiced on': form.invoiced_on,
  'Commission received on': form.received_on,
  'Commission received': form.received,
  'Commission note': form.note,
});
