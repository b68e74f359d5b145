import { sql, type Kysely, type Transaction } from 'kysely';
import type { RunSummary } from '../../contract/import-runs.ts';
import type { Database } from '../../platform/database/schema.ts';
import { ANALYZE_STEPS, COUNT_STEPS, endParts, indexPart, showCourses } from '../search/commands.ts';
import { applySource } from './apply-source.ts';
import { openContext, type ImportContext } from './context.ts';
import type { CatalogueSource } from './records.ts';
import type { Report } from './report.ts';
import { endRow, startRow, type ImportedFile } from './run.ts';
import { clearSeen } from './seen.ts';

export interface PartsOptions {
  file: ImportedFile;
  startedAt: Date;
  /** Of the row in `imports`, if an earlier attempt has begun to write. */
  importId: number | null;
  /** Called in the first transaction that writes. If it throws, nothing was written. */
  begin: (trx: Transaction<Database>, importId: number) => Promise<void>;
  /** What the import does in all its attempts; stored with it. */
  summary: RunSummary;
  /** Ends the import between two parts. */
  signal: AbortSignal;
}

/** Courses written in one transaction: some tens of milliseconds. */
const CHUNK = 50;
/** Statistics are renewed when this many times as many courses are written. */
const GROWTH = 4;

/**
 * Writes an import in many short transactions, so that a database with one connection answers others in between. Each part is
 * complete in itself: a course appears with its lists and in the search. Nothing is refused any more: a dry run has checked
 * the file. What staff change meanwhile stays. If it ends half-way, another call completes it.
 * @returns the id of the row in `imports`
 */
export async function writeInParts(
  db: Kysely<Database>,
  source: CatalogueSource,
  report: Report,
  options: PartsOptions,
): Promise<number> {
  const { importId, context } = await db.transaction().execute(async (trx) => {
    const id = options.importId ?? (await startRow(trx, source, options));
    await options.begin(trx, id);
    await clearSeen(trx);
    return { importId: id, context: await openContext(trx, id, source, report) };
  });
  let written = 0;
  let analyzeAt = CHUNK;
  const inTransaction = async <T>(work: () => Promise<T>): Promise<T> => {
    options.signal.throwIfAborted();
    return db.transaction().execute(async (trx) => {
      context.trx = trx;
      return work();
    });
  };
  const part = async <T>(work: () => Promise<T>): Promise<T> => {
    const result = await inTransaction(async () => {
      const done = await work();
      written += await closePart(context);
      return done;
    });
    if (written >= analyzeAt) {
      analyzeAt = written * GROWTH;
      for (const step of ANALYZE_STEPS) await inTransaction(() => step(context.trx));
    }
    return result;
  };
  await applySource(context, source, { chunk: CHUNK, part, allowWithdrawals: true, allowRefusals: true });
  for (const step of COUNT_STEPS) await inTransaction(() => step(context.trx));
  await inTransaction(async () => {
    await endRow(context.trx, importId, options.summary);
    await endParts(context.trx);
  });
  return importId;
}

/** Indexes what a part has changed, and stores conflicts: a later attempt would not meet them again. */
async function closePart({
  trx,
  holds,
  touchedCourses,
  newCourses,
  touchedUniversities,
}: ImportContext): Promise<number> {
  await holds.saveConflicts();
  const courses = [...touchedCourses].sort((a, b) => a - b);
  touchedCourses.clear();
  newCourses.clear();
  if (touchedUniversities.size > 0)
    await showCourses(
      trx,
      sql`select id from courses where university_id = any(${[...touchedUniversities]}::int[])`,
    );
  touchedUniversities.clear();
  await indexPart(trx, courses);
  return courses.length;
}
