import path from 'node:path';
import type { Services } from '../contract/services.ts';
import { createServices } from '../domain/services.ts';
import type { Clock } from '../platform/clock.ts';
import { openDatabase, type DatabaseHandle } from '../platform/db.ts';
import type { Env } from '../platform/env.ts';
import type { Log } from '../platform/log.ts';
import { migrate } from '../platform/migrate.ts';
import { createRateLimits, type RateLimits } from '../platform/rate-limits.ts';
import { readSecretKey } from '../platform/secret-key.ts';
import { diskStorage, type FileStorage } from '../platform/storage.ts';
import { createRemoteServices } from '../site/remote-services.ts';
import { rememberChoices, reportFailures } from './services.ts';

/** What pages and the API stand on: our own database, or with API_BASE_URL somebody else's API. */
export interface Backend {
  services: Services;
  /** Undefined with API_BASE_URL. */
  handle: DatabaseHandle | undefined;
  /** Undefined with RATE_LIMITS=off, and with API_BASE_URL. */
  limits: RateLimits | undefined;
  storage: FileStorage;
  close(): Promise<void>;
}

interface BackendOptions {
  env: Env;
  log: Log;
  clock: Clock;
  publicOrigin: string;
}

/** Opens and migrates the database, fills an empty one with the demo catalogue if asked to, and makes the services. */
export async function openBackend({ env, log, clock, publicOrigin }: BackendOptions): Promise<Backend> {
  const storage = diskStorage(path.join(env.DATA_DIR, 'files'));
  if (env.API_BASE_URL) {
    return {
      services: reportFailures(createRemoteServices(env.API_BASE_URL), log),
      handle: undefined,
      limits: undefined,
      storage,
      close: async () => {},
    };
  }
  const handle = await openDatabase({ databaseUrl: env.DATABASE_URL, dataDir: env.DATA_DIR, log });
  try {
    await migrate(handle, log);
    if (env.DEMO === 'on') await fillDemo(handle, storage, clock, log);
  } catch (error) {
    await handle.close();
    throw error;
  }
  const own = reportFailures(createServices(handle, { publicOrigin, now: () => clock.now() }), log);
  const { services, forget } = rememberChoices(own);
  await handle.listen('catalogue', forget);
  const secretKey = readSecretKey(env);
  return {
    services,
    handle,
    limits: env.RATE_LIMITS === 'on' ? createRateLimits(handle.db, secretKey) : undefined,
    storage,
    close: () => handle.close(),
  };
}

/** Loaded only when asked for: the demo catalogue is large. It leaves a database that has courses alone. */
async function fillDemo(handle: DatabaseHandle, storage: FileStorage, clock: Clock, log: Log): Promise<void> {
  const { fillDemo: fill } = await import('../domain/demo/commands.ts');
  let said = '';
  const onProgress = (_done: number, _total: number, what: string) => {
    if (what !== said) log.info({ component: 'demo' }, `Filling the demo catalogue: ${what}`);
    said = what;
  };
  const { filled, courses } = await fill(handle.db, { now: clock.now(), storage, onProgress });
  if (filled)
    log.info({ component: 'demo', count: courses }, 'Demo catalogue filled: all of it is marked as sample');
}
