import type { Generated } from 'kysely';
import type { WithDefault } from './column-types.ts';

/** db/migrations/0088_possible_duplicates.sql */
export interface PossibleDuplicatesTable {
  id: Generated<string>;
  account_id: string;
  other_id: string | null;
  enquiry_id: string | null;
  reason: number;
  found_at: Date;
  denied_at: WithDefault<Date | null>;
  denied_by: WithDefault<string | null>;
}

export interface DuplicateSearchesTable {
  kind: 'account' | 'application' | 'enquiry';
  at: Date;
  id: string;
}
