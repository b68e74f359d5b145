import { sql } from 'kysely';
import type { DatabaseHandle } from '../../platform/database/handle.ts';
import type { Env } from '../../platform/env.ts';
import type { Log } from '../../platform/log.ts';
import { seal, unseal } from '../../platform/security/sealing.ts';
import {
  deriveKey,
  existingSecretKey,
  makeSecretKey,
  secretKeyId,
} from '../../platform/security/secret-key.ts';
import { StartError } from '../../platform/start-error.ts';
import { countOpenable } from './data.sealed.ts';

type KeyEnv = Pick<Env, 'SECRET_KEY' | 'DATA_DIR'>;

const CHECK_TEXT = 'the secret key of this database';
const place = (id: string): string => `secret key ${id}`;
const checkKey = (secret: Buffer): Buffer => deriveKey(secret, 'key check');
const NOTHING_DONE = 'Nothing was changed, and no new key was made.';

interface KnownKey {
  id: string;
  check_value: Buffer;
  retired_at: Date | null;
}

/** The keys that this database has been used with; none before the first migration. */
async function recordedKeys({ db }: DatabaseHandle): Promise<KnownKey[]> {
  const { rows } = await sql<{
    there: boolean;
  }>`select to_regclass('secret_keys') is not null as there`.execute(db);
  if (!rows[0]!.there) return [];
  return (await sql<KnownKey>`select id, check_value, retired_at from secret_keys`.execute(db)).rows;
}

const isCurrent = ({ retired_at }: KnownKey): boolean => retired_at === null;

const isKey = (secret: Buffer, { id, check_value }: KnownKey): boolean =>
  secretKeyId(secret) === id && unseal(checkKey(secret), check_value, place(id)) === CHECK_TEXT;

function refuseOther(env: KeyEnv, secret: Buffer, { id }: KnownKey): never {
  throw new StartError(
    `${existingSecretKey(env)!.source} is not the secret key of this database (its id is ${secretKeyId(secret)}, ` +
      `the right one's is ${id}): restore the right key from its backup, or documents cannot be opened. ${NOTHING_DONE}`,
  );
}

function refuseMissing({ DATA_DIR }: KeyEnv, what: string): never {
  throw new StartError(
    `The secret key is missing, ${what}: restore the file ${DATA_DIR}/secret-key from its backup or set SECRET_KEY, ` +
      `or no document can be opened. ${NOTHING_DONE}`,
  );
}

/**
 * The secret key of this database. A new one is generated only for a database that contains nothing sealed. Writes
 * nothing to the database, so it runs before the migrations.
 * @throws StartError when the key is missing or is not the recorded one.
 */
export async function secretKeyOf(handle: DatabaseHandle, env: KeyEnv, log: Log): Promise<Buffer> {
  const recorded = await recordedKeys(handle);
  const known = recorded.find(isCurrent);
  const found = existingSecretKey(env);
  if (known) {
    if (!found) refuseMissing(env, `and this database was used with the one whose id is ${known.id}`);
    if (!isKey(found.secret, known)) refuseOther(env, found.secret, known);
    return found.secret;
  }
  // The last key was given up for good; another replaces it.
  if (recorded.length > 0) return found?.secret ?? makeSecretKey(env);
  // An all-zero key opens nothing; trying it counts what is sealed.
  const { opened, total } = await countOpenable(handle, found?.secret ?? Buffer.alloc(32));
  if (!found) {
    if (total > 0) refuseMissing(env, `and this database holds ${total} items that were encrypted with one`);
    return makeSecretKey(env);
  }
  if (opened * 2 < total) {
    throw new StartError(
      `${found.source} opens ${opened} of the ${total} documents and other encrypted items in this database, so it is not ` +
        `its secret key: restore the right key from its backup. ${NOTHING_DONE}`,
    );
  }
  if (opened < total) {
    const count = total - opened;
    log.error(
      { component: 'secret-key', count },
      'Some encrypted items were made with another secret key and cannot be opened',
    );
  }
  return found.secret;
}

/**
 * Records the key on the first start with it. Runs after the migrations.
 * @throws StartError when another process has recorded another key meanwhile.
 */
export async function recordSecretKey(handle: DatabaseHandle, env: KeyEnv, secret: Buffer): Promise<void> {
  const id = secretKeyId(secret);
  const value = seal(checkKey(secret), CHECK_TEXT, place(id));
  // A retired key that is used again becomes the current one.
  await sql`
    insert into secret_keys (id, check_value) select ${id}, ${value}
    where not exists (select from secret_keys where retired_at is null)
    on conflict do nothing`.execute(handle.db);
  await sql`update secret_keys set retired_at = null where id = ${id}
    and not exists (select from secret_keys where retired_at is null)`.execute(handle.db);
  const known = (await recordedKeys(handle)).find(isCurrent);
  if (known && !isKey(secret, known)) refuseOther(env, secret, known);
}

/**
 * Retires the recorded key for good: the next start uses or generates another. What was sealed with it can never be
 * opened again. Second factors are deleted, since nobody could pass them.
 * @returns the id of the key; undefined if there was none
 */
export async function giveUpSecretKey(handle: DatabaseHandle): Promise<string | undefined> {
  const known = (await recordedKeys(handle)).find(isCurrent);
  if (!known) return undefined;
  await handle.db.transaction().execute(async (trx) => {
    await sql`update secret_keys set retired_at = now() where id = ${known.id}`.execute(trx);
    await trx.deleteFrom('second_factors').execute();
  });
  return known.id;
}
