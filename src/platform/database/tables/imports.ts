import type { Generated } from 'kysely';
import type { Json, WithDefault } from './column-types.ts';

/** The tables of imports: the files that were read, their reports, and values held for a decision. */

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
  state: WithDefault<'open' | 'accepted' | 'dismissed' | 'corrected' | 'gone'>;
  about: WithDefault<'doubt' | 'conflict'>;
  corrected_to: WithDefault<string | null>;
  decided_at: WithDefault<Date | null>;
  decided_by: WithDefault<string | null>;
}

export interface ImportSeenTable {
  kind: string;
  source_key: string;
}

export interface ImportRunsTable {
  id: Generated<number>;
  kind: 'cricos' | 'csv';
  source_name: WithDefault<string>;
  create_levels: WithDefault<boolean>;
  allow_withdrawals: WithDefault<boolean>;
  allow_refusals: WithDefault<boolean>;
  state: 'waiting' | 'running' | 'checked' | 'applied' | 'stopped' | 'interrupted' | 'failed' | 'discarded';
  step: WithDefault<'check' | 'apply'>;
  ticket: string;
  claimed: WithDefault<boolean>;
  stop_asked: WithDefault<boolean>;
  phase: WithDefault<string>;
  rows_done: WithDefault<number>;
  fraction: WithDefault<number>;
  seconds_left: WithDefault<number | null>;
  begun_at: WithDefault<Date | null>;
  beat_at: WithDefault<Date | null>;
  ended_at: WithDefault<Date | null>;
  reason: WithDefault<string>;
  summary: Json<Record<string, unknown> | null>;
  differs: WithDefault<number>;
  import_id: WithDefault<number | null>;
  writing: WithDefault<boolean>;
  deaths: WithDefault<number>;
  lines_from: WithDefault<number>;
  report_sha256: WithDefault<string>;
  created_at: Date;
  created_by: string | null;
  applied_at: WithDefault<Date | null>;
  applied_by: WithDefault<string | null>;
}

export interface ImportRunFilesTable {
  run_id: number;
  position: number;
  file_name: string;
  bytes: number;
  sha256: Buffer;
  file_id: string | null;
}

export interface ImportLinesTable {
  run_id: number;
  number: number;
  outcome: string;
  kind: WithDefault<string>;
  key: WithDefault<string>;
  name: WithDefault<string>;
  field: WithDefault<string>;
  value_before: WithDefault<string>;
  value_after: WithDefault<string>;
  reason: WithDefault<string>;
  sheet: WithDefault<string>;
  at_row: WithDefault<number | null>;
  at_column: WithDefault<string>;
  value: WithDefault<string>;
  fresh: WithDefault<boolean>;
}
