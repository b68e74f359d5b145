import { sql } from 'kysely';
import type { DatabaseHandle } from '../../platform/database/handle.ts';
import { wrapFileKey } from '../../platform/files/file-cipher.ts';
import { unwrapWithAny } from '../../platform/files/unwrap-file-key.ts';
import { seal, unseal } from '../../platform/security/sealing.ts';
import { keySet, type KeySet } from '../../platform/security/secret-keys.ts';
import { sealPlace as placeOfMail } from '../mails/rows.ts';
import { sealPlace as placeOfFactor } from '../second-factors/rows.ts';

const AT_ONCE = 1_000;

/** A column with data that only the secret key can open. */
export interface SealedColumn {
  table: string;
  id: string;
  bytes: string;
  /** The column with the id of the secret key, if there is one. */
  keyId?: string;
  purpose: string;
  /** The same data, encrypted with the current key; null if none of the keys opens it. */
  renew(keys: KeySet, id: string, bytes: Buffer): Buffer | null;
}

const sealedText = (placeOf: (id: string) => string): SealedColumn['renew'] => {
  return (keys, id, bytes) => {
    const text = unseal(keys, bytes, placeOf(id));
    return text === null ? null : seal(keys, text, placeOf(id));
  };
};

export const SEALED_COLUMNS: readonly SealedColumn[] = [
  {
    table: 'file_keys',
    id: 'file_id',
    bytes: 'wrapped_key',
    keyId: 'key_id',
    purpose: 'file keys',
    renew(keys, id, bytes) {
      try {
        return wrapFileKey(keys.current.bytes, id, unwrapWithAny(keys, id, bytes));
      } catch {
        return null;
      }
    },
  },
  {
    table: 'second_factors',
    id: 'user_id',
    bytes: 'sealed_secret',
    purpose: 'second factors',
    renew: sealedText(placeOfFactor),
  },
  { table: 'mails', id: 'id', bytes: 'sealed_data', purpose: 'mail data', renew: sealedText(placeOfMail) },
];

/** A sealed row. */
export interface SealedRow {
  id: string;
  bytes: Buffer;
}

/** All sealed rows of a column, in parts. */
export async function* sealedRows(
  { db }: Pick<DatabaseHandle, 'db'>,
  { table, id, bytes }: SealedColumn,
): AsyncGenerator<readonly SealedRow[]> {
  let after = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const { rows } = await sql<SealedRow>`
      select ${sql.ref(id)} as id, ${sql.ref(bytes)} as bytes from ${sql.table(table)}
      where ${sql.ref(id)} > ${after} and ${sql.ref(bytes)} is not null
      order by ${sql.ref(id)} limit ${AT_ONCE}`.execute(db);
    yield rows;
    if (rows.length < AT_ONCE) return;
    after = rows.at(-1)!.id;
  }
}

/** Tries a key on everything sealed in the database; tables that do not exist yet count as empty. */
export async function countOpenable(
  handle: Pick<DatabaseHandle, 'db'>,
  secret: Buffer,
): Promise<{ opened: number; total: number }> {
  let [opened, total] = [0, 0];
  for (const column of SEALED_COLUMNS) {
    const { rows: known } = await sql<{
      there: boolean;
    }>`select to_regclass(${column.table}) is not null as there`.execute(handle.db);
    if (!known[0]!.there) continue;
    const keys = keySet([secret], column.purpose);
    for await (const rows of sealedRows(handle, column)) {
      total += rows.length;
      opened += rows.filter(({ id, bytes }) => column.renew(keys, id, bytes) !== null).length;
    }
  }
  return { opened, total };
}
