import { fail, ok, type Result } from '../../contract/errors.ts';
import type { RateBody } from '../../contract/staff-rates.ts';
import { nepalDate } from '../../contract/nepal-time.ts';
import { logRate } from './commands.log.ts';
import { writeRates } from './commands.write.ts';
import type { RateContext } from './context.ts';
import { BANK, isForeignCurrency, MOST_NPR } from './policy.ts';

/**
 * A rate that staff typed: rates that are fetched no longer replace it.
 * @returns not_found for what is no currency, invalid.
 */
export async function setRate(
  { db, clock }: RateContext,
  { currency, by }: { currency: string; by: string },
  body: RateBody,
): Promise<Result<void>> {
  if (!isForeignCurrency(currency)) return fail({ code: 'not_found' });
  const now = clock.now();
  const npr = Math.round((body.npr / body.unit) * 1e6) / 1e6;
  if (!(npr > 0 && npr < MOST_NPR)) return wrong('npr', 'Enter the rupees that the bank asks, like 92.35.');
  if (body.as_of > nepalDate(now)) return wrong('as_of', 'This day has not come yet.');
  const rate = { currency, npr, as_of: body.as_of, source: body.source, set_by_staff: true };
  await db.transaction().execute(async (trx) => {
    await logRate(trx, rate, { now, by });
    await writeRates(trx, [rate], { now, by });
  });
  return ok(undefined);
}

const wrong = (field: string, message: string) =>
  fail({ code: 'invalid', fields: { [field]: [{ code: 'custom', message }] } });

/**
 * Uses the bank's rate again, also from the next fetch on.
 * @returns not_found; refused if the bank's rate is not known.
 */
export async function releaseRate(
  { db, clock }: RateContext,
  { currency, by }: { currency: string; by: string },
): Promise<Result<void>> {
  if (!isForeignCurrency(currency)) return fail({ code: 'not_found' });
  return db.transaction().execute(async (trx): Promise<Result<void>> => {
    const row = await trx
      .selectFrom('exchange_rates')
      .selectAll()
      .where('currency', '=', currency)
      .forUpdate()
      .executeTakeFirst();
    if (!row) return fail({ code: 'not_found' });
    if (!row.bank_sell || !row.bank_unit || !row.bank_day)
      return fail({ code: 'refused', reason: 'no_bank_rate' });
    const npr = Math.round((row.bank_sell / row.bank_unit) * 1e6) / 1e6;
    const rate = { currency, npr, as_of: row.bank_day, source: BANK, set_by_staff: false };
    const now = clock.now();
    await logRate(trx, rate, { now, by });
    await writeRates(trx, [rate], { now, by });
    return ok(undefined);
  });
}
