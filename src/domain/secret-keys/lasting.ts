import type { DatabaseHandle } from '../../platform/database/handle.ts';
import { seal, unseal } from '../../platform/security/sealing.ts';
import {
  keySet,
  LASTING_PURPOSES,
  lastingKeysFrom,
  type LastingKeys,
} from '../../platform/security/secret-keys.ts';
import { StartError } from '../../platform/start-error.ts';

const place = (purpose: string): string => `lasting key ${purpose}`;

/**
 * The keys that outlive the secret key. The first time they are derived from it, later read from the database; those that
 * an older secret key has encrypted are encrypted again.
 * @throws StartError if a secret key is missing that has encrypted one of them
 */
export async function lastingKeys({ db }: DatabaseHandle, secrets: readonly Buffer[]): Promise<LastingKeys> {
  const derived = lastingKeysFrom(secrets[0]!);
  const all = keySet(secrets, 'lasting keys');
  const current = keySet(secrets.slice(0, 1), 'lasting keys');
  const found: Partial<Record<keyof LastingKeys, Buffer>> = {};
  for (const purpose of LASTING_PURPOSES) {
    const sealed = (text: string) => seal(all, text, place(purpose));
    const first = { purpose, sealed_key: sealed(derived[purpose].toString('hex')) };
    await db
      .insertInto('lasting_keys')
      .values(first)
      .onConflict((each) => each.doNothing())
      .execute();
    const { sealed_key } = await db
      .selectFrom('lasting_keys')
      .select('sealed_key')
      .where('purpose', '=', purpose)
      .executeTakeFirstOrThrow();
    const text = unseal(all, sealed_key, place(purpose));
    if (text === null) {
      throw new StartError(
        `A secret key that was replaced is still needed (for ${purpose}): add it to SECRET_KEY_OTHERS or, as a further ` +
          'line, to DATA_DIR/secret-key. Nothing was changed.',
      );
    }
    found[purpose] = Buffer.from(text, 'hex');
    if (unseal(current, sealed_key, place(purpose)) !== null) continue;
    await db
      .updateTable('lasting_keys')
      .set({ sealed_key: sealed(text) })
      .where('purpose', '=', purpose)
      .where('sealed_key', '=', sealed_key)
      .execute();
  }
  return found as LastingKeys;
}
