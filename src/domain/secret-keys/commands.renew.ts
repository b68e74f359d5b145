import { sql } from 'kysely';
import type { DatabaseHandle } from '../../platform/database/handle.ts';
import { keySet, type KeySet } from '../../platform/security/secret-keys.ts';
import { SEALED_COLUMNS, sealedRows, type SealedColumn, type SealedRow } from './data.sealed.ts';

/** Encrypts again with the current key what replaced keys have encrypted. */
export const RENEW_SEALED_JOB = 'renew-sealed-data';
export const RENEW_SEALED_SECONDS = 3600;

/** How many items were encrypted again, and how many none of the keys opens. */
export interface Renewed {
  renewed: number;
  unopened: number;
}

/**
 * Encrypts again with the current key whatever it does not open. What is written meanwhile is left as it is.
 * @param secrets the current one first
 */
export async function renewSealed(
  handle: Pick<DatabaseHandle, 'db'>,
  secrets: readonly Buffer[],
): Promise<Renewed> {
  const done = { renewed: 0, unopened: 0 };
  if (secrets.length < 2) return done;
  for (const column of SEALED_COLUMNS) {
    const all = keySet(secrets, column.purpose);
    const current = keySet(secrets.slice(0, 1), column.purpose);
    for await (const rows of sealedRows(handle, column)) {
      for (const row of rows) {
        if (column.renew(current, row.id, row.bytes) !== null) continue;
        if (await renewRow(handle, column, all, row)) done.renewed += 1;
        else done.unopened += 1;
      }
    }
  }
  return done;
}

/** @returns false if none of the keys opens it */
async function renewRow(
  { db }: Pick<DatabaseHandle, 'db'>,
  { table, id, bytes, keyId, renew }: SealedColumn,
  keys: KeySet,
  row: SealedRow,
): Promise<boolean> {
  const renewed = renew(keys, row.id, row.bytes);
  if (!renewed) return false;
  const named = keyId ? sql`, ${sql.ref(keyId)} = ${keys.current.id}` : sql``;
  await sql`update ${sql.table(table)} set ${sql.ref(bytes)} = ${renewed} ${named}
    where ${sql.ref(id)} = ${row.id} and ${sql.ref(bytes)} = ${row.bytes}`.execute(db);
  return true;
}
