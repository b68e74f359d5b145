import type { Generated } from 'kysely';
import type { Change } from '../../../contract/edits/changes.ts';
import type { Json, WithDefault } from './column-types.ts';

/** The tables of changes of many records at once. */

export interface BulkEditsTable {
  id: Generated<number>;
  kind: string;
  operation: Json<unknown>;
  state: 'waiting' | 'running' | 'done' | 'undoing' | 'undone';
  total: number;
  done: WithDefault<number>;
  by_user: string | null;
  created_at: Date;
  finished_at: WithDefault<Date | null>;
}

export interface BulkEditItemsTable {
  bulk_id: number;
  object: string;
  state: WithDefault<'waiting' | 'changed' | 'same' | 'refused' | 'undone' | 'kept'>;
  title: WithDefault<string>;
  changes: Json<Change[]>;
  reason: WithDefault<string>;
}
