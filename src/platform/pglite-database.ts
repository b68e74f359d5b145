import fs from 'node:fs';
import path from 'node:path';
import { CompiledQuery, Kysely, sql } from 'kysely';
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
    const directory = path.join(dataDir, 'pgdata');
    if (!fs.existsSync(directory)) await makeDatabase(directory);
    const handle = pgliteHandle(await startPgliteWorker(directory));
    return { ...handle, close: () => handle.close().finally(unlock) };
  } catch (error) {
    unlock();
    throw error;
  }
}

/**
 * Makes an empty database beside its place and moves it there when it is whole, so that a process that dies meanwhile
 * leaves no half of one. In a thread of its own: what making takes, only the end of its thread gives back.
 */
async function makeDatabase(directory: string): Promise<void> {
  const unfinished = `${directory}.unfinished`;
  fs.rmSync(unfinished, { recursive: true, force: true });
  const engine = await startPgliteWorker(unfinished);
  await engine.close();
  fs.renameSync(unfinished, directory);
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
    run: (text, parameters = []) =>
      db.connection().execute(async (connection) => {
        try {
          const query = CompiledQuery.raw(text, [...parameters]);
          return (await connection.executeQuery<Record<string, unknown>>(query)).rows;
        } catch (error) {
          // The one session goes on serving others: a transaction that a script left open would swallow their work.
          if (parameters.length === 0) await sql`rollback`.execute(connection);
          throw error;
        }
      }),
    ping: async () => void (await sql`select 1`.execute(db)),
    close: () => db.destroy(),
  };
}
