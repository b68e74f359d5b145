import type { CaseDate, Offer, OwnOffer } from '../../contract/offers.ts';
import { nameOfPerson } from '../accounts/data.names.ts';
import type { ActorRow, CaseDateRow, ConditionRow, OfferRow } from './rows.ts';

/** Rupees for one unit of a currency. */
export type Rates = ReadonlyMap<string, number>;

const who = ({ first_name, last_name, email }: ActorRow): string | null =>
  email === null ? null : nameOfPerson({ first_name: first_name ?? '', last_name: last_name ?? '', email });

/** What the office and the student see alike. */
function presentStated(row: OfferRow): Omit<OwnOffer, 'conditions' | 'state' | 'wanted_at'> {
  return {
    id: row.id,
    university: row.university,
    course: row.course,
    kind: row.kind,
    received_on: row.received_on,
    reply_by: row.reply_by,
    intake: row.intake,
    currency: row.currency,
    tuition: row.tuition,
    tuition_per: row.tuition_per,
    scholarship: row.scholarship,
    deposit: row.deposit,
    deposit_due: row.deposit_due,
    deposit_paid_on: row.deposit_paid_on,
  };
}

const presentCondition = ({ id, text, due_on, done_at }: ConditionRow) => ({
  id,
  text,
  due_on,
  done_at: done_at?.toISOString() ?? null,
});

export function presentOffer(
  row: OfferRow & ActorRow,
  conditions: readonly (ConditionRow & ActorRow)[],
  rates: Rates,
): Offer {
  const rate = rates.get(row.currency);
  const rupees = (amount: number | null) =>
    amount === null || rate === undefined ? null : Math.round(amount * rate);
  return {
    ...presentStated(row),
    notes: row.notes,
    letter: row.letter_id,
    conditions: conditions.map((each) => ({ ...presentCondition(each), done_by: who(each) })),
    state: row.state,
    state_at: row.state_at.toISOString(),
    state_by: who(row),
    shown: row.shown,
    wanted_at: row.wanted_at?.toISOString() ?? null,
    version: row.version,
    tuition_npr: rupees(row.tuition),
    scholarship_npr: rupees(row.scholarship),
    deposit_npr: rupees(row.deposit),
  };
}

export const presentOwnOffer = (row: OfferRow, conditions: readonly ConditionRow[]): OwnOffer => ({
  ...presentStated(row),
  conditions: conditions.map(presentCondition),
  state: row.state,
  wanted_at: row.wanted_at?.toISOString() ?? null,
});

export const presentCaseDate = (row: CaseDateRow & ActorRow): CaseDate => ({
  id: row.id,
  kind: row.kind,
  name: row.name,
  on: row.on_day,
  done_at: row.done_at?.toISOString() ?? null,
  done_by: who(row),
  version: row.version,
});
