import type { Change, Json as JsonValue } from '../../../contract/edits/changes.ts';
import type { REVISION_REASONS } from '../../../contract/edits/state.ts';
import type { Json, WithDefault } from './column-types.ts';

type Data = { readonly [field: string]: JsonValue };

export interface RevisionsTable {
  kind: string;
  object: string;
  number: number;
  title: WithDefault<string>;
  reason: (typeof REVISION_REASONS)[number];
  data: Json<Data>;
  changes: Json<Change[]>;
  restored_from: WithDefault<number | null>;
  bulk_edit_id: WithDefault<number | null>;
  author_id: WithDefault<string | null>;
  author_name: WithDefault<string | null>;
  at: Date;
}

export interface DraftsTable {
  kind: string;
  object: string;
  data: Json<Data>;
  saved_by: WithDefault<string | null>;
  saved_at: Date;
}

export interface DocumentsTable {
  name: string;
  data: Json<Data>;
  published_at: Date;
}

export interface PresencesTable {
  kind: string;
  object: string;
  user_id: string;
  since: Date;
  seen_at: Date;
}
