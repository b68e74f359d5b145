import { isDatabaseDown } from '../outage.ts';
import { StartError } from '../../start-error.ts';
import type { DatabaseHandle } from '../handle.ts';

/** The server, database and user of DATABASE_URL, without the password. */
interface Target {
  host: string;
  database: string;
  user: string;
}

function targetOf(connectionString: string): Target {
  const url = new URL(connectionString);
  const host = url.searchParams.get('host') ?? url.hostname;
  return {
    host: `${decodeURIComponent(host) || 'localhost'}${url.port && `:${url.port}`}`,
    database: decodeURIComponent(url.pathname.slice(1)),
    user: decodeURIComponent(url.username),
  };
}

/** What is wrong and what to do, by SQLSTATE or network error code. */
const FAULTS: Readonly<Record<string, (target: Target) => string>> = {
  '28P01': ({ user }) => `it refuses the password of the user ${user}: correct the password`,
  '28000': ({ user }) =>
    `it does not let the user ${user} in from here: create that user or allow it in pg_hba.conf`,
  '3D000': ({ database }) => `it has no database ${database}: create it, or correct the name`,
  '42501': ({ user, database }) =>
    `the user ${user} may not use ${database}: make it the owner of the database`,
  '53300': () => 'it has no free connection: raise max_connections or stop other programs',
  '57P03': () => 'it is starting or stopping: try again in a moment',
  ENOTFOUND: () => 'the name of its host is not known: correct it',
  EAI_AGAIN: () => 'the name of its host cannot be looked up: correct it, or check the name server',
  ECONNREFUSED: () => 'nothing listens there: start PostgreSQL, or correct host and port',
  ENOENT: () => 'there is no such socket: start PostgreSQL, or correct the path',
};

/**
 * The error for a PostgreSQL server that cannot be used. It names server, database and user, never the password.
 * Errors that have nothing to do with the connection are returned unchanged.
 */
export function postgresRefusal(connectionString: string, error: unknown): unknown {
  if (error instanceof StartError || !(error instanceof Error)) return error;
  const { code = '' } = error as NodeJS.ErrnoException;
  const target = targetOf(connectionString);
  const why = FAULTS[code]?.(target) ?? otherFault(error, code);
  if (why === undefined) return error;
  return new StartError(
    `The PostgreSQL server of DATABASE_URL (${target.host}, database ${target.database}) cannot be used because ${why}.`,
    { cause: error },
  );
}

function otherFault(error: Error, code: string): string | undefined {
  if (/client password must be a string/.test(error.message)) {
    return 'it asks for a password and DATABASE_URL has none: put it there as user:password@';
  }
  if (/does not support SSL/.test(error.message))
    return 'it has no TLS: set it up, or remove sslmode from DATABASE_URL';
  if (/CERT|SELF_SIGNED|UNABLE_TO_VERIFY|TLS/.test(code))
    return `its certificate is not trusted (${code}): correct that`;
  if (isDatabaseDown(error))
    return `it does not answer (${code || error.message}): start it, or correct host and port`;
  return undefined;
}

/** The oldest major version that supports the SQL we use. */
const OLDEST = 15;

/**
 * Checks that the server answers, allows us to create tables and accepts writes.
 * @throws what the connection throws; StartError for a server that is too old, read-only or lets its user create no tables.
 */
export async function checkPostgres(handle: DatabaseHandle): Promise<void> {
  const [server] = await handle.run(`
    select current_setting('server_version_num')::int / 10000 as version,
      current_setting('transaction_read_only') = 'on' as read_only,
      to_regclass('schema_migrations') is null
        and not has_schema_privilege(coalesce(current_schema(), 'public'), 'create') as closed`);
  const { version, read_only, closed } = server as { version: number; read_only: boolean; closed: boolean };
  const refuse = (what: string) => {
    throw new StartError(`The PostgreSQL server of DATABASE_URL cannot be used because ${what}.`);
  };
  if (version < OLDEST) refuse(`it is version ${version}: use ${OLDEST} or later`);
  if (read_only) refuse('it is read-only (a standby, or set so): use the server that accepts writes');
  if (closed) refuse('its user may not create tables in the database: make it the owner (createdb --owner)');
}
