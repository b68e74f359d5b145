import { inNepal } from '../../contract/nepal-time.ts';

export const BANK = 'Nepal Rastra Bank';
export const FETCH_RATES_JOB = 'fetch-exchange-rates';
/** The job looks every half hour whether the rates of the day are still to be fetched. */
export const FETCH_RATES_SECONDS = 1_800;
/** The bank publishes the rates of a day in the night before. */
const FETCH_HOUR = 6;
/** After a failure the next attempt waits so long, so that an outage is not answered with many requests. */
const RETRY_MS = 3_600_000 - 60_000;
const DAY_MS = 24 * 3_600_000;
/** Days asked for: the longest festival without quotes is shorter. */
export const DAYS_ASKED = 10;
/** A rate that has moved further than this within two months is probably a mistake, and is not taken. */
export const MOST_MOVED = 0.3;
export const MOVED_WITHIN_DAYS = 60;
/** Rates of the bank that are older need somebody to look. */
export const STALE_DAYS = 4;
/** Limit of the column; no currency is worth this many rupees. */
export const MOST_NPR = 1_000_000;

export const daysBefore = (day: string, days: number): string =>
  new Date(Date.parse(day) - days * DAY_MS).toISOString().slice(0, 10);

interface Fetches {
  tried_at: Date;
  succeeded_at: Date | null;
}

/** Whether the rates of this morning (6 o'clock in Nepal) have not been fetched yet. */
export function isFetchDue(now: Date, last: Fetches | undefined): boolean {
  const local = inNepal(now);
  const ahead = local.getTime() - now.getTime();
  const morning = Date.UTC(local.getUTCFullYear(), local.getUTCMonth(), local.getUTCDate(), FETCH_HOUR);
  const since = morning - ahead;
  if (now.getTime() < since) return false;
  if (last?.succeeded_at && last.succeeded_at.getTime() >= since) return false;
  return !last || now.getTime() - last.tried_at.getTime() >= RETRY_MS;
}

/** Codes of ISO 4217 other than our own. Anything else in an address is no currency; PostgreSQL could not even read a NUL. */
export const isForeignCurrency = (code: string): boolean =>
  code !== 'NPR' && Intl.supportedValuesOf('currency').includes(code);
