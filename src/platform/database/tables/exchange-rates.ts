import type { Generated } from 'kysely';
import type { WithDefault } from './column-types.ts';

/** The tables of exchange rates: rupees for one unit of a currency unless a column says otherwise. */

export interface ExchangeRatesTable {
  currency: string;
  /** What pages use. */
  npr: number;
  as_of: string;
  source: string;
  /** Staff typed it, so rates that are fetched do not replace it. */
  set_by_staff: WithDefault<boolean>;
  changed_at: WithDefault<Date | null>;
  /** What the bank published last: rupees for `bank_unit` units. */
  bank_unit: WithDefault<number | null>;
  bank_buy: WithDefault<number | null>;
  bank_sell: WithDefault<number | null>;
  bank_day: WithDefault<string | null>;
}

export interface ExchangeRateHistoryTable {
  id: Generated<number>;
  currency: string;
  npr: number;
  as_of: string;
  source: string;
  set_by_staff: boolean;
  at: Date;
  by_user: string | null;
}

export interface ExchangeRateFetchesTable {
  only_row: WithDefault<boolean>;
  tried_at: Date;
  succeeded_at: WithDefault<Date | null>;
  day: WithDefault<string | null>;
  problem: WithDefault<string>;
}
