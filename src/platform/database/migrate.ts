import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { CompiledQuery, sql, type Kysely } from 'kysely';
import type { DatabaseHandle } from './handle.ts';
import type { Log } from '../log.ts';
import { StartError } from '../start-error.ts';

export const MIGRATIONS_DIR = fileURLToPath(new URL('../../../db/migrations/', import.meta.url));

/** Key of the advisory lock: any number that nothing else in the database uses. */
const ADVISORY_LOCK = 7_264_110;

/** What a database records of an applied migration. */
export interface AppliedMigration {
  name: string;
  checksum: string;
}

interface Migration extends AppliedMigration {
  script: string;
}

/**
 * How long a migration may wait for a table. Whoever needs the table meanwhile waits behind it, so a backup, which reads
 * all tables for minutes, would hold up a site that other processes serve.
 */
const LONGEST_WAIT_MS = 3_000;
const LOCK_NOT_AVAILABLE = '55P03';

export class MigrationError extends StartError {
  override name = 'MigrationError';
}

function readMigrations(directory: string): Migration[] {
  const names = fs
    .readdirSync(directory)
    .filter((name) => name.endsWith('.sql'))
    .sort();
  const misnamed = names.find((name) => !/^\d{4}_[a-z0-9_]+\.sql$/.test(name));
  if (misnamed) throw new MigrationError(`${misnamed} is not named like 0001_what_it_does.sql`);
  return names.map((name) => {
    const script = fs.readFileSync(path.join(directory, name), 'utf8').replaceAll('\r\n', '\n');
    return { name, script, checksum: createHash('sha256').update(script).digest('hex') };
  });
}

/**
 * Applies the SQL files of db/migrations that the database has not seen, in order, each in a transaction together with
 * its row in schema_migrations. Processes that start at the same time take turns.
 * @param only unset: all of them
 * @returns the names of the files applied by this call.
 * @throws MigrationError when an applied file has been changed, or a file fails.
 */
export async function migrate(
  handle: DatabaseHandle,
  log: Log,
  directory = MIGRATIONS_DIR,
  only?: ReadonlySet<string>,
): Promise<string[]> {
  const migrations = readMigrations(directory);
  return handle.db.connection().execute(async (connection) => {
    await sql`select pg_advisory_lock(${sql.lit(ADVISORY_LOCK)})`.execute(connection);
    try {
      const applied = await readApplied(connection);
      checkUnchanged(migrations, applied);
      const missing = migrations.filter(({ name }) => !applied.has(name) && (!only || only.has(name)));
      for (const migration of missing) {
        await apply(connection, migration);
        log.info({ migration: migration.name }, 'Database migration applied');
      }
      return missing.map(({ name }) => name);
    } finally {
      await sql`select pg_advisory_unlock(${sql.lit(ADVISORY_LOCK)})`.execute(connection);
    }
  });
}

/**
 * Why a database with these migrations cannot be used by this version; undefined if it can.
 * @param applied as the database records them
 */
export function newerThanWeAre(applied: readonly AppliedMigration[]): string | undefined {
  const ours = new Map(readMigrations(MIGRATIONS_DIR).map(({ name, checksum }) => [name, checksum]));
  const strange = applied.find(({ name, checksum }) => ours.get(name) !== checksum);
  return strange && (ours.has(strange.name) ? `has another ${strange.name}` : `has no ${strange.name}`);
}

async function readApplied<DB>(connection: Kysely<DB>): Promise<Map<string, string>> {
  await connection.executeQuery(
    CompiledQuery.raw(`
      create table if not exists schema_migrations (
        name text primary key,
        checksum text not null,
        applied_at timestamptz not null default now()
      )`),
  );
  const { rows } = await sql<{ name: string; checksum: string }>`
    select name, checksum from schema_migrations`.execute(connection);
  return new Map(rows.map((row) => [row.name, row.checksum]));
}

function checkUnchanged(migrations: readonly Migration[], applied: ReadonlyMap<string, string>): void {
  const changed = migrations.find(({ name, checksum }) => (applied.get(name) ?? checksum) !== checksum);
  if (changed) {
    throw new MigrationError(
      `${changed.name} was changed after it had been applied to this database. ` +
        `Restore the file and put the change into a new migration.`,
    );
  }
}

async function apply<DB>(connection: Kysely<DB>, { name, script, checksum }: Migration): Promise<void> {
  try {
    await connection.transaction().execute(async (transaction) => {
      await sql`set local lock_timeout = ${sql.lit(LONGEST_WAIT_MS)}`.execute(transaction);
      await transaction.executeQuery(CompiledQuery.raw(script));
      await sql`insert into schema_migrations (name, checksum) values (${name}, ${checksum})`.execute(
        transaction,
      );
    });
  } catch (error) {
    const { code, message } = error as Error & { code?: string };
    const why =
      code === LOCK_NOT_AVAILABLE
        ? 'something uses its tables for long, such as a backup. Nothing was changed: start again when that is over'
        : message;
    throw new MigrationError(`${name} could not be applied: ${why}`, { cause: error });
  }
}
