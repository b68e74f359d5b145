import fs from 'node:fs';
import type { RunSummary } from '../../../contract/import-runs.ts';
import type { DatabaseHandle } from '../../../platform/database/handle.ts';
import { UnreadableFileError } from '../../../platform/spreadsheet/unreadable-file.ts';
import { cricosSource, type OnTable } from '../cricos.ts';
import { openCricos } from '../cricos-tables.ts';
import { ImportRefusedError, type Override } from '../import-refused.ts';
import { Report, type ReportLine } from '../report.ts';
import { runImport } from '../run.ts';
import { openTemplate, templateSource } from '../template.ts';
import { isReportRead } from './lines.ts';

/** One dry run or import: all that another process needs to know of it. */
export interface RunTask {
  runId: number;
  step: 'check' | 'apply';
  kind: 'cricos' | 'csv';
  sourceName: string;
  createLevels: boolean;
  allowWithdrawals: boolean;
  allowRefusals: boolean;
  /** Paths of the files on this machine, named as staff named them. */
  files: readonly string[];
  fileName: string;
  sha256: string;
  startedAt: string;
  /** Where the report is written, one JSON text a line. */
  report: string;
  /** The report that staff have read; null before the first dry run. */
  summary: RunSummary | null;
  /** An earlier attempt has written parts of the import. */
  writing: boolean;
  /** Of its row in `imports`. */
  importId: number | null;
}

export interface RunProgress {
  phase: string;
  rows: number;
  /** Of the phase, from 0 to 1. */
  fraction: number;
}

export type RunEnd =
  | { end: 'done'; summary: RunSummary; importId?: number }
  /** The report is not the one that staff read: nothing was changed. */
  | { end: 'differs'; summary: RunSummary }
  /** The file must not or cannot be imported. */
  | { end: 'refused'; reason: string; override?: Override };

/** Performs a task, perhaps in another process. Rejects if it was ended by `signal` or failed. */
export type PerformRun = (
  task: RunTask,
  options: { onProgress: (progress: RunProgress) => void; signal: AbortSignal },
) => Promise<RunEnd>;

class DiffersError extends Error {}

/** Performs a task with this process's own connection to the database; an import is one transaction. */
export const performOn =
  (handle: DatabaseHandle): PerformRun =>
  async (task, { onProgress, signal }) => {
    const lines = reportLines(task.report);
    const report = new Report(lines.add);
    const onTable: OnTable = (phase, rows, fraction) => onProgress({ phase, rows, fraction });
    let importId: number | undefined;
    try {
      const { source, close } = await openSource(task, report, onTable);
      try {
        await runImport(handle.db, source, report, {
          file: { name: task.fileName, sha256: task.sha256 },
          startedAt: new Date(task.startedAt),
          dryRun: task.step === 'check',
          allowWithdrawals: task.allowWithdrawals,
          allowRefusals: task.allowRefusals,
          signal,
          beforeIndex: async (trx, id) => {
            importId = id;
            lines.close();
            if (!(await isReportRead(trx, task.runId, task.report))) throw new DiffersError();
          },
          onIndexed: (done, total) =>
            onProgress({ phase: 'Search index', rows: done, fraction: done / total }),
        });
      } finally {
        close();
      }
    } catch (error) {
      if (error instanceof DiffersError) return { end: 'differs', summary: report.summary() };
      if (error instanceof UnreadableFileError) return { end: 'refused', reason: error.message };
      if (!(error instanceof ImportRefusedError)) throw error;
      const { message, override } = error;
      return { end: 'refused', reason: message, ...(override && { override }) };
    } finally {
      lines.close();
    }
    return { end: 'done', summary: report.summary(), ...(importId !== undefined && { importId }) };
  };

/** Opens the files of a task as a source of the catalogue. */
export async function openSource(task: RunTask, report: Report, onTable: OnTable) {
  if (task.kind === 'cricos') {
    const tables = await openCricos(task.files);
    return { source: cricosSource(tables, report, onTable), close: () => tables.close() };
  }
  const named = { name: task.sourceName, createsChoices: task.createLevels };
  const file = await openTemplate(task.files[0]!);
  return { source: templateSource(file, named, report, onTable), close: () => {} };
}

const BUFFER = 64 * 1024;

/** Writes the report to a file as it is made, so that memory stays flat. */
function reportLines(file: string) {
  const descriptor = fs.openSync(file, 'w', 0o600);
  let text = '';
  let open = true;
  const flush = () => {
    fs.writeSync(descriptor, text);
    text = '';
  };
  return {
    add(line: ReportLine) {
      text += `${JSON.stringify(line)}\n`;
      if (text.length > BUFFER) flush();
    },
    close() {
      if (!open) return;
      open = false;
      flush();
      fs.closeSync(descriptor);
    },
  };
}
