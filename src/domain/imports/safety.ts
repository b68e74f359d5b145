import { ImportRefusedError } from './import-refused.ts';
import type { Kind } from './records.ts';
import type { Report } from './report.ts';

/** The register drops about 2 % of its courses per month. If more than half are missing, the file is incomplete. */
const MOST_WITHDRAWN = 0.5;
/** This many may always be withdrawn: in a small catalogue more than half can really change. */
const FEW = 10;

const PLURALS: Record<Kind, string> = { course: 'courses', university: 'universities', campus: 'campuses' };

export function checkWithdrawals(kind: Kind, gone: number, before: number, allowed: boolean): void {
  if (allowed || gone < FEW || gone <= before * MOST_WITHDRAWN) return;
  throw new ImportRefusedError(
    `This file would withdraw ${gone} of ${before} ${PLURALS[kind]}. It is probably incomplete, so nothing was changed.`,
    'allow-withdrawals',
  );
}

/** If a fifth of the rows is refused, it is the wrong file or its columns have shifted. */
const MOST_REFUSED = 0.2;

export function checkRefusals(report: Report, allowed: boolean): void {
  if (allowed) return;
  for (const [sheet, refused] of report.rowsRefused) {
    const read = report.rowsRead.get(sheet) ?? 0;
    if (refused < FEW * 2 || refused <= read * MOST_REFUSED) continue;
    const [example] = report.examples.get('refused') ?? [];
    throw new ImportRefusedError(
      `${refused} of ${read} rows of ${sheet} cannot be used (for example row ${example?.row}, ${example?.column}: ` +
        `${example?.reason}). Nothing was changed. Correct the file.`,
      'allow-refusals',
    );
  }
}
