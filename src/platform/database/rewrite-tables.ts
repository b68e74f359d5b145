import type { DatabaseHandle } from './handle.ts';

/** Large tables that hold nothing of people: they are left as they are. Every other table is rewritten, also new ones. */
const CATALOGUE: readonly string[] = [
  'universities', 'campuses', 'courses', 'course_campuses', 'course_images', 'course_search', 'course_counts', 'intakes',
  'scholarships', 'scholarship_details', 'scholarship_courses', 'rankings', 'accreditations', 'images', 'image_files',
  'university_images', 'search_words', 'search_spellings', 'import_seen',
]; // prettier-ignore

/** A log of more files than this is left to the next time. */
const MOST_LOG_FILES = 100;

/**
 * Takes what was deleted out of the files of the embedded database: PostgreSQL marks rows as deleted, and their text stays in
 * tables, indexes, statistics and the write-ahead log until something else is written over it. One table at a time, each for
 * some milliseconds, so that other statements go in between. Does nothing on a PostgreSQL server, whose own vacuum and log
 * belong to its operator (docs/operations.md).
 */
export async function rewriteTables({ kind, run }: Pick<DatabaseHandle, 'kind' | 'run'>): Promise<void> {
  if (kind !== 'pglite') return;
  const tables = await run(
    `select format('%I.%I', n.nspname, c.relname) as name
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and n.nspname in ('public', 'pgboss') and c.relname <> all($1::text[])`,
    [CATALOGUE],
  );
  for (const { name } of tables) await run(`vacuum (full, analyze) ${String(name)}`);
  // The most common values of columns, as they were before.
  await run('vacuum full pg_statistic');
  await startNewLog(run);
}

/**
 * Leaves no file of the write-ahead log but a new one. Files go at a checkpoint that does not need them (wal_recycle is off,
 * see pglite-worker.ts); those that an earlier version made ahead of time have to be written past first.
 */
async function startNewLog(run: DatabaseHandle['run']): Promise<void> {
  for (let round = 0; round < MOST_LOG_FILES; round += 1) {
    await run('checkpoint');
    await run('select pg_switch_wal()');
    await run('checkpoint');
    const [row] = await run(
      `select count(*)::int as others from pg_ls_waldir()
       where name ~ '^[0-9A-F]{24}$' and name <> pg_walfile_name(pg_current_wal_insert_lsn())`,
    );
    if (row?.['others'] === 0) return;
  }
}
