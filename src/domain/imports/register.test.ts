import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { testDatabase } from '../../../tests/support/database.ts';
import { cricosSource } from './cricos.ts';
import { openCricos } from './cricos-tables.ts';
import { Report } from './report.ts';
import { runImport } from './run.ts';

/** The official workbook is not part of the repository. The counts below are those of 4 October 2022. */
const file = process.env['CRICOS_FILE'] ?? '';
const missing = skipReason(file);

function skipReason(workbook: string): string {
  if (workbook === '') return ' (skipped: set CRICOS_FILE to the CRICOS workbook of 4 October 2022)';
  return fs.existsSync(workbook)
    ? ''
    : ` (skipped: the file that CRICOS_FILE names does not exist: ${workbook})`;
}

it.skipIf(missing !== '')(
  `imports the whole official register, and a second import changes nothing${missing}`,
  async () => {
    const { db } = await testDatabase();
    const run = async () => {
      const report = new Report();
      const tables = await openCricos([file]);
      const imported = { name: path.basename(file), sha256: 'x' };
      await runImport(db, cricosSource(tables, report), report, { file: imported, startedAt: new Date() });
      tables.close();
      return report;
    };
    const first = await run();
    expect(Object.fromEntries(first.rowsRead)).toEqual({
      Institutions: 1373,
      Courses: 25_668,
      Locations: 3544,
      'Course Locations': 45_918,
    });
    expect(first.counts).toMatchObject({
      university: { added: 1373 },
      campus: { added: 3537 },
      course: { added: 25_668 },
    });
    expect(first.lines.refused).toBe(0);
    const highest = await db
      .selectFrom('courses')
      .select((eb) => eb.fn.max('total_fees').as('fees'))
      .where('duration_weeks', '<=', 52)
      .executeTakeFirstOrThrow();
    expect(highest.fees).toBeLessThanOrEqual(200_000);
    const second = await run();
    expect(second.lines).toMatchObject({ added: 0, changed: 0, withdrawn: 0, held: 0, kept: 0, refused: 0 });
    expect(second.stillHeld).toBe(first.lines.held);
  },
  120_000,
);
