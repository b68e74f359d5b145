import type { Generated } from 'kysely';
import type { WithDefault } from './column-types.ts';

/** What universities pay for a student: db/migrations/0076_commissions.sql, 0087_safer_books.sql. */
export interface CommissionsTable {
  id: Generated<string>;
  /** Null: the case was erased with its account. */
  application_id: string | null;
  university_id: number | null;
  university: string;
  /** All amounts are whole units of it. */
  currency: string;
  expected: number;
  /** 'YYYY-MM-DD', days in Nepal. */
  expected_on: string | null;
  invoiced_on: string | null;
  received_on: string | null;
  received: number | null;
  note: string;
  version: WithDefault<number>;
  added_at: Date;
  added_by: string | null;
  changed_at: Date;
  changed_by: string | null;
  /** Entered by mistake: it no longer counts. */
  taken_back_at: WithDefault<Date | null>;
  taken_back_by: WithDefault<string | null>;
  take_back_reason: WithDefault<string>;
}
