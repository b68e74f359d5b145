import { fail, type Result } from '../../../contract/errors.ts';
import type { CheckAgain, ImportLine, ImportRun } from '../../../contract/import-runs.ts';
import type { TableFormat } from '../../../contract/calls/parameters.ts';
import { idOf } from '../../../contract/ids.ts';
import type { Page } from '../../../contract/paging.ts';
import { createUploadSlots } from '../../applications/policy.slots.ts';
import type { Upload } from '../../applications/policy.ts';
import { templateExample } from '../template-columns.ts';
import { applyRun, checkAgain, cleanUpRuns, discardRun, stopRun } from './commands.control.ts';
import { resumeRuns } from './commands.queue.ts';
import { uploadImport } from './commands.upload.ts';
import { workRun } from './commands.work.ts';
import type { RunContext } from './context.ts';
import { exportLines, listLines, type LineQuery } from './data.lines.ts';
import { listRuns, readRun, type RunQuery } from './data.ts';

/** Imports that staff start in the browser: upload, dry run, report, apply or throw away. */
export interface ImportRuns {
  /** Newest first. @returns invalid (state), invalid_page. */
  list(query: RunQuery): Promise<Result<Page<ImportRun>>>;
  /** @returns not_found. */
  read(id: string): Promise<Result<ImportRun>>;
  /** Stores the files of a form and queues their dry run. @returns invalid_form, refusals of uploads. */
  upload(by: string, upload: Upload): Promise<Result<ImportRun>>;
  /** @returns not_found, no_such_import_step, as the next three. */
  check(id: string, by: string, options: CheckAgain): Promise<Result<ImportRun>>;
  apply(id: string, by: string): Promise<Result<ImportRun>>;
  stop(id: string, by: string): Promise<Result<ImportRun>>;
  discard(id: string, by: string): Promise<Result<ImportRun>>;
  /** The report. @returns not_found, invalid (outcome), invalid_page. */
  lines(id: string, query: LineQuery): Promise<Result<Page<ImportLine>>>;
  /** The report as a table. @returns not_found, invalid (outcome). */
  exportLines(id: string, query: LineQuery, format: TableFormat): Promise<Result<AsyncIterable<Uint8Array>>>;
  /** An example of the template as CSV. */
  template(): string;
  /** The work of IMPORT_JOB. */
  work(job: unknown): Promise<void>;
  /** The work of CLEAN_UP_IMPORTS_JOB. */
  cleanUp(): Promise<void>;
  /**
   * Marks runs whose process has died, and queues those again that were being written. For the start of the only process of
   * the embedded database.
   */
  resume(): Promise<void>;
  /** Ends the runs of this process: they are interrupted. */
  end(): void;
}

export type ImportRunParts = Omit<RunContext, 'slots' | 'ending'>;

export function createImportRuns(parts: ImportRunParts): ImportRuns {
  const ending = new AbortController();
  const context: RunContext = { ...parts, slots: createUploadSlots(), ending: ending.signal };
  const withId = async <T>(text: string, work: (id: number) => Promise<Result<T>>): Promise<Result<T>> => {
    const id = idOf(text);
    return id === null ? fail({ code: 'not_found' }) : work(id);
  };
  const then = (text: string, work: (id: number) => Promise<Result<void>>) =>
    withId(text, async (id) => {
      const done = await work(id);
      return done.ok ? readRun(context, id) : done;
    });
  return {
    list: (query) => listRuns(context, query),
    read: (text) => withId(text, (id) => readRun(context, id)),
    upload: (by, upload) => uploadImport(context, by, upload),
    check: (text, by, options) => then(text, (id) => checkAgain(context, id, by, options)),
    apply: (text, by) => then(text, (id) => applyRun(context, id, by)),
    stop: (text, by) => then(text, (id) => stopRun(context, id, by)),
    discard: (text, by) => then(text, (id) => discardRun(context, id, by)),
    lines: (text, query) => withId(text, (id) => listLines(context, id, query)),
    exportLines: (text, query, format) => withId(text, (id) => exportLines(context, id, query, format)),
    template: templateExample,
    work: (job) => workRun(context, job),
    cleanUp: () => cleanUpRuns(context),
    resume: () => resumeRuns(context),
    end: () => ending.abort(),
  };
}
