import type { Services } from '../contract/services.ts';
import { createServices } from '../domain/services.ts';
import type { Clock } from '../platform/clock.ts';
import { openDatabase, type DatabaseHandle } from '../platform/db.ts';
import type { Env } from '../platform/env.ts';
import type { Log } from '../platform/log.ts';
import { migrate } from '../platform/migrate.ts';
import { createRemoteServices } from '../site/remote-services.ts';

/** What pages and the API stand on: our own database, or with API_BASE_URL somebody else's API. */
export interface Backend {
  services: Services;
  /** Undefined with API_BASE_URL. */
  handle: DatabaseHandle | undefined;
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
  if (env.API_BASE_URL) {
    return { services: createRemoteServices(env.API_BASE_URL), handle: undefined, close: async () => {} };
  }
  const handle = await openDatabase({ databaseUrl: env.DATABASE_URL, dataDir: env.DATA_DIR, log });
  try {
    await migrate(handle, log);
    if (env.DEMO === 'on') await fillDemo(handle, log);
  } catch (error) {
    await handle.close();
    throw error;
  }
  return {
    services: createServices(handle, { publicOrigin, now: () => clock.now() }),
    handle,
    close: () => handle.close(),
  };
}

/** Loaded only when asked for: the demo catalogue is large. It leaves a database that has courses alone. */
async function fillDemo(handle: DatabaseHandle, log: Log): Promise<void> {
  const { fillDemo: fill } = await import('../domain/demo/commands.ts');
  await fill(handle.db, log);
}
