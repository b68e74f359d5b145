import type { Kysely } from 'kysely';
import type { EditKind } from '../../contract/edits/kinds.ts';
import type { StaffRole } from '../../contract/rights.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/schema.ts';
import type { EditableKind } from './kind.ts';

export interface EditContext {
  db: Kysely<Database>;
  clock: Clock;
  kinds: Partial<Record<EditKind, EditableKind>>;
}

/** Which object is edited. */
export interface Edited {
  kind: EditKind;
  object: string;
}

/** Who edits. */
export interface Editor {
  id: string;
  role: StaffRole;
}
