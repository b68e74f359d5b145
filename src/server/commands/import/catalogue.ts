import { createHash } from 'node:crypto';
import path from 'node:path';
import { cricosSource } from '../../../domain/imports/cricos.ts';
import { openCricos } from '../../../domain/imports/cricos-tables.ts';
import { Report } from '../../../domain/imports/report.ts';
import { runImport } from '../../../domain/imports/run.ts';
import { openTemplate, templateSource } from '../../../domain/imports/template.ts';
import type { DatabaseHandle } from '../../../platform/database/handle.ts';
import { sha256 } from '../../../platform/spreadsheet/text-encoding.ts';
import type { ImportCommand } from './arguments.ts';
import { Progress } from './progress.ts';
import { defaultReportPath, ReportFile } from './report-file.ts';
import { screenReport } from './screen.ts';

async function fingerprint(files: readonly string[]): Promise<{ name: string; sha256: string }> {
  const sums = await Promise.all(files.map(sha256));
  const all = sums.length === 1 ? sums[0]! : createHash('sha256').update(sums.join('\n')).digest('hex');
  return { name: files.map((file) => path.basename(file)).join(', '), sha256: all };
}

async function openSource({ command, files, options }: ImportCommand, report: Report, progress: Progress) {
  const onTable = (table: string, rows: number, fraction: number) => progress.update(table, rows, fraction);
  if (command === 'cricos') {
    const tables = await openCricos(files);
    return { source: cricosSource(tables, report, onTable), close: () => tables.close() };
  }
  const named = { name: options.source ?? '', createsChoices: options['create-levels'] };
  return { source: templateSource(await openTemplate(files[0]!), named, report, onTable), close: () => {} };
}

/** Runs `cricos` and `csv`: shows progress and prints the report at the end. */
export async function importCatalogue(
  handle: DatabaseHandle,
  dataDir: string,
  command: ImportCommand,
): Promise<void> {
  const startedAt = new Date();
  const { options } = command;
  const file = options.report ? path.resolve(process.env['INIT_CWD'] ?? '.', options.report) : undefined;
  const progress = new Progress();
  let reportFile: ReportFile | undefined;
  // The report file is created with its first line, so that a refused import leaves no empty file.
  const report = new Report((line) => {
    reportFile ??= new ReportFile(file ?? defaultReportPath(dataDir, startedAt));
    reportFile.add(line);
  });
  const { source, close } = await openSource(command, report, progress);
  try {
    await runImport(handle.db, source, report, {
      file: await fingerprint(command.files),
      startedAt,
      dryRun: options['dry-run'],
      allowWithdrawals: options['allow-withdrawals'],
      allowRefusals: options['allow-refusals'],
      onIndexed: (done, total) => progress.update('Search index', done, done / total),
    });
  } catch (error) {
    if (reportFile) process.stdout.write(`Nothing was changed. What was found so far: ${reportFile.path}\n`);
    throw error;
  } finally {
    progress.done();
    close();
    reportFile?.close();
  }
  const seconds = ((Date.now() - startedAt.getTime()) / 1000).toFixed(1);
  const megabytes = Math.round(process.resourceUsage().maxRSS / 1024);
  process.stdout.write(`\n${screenReport(report)}\n`);
  if (options['dry-run']) process.stdout.write('This was a dry run: nothing was changed.\n');
  if (reportFile) process.stdout.write(`The whole report: ${reportFile.path}\n`);
  process.stdout.write(`${seconds} s, at most ${megabytes} MB of memory.\n`);
}
