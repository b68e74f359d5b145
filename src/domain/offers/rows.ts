import type { Selectable } from 'kysely';
import type {
  CaseDatesTable,
  OfferConditionsTable,
  OffersTable,
} from '../../platform/database/tables/offers.ts';

export type OfferRow = Selectable<OffersTable>;
export type ConditionRow = Selectable<OfferConditionsTable>;
export type CaseDateRow = Selectable<CaseDatesTable>;

/** Who did it, while they have an account. */
export interface ActorRow {
  first_name: string | null;
  last_name: string | null;
  email: string | null;
}
