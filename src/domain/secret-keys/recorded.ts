import { sql, type Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import { seal, unseal } from '../../platform/security/sealing.ts';
import { secretKeyId } from '../../platform/security/secret-key.ts';
import { keySet } from '../../platform/security/secret-keys.ts';

/** A secret key that this database has been used with. */
export interface RecordedKey {
  id: string;
  check_value: Buffer;
  /** Null: it is the current one. */
  retired_at: Date | null;
}

const CHECK_TEXT = 'the secret key of this database';
const place = (id: string): string => `secret key ${id}`;
const checkKeys = (secret: Buffer) => keySet([secret], 'key check');

/** What is recorded of a key: neither its id nor the check value reveals it. */
export function recordOf(secret: Buffer): { id: string; value: Buffer } {
  const id = secretKeyId(secret);
  return { id, value: seal(checkKeys(secret), CHECK_TEXT, place(id)) };
}

/** The keys that this database has been used with; none before the first migration. */
export async function recordedKeys(db: Kysely<Database>): Promise<RecordedKey[]> {
  const { rows } = await sql<{
    there: boolean;
  }>`select to_regclass('secret_keys') is not null as there`.execute(db);
  if (!rows[0]!.there) return [];
  return (await sql<RecordedKey>`select id, check_value, retired_at from secret_keys`.execute(db)).rows;
}

export const isCurrent = ({ retired_at }: RecordedKey): boolean => retired_at === null;

export const isKey = (secret: Buffer, { id, check_value }: RecordedKey): boolean =>
  secretKeyId(secret) === id && unseal(checkKeys(secret), check_value, place(id)) === CHECK_TEXT;
