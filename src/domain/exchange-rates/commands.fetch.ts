import { sql, type Transaction } from 'kysely';
import { nepalDate } from '../../contract/nepal-time.ts';
import type { Database } from '../../platform/database/schema.ts';
import { ForexError, type BankDay, type BankQuote } from '../../platform/forex/nrb.ts';
import { logFetch } from './commands.log.ts';
import { writeRates } from './commands.write.ts';
import type { RateContext } from './context.ts';
import { BANK, DAYS_ASKED, daysBefore, isFetchDue, MOST_MOVED, MOVED_WITHIN_DAYS } from './policy.ts';

/** Fetches the rates of the day if that was not done this morning: the work of FETCH_RATES_JOB. */
export async function fetchWhenDue(context: RateContext): Promise<void> {
  if (!context.readForex) return;
  const last = await context.db
    .selectFrom('exchange_rate_fetches')
    .select(['tried_at', 'succeeded_at'])
    .executeTakeFirst();
  if (isFetchDue(context.clock.now(), last)) await fetchRates(context, null);
}

/**
 * Asks the bank and stores what it says. A failure changes no rate; it is stored as a sentence for staff and logged in one
 * quiet line, because a machine without network is nothing unusual.
 * @param by who pressed 'Fetch now'; null: the daily job
 */
export async function fetchRates(context: RateContext, by: string | null): Promise<void> {
  const { db, clock, log, readForex } = context;
  if (!readForex) return;
  const now = clock.now();
  const today = nepalDate(now);
  try {
    const days = await readForex(daysBefore(today, DAYS_ASKED), today);
    await db.transaction().execute(async (trx) => {
      const { refused, before, after } = await takeRates(trx, days, now);
      const problem = days.every(({ quotes }) => quotes.length === 0)
        ? `The bank has published no rates in the last ${DAYS_ASKED} days.`
        : refused;
      const day = days.find(({ quotes }) => quotes.length > 0)?.day ?? null;
      await noteFetch(trx, { tried_at: now, succeeded_at: now, day, problem });
      await logFetch(trx, { before, after, problem }, { now, by });
    });
  } catch (error) {
    if (!(error instanceof ForexError)) throw error;
    log.info({ component: 'exchange rates', code: error.message }, 'Exchange rates were not fetched');
    await db.transaction().execute(async (trx) => {
      await noteFetch(trx, { tried_at: now, succeeded_at: null, day: null, problem: error.message });
      await logFetch(trx, { before: {}, after: {}, problem: error.message }, { now, by });
    });
  }
}

const noteFetch = (
  trx: Transaction<Database>,
  {
    tried_at,
    succeeded_at,
    day,
    problem,
  }: { tried_at: Date; succeeded_at: Date | null; day: string | null; problem: string },
) =>
  sql`
    insert into exchange_rate_fetches (tried_at, succeeded_at, day, problem)
    values (${tried_at}, ${succeeded_at}, ${day}, ${problem})
    on conflict (only_row) do update set tried_at = excluded.tried_at, problem = excluded.problem,
      succeeded_at = coalesce(excluded.succeeded_at, exchange_rate_fetches.succeeded_at),
      day = coalesce(excluded.day, exchange_rate_fetches.day)`.execute(trx);

interface Quote extends BankQuote {
  day: string;
}

/** The newest quote of each currency, by its day: on holidays some currencies have none. */
function newestQuotes(days: readonly BankDay[]): Quote[] {
  const newest = new Map<string, Quote>();
  for (const { day, quotes } of days) {
    for (const quote of quotes) {
      const known = newest.get(quote.currency);
      if (!known || known.day < day) newest.set(quote.currency, { ...quote, day });
    }
  }
  return [...newest.values()];
}

const round = (npr: number): number => Math.round(npr * 1e6) / 1e6;

interface Taken {
  /** Which currencies were not taken, as a sentence; '' if all were. */
  refused: string;
  /** Rupees of the rates that have changed, by currency. */
  before: Record<string, number>;
  after: Record<string, number>;
}

async function takeRates(trx: Transaction<Database>, days: readonly BankDay[], now: Date): Promise<Taken> {
  const rows = await trx.selectFrom('exchange_rates').selectAll().forUpdate().execute();
  const known = new Map(rows.map((row) => [row.currency, row]));
  const refused: string[] = [];
  const taken = newestQuotes(days).filter((quote) => {
    const old = known.get(quote.currency);
    if (old?.bank_day && old.bank_day > quote.day) return false;
    if (!old?.bank_day || !old.bank_sell || !old.bank_unit) return true;
    if (old.bank_day < daysBefore(quote.day, MOVED_WITHIN_DAYS)) return true;
    const moved = quote.sell / quote.unit / (old.bank_sell / old.bank_unit);
    if (Math.abs(moved - 1) <= MOST_MOVED) return true;
    refused.push(quote.currency);
    return false;
  });
  const used = taken
    .filter(({ currency }) => !known.get(currency)?.set_by_staff)
    .map(({ currency, sell, unit, day }) => ({
      currency,
      npr: round(sell / unit),
      as_of: day,
      source: BANK,
      set_by_staff: false,
    }))
    .filter(({ currency, npr, as_of, source }) => {
      const old = known.get(currency);
      return !old || old.npr !== npr || old.as_of !== as_of || old.source !== source;
    });
  await writeRates(trx, used, { now });
  const said = taken.map(({ currency, unit, buy, sell, day }) => ({ currency, unit, buy, sell, day }));
  await sql`
    update exchange_rates x set bank_unit = r.unit, bank_buy = r.buy, bank_sell = r.sell, bank_day = r.day
    from jsonb_to_recordset(${JSON.stringify(said)}::jsonb)
      as r(currency text, unit int, buy numeric, sell numeric, day date)
    where x.currency = r.currency`.execute(trx);
  const before: Record<string, number> = {};
  for (const { currency } of used) if (known.has(currency)) before[currency] = known.get(currency)!.npr;
  const after = Object.fromEntries(used.map(({ currency, npr }) => [currency, npr]));
  if (refused.length === 0) return { refused: '', before, after };
  const words = `Not taken, because they moved by more than ${MOST_MOVED * 100} %: ${refused.join(', ')}. Type the rate if it is right.`;
  return { refused: words, before, after };
}
