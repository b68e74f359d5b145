import path from 'node:path';
import { Kysely, sql } from 'kysely';
import { lockDataDir } from './data-dir-lock.ts';
import { checkChannel, type DatabaseHandle } from './database-handle.ts';
import { PgliteDialect } from './pglite-dialect.ts';
import type { PgliteEngine } from './pglite-engine.ts';
import { startPgliteWorker } from './pglite-worker-client.ts';
import type { Database } from './schema.ts';

/** The embedded database in `dataDir`/pgdata: durable, one process at a time. */
export async function openPglite(dataDir: string): Promise<DatabaseHandle> {
  const unlock = lockDataDir(dataDir);
  try {
    const handle = pgliteHandle(await startPgliteWorker(path.join(dataDir, 'pgdata')));
    return { ...handle, close: () => handle.close().finally(unlock) };
  } catch (error) {
    unlock();
    throw error;
  }
}

/** A handle on a running engine; tests use it with an engine in memory. */
export function pgliteHandle(engine: PgliteEngine): DatabaseHandle {
  const db = new Kysely<Database>({ dialect: new PgliteDialect(engine) });
  const listeners = new Map<string, Set<(payload: string) => void>>();
  engine.onNotification((channel, payload) =>
    listeners.get(channel)?.forEach((listener) => listener(payload)),
  );
  return {
    db,
    kind: 'pglite',
    async listen(channel, onPayload) {
      checkChannel(channel);
      const known = listeners.get(channel);
      const group = known ?? new Set();
      listeners.set(channel, group.add(onPayload));
      // Through Kysely, so that it does not land in somebody's transaction and go with its rollback.
      if (!known) await sql`listen ${sql.id(channel)}`.execute(db);
      return async () => void group.delete(onPayload);
    },
    ping: async () => void (await sql`select 1`.execute(db)),
    close: () => db.destroy(),
  };
}
