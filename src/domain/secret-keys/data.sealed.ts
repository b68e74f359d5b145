import { sql } from 'kysely';
import type { DatabaseHandle } from '../../platform/database/handle.ts';
import { unwrapFileKey } from '../../platform/files/file-cipher.ts';
import { unseal } from '../../platform/security/sealing.ts';
import { deriveKey } from '../../platform/security/secret-key.ts';
import { sealPlace as placeOfMail } from '../mails/rows.ts';
import { sealPlace as placeOfFactor } from '../second-factors/rows.ts';

const AT_ONCE = 1_000;

interface Sealed {
  table: string;
  id: string;
  bytes: string;
  /** Whether the secret key opens it. */
  opener(secret: Buffer): (id: string, bytes: Buffer) => boolean;
}

/** The columns with data that only the secret key can open. */
const PLACES: readonly Sealed[] = [
  {
    table: 'file_keys',
    id: 'file_id',
    bytes: 'wrapped_key',
    opener(secret) {
      const key = deriveKey(secret, 'file keys');
      return (id, bytes) => {
        try {
          return unwrapFileKey(key, id, bytes).length > 0;
        } catch {
          return false;
        }
      };
    },
  },
  {
    table: 'second_factors',
    id: 'user_id',
    bytes: 'sealed_secret',
    opener(secret) {
      const key = deriveKey(secret, 'second factors');
      return (id, bytes) => unseal(key, bytes, placeOfFactor(id)) !== null;
    },
  },
  {
    table: 'mails',
    id: 'id',
    bytes: 'sealed_data',
    opener(secret) {
      const key = deriveKey(secret, 'mail data');
      return (id, bytes) => unseal(key, bytes, placeOfMail(id)) !== null;
    },
  },
];

/** Tries a key on everything sealed in the database; tables that do not exist yet count as empty. */
export async function countOpenable(
  { db }: Pick<DatabaseHandle, 'db'>,
  secret: Buffer,
): Promise<{ opened: number; total: number }> {
  let [opened, total] = [0, 0];
  for (const { table, id, bytes, opener } of PLACES) {
    const { rows: known } = await sql<{
      there: boolean;
    }>`select to_regclass(${table}) is not null as there`.execute(db);
    if (!known[0]!.there) continue;
    const opens = opener(secret);
    let after = '00000000-0000-0000-0000-000000000000';
    for (;;) {
      const { rows } = await sql<{ id: string; bytes: Buffer }>`
        select ${sql.ref(id)} as id, ${sql.ref(bytes)} as bytes from ${sql.table(table)}
        where ${sql.ref(id)} > ${after} and ${sql.ref(bytes)} is not null
        order by ${sql.ref(id)} limit ${AT_ONCE}`.execute(db);
      total += rows.length;
      opened += rows.filter((row) => opens(row.id, row.bytes)).length;
      if (rows.length < AT_ONCE) break;
      after = rows.at(-1)!.id;
    }
  }
  return { opened, total };
}
