import type { Generated } from 'kysely';
import type { WithDefault } from './column-types.ts';

/** Errors that happened: db/migrations/0093_faults.sql. */
export interface FaultsTable {
  id: Generated<number>;
  fingerprint: string;
  source: 'server' | 'browser';
  method: string;
  route: string;
  status: number | null;
  kind: string;
  place: string;
  first_at: WithDefault<Date>;
  last_at: WithDefault<Date>;
  times: WithDefault<number>;
}

export interface FaultReferencesTable {
  /** In the order of writing. */
  id: Generated<number>;
  reference: string;
  fault_id: number;
  at: WithDefault<Date>;
}
