import type { ColumnType, Generated } from 'kysely';
import type { SecurityEventCode, SecurityResult } from '../../../contract/security-events.ts';
import type { SecurityDetail } from '../../../contract/security-log.ts';

/** The table of the security log. */

export interface SecurityEventsTable {
  id: Generated<number>;
  at: Date;
  last_at: Date;
  times: ColumnType<number, number | undefined, number>;
  event: SecurityEventCode;
  result: SecurityResult;
  account_id: string | null;
  unknown_account: string | null;
  subject_kind: 'person' | 'application' | null;
  subject_id: string | null;
  address: string | null;
  agent: string;
  /** Read as a value, written as its JSON text. */
  detail: ColumnType<SecurityDetail, string, string>;
}
