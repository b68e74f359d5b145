import { fail, ok, type Result } from '../../contract/errors.ts';
import type { CaseOffers, OwnOffers } from '../../contract/offers.ts';
import type { Db } from '../../platform/database/schema.ts';
import { isUuid } from '../../platform/database/uuid.ts';
import type { Principal } from '../accounts/policy.ts';
import { ownDates } from './data.own-dates.ts';
import { presentCaseDate, presentOffer, presentOwnOffer, type Rates } from './present.ts';
import type { ActorRow, ConditionRow } from './rows.ts';

const HOME = 'NPR';

/** Offers and days of a case, for the office. @returns not_found. */
export async function readCaseOffers(db: Db, id: string): Promise<Result<CaseOffers>> {
  if (!isUuid(id)) return fail({ code: 'not_found' });
  const known = await db
    .selectFrom('applications as a')
    .leftJoin('courses as c', 'c.id', 'a.course_id')
    .leftJoin('universities as u', 'u.id', 'a.university_id')
    .leftJoin('countries as n', 'n.id', 'u.country_id')
    .select(['a.id', 'c.currency', 'n.country_name'])
    .where('a.id', '=', id)
    .executeTakeFirst();
  if (!known) return fail({ code: 'not_found' });
  const [offers, conditions, dates, rates] = await Promise.all([
    offersOf(db, id),
    conditionsOf(db, id),
    datesOf(db, id),
    readRates(db),
  ]);
  return ok({
    offers: offers.map((row) => presentOffer(row, conditions.get(row.id) ?? [], rates)),
    dates: dates.map(presentCaseDate),
    country: known.country_name,
    currency: known.currency ?? HOME,
    currencies: [...rates.keys()],
  });
}

/** What the office shows its student. @param today 'YYYY-MM-DD' in Nepal @returns not_found, also for another's case. */
export async function listOwnOffers(
  db: Db,
  { userId }: Pick<Principal, 'userId'>,
  id: string,
  today: string,
): Promise<Result<OwnOffers>> {
  if (!isUuid(id)) return fail({ code: 'not_found' });
  const own = await db
    .selectFrom('applications')
    .select('id')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!own) return fail({ code: 'not_found' });
  return ok({ offers: await shownOffers(db, id), dates: await ownDates(db, id, today) });
}

/** The offers of a case that its student sees. */
export async function shownOffers(db: Db, id: string): Promise<OwnOffers['offers']> {
  const offers = await offersOf(db, id);
  const conditions = await conditionsOf(db, id);
  return offers.filter(({ shown }) => shown).map((row) => presentOwnOffer(row, conditions.get(row.id) ?? []));
}

const offersOf = (db: Db, id: string) =>
  db
    .selectFrom('offers as o')
    .leftJoin('users as u', 'u.id', 'o.state_by')
    .selectAll('o')
    .select(['u.first_name', 'u.last_name', 'u.email'])
    .where('o.application_id', '=', id)
    .orderBy('o.entered_at', 'desc')
    .orderBy('o.id')
    .execute();

/** By offer, each in the order of its form. */
async function conditionsOf(db: Db, id: string): Promise<Map<string, (ConditionRow & ActorRow)[]>> {
  const rows = await db
    .selectFrom('offer_conditions as c')
    .innerJoin('offers as o', 'o.id', 'c.offer_id')
    .leftJoin('users as u', 'u.id', 'c.done_by')
    .selectAll('c')
    .select(['u.first_name', 'u.last_name', 'u.email'])
    .where('o.application_id', '=', id)
    .orderBy('c.offer_id')
    .orderBy('c.position')
    .orderBy('c.id')
    .execute();
  return Map.groupBy(rows, ({ offer_id }) => offer_id);
}

const datesOf = (db: Db, id: string) =>
  db
    .selectFrom('case_dates as d')
    .leftJoin('users as u', 'u.id', 'd.done_by')
    .selectAll('d')
    .select(['u.first_name', 'u.last_name', 'u.email'])
    .where('d.application_id', '=', id)
    .orderBy('d.on_day')
    .orderBy('d.id')
    .execute();

async function readRates(db: Db): Promise<Rates> {
  const rows = await db
    .selectFrom('exchange_rates')
    .select(['currency', 'npr'])
    .orderBy('currency')
    .execute();
  return new Map([...rows.map(({ currency, npr }) => [currency, npr] as const), [HOME, 1] as const]);
}
