import { sql, type Transaction } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import { repriceCourses } from '../search/commands.ts';

/** Rupees for one unit of a currency. */
export interface NewRate {
  currency: string;
  npr: number;
  as_of: string;
  source: string;
  set_by_staff: boolean;
}

/**
 * Replaces rates that pages use, notes them in the history, and updates the prices in rupees of the courses in these
 * currencies.
 */
export async function writeRates(
  trx: Transaction<Database>,
  rates: readonly NewRate[],
  { now, by = null }: { now: Date; by?: string | null },
): Promise<void> {
  if (rates.length === 0) return;
  const known = await trx.selectFrom('exchange_rates').select(['currency', 'npr']).forUpdate().execute();
  const before = new Map(known.map(({ currency, npr }) => [currency, npr]));
  await sql`
    insert into exchange_rates (currency, npr, as_of, source, set_by_staff, changed_at)
    select r.currency, r.npr, r.as_of, r.source, r.set_by_staff, ${now}
    from jsonb_to_recordset(${JSON.stringify(rates)}::jsonb)
      as r(currency text, npr numeric, as_of date, source text, set_by_staff boolean)
    on conflict (currency) do update set npr = excluded.npr, as_of = excluded.as_of, source = excluded.source,
      set_by_staff = excluded.set_by_staff, changed_at = excluded.changed_at`.execute(trx);
  await trx
    .insertInto('exchange_rate_history')
    .values(rates.map((rate) => ({ ...rate, at: now, by_user: by })))
    .execute();
  const moved = rates.filter(({ currency, npr }) => before.get(currency) !== npr);
  await repriceCourses(
    trx,
    moved.map(({ currency }) => currency),
  );
  // A page also states the day and the source of a rate.
  if (moved.length === 0) await sql`select pg_notify('catalogue', '')`.execute(trx);
}
