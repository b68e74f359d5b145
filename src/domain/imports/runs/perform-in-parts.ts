import type { DatabaseHandle } from '../../../platform/database/handle.ts';
import { Report } from '../report.ts';
import { writeInParts } from '../write-in-parts.ts';
import { isReportRead } from './lines.ts';
import { openSource, type PerformRun } from './perform.ts';
import { WRITING } from './policy.ts';

/**
 * Performs tasks on a database with one connection. A dry run is left to `check`. An import is checked by another dry run; if
 * its report is the one that staff have read, the import is written in many short transactions, and others are answered in
 * between. Once it is being written it can only be completed.
 */
export const performInParts =
  (handle: DatabaseHandle, check: PerformRun): PerformRun =>
  async (task, options) => {
    if (task.step === 'check') return check(task, options);
    if (!task.writing) {
      const checked = await check({ ...task, step: 'check' }, options);
      if (checked.end !== 'done') return checked;
      if (!(await isReportRead(handle.db, task.runId, task.report)))
        return { end: 'differs', summary: checked.summary };
    }
    const { onProgress, signal } = options;
    const report = new Report();
    const { source, close } = await openSource(task, report, (phase, rows, fraction) => {
      if (phase === 'Courses') onProgress({ phase: WRITING, rows, fraction });
    });
    try {
      const importId = await writeInParts(handle.db, source, report, {
        file: { name: task.fileName, sha256: task.sha256 },
        startedAt: new Date(task.startedAt),
        importId: task.importId,
        summary: task.summary!,
        signal,
        async begin(trx, id) {
          const begun = await trx
            .updateTable('import_runs')
            .set({ writing: true, import_id: id })
            .where('id', '=', task.runId)
            .where('stop_asked', '=', false)
            .executeTakeFirst();
          if (begun.numUpdatedRows === 0n) throw new Error('Stopped before it was written');
        },
      });
      return { end: 'done', summary: task.summary!, importId };
    } finally {
      close();
    }
  };
