import type { DatabaseHandle } from '../database/handle.ts';
import { MIGRATIONS_DIR, migrate, newerThanWeAre, type AppliedMigration } from '../database/migrate.ts';
import type { Log } from '../log.ts';
import { StartError } from '../start-error.ts';
import { loadRows, type Loaded } from './rows-in.ts';

/** @throws StartError when the rows come from a newer version than this one */
export function checkVersion(migrations: readonly AppliedMigration[]): void {
  const why = newerThanWeAre(migrations);
  if (why !== undefined)
    throw new StartError(
      `The backup comes from a newer version of the site: this one ${why}. Update the site, then restore.`,
    );
}

/**
 * Fills an empty database: makes the tables as they were in the version that wrote the rows, loads and compares the rows,
 * then applies the migrations that came later. @returns also how many those were
 */
export async function restoreRows(
  handle: DatabaseHandle,
  { lines, migrations }: { lines: AsyncIterable<string>; migrations: readonly AppliedMigration[] },
  log: Log,
  onTable?: (table: string) => void,
): Promise<Loaded & { later: number }> {
  checkVersion(migrations);
  await migrate(handle, log, MIGRATIONS_DIR, new Set(migrations.map(({ name }) => name)));
  const loaded = await loadRows(handle, lines, onTable);
  const later = await migrate(handle, log);
  return { ...loaded, later: later.length };
}

/** True when a database has no table yet. */
export async function isEmpty(handle: DatabaseHandle): Promise<boolean> {
  const [row] = await handle.run(
    `select count(*)::int as tables from pg_class
     where relkind = 'r' and relnamespace in (select oid from pg_namespace where nspname in ('public', 'pgboss'))`,
  );
  return row?.['tables'] === 0;
}
