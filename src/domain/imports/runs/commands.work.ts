import { createWriteStream } from 'node:fs';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { z } from 'zod';
import type { RunSummary } from '../../../contract/import-runs.ts';
import { countsInWords, logImport } from './commands.log.ts';
import { STOPPED, letFilesGo } from './commands.control.ts';
import type { RunContext } from './context.ts';
import { interruptedWords } from './data.ts';
import { deleteOtherLines, storeLines } from './lines.ts';
import type { RunEnd, RunTask } from './perform.ts';
import { BEAT_MS, DEAD_AFTER_MS, IMPORT_JOB, LOOK_AGAIN_SECONDS } from './policy.ts';
import { watchProgress } from './progress.ts';

const jobSchema = z.object({ runId: z.int(), ticket: z.uuid() });
type Job = z.infer<typeof jobSchema>;

/**
 * Performs one step of a run: the work of IMPORT_JOB. A job that comes again after its process died does nothing; staff
 * see that the run was interrupted.
 */
export async function workRun(context: RunContext, data: unknown): Promise<void> {
  const job = jobSchema.parse(data);
  const run = await claim(context, job);
  if (!run) return waitForOther(context, job);
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'prasthan-import-'));
  const stop = new AbortController();
  const progress = watchProgress(context, run, {
    ticket: job.ticket,
    everyMs: BEAT_MS,
    onStop: () => stop.abort(),
  });
  const signal = AbortSignal.any([stop.signal, context.ending]);
  try {
    const task = await prepare(context, run, folder);
    const end = await context.perform(task, { onProgress: progress.update, signal });
    await progress.stop();
    await finish(context, job, task, end);
  } catch (error) {
    await progress.stop();
    await giveUp(context, job, error, { stopped: stop.signal.aborted });
  } finally {
    await progress.stop();
    await fs.rm(folder, { recursive: true, force: true });
  }
}

/** Takes the run if it still waits for this job and no other is working. */
async function claim({ db, clock }: RunContext, { runId, ticket }: Job) {
  const now = clock.now();
  const alive = new Date(now.getTime() - DEAD_AFTER_MS);
  return db
    .updateTable('import_runs')
    .set({ state: 'running', claimed: true, begun_at: now, beat_at: now, phase: 'Reading the file' })
    .where('id', '=', runId)
    .where('ticket', '=', ticket)
    .where('state', '=', 'waiting')
    .where('claimed', '=', false)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('import_runs as other')
            .select('other.id')
            .where('other.state', '=', 'running')
            .where('other.beat_at', '>', alive),
        ),
      ),
    )
    .returningAll()
    .executeTakeFirst();
}

type Run = NonNullable<Awaited<ReturnType<typeof claim>>>;

async function waitForOther({ db, queue }: RunContext, job: Job): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const waiting = await trx
      .selectFrom('import_runs')
      .select('id')
      .where('id', '=', job.runId)
      .where('ticket', '=', job.ticket)
      .where('state', '=', 'waiting')
      .executeTakeFirst();
    if (waiting) await queue.send(trx, IMPORT_JOB, job, { delaySeconds: LOOK_AGAIN_SECONDS });
  });
}

/** Decrypts the files to a private folder, each under the name that staff know. */
async function prepare({ db, files, clock }: RunContext, run: Run, folder: string): Promise<RunTask> {
  const rows = await db
    .selectFrom('import_run_files as f')
    .innerJoin('stored_files as s', 's.id', 'f.file_id')
    .innerJoin('file_keys as k', 'k.file_id', 's.id')
    .select(['f.position', 'f.file_name', 'f.sha256', 's.id', 's.storage_key', 'k.wrapped_key'])
    .where('f.run_id', '=', run.id)
    .orderBy('f.position')
    .execute();
  const paths: string[] = [];
  for (const { position, file_name, id, storage_key, wrapped_key } of rows) {
    const content = await files.read({ id, storageKey: storage_key, wrappedKey: wrapped_key });
    if (!content) throw new Error('The file of an import is not on the storage');
    const own = path.join(folder, String(position));
    await fs.mkdir(own, { mode: 0o700 });
    const target = path.join(own, file_name);
    await pipeline(Readable.from(content), createWriteStream(target, { mode: 0o600 }));
    paths.push(target);
  }
  const sums = rows.map(({ sha256 }) => sha256.toString('hex'));
  return {
    runId: run.id,
    step: run.step,
    kind: run.kind,
    sourceName: run.source_name,
    createLevels: run.create_levels,
    allowWithdrawals: run.allow_withdrawals,
    allowRefusals: run.allow_refusals,
    files: paths,
    fileName: rows.map(({ file_name }) => file_name).join(', '),
    sha256: sums.length === 1 ? sums[0]! : createHash('sha256').update(sums.join('\n')).digest('hex'),
    startedAt: clock.now().toISOString(),
    report: path.join(folder, 'report'),
    summary: run.summary && 'lines' in run.summary ? (run.summary as unknown as RunSummary) : null,
    writing: run.writing,
    importId: run.writing ? run.import_id : null,
  };
}

const CHANGED =
  'The catalogue has changed since the dry run, so nothing was imported yet. Look at the lines that are new, then apply again.';

/** Stores how a step ended. The report of an import is the one that is stored already. */
async function finish(
  context: RunContext,
  { runId, ticket }: Job,
  task: RunTask,
  end: RunEnd,
): Promise<void> {
  const now = context.clock.now();
  const applied = end.end === 'done' && task.step === 'apply';
  const report =
    end.end === 'refused' || applied ? { differs: 0 } : await storeLines(context.db, runId, task.report);
  await context.db.transaction().execute(async (trx) => {
    const change =
      end.end === 'refused'
        ? { state: 'failed' as const, reason: end.reason, override: end.override }
        : {
            state: applied ? ('applied' as const) : ('checked' as const),
            reason: end.end === 'differs' ? CHANGED : '',
          };
    const { override, ...columns } = { override: undefined, ...change };
    const summary = end.end === 'refused' ? { override: override?.replace('-', '_') } : end.summary;
    await trx
      .updateTable('import_runs')
      .set({
        ...columns,
        ...report,
        writing: false,
        summary: sql`coalesce(summary, '{}') - 'override' || ${JSON.stringify(summary)}::jsonb`,
        fraction: 1,
        seconds_left: null,
        ended_at: now,
        ...(applied && { applied_at: now }),
        ...(end.end === 'done' && end.importId !== undefined && { import_id: end.importId }),
      })
      .where('id', '=', runId)
      .where('ticket', '=', ticket)
      .execute();
    if (!applied) return;
    const run = trx.selectFrom('import_runs').select('applied_by').where('id', '=', runId);
    const { applied_by } = await run.executeTakeFirstOrThrow();
    await logImport(trx, runId, {
      at: now,
      actor: applied_by,
      action: 'applied',
      after: countsInWords(end.summary),
    });
    await letFilesGo(trx, runId);
  });
  if ('lines_from' in report) await deleteOtherLines(context.db, runId);
}

async function giveUp(
  { db, clock, log, ending }: RunContext,
  { runId, ticket }: Job,
  error: unknown,
  { stopped }: { stopped: boolean },
): Promise<void> {
  const row = await db
    .selectFrom('import_runs')
    .select(['step', 'summary', 'writing', 'stop_asked'])
    .where('id', '=', runId)
    .executeTakeFirst();
  if (!row) return;
  const end = endOf(row, { stopped: stopped || row.stop_asked, ending: ending.aborted });
  if (end.state === 'failed') log.error({ component: 'imports', error }, 'An import failed');
  await db
    .updateTable('import_runs')
    .set({ ...end, seconds_left: null, ended_at: clock.now() })
    .where('id', '=', runId)
    .where('ticket', '=', ticket)
    .where('state', '=', 'running')
    .execute();
}

type Given = Pick<Run, 'step' | 'summary' | 'writing'>;

function endOf(run: Given, { stopped, ending }: { stopped: boolean; ending: boolean }) {
  if (ending) return { state: 'interrupted', reason: interruptedWords(run) } as const;
  if (run.writing) return { state: 'failed', reason: HALF_WRITTEN } as const;
  if (!stopped) return { state: 'failed', reason: FAILED } as const;
  // The report of the dry run is still there: the import can be applied again.
  const readable = run.step === 'apply' && run.summary !== null && 'lines' in run.summary;
  return { state: readable ? 'checked' : 'stopped', reason: STOPPED } as const;
}

const FAILED =
  'Something went wrong on our side. Nothing was changed. Try it again; if it fails again, ask whoever runs the site to look into the log.';
const HALF_WRITTEN =
  'Something went wrong on our side while this was being written, so only parts of it are in the catalogue. Apply it again: it goes on where it ended. If it fails again, ask whoever runs the site to look into the log.';
