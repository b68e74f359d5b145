import { CHANGE_ACTIONS, REVISION_WORDS, type ChangeKind, type LogEntry } from '../../contract/change-log.ts';
import type { LogRow } from './rows.ts';

const WORDS: Readonly<Record<string, string>> = { ...CHANGE_ACTIONS };
const REVISED: Readonly<Record<string, string>> = { ...REVISION_WORDS };

/** @param most changes shown; unset: all */
export function presentEntry(row: LogRow, most?: number): LogEntry {
  const { id, at, actor_id, actor_name, kind, object, title, action, revision, changes } = row;
  const name = `${row.first_name ?? ''} ${row.last_name ?? ''}`.trim() || row.email || actor_name;
  return {
    id,
    at: at.toISOString(),
    who: actor_id === null ? null : { id: actor_id, name },
    kind: kind as ChangeKind,
    object,
    title,
    action: (revision === null ? WORDS : REVISED)[action] ?? action,
    revision,
    changed: changes.length,
    changes: changes.slice(0, most).map((change) => ({ ...change, path: [...change.path] })),
  };
}
