import type { Generated } from 'kysely';
import type { CaseDateKind, OfferKind, OfferState, TuitionPer } from '../../../contract/offer-kinds.ts';
import type { WithDefault } from './column-types.ts';

/** Offers of universities and the days of a case: db/migrations/0072_offers.sql, 0073_case_dates.sql. */

export interface OffersTable {
  id: Generated<string>;
  application_id: string;
  ticket: string;
  university: string;
  course: string;
  course_id: WithDefault<number | null>;
  kind: OfferKind;
  /** 'YYYY-MM-DD', days in Nepal. */
  received_on: string;
  reply_by: WithDefault<string | null>;
  /** '2027-02' */
  intake: WithDefault<string | null>;
  /** All amounts are whole units of it. */
  currency: string;
  tuition: WithDefault<number | null>;
  tuition_per: WithDefault<TuitionPer>;
  scholarship: WithDefault<number | null>;
  deposit: WithDefault<number | null>;
  deposit_due: WithDefault<string | null>;
  deposit_paid_on: WithDefault<string | null>;
  /** The filed document with it: db/migrations/0074_offer_letters.sql. */
  letter_id: WithDefault<string | null>;
  /** For the office alone. */
  notes: WithDefault<string>;
  state: WithDefault<OfferState>;
  state_at: Date;
  state_by: WithDefault<string | null>;
  shown: WithDefault<boolean>;
  /** When the student asked to accept it. */
  wanted_at: WithDefault<Date | null>;
  version: WithDefault<number>;
  entered_at: Date;
}

export interface OfferConditionsTable {
  id: Generated<string>;
  offer_id: string;
  position: number;
  text: string;
  due_on: WithDefault<string | null>;
  done_at: WithDefault<Date | null>;
  done_by: WithDefault<string | null>;
}

export interface CaseDatesTable {
  id: Generated<string>;
  application_id: string;
  ticket: string;
  kind: CaseDateKind;
  name: WithDefault<string>;
  on_day: string;
  done_at: WithDefault<Date | null>;
  done_by: WithDefault<string | null>;
  version: WithDefault<number>;
}
