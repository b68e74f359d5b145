import { fail, ok, type Result } from '../../contract/errors.ts';
import type { Page, PageQuery } from '../../contract/paging.ts';
import type { RateBody, RateEntry, RateFetch, StaffRate } from '../../contract/staff-rates.ts';
import { fetchRates, fetchWhenDue } from './commands.fetch.ts';
import { releaseRate, setRate } from './commands.set.ts';
import type { RateContext } from './context.ts';
import { listHistory, listRates, readFetch, readRate, type RateQuery } from './data.ts';

/** Exchange rates: fetched from Nepal Rastra Bank each morning, or typed by staff. */
export interface ExchangeRates {
  /** @returns invalid_page. */
  list(query: RateQuery): Promise<Result<Page<StaffRate>>>;
  /** @returns not_found. */
  read(currency: string): Promise<Result<StaffRate>>;
  /** @returns invalid_page. */
  history(currency: string, query: PageQuery): Promise<Result<Page<RateEntry>>>;
  /** A rate that staff type. @returns not_found, invalid. */
  set(currency: string, by: string, body: RateBody): Promise<Result<StaffRate>>;
  /** Uses the bank's rate again. @returns not_found, no_bank_rate. */
  release(currency: string, by: string): Promise<Result<StaffRate>>;
  fetchStatus(): Promise<Result<RateFetch>>;
  /** Asks the bank now. @returns rates_off; a failure of the bank is part of the status. */
  fetchNow(by: string): Promise<Result<RateFetch>>;
  /** The work of FETCH_RATES_JOB. */
  fetchWhenDue(): Promise<void>;
}

export function createExchangeRates(context: RateContext): ExchangeRates {
  const read = (currency: string) => readRate(context, currency);
  return {
    list: (query) => listRates(context, query),
    read,
    history: (currency, query) => listHistory(context, currency, query),
    async set(currency, by, body) {
      const done = await setRate(context, { currency, by }, body);
      return done.ok ? read(currency) : done;
    },
    async release(currency, by) {
      const done = await releaseRate(context, { currency, by });
      return done.ok ? read(currency) : done;
    },
    fetchStatus: async () => ok(await readFetch(context)),
    async fetchNow(by) {
      if (!context.readForex) return fail({ code: 'refused', reason: 'rates_off' });
      await fetchRates(context, by);
      return ok(await readFetch(context));
    },
    fetchWhenDue: () => fetchWhenDue(context),
  };
}
