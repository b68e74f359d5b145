import { Kysely, PostgresDialect, type Logger } from 'kysely';
import pg from 'pg';
import { tryWrite, type DatabaseHandle } from '../handle.ts';
import type { Log } from '../../log.ts';
import { TextCounts } from '../kept-statements.ts';
import { keepingClient } from './keeping-client.ts';
import { PostgresListener } from './postgres-listener.ts';
import type { Database } from '../schema.ts';
import { lastWithRows, pgTypes } from '../column-values.ts';

const MAX_CONNECTIONS = 10;
const CONNECT_TIMEOUT_MS = 10_000;
/** A new connection chooses anew what it keeps, and no plan is older than that. */
const LONGEST_CONNECTION_S = 3_600;

/**
 * A PostgreSQL server (15 or later), shared by any number of processes.
 * @param onStatement called after each statement of Kysely
 */
export function openPostgres(connectionString: string, log: Log, onStatement?: Logger): DatabaseHandle {
  const pool = new pg.Pool({
    connectionString,
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    application_name: 'prasthan',
    // Compiling a query takes longer than running it: all of ours are short.
    options: '-c TimeZone=UTC -c jit=off',
    types: pgTypes,
    maxLifetimeSeconds: LONGEST_CONNECTION_S,
    Client: keepingClient(new TextCounts()),
  });
  // The pool replaces an idle connection that breaks; without a listener for 'error' the process would end.
  pool.on('error', (error) => log.warn({ component: 'postgres', error }, 'Lost an idle database connection'));
  // The same for a connection that breaks while in use: its user sees the error of the failing statement.
  pool.on('connect', (client) => client.on('error', () => {}));
  const listener = new PostgresListener(connectionString, log);
  const db = new Kysely<Database>({
    dialect: new PostgresDialect({ pool }),
    ...(onStatement && { log: onStatement }),
  });
  return {
    db,
    kind: 'postgres',
    listen: (channel, onPayload) => listener.listen(channel, onPayload),
    caughtUp: () => listener.caughtUp(),
    run: (text, parameters = []) => runOn(pool, text, parameters),
    tryWrite: () => tryWrite(db),
    use: () => ({
      used: pool.totalCount - pool.idleCount,
      waiting: pool.waitingCount,
      most: MAX_CONNECTIONS,
    }),
    async close() {
      await listener.close();
      await db.destroy();
    },
  };
}

/** Bypasses Kysely, which expects one result per query. */
async function runOn(
  pool: pg.Pool,
  text: string,
  parameters: readonly unknown[],
): Promise<Record<string, unknown>[]> {
  const client = await pool.connect();
  try {
    const answer = await client.query<Record<string, unknown>>(text, [...parameters]);
    client.release();
    // A script returns an array of results, which the types of `pg` do not mention.
    const results = Array.isArray(answer) ? (answer as (typeof answer)[]) : [answer];
    return lastWithRows(results)?.rows ?? [];
  } catch (error) {
    // A script may have left a transaction open, or the connection may be closing: close it instead of reusing it.
    const harmless = parameters.length > 0 && (error as pg.DatabaseError).severity === 'ERROR';
    client.release(!harmless);
    throw error;
  }
}
