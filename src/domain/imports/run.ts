import { sql, type Kysely, type Transaction } from 'kysely';
import type { RunSummary } from '../../contract/import-runs.ts';
import type { Database } from '../../platform/database/schema.ts';
import { finishCatalogueChange, reindexCourses } from '../search/commands.ts';
import { applySource } from './apply-source.ts';
import { openContext, type ImportContext } from './context.ts';
import { ImportRefusedError } from './import-refused.ts';
import type { CatalogueSource } from './records.ts';
import type { Report } from './report.ts';
import { clearSeen } from './seen.ts';

export interface ImportedFile {
  name: string;
  sha256: string;
}

interface RunOptions {
  file: ImportedFile;
  startedAt: Date;
  /** Everything is computed and reported, nothing is stored. */
  dryRun?: boolean;
  allowWithdrawals?: boolean;
  allowRefusals?: boolean;
  onIndexed?: (done: number, total: number) => void;
  /** Ends the import between two batches; nothing is stored. */
  signal?: AbortSignal;
  /** Called in the transaction when all changes are made, before the search index is updated. Not in a dry run. */
  beforeIndex?: (trx: Transaction<Database>, importId: number) => Promise<void>;
}

/** Courses compared and written per batch. */
const CHUNK = 500;
/** An advisory lock number that nothing else in the database uses. */
const ADVISORY_LOCK = 7_264_111;

class DryRunOver extends Error {}

/**
 * Brings the catalogue up to date with a source, in one transaction, all or nothing. With the embedded database a running site
 * uses `writeInParts` instead.
 * @throws ImportRefusedError when the file as a whole must not be imported.
 */
export async function runImport(
  db: Kysely<Database>,
  source: CatalogueSource,
  report: Report,
  options: RunOptions,
): Promise<void> {
  try {
    await db.transaction().execute(async (trx) => {
      await acquireImportLock(trx);
      const importId = await startRow(trx, source, options);
      const context = await openContext(trx, importId, source, report);
      await applySource(context, source, { ...options, chunk: CHUNK, part: (work) => work() });
      if (options.dryRun) throw new DryRunOver();
      await options.beforeIndex?.(trx, importId);
      await index(context, options);
      await endRow(trx, importId, report.summary());
    });
  } catch (error) {
    if (!(error instanceof DryRunOver)) throw error;
  }
}

async function acquireImportLock(trx: Transaction<Database>): Promise<void> {
  const { rows } = await sql<{ free: boolean }>`
    select pg_try_advisory_xact_lock(${sql.lit(ADVISORY_LOCK)}) as free`.execute(trx);
  if (!rows[0]?.free)
    throw new ImportRefusedError('Another import is running. Wait until it has finished and start again.');
  await clearSeen(trx);
}

/** The row in `imports` that held values refer to. @returns its id */
export async function startRow(
  trx: Transaction<Database>,
  { source }: CatalogueSource,
  { file, startedAt }: Pick<RunOptions, 'file' | 'startedAt'>,
): Promise<number> {
  const values = {
    source,
    file_name: file.name,
    file_sha256: file.sha256,
    started_at: startedAt,
    summary: '{}',
  };
  return (await trx.insertInto('imports').values(values).returning('id').executeTakeFirstOrThrow()).id;
}

export async function endRow(
  trx: Transaction<Database>,
  importId: number,
  summary: RunSummary,
): Promise<void> {
  await trx
    .updateTable('imports')
    .set({ summary: JSON.stringify(summary), finished_at: new Date() })
    .where('id', '=', importId)
    .execute();
}

/** Updates the search index in the same transaction; servers drop their cached pages when it commits. */
async function index(context: ImportContext, { onIndexed }: RunOptions): Promise<void> {
  const { trx, touchedCourses, newCourses, touchedUniversities } = context;
  if (touchedUniversities.size > 0) {
    const ids = [...touchedUniversities];
    const { rows } = await sql<{ id: number }>`
      select id from courses where university_id = any(${ids}::int[])`.execute(trx);
    for (const { id } of rows) touchedCourses.add(id);
  }
  const { university, campus } = context.report.counts;
  const changes = [university, campus].some(
    ({ added, changed, withdrawn }) => added + changed + withdrawn > 0,
  );
  if (touchedCourses.size === 0 && !changes) return;
  const changed = [...touchedCourses].filter((id) => !newCourses.has(id)).sort((a, b) => a - b);
  const ids = [...changed, ...(await inOrderOfNames(trx, [...newCourses]))];
  await reindexCourses(trx, ids, (done) => onIndexed?.(done, ids.length));
  await finishCatalogueChange(trx);
}

/**
 * Entries of the index that are beside each other on the disk take a search less to read, and those that have a word often have the same
 * name. No other transaction knows these courses yet, so none waits for their entries in another order.
 */
async function inOrderOfNames(trx: Transaction<Database>, courses: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from courses where id = any(${courses}::int[]) order by name_key collate "C", id`.execute(trx);
  return rows.map(({ id }) => id);
}
