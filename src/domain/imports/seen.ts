import { sql, type Transaction } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import type { Kind } from './records.ts';

/** Records which keys the running import has met, so that one statement finds what is missing. */
export async function markSeen(
  trx: Transaction<Database>,
  kind: Kind,
  keys: readonly string[],
): Promise<void> {
  if (keys.length === 0) return;
  await sql`
    insert into import_seen (kind, source_key) select ${kind}, k from unnest(${keys}::text[]) as k
    on conflict do nothing`.execute(trx);
}

export async function clearSeen(trx: Transaction<Database>): Promise<void> {
  await trx.deleteFrom('import_seen').execute();
}
