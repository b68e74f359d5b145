import { setTimeout as wait } from 'node:timers/promises';
import { giveUpSecretKey, secretKeysOf } from '../../domain/secret-keys/commands.ts';
import { countOpenable } from '../../domain/secret-keys/data.sealed.ts';
import { openKeyRing } from '../../domain/secret-keys/facade.ts';
import { openDatabase } from '../../platform/database/db.ts';
import type { DatabaseHandle } from '../../platform/database/handle.ts';
import { readEnv, type Env } from '../../platform/env.ts';
import { createLog } from '../../platform/log.ts';
import { keepNewFilesPrivate } from '../../platform/files/private-files.ts';
import {
  existingSecretKeys,
  newSecretKey,
  secretKeyId,
  secretKeyFile,
  writeSecretKeys,
} from '../../platform/security/secret-key.ts';
import { StartError } from '../../platform/start-error.ts';
import { exitWithMessage } from '../process.ts';

/** `npm run key`, for operators. */
const USAGE = `Usage: npm run key -- rotate   Replaces the key in DATA_DIR/secret-key. The site may run: it keeps reading what the old
                               key has encrypted, and encrypts it again.
       npm run key -- forget   Removes old keys from the file, if nothing needs them any more. Everybody who has not been
                               here since the rotation has to log in again. Stop the site first, unless it uses
                               PostgreSQL.
       npm run key -- lost     For when the secret key and all its backups are lost. The site will start with a new key.
                               Nobody can ever open the stored documents and unsent mails again. The second factors
                               of staff are removed, and everybody has to log in again. Stop the site first.
`;

/** Seconds. Longer than a running site takes to notice a changed file. */
const NOTICED_AFTER = 15;

const say = (text: string): void => void process.stdout.write(`${text}\n`);

async function withDatabase(env: Env, work: (handle: DatabaseHandle) => Promise<void>): Promise<void> {
  const handle = await openDatabase({
    databaseUrl: env.DATABASE_URL,
    dataDir: env.DATA_DIR,
    log: createLog('warn'),
  });
  try {
    await work(handle);
  } finally {
    await handle.close();
  }
}

/** The keys of the file. @throws StartError if the key comes from the environment */
function keysOfFile(env: Env): readonly [Buffer, ...Buffer[]] {
  if (env.SECRET_KEY) {
    throw new StartError(
      'The key is in SECRET_KEY, which this command cannot change: docs/operations.md, "Replacing the secret key", says ' +
        'how to replace it.',
    );
  }
  const found = existingSecretKeys({ ...env, SECRET_KEY_OTHERS: undefined });
  if (!found) throw new StartError(`There is no key in ${secretKeyFile(env)}: the first start makes one.`);
  return found.secrets;
}

/** Every process learns the new key before one of them uses it, so that each can always read what another has written. */
async function rotate(env: Env): Promise<void> {
  const [current, ...others] = keysOfFile(env);
  const next = newSecretKey();
  say(`1 of 2: telling a running site the new key, whose id is ${secretKeyId(next)} (${NOTICED_AFTER} s)`);
  writeSecretKeys(env, [current, next, ...others]);
  await wait(NOTICED_AFTER * 1000);
  say('2 of 2: the new key encrypts from now on');
  writeSecretKeys(env, [next, current, ...others]);
  say(
    `Back up ${secretKeyFile(env)} now, apart from the database. The site encrypts existing data again in the background; ` +
      'its log says when. After 30 days, when all logins have been renewed, run: npm run key -- forget',
  );
}

async function forget(env: Env): Promise<void> {
  const secrets = keysOfFile(env);
  if (secrets.length === 1) return say('There is only one key in the file.');
  await withDatabase(env, async (handle) => {
    const log = createLog('warn');
    const ring = await openKeyRing({ handle, env, log }, await secretKeysOf(handle, env, log));
    await ring.renew();
    const current = ring.keys.secrets()[0]!;
    const { opened, total } = await countOpenable(handle, current);
    if (opened < total) {
      throw new StartError(
        `${total - opened} of ${total} encrypted items are not opened by the current key. The old keys were not removed.`,
      );
    }
    writeSecretKeys(env, [current]);
    say(`${secrets.length - 1} old keys removed. Keep them as long as you keep backups of their time.`);
  });
}

const giveUp = (env: Env): Promise<void> =>
  withDatabase(env, async (handle) => {
    const id = await giveUpSecretKey(handle);
    say(
      id
        ? `The secret key with the id ${id} is no longer used. Start the site: it takes SECRET_KEY or makes a new key.`
        : 'Nothing was done: no secret key is recorded in this database.',
    );
  });

const COMMANDS: Readonly<Record<string, (env: Env) => Promise<void>>> = { rotate, forget, lost: giveUp };
const command = COMMANDS[process.argv[2] ?? ''];
if (command) {
  keepNewFilesPrivate();
  await command(readEnv(process.env)).catch(exitWithMessage);
} else {
  process.stderr.write(USAGE);
  process.exitCode = 2;
}
