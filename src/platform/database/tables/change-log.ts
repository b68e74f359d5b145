import type { Generated } from 'kysely';
import type { ChangeKind, ChangeAction } from '../../../contract/change-log.ts';
import type { Change } from '../../../contract/edits/changes.ts';
import type { Json, WithDefault } from './column-types.ts';

/** The log of what staff changed outside the editor. */
export interface ChangeLogTable {
  id: Generated<number>;
  at: Date;
  actor_id: string | null;
  kind: ChangeKind;
  object: string;
  title: string;
  action: ChangeAction;
  changes: Json<Change[]>;
  about: WithDefault<string | null>;
}
