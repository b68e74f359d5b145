import type { Transaction } from 'kysely';
import type { ChangeAction, ChangeKind } from '../../contract/change-log.ts';
import { changesBetween, type Change, type Json } from '../../contract/edits/changes.ts';
import type { Database } from '../../platform/database/schema.ts';

/** Something that a member of staff wrote, or the system for the office. Saves in the editor are revisions instead. */
export interface LoggedChange {
  at: Date;
  /** Id of the account that did it; null: the system. */
  actor: string | null;
  kind: ChangeKind;
  /** Id of the object, or its name. */
  object: string | number;
  /** What people call the object: a name, an e-mail address, a reference. */
  title: string;
  action: ChangeAction;
  /**
   * What the object was and is, or a list of changes made with `changesBetween`. Only what people may see in the log: no
   * secrets, no contents of documents. The names of the fields are shown: 'Starts at', not 'starts_at'.
   */
  before?: Json;
  after?: Json;
  changes?: readonly Change[];
  /** The student or visitor whom it is about, if any: erasing that account blanks title and changes. */
  about?: string | null;
}

/** Adds an entry to the log of changes, inside the transaction of the change: both are stored or neither. */
export async function recordChange(trx: Transaction<Database>, change: LoggedChange): Promise<void> {
  const { at, actor, kind, object, title, action, before = {}, after = {}, about = null } = change;
  const changes = change.changes ?? changesBetween(before, after);
  await trx
    .insertInto('change_log')
    .values({
      at,
      actor_id: actor,
      kind,
      object: String(object),
      title,
      action,
      // PostgreSQL's jsonb cannot hold NUL.
      changes: JSON.stringify(changes).replaceAll(String.raw`\u0000`, ''),
      about,
    })
    .execute();
}
