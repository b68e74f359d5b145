import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import type { DatabaseHandle } from './database-handle.ts';
import type { Log } from './log.ts';
import { PostgresListener } from './postgres-listener.ts';
import type { Database } from './schema.ts';
import { pgTypes } from './wire-values.ts';

const MAX_CONNECTIONS = 10;
const CONNECT_TIMEOUT_MS = 10_000;

/** A PostgreSQL server (15 or later), shared by any number of processes. */
export function openPostgres(connectionString: string, log: Log): DatabaseHandle {
  const pool = new pg.Pool({
    connectionString,
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    application_name: 'prasthan',
    options: '-c TimeZone=UTC',
    types: pgTypes,
  });
  // An idle connection that breaks is replaced by the pool; without a listener the process would end.
  pool.on('error', (error) => log.warn({ component: 'postgres', error }, 'Lost an idle database connection'));
  const listener = new PostgresListener(connectionString, log);
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  return {
    db,
    kind: 'postgres',
    listen: (channel, onPayload) => listener.listen(channel, onPayload),
    ping: async () => void (await sql`select 1`.execute(db)),
    async close() {
      await listener.close();
      await db.destroy();
    },
  };
}
