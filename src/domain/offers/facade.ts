import type { Result } from '../../contract/errors.ts';
import { nepalDate } from '../../contract/nepal-time.ts';
import type {
  AddCaseDate,
  AddOffer,
  CaseOffers,
  ChangeCaseDate,
  ChangeOffer,
  DecideOffer,
  OwnOffers,
} from '../../contract/offers.ts';
import type { Principal } from '../accounts/policy.ts';
import { addCaseDate, changeCaseDate, removeCaseDate } from './commands.dates.ts';
import { decideOffer, removeOffer, showOffer, tickCondition } from './commands.decide.ts';
import { addOffer, changeOffer } from './commands.enter.ts';
import { wantOffer } from './commands.want.ts';
import type { OfferContext } from './context.ts';
import { listOwnOffers, readCaseOffers } from './data.ts';

type OfCase = Promise<Result<CaseOffers>>;
type OwnOfCase = Promise<Result<OwnOffers>>;

/** Offers of universities and the days of a case. Each command returns the case's offers and days as they are then. */
export interface Offers {
  /** @returns not_found. */
  read(id: string): OfCase;
  /** @returns not_found, invalid (letter), too_many_offers. */
  add(principal: Principal, id: string, offer: AddOffer): OfCase;
  /** @returns not_found, invalid (letter), offer_changed. */
  change(principal: Principal, id: string, change: ChangeOffer & { offer: string }): OfCase;
  /** @returns not_found, offer_changed, offer_accepted. */
  decide(principal: Principal, id: string, decision: DecideOffer & { offer: string }): OfCase;
  /** @returns not_found. */
  show(principal: Principal, id: string, shown: { offer: string; shown: boolean }): OfCase;
  /** @returns not_found. */
  remove(principal: Principal, id: string, offer: string): OfCase;
  /** @returns not_found. */
  tick(principal: Principal, id: string, tick: { offer: string; condition: string; done: boolean }): OfCase;
  /** @returns not_found, invalid (name), too_many_dates. */
  addDate(principal: Principal, id: string, date: AddCaseDate): OfCase;
  /** @returns not_found, invalid (name), offer_changed. */
  changeDate(principal: Principal, id: string, change: ChangeCaseDate & { date: string }): OfCase;
  /** @returns not_found. */
  removeDate(principal: Principal, id: string, date: string): OfCase;
  /** What the office shows its student. @returns not_found, also for another's case. */
  listOwn(principal: Principal, id: string): OwnOfCase;
  /** The student asks to accept one. @returns not_found, offer_not_open. */
  want(principal: Principal, id: string, wish: { offer: string; note: string }): OwnOfCase;
}

export function createOffers(context: OfferContext): Offers {
  const { db, clock } = context;
  const listOwn = (principal: Principal, id: string) =>
    listOwnOffers(db, principal, id, nepalDate(clock.now()));
  const then = async (done: Result<void>, id: string) => (done.ok ? readCaseOffers(db, id) : done);
  return {
    read: (id) => readCaseOffers(db, id),
    add: async (principal, id, offer) => then(await addOffer(context, principal, id, offer), id),
    change: async (principal, id, change) => then(await changeOffer(context, principal, id, change), id),
    decide: async (principal, id, decision) => then(await decideOffer(context, principal, id, decision), id),
    show: async (principal, id, shown) => then(await showOffer(context, principal, id, shown), id),
    remove: async (principal, id, offer) => then(await removeOffer(context, principal, id, offer), id),
    tick: async (principal, id, tick) => then(await tickCondition(context, principal, id, tick), id),
    addDate: async (principal, id, date) => then(await addCaseDate(context, principal, id, date), id),
    changeDate: async (principal, id, change) =>
      then(await changeCaseDate(context, principal, id, change), id),
    removeDate: async (principal, id, date) => then(await removeCaseDate(context, principal, id, date), id),
    listOwn,
    want: async (principal, id, wish) => {
      const done = await wantOffer(context, principal, id, wish);
      return done.ok ? listOwn(principal, id) : done;
    },
  };
}
