import {
  CompiledQuery,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  type TransactionSettings,
} from 'kysely';
import { FifoLock } from './fifo-lock.ts';
import type { PgliteEngine, RawResult } from './pglite-engine.ts';
import { parserFor, toText } from '../column-values.ts';

/** Kysely dialect for a PGlite engine. PGlite has one session, so a Kysely connection is an exclusive lock on it. */
export class PgliteDialect implements Dialect {
  readonly #engine: PgliteEngine;

  constructor(engine: PgliteEngine) {
    this.#engine = engine;
  }

  createDriver = (): Driver => new PgliteDriver(this.#engine);
  createQueryCompiler = () => new PostgresQueryCompiler();
  createAdapter = () => new PostgresAdapter();
  createIntrospector: Dialect['createIntrospector'] = (db) => new PostgresIntrospector(db);
}

class PgliteDriver implements Driver {
  readonly #lock = new FifoLock();
  readonly #connection: PgliteConnection;
  readonly #engine: PgliteEngine;
  #release: () => void = () => {};

  constructor(engine: PgliteEngine) {
    this.#engine = engine;
    this.#connection = new PgliteConnection(engine);
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    const release = await this.#lock.acquire();
    try {
      await this.#engine.revive?.();
    } catch (error) {
      release();
      throw error;
    }
    this.#release = release;
    return this.#connection;
  }

  async releaseConnection(): Promise<void> {
    this.#release();
  }

  async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    const isolation = settings.isolationLevel ? ` isolation level ${settings.isolationLevel}` : '';
    const access = settings.accessMode ? ` ${settings.accessMode}` : '';
    await connection.executeQuery(CompiledQuery.raw(`begin${isolation}${access}`));
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'));
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('rollback'));
  }

  async savepoint(connection: DatabaseConnection, name: string): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw(`savepoint "${name}"`));
  }

  async rollbackToSavepoint(connection: DatabaseConnection, name: string): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw(`rollback to savepoint "${name}"`));
  }

  async releaseSavepoint(connection: DatabaseConnection, name: string): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw(`release savepoint "${name}"`));
  }

  async destroy(): Promise<void> {
    await this.#lock.acquire();
    await this.#engine.close();
  }
}

const COUNTING_COMMANDS: ReadonlySet<string> = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE']);

class PgliteConnection implements DatabaseConnection {
  readonly #engine: PgliteEngine;

  constructor(engine: PgliteEngine) {
    this.#engine = engine;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const raw = await this.#engine.run(query.sql, query.parameters.map(toText));
    const rows = toRows(raw) as R[];
    return COUNTING_COMMANDS.has(raw.command)
      ? { numAffectedRows: BigInt(raw.affectedRows), rows }
      : { rows };
  }

  streamQuery(): never {
    throw new Error('Streaming is not supported: read in pages');
  }
}

function toRows({ columns, rows }: RawResult): Record<string, unknown>[] {
  const parsers = columns.map((column) => parserFor(column.oid));
  return rows.map((values) =>
    Object.fromEntries(
      columns.map(({ name }, index) => {
        const text = values[index] ?? null;
        return [name, text === null ? null : parsers[index]!(text)];
      }),
    ),
  );
}
