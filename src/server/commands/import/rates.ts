import { nepalDate } from '../../../contract/nepal-time.ts';
import { importRates } from '../../../domain/imports/rates.ts';
import { Report } from '../../../domain/imports/report.ts';
import { openTemplate } from '../../../domain/imports/template.ts';
import type { DatabaseHandle } from '../../../platform/database/handle.ts';
import type { ImportCommand } from './arguments.ts';
import { screenReport } from './screen.ts';

export async function importRatesFile(
  { db }: DatabaseHandle,
  { files, options }: ImportCommand,
): Promise<void> {
  const report = new Report();
  const today = nepalDate(new Date());
  const dryRun = options['dry-run'];
  const { changed, unchanged } = await importRates(db, await openTemplate(files[0]!), report, today, {
    dryRun,
  });
  process.stdout.write(
    `${changed.length} rates changed, ${unchanged} unchanged, ${report.lines.refused} refused.\n`,
  );
  if (report.lines.changed + report.lines.refused > 0) process.stdout.write(screenReport(report));
  if (dryRun) process.stdout.write('This was a dry run: nothing was changed.\n');
}
