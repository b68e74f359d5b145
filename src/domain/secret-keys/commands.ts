import { sql } from 'kysely';
import type { DatabaseHandle } from '../../platform/database/handle.ts';
import type { Env } from '../../platform/env.ts';
import type { Log } from '../../platform/log.ts';
import { existingSecretKeys, makeSecretKey, secretKeyId } from '../../platform/security/secret-key.ts';
import { StartError } from '../../platform/start-error.ts';
import { countOpenable } from './data.sealed.ts';
import { isCurrent, isKey, recordedKeys, recordOf, type RecordedKey } from './recorded.ts';

type KeyEnv = Pick<Env, 'SECRET_KEY' | 'SECRET_KEY_OTHERS' | 'DATA_DIR'>;

const NOTHING_DONE = 'Nothing was changed, and no new key was made.';

function refuseOther(env: KeyEnv, secret: Buffer, { id }: RecordedKey): never {
  throw new StartError(
    `${existingSecretKeys(env)!.source} is not the secret key of this database (its id is ${secretKeyId(secret)}, ` +
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
 * The secret keys of this database, the current one first. A new one is generated only for a database that contains
 * nothing sealed. Writes nothing to the database, so it runs before the migrations.
 * @throws StartError when the key is missing or is not the recorded one.
 */
export async function secretKeysOf(
  handle: DatabaseHandle,
  env: KeyEnv,
  log: Log,
): Promise<readonly Buffer[]> {
  const recorded = await recordedKeys(handle.db);
  const known = recorded.find(isCurrent);
  const found = existingSecretKeys(env);
  if (known) {
    if (!found) refuseMissing(env, `and this database was used with the one whose id is ${known.id}`);
    return inOrder(found.secrets, recorded) ?? refuseOther(env, found.secrets[0], known);
  }
  // The last key was given up for good; another replaces it.
  if (recorded.length > 0) return found?.secrets ?? [makeSecretKey(env)];
  // An all-zero key opens nothing; trying it counts what is sealed.
  const { opened, total } = await countOpenable(handle, found?.secrets[0] ?? Buffer.alloc(32));
  if (!found) {
    if (total > 0) refuseMissing(env, `and this database holds ${total} items that were encrypted with one`);
    return [makeSecretKey(env)];
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
  return found.secrets;
}

/**
 * The keys with the one that encrypts first. That is the first one given, unless the database already uses another in its
 * place: then this process has older settings than another one, and follows it.
 * @returns undefined if the database's current key is not among them
 */
export function inOrder(
  secrets: readonly Buffer[],
  recorded: readonly RecordedKey[],
): readonly Buffer[] | undefined {
  const known = recorded.find(isCurrent);
  const current = known && secrets.find((secret) => isKey(secret, known));
  if (!current) return undefined;
  const replaced = recorded.some((key) => !isCurrent(key) && isKey(secrets[0]!, key));
  if (!replaced) return secrets;
  return [current, ...secrets.filter((secret) => secret !== current)];
}

/**
 * Records the first of the keys as the current one: on the first start with it, or in place of another of them. Runs
 * after the migrations.
 * @throws StartError when another process has recorded a key that is not among them meanwhile.
 */
export async function recordSecretKeys(
  handle: DatabaseHandle,
  env: KeyEnv,
  secrets: readonly Buffer[],
): Promise<void> {
  const { id, value } = recordOf(secrets[0]!);
  await handle.db.transaction().execute(async (trx) => {
    // Held until the end, so that two processes that start at once agree on one current key.
    await sql`lock table secret_keys in share row exclusive mode`.execute(trx);
    const known = (await recordedKeys(trx)).find(isCurrent);
    if (known?.id === id) return;
    if (known && !secrets.some((secret) => isKey(secret, known))) refuseOther(env, secrets[0]!, known);
    await sql`update secret_keys set retired_at = now() where retired_at is null`.execute(trx);
    // A key that was given up and is used again becomes the current one.
    await sql`insert into secret_keys (id, check_value) values (${id}, ${value})
      on conflict (id) do update set retired_at = null`.execute(trx);
  });
}

/**
 * Retires the recorded key for good: the next start uses or generates another. What was sealed with it can never be
 * opened again. Second factors are deleted, since nobody could pass them.
 * @returns the id of the key; undefined if there was none
 */
export async function giveUpSecretKey(handle: DatabaseHandle): Promise<string | undefined> {
  const known = (await recordedKeys(handle.db)).find(isCurrent);
  if (!known) return undefined;
  await handle.db.transaction().execute(async (trx) => {
    await sql`update secret_keys set retired_at = now() where id = ${known.id}`.execute(trx);
    await trx.deleteFrom('second_factors').execute();
    await trx.deleteFrom('lasting_keys').execute();
  });
  return known.id;
}
