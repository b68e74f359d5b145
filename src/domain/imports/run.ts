import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import { finishCatalogueChange, reindexCourses } from '../search/commands.ts';
import { applyCampuses } from './apply-campuses.ts';
import { CourseApplier } from './apply-courses.ts';
import { applyUniversities } from './apply-universities.ts';
import { loadChoices } from './choices.ts';
import type { ImportContext } from './context.ts';
import { Holds } from './holds.ts';
import { ImportRefusedError } from './import-refused.ts';
import { Places } from './places.ts';
import type { CatalogueSource, CourseRecord } from './records.ts';
import type { Report } from './report.ts';
import { checkRefusals, checkWithdrawals } from './safety.ts';
import { clearSeen, markSeen } from './seen.ts';
import { showUsed } from './show-used.ts';
import { countListed, withdrawUnseen } from './withdraw.ts';

interface ImportedFile {
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
 * Brings the catalogue up to date with a source, in one transaction, all or nothing.
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
      const context: ImportContext = {
        trx,
        source: source.source,
        createsChoices: source.createsChoices,
        report,
        choices: await loadChoices(trx),
        places: await Places.load(trx),
        holds: await Holds.load(trx, importId, source.source),
        touchedUniversities: new Set(),
        touchedCourses: new Set(),
      };
      await apply(context, source, options);
      await showUsed(trx);
      if (options.dryRun) throw new DryRunOver();
      await options.beforeIndex?.(trx, importId);
      await index(context, options);
      const summary = JSON.stringify(report.summary());
      await trx
        .updateTable('imports')
        .set({ summary, finished_at: new Date() })
        .where('id', '=', importId)
        .execute();
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

async function startRow(
  trx: Transaction<Database>,
  { source }: CatalogueSource,
  { file, startedAt }: RunOptions,
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

async function apply(context: ImportContext, source: CatalogueSource, options: RunOptions): Promise<void> {
  const { trx, report } = context;
  const allowed = options.allowWithdrawals ?? false;
  const listedUniversities = await countListed(trx, 'universities', source.source);
  const listedCourses = await countListed(trx, 'courses', source.source);

  const universities = await applyUniversities(context, await source.universities());
  const countries = await trx
    .selectFrom('universities')
    .select(['id', 'country_id'])
    .where('source', '=', source.source)
    .execute();
  const countryOf = new Map(countries.map(({ id, country_id }) => [id, country_id]));
  const campuses = await source.campuses();
  const applied = await applyCampuses(
    context,
    campuses,
    universities,
    (id) => countryOf.get(id)!,
    source.covers.has('campus'),
  );
  checkWithdrawals('campus', applied.gone, applied.before, allowed);

  const applier = new CourseApplier(context, universities, applied.campuses);
  for await (const chunk of chunked(source.courses())) {
    options.signal?.throwIfAborted();
    await applier.apply(chunk);
  }
  source.finish();
  checkRefusals(report, options.allowRefusals ?? false);

  for (const kind of ['course', 'university'] as const) {
    const refused = report.refusedKeys.filter((about) => about.kind === kind).map(({ key }) => key);
    await markSeen(trx, kind, [...new Set(refused)]);
  }
  if (source.covers.has('course')) {
    checkWithdrawals('course', await withdrawUnseen(context, 'courses'), listedCourses, allowed);
  }
  if (source.covers.has('university')) {
    checkWithdrawals(
      'university',
      await withdrawUnseen(context, 'universities'),
      listedUniversities,
      allowed,
    );
  }
  await context.holds.save({ complete: source.covers.has('course') });
  await clearSeen(trx);
}

async function* chunked(batches: AsyncIterable<CourseRecord[]>): AsyncGenerator<CourseRecord[]> {
  let chunk: CourseRecord[] = [];
  for await (const batch of batches) {
    chunk.push(...batch);
    if (chunk.length < CHUNK) continue;
    yield chunk;
    chunk = [];
  }
  if (chunk.length > 0) yield chunk;
}

/** Updates the search index in the same transaction; servers drop their cached pages when it commits. */
async function index(context: ImportContext, { onIndexed }: RunOptions): Promise<void> {
  const { trx, touchedCourses, touchedUniversities } = context;
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
  const ids = [...touchedCourses].sort((a, b) => a - b);
  await reindexCourses(trx, ids, (done) => onIndexed?.(done, ids.length));
  await finishCatalogueChange(trx);
}
