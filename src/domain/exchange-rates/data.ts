import { sql } from 'kysely';
import { fail, ok, type Result } from '../../contract/errors.ts';
import { nepalDate } from '../../contract/nepal-time.ts';
import type { Page, PageQuery } from '../../contract/paging.ts';
import type { RateEntry, RateFetch, StaffRate } from '../../contract/staff-rates.ts';
import { pageOf, pageWindow } from '../paging.ts';
import type { RateContext } from './context.ts';
import { daysBefore, isForeignCurrency, STALE_DAYS } from './policy.ts';

export interface RateQuery extends PageQuery {
  /** 'yes': only rates of the bank that are not up to date. */
  due?: string | undefined;
}

interface RateRow {
  currency: string;
  npr: number;
  as_of: string;
  source: string;
  set_by_staff: boolean;
  bank_unit: number | null;
  bank_buy: number | null;
  bank_sell: number | null;
  bank_day: string | null;
  courses: number;
}

const present = ({ currency, bank_unit, bank_buy, bank_sell, bank_day, ...row }: RateRow): StaffRate => ({
  id: currency,
  npr: row.npr,
  as_of: row.as_of,
  source: row.source,
  set_by_staff: row.set_by_staff,
  bank:
    bank_unit && bank_buy && bank_sell && bank_day
      ? { unit: bank_unit, buy: bank_buy, sell: bank_sell, day: bank_day }
      : null,
  courses: row.courses,
});

/** There are some two dozen currencies, so all are read and the page is cut here. */
async function allRates({ db }: RateContext): Promise<StaffRate[]> {
  const { rows } = await sql<RateRow>`
    select x.currency, x.npr, x.as_of, x.source, x.set_by_staff, x.bank_unit, x.bank_buy, x.bank_sell, x.bank_day,
      coalesce(c.courses, 0)::int as courses
    from exchange_rates x
    left join (select currency, count(*) as courses from courses where status = 'published' group by currency) c
      on c.currency = x.currency
    order by courses desc, x.currency`.execute(db);
  return rows.map(present);
}

/** Those in which most courses state their fees first. @returns invalid_page. */
export async function listRates(context: RateContext, query: RateQuery): Promise<Result<Page<StaffRate>>> {
  const all = await allRates(context);
  const wanted = query.due === 'yes' ? await notUpToDate(context, all) : all;
  const window = pageWindow(query, wanted.length);
  if (!window.ok) return window;
  const { offset, limit } = window.value;
  return ok(pageOf(wanted.slice(offset, offset + limit), window.value));
}

async function notUpToDate(context: RateContext, rates: readonly StaffRate[]): Promise<StaffRate[]> {
  const { problem } = await readFetch(context);
  const since = daysBefore(nepalDate(context.clock.now()), STALE_DAYS);
  const ours = rates.filter(({ set_by_staff, courses }) => !set_by_staff && courses > 0);
  return problem === '' ? ours.filter(({ bank }) => bank && bank.day < since) : ours;
}

/** @returns not_found. */
export async function readRate(context: RateContext, currency: string): Promise<Result<StaffRate>> {
  const rate = (await allRates(context)).find(({ id }) => id === currency);
  return rate ? ok(rate) : fail({ code: 'not_found' });
}

/** Every rate that was used, newest first. @returns not_found, invalid_page. */
export async function listHistory(
  { db }: RateContext,
  currency: string,
  query: PageQuery,
): Promise<Result<Page<RateEntry>>> {
  if (!isForeignCurrency(currency)) return fail({ code: 'not_found' });
  const wanted = db.selectFrom('exchange_rate_history as h').where('h.currency', '=', currency);
  const { count } = await wanted
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const window = pageWindow(query, count);
  if (!window.ok) return window;
  const rows = await wanted
    .leftJoin('users as u', 'u.id', 'h.by_user')
    .select(['h.id', 'h.npr', 'h.as_of', 'h.source', 'h.set_by_staff', 'h.at', 'u.email'])
    .orderBy('h.id', 'desc')
    .limit(window.value.limit)
    .offset(window.value.offset)
    .execute();
  const entries = rows.map(({ email, at, ...row }) => ({ ...row, at: at.toISOString(), who: email }));
  return ok(pageOf(entries, window.value));
}

/** How the last attempts to fetch rates went. */
export async function readFetch({ db, readForex }: RateContext): Promise<RateFetch> {
  const row = await db.selectFrom('exchange_rate_fetches').selectAll().executeTakeFirst();
  return {
    on: readForex !== undefined,
    tried_at: row?.tried_at.toISOString() ?? null,
    succeeded_at: row?.succeeded_at?.toISOString() ?? null,
    day: row?.day ?? null,
    problem: row?.problem ?? '',
  };
}
