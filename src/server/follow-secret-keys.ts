import fs from 'node:fs';
import { RENEW_SEALED_JOB } from '../domain/secret-keys/commands.renew.ts';
import type { KeyRing } from '../domain/secret-keys/facade.ts';
import type { DatabaseHandle } from '../platform/database/handle.ts';
import type { Env } from '../platform/env.ts';
import type { Log } from '../platform/log.ts';
import type { Queue } from '../platform/queue/queue.ts';
import { secretKeyFile } from '../platform/security/secret-key.ts';

/** Milliseconds between two looks at the file. `npm run key -- rotate` waits longer, so that every process knows a key. */
const LOOK_EVERY = 5_000;

interface Options {
  env: Pick<Env, 'SECRET_KEY' | 'DATA_DIR'>;
  handle: DatabaseHandle;
  queue: Pick<Queue, 'send'>;
  ring: Pick<KeyRing, 'readAgain'>;
  log: Pick<Log, 'error'>;
  every?: number;
}

/**
 * Takes other secret keys when DATA_DIR/secret-key changes, and has what is stored encrypted again. Does nothing with
 * SECRET_KEY. @returns a function that stops
 */
export function followSecretKeys({ env, handle, queue, ring, log, every = LOOK_EVERY }: Options): () => void {
  if (env.SECRET_KEY) return () => {};
  const file = secretKeyFile(env);
  const look = async () => {
    if (!(await ring.readAgain())) return;
    await handle.db.transaction().execute((trx) => queue.send(trx, RENEW_SEALED_JOB, {}, { key: 'rotated' }));
  };
  // Polled, because not every file system reports changes. Not by fs.watchFile: it compares with what it finds first, some
  // time after this call, so that a change before that would never be seen. The first look reads the file in any case: it
  // may have changed since the keys were read.
  let seen = '';
  const timer = setInterval(() => {
    const stamp = stampOf(file);
    if (stamp === seen) return;
    seen = stamp;
    look().catch((error: unknown) =>
      log.error({ component: 'secret-key', error }, 'Encrypting again was not queued'),
    );
  }, every).unref();
  return () => clearInterval(timer);
}

/** Changes whenever the file is written or replaced; empty if there is none. */
function stampOf(file: string): string {
  const found = fs.statSync(file, { bigint: true, throwIfNoEntry: false });
  return found ? `${found.ino} ${found.size} ${found.mtimeNs}` : '';
}
