import type { Generated } from 'kysely';
import type { Json, WithDefault } from './column-types.ts';

/** The tables of imports: the files that were read, and values held for a decision. */

export interface ImportsTable {
  id: Generated<number>;
  source: string;
  file_name: string;
  file_sha256: string;
  started_at: Date;
  finished_at: WithDefault<Date>;
  summary: Json<Record<string, unknown>>;
}

export interface ImportHoldsTable {
  id: Generated<number>;
  import_id: number;
  source: string;
  kind: 'university' | 'campus' | 'course';
  source_key: string;
  field: string;
  value: string;
  reason: string;
  state: WithDefault<'open' | 'accepted' | 'dismissed' | 'gone'>;
}

export interface ImportSeenTable {
  kind: string;
  source_key: string;
}
