import type { DatabaseHandle } from '../../platform/database/handle.ts';
import type { Env } from '../../platform/env.ts';
import type { Log } from '../../platform/log.ts';
import { existingSecretKeys, secretKeyId } from '../../platform/security/secret-key.ts';
import { createSecretKeys, type SecretKeys } from '../../platform/security/secret-keys.ts';
import { inOrder, recordSecretKeys } from './commands.ts';
import { renewSealed } from './commands.renew.ts';
import { lastingKeys } from './lasting.ts';
import { recordedKeys } from './recorded.ts';

/** The secret keys of a running site. */
export interface KeyRing {
  keys: SecretKeys;
  /**
   * Reads the configured keys again and uses them, if they have changed and one of them is the database's. Otherwise the
   * keys stay as they are, and the log says why.
   * @returns whether other keys are used now
   */
  readAgain(): Promise<boolean>;
  /** The work of RENEW_SEALED_JOB. */
  renew(): Promise<void>;
}

interface KeyRingOptions {
  handle: DatabaseHandle;
  env: Pick<Env, 'SECRET_KEY' | 'SECRET_KEY_OTHERS' | 'DATA_DIR'>;
  log: Pick<Log, 'info' | 'error'>;
}

const component = 'secret-key';
const idsOf = (secrets: readonly Buffer[]): string => secrets.map(secretKeyId).join(' ');

/** Records the keys of a start in the migrated database. @param secrets from `secretKeysOf` @throws StartError */
export async function openKeyRing(
  { handle, env, log }: KeyRingOptions,
  secrets: readonly Buffer[],
): Promise<KeyRing> {
  await recordSecretKeys(handle, env, secrets);
  const keys = createSecretKeys(secrets, await lastingKeys(handle, secrets));
  return {
    keys,
    async readAgain() {
      try {
        const found = existingSecretKeys(env);
        const next = found && inOrder(found.secrets, await recordedKeys(handle.db));
        if (!next)
          throw new Error('The secret key of this database is not among the configured keys any more.');
        if (idsOf(next) === idsOf(keys.secrets())) return false;
        await recordSecretKeys(handle, env, next);
        await lastingKeys(handle, next);
        keys.replace(next);
        log.info(
          { component, code: secretKeyId(next[0]!), count: next.length },
          'Other secret keys are used now',
        );
        return true;
      } catch (error) {
        log.error({ component, error }, 'The changed secret keys were not taken: the former are still used');
        return false;
      }
    },
    async renew() {
      const secrets = keys.secrets();
      const { renewed, unopened } = await renewSealed(handle, secrets);
      if (renewed) {
        log.info(
          { component, code: secretKeyId(secrets[0]!), count: renewed },
          'Encrypted again with the new secret key',
        );
      }
      if (unopened) {
        log.error(
          { component, count: unopened },
          'Some encrypted items are opened by none of the secret keys',
        );
      }
    },
  };
}
