import fs from 'node:fs';
import path from 'node:path';
import { CompiledQuery, Kysely, PGliteDialect, sql, type Logger } from 'kysely';
import { prepareDataDir } from '../../files/data-dir.ts';
import { lockDataDir } from '../../files/data-dir-lock.ts';
import { checkChannel, tryWrite, type DatabaseHandle } from '../handle.ts';
import { kyselyPglite } from './kysely-pglite.ts';
import type { PgliteEngine } from './pglite-engine.ts';
import { makeDatabase } from './make-database-process.ts';
import { revivingEngine } from './pglite-revival.ts';
import { startPgliteWorker } from './pglite-worker-client.ts';
import { reasonOf } from './reason.ts';
import type { Database } from '../schema.ts';
import { StartError } from '../../start-error.ts';

/**
 * The embedded database in `dataDir`/pgdata: durable, one process at a time.
 * @throws StartError when the directory cannot be used or the database in it does not start.
 */
export async function openPglite(dataDir: string, onStatement?: Logger): Promise<DatabaseHandle> {
  prepareDataDir(dataDir);
  const unlock = lockDataDir(dataDir);
  try {
    const directory = path.join(dataDir, 'pgdata');
    const engine = await start(directory);
    const handle = pgliteHandle(engine, onStatement);
    return { ...handle, close: () => handle.close().finally(unlock) };
  } catch (error) {
    unlock();
    throw error;
  }
}

async function start(directory: string): Promise<PgliteEngine> {
  try {
    if (!fs.existsSync(directory)) await makeDatabase(directory);
    const begin = () => startPgliteWorker(directory);
    return revivingEngine(await begin(), begin);
  } catch (error) {
    const { bavail, bsize } = fs.statfsSync(path.dirname(directory));
    const megabytes = Math.floor((bavail * bsize) / 1024 / 1024);
    throw new StartError(
      `The embedded database in ${directory} does not start (${reasonOf(error)}; ${megabytes} MB are free there): ` +
        'free some space if that is little, otherwise restore the directory from a backup.',
      { cause: error },
    );
  }
}

/**
 * A handle on a running engine; tests use it with an engine in memory.
 * @param onStatement called after each statement
 */
export function pgliteHandle(engine: PgliteEngine, onStatement?: Logger): DatabaseHandle {
  const listeners = new Map<string, Set<(payload: string) => void>>();
  const tell = (channel: string, payload: string) =>
    listeners.get(channel)?.forEach((listener) => listener(payload));
  engine.onNotification(tell);
  const revive = async (): Promise<boolean> => {
    if (!(await engine.revive?.())) return false;
    for (const channel of listeners.keys()) await engine.run(`listen ${channel}`, []);
    // Only after the caller has continued: listeners query the database too.
    setImmediate(() => [...listeners.keys()].forEach((channel) => tell(channel, '')));
    return true;
  };
  let running = 0;
  const run: PgliteEngine['run'] = async (text, parameters) => {
    running += 1;
    try {
      return await engine.run(text, parameters);
    } finally {
      running -= 1;
    }
  };
  const db = new Kysely<Database>({
    dialect: new PGliteDialect({ pglite: kyselyPglite({ ...engine, run, revive }) }),
    ...(onStatement && { log: onStatement }),
  });
  return {
    db,
    kind: 'pglite',
    async listen(channel, onPayload) {
      checkChannel(channel);
      const known = listeners.get(channel);
      const group = known ?? new Set();
      listeners.set(channel, group.add(onPayload));
      // Through Kysely, so that LISTEN does not run inside another caller's transaction and is not rolled back with it.
      if (!known) await sql`listen ${sql.id(channel)}`.execute(db);
      return async () => void group.delete(onPayload);
    },
    // The engine delivers a notification before it returns the result of the statement that caused it.
    caughtUp: async () => {},
    run: (text, parameters = []) =>
      db.connection().execute(async (connection) => {
        try {
          const query = CompiledQuery.raw(text, [...parameters]);
          return (await connection.executeQuery<Record<string, unknown>>(query)).rows;
        } catch (error) {
          // There is only one session: a transaction that a script left open would include the statements of other
          // callers.
          if (parameters.length === 0) await sql`rollback`.execute(connection);
          throw error;
        }
      }),
    tryWrite: () => tryWrite(db),
    use: () => ({ used: running, waiting: 0, most: 1 }),
    close: () => db.destroy(),
  };
}
