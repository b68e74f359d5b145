import { z } from 'zod';

/** Where Nepal Rastra Bank publishes the rates of each day. */
export const NRB_ADDRESS = 'https://www.nrb.org.np/api/forex/v1/rates';

/** Rupees for `unit` units of a currency. */
export interface BankQuote {
  currency: string;
  unit: number;
  buy: number;
  sell: number;
}

/** The quotes of one day; currencies that were listed without a quote (on holidays) are left out. */
export interface BankDay {
  day: string;
  quotes: BankQuote[];
}

/** Reads the bank's rates of the days `from` to `to` ('2026-11-22'), newest first. @throws ForexError */
export type ReadForex = (from: string, to: string) => Promise<BankDay[]>;

/** Why no rates were read, as a sentence for staff. It quotes nothing that was received. */
export class ForexError extends Error {
  override name = 'ForexError';
}

const MAX_BYTES = 1024 * 1024;
const TIMEOUT_MS = 15_000;

const rateSchema = z.object({
  currency: z.object({
    iso3: z.string().regex(/^[A-Za-z]{3}$/),
    unit: z.coerce.number().int().min(1).max(10_000),
  }),
  buy: z.unknown(),
  sell: z.unknown(),
});
const daySchema = z.object({ date: z.iso.date(), rates: z.array(z.unknown()).max(500) });
const answerSchema = z.object({
  errors: z.object({ validation: z.unknown() }).partial().nullish(),
  data: z.object({ payload: z.array(z.unknown()).max(1000).nullish() }).nullish(),
});

/** Quotes come as text, '160.15'; null, blank and zero mean that there is none. */
function amountOf(value: unknown): number | undefined {
  if (typeof value !== 'number' && typeof value !== 'string') return undefined;
  const amount = Number(typeof value === 'string' && value.trim() === '' ? Number.NaN : value);
  return amount > 0 && amount < 1_000_000 ? amount : undefined;
}

function quoteOf(rate: unknown): BankQuote | undefined {
  const { data } = rateSchema.safeParse(rate);
  const [buy, sell] = [amountOf(data?.buy), amountOf(data?.sell)];
  if (!data || buy === undefined || sell === undefined || sell < buy) return undefined;
  return { currency: data.currency.iso3.toUpperCase(), unit: data.currency.unit, buy, sell };
}

/**
 * Reads Nepal Rastra Bank's public API. Only this address is asked: a redirect is an error. The days of a week fit on one
 * page, so the number of pages in the answer is ignored.
 */
export function nrbForex(address: string, timeoutMs = TIMEOUT_MS): ReadForex {
  return async (from, to) => {
    const url = new URL(address);
    url.search = new URLSearchParams({ from, to, page: '1', per_page: '100' }).toString();
    const text = await download(url, timeoutMs);
    let json: unknown;
    try {
      json = JSON.parse(text);
    } catch {
      throw new ForexError('The bank answered with a page instead of rates.');
    }
    const answer = answerSchema.safeParse(json);
    if (!answer.success) throw new ForexError('The bank answered in a form that we do not know.');
    const { data, errors } = answer.data;
    if (!data?.payload) {
      const refused = errors?.validation !== null && errors?.validation !== undefined;
      throw new ForexError(
        refused ? 'The bank refused our question.' : 'The bank answered in a form that we do not know.',
      );
    }
    return data.payload
      .flatMap((entry) => daySchema.safeParse(entry).data ?? [])
      .filter(({ date }) => date >= from && date <= to)
      .toSorted((a, b) => b.date.localeCompare(a.date))
      .map(({ date, rates }) => ({ day: date, quotes: rates.flatMap((rate) => quoteOf(rate) ?? []) }));
  };
}

/** A day without rates is answered with status 400 and an empty list, so the status alone says nothing. */
async function download(url: URL, timeoutMs: number): Promise<string> {
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetch(url, {
      redirect: 'manual',
      signal,
      headers: { accept: 'application/json' },
    });
    if (response.status >= 300 && response.status < 400) {
      await response.body?.cancel();
      throw new ForexError('The bank sent us to another address, which we do not follow.');
    }
    if (response.status >= 500) {
      await response.body?.cancel();
      throw new ForexError(`The bank's server failed (status ${response.status}).`);
    }
    const pieces: Uint8Array[] = [];
    let bytes = 0;
    for await (const piece of (response.body ?? new Blob().stream()) as AsyncIterable<Uint8Array>) {
      bytes += piece.length;
      if (bytes > MAX_BYTES) throw new ForexError('The bank sent far more than a list of rates.');
      pieces.push(piece);
    }
    return Buffer.concat(pieces).toString('utf8');
  } catch (error) {
    if (error instanceof ForexError) throw error;
    throw new ForexError(
      signal.aborted ? 'The bank did not answer in time.' : 'The bank could not be reached.',
      { cause: error },
    );
  }
}
