import type { DatabaseHandle } from './handle.ts';

/** Large tables without personal data: they are not rewritten. Every other table is, also a new one. */
const CATALOGUE: readonly string[] = [
  'universities', 'campuses', 'courses', 'course_campuses', 'course_images', 'course_search', 'course_counts', 'course_limit_counts',
  'course_english', 'university_english', 'intakes',
  'scholarships', 'scholarship_details', 'scholarship_courses', 'rankings', 'accreditations', 'images', 'image_files',
  'university_images', 'search_words', 'search_spellings', 'search_due', 'import_seen',
]; // oxfmt-ignore

/** If the write-ahead log has more files than this, the rest waits for the next run. */
const MOST_LOG_FILES = 100;

/**
 * Removes deleted data from the files of the embedded database: PostgreSQL only marks rows as deleted, and their text
 * stays in tables, indexes, statistics and the write-ahead log until it is overwritten. Rewrites one table at a time,
 * each in a few milliseconds, so that other statements can run in between. Does nothing on a PostgreSQL server, where
 * vacuum and log are up to its operator (docs/operations.md).
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
  // It holds the most common values of columns, also those from before the deletion.
  await run('vacuum full pg_statistic');
  await startNewLog(run);
}

/**
 * Replaces all files of the write-ahead log by one new file. A checkpoint deletes files that are no longer needed
 * (wal_recycle is off, see pglite-worker.ts); files that an earlier version created in advance are deleted once the log
 * has moved past them.
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
