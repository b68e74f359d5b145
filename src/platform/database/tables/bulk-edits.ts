import type { Generated } from 'kysely';
import type { Json as JsonValue } from '../../../contract/edits/changes.ts';
import type { BulkAction, RecordOutcome } from '../../../contract/bulk-edits/shapes.ts';
import type { CatalogueKind, CatalogueQuery } from '../../../contract/catalogue/lists.ts';
import type { Json, WithDefault } from './column-types.ts';

/** Changes of many records of the catalogue at once. */
export interface BulkEditsTable {
  id: Generated<number>;
  kind: CatalogueKind;
  action: BulkAction | 'undo';
  field: WithDefault<string>;
  value: Json<JsonValue>;
  filter: Json<CatalogueQuery | null>;
  excepted: WithDefault<number>;
  undo_of: WithDefault<number | null>;
  step: WithDefault<'check' | 'apply'>;
  state: 'waiting' | 'running' | 'checked' | 'done' | 'stopped';
  ticket: string;
  stop_asked: WithDefault<boolean>;
  total: number;
  done: WithDefault<number>;
  changed: WithDefault<number>;
  same: WithDefault<number>;
  refused: WithDefault<number>;
  begun_at: WithDefault<Date | null>;
  begun_done: WithDefault<number>;
  beat_at: WithDefault<Date | null>;
  ended_at: WithDefault<Date | null>;
  created_at: Date;
  created_by: WithDefault<string | null>;
  applied_at: WithDefault<Date | null>;
  applied_by: WithDefault<string | null>;
}

export interface BulkEditRecordsTable {
  bulk_edit_id: number;
  position: number;
  object: string;
  title: WithDefault<string>;
  state: WithDefault<RecordOutcome>;
  reason: WithDefault<string>;
  value_before: Json<JsonValue>;
  value_after: Json<JsonValue>;
  revision: WithDefault<number>;
  kept: Json<KeptForms | null>;
}

type Form = { readonly [field: string]: JsonValue };

/** What publishing a record has replaced. */
export interface KeptForms {
  status: 'draft' | 'changed' | 'withdrawn' | 'published';
  published: Form | null;
  draft: Form | null;
}
