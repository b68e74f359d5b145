import { table } from './measure.ts';
import { importRegister, makeTables, newDatabase, type ImportFigures } from './register.ts';

const cells = ({ seconds, megabytes }: ImportFigures): string[] => [
  `${seconds.toFixed(1)} s`,
  `${megabytes.toFixed(0)} MB`,
];

/** Imports the whole workbook into a database without a catalogue, then the same file again. */
export async function benchImport(): Promise<string> {
  const rows: string[][] = [];
  for (const kind of ['PostgreSQL', 'PGlite'] as const) {
    const database = await newDatabase(kind);
    try {
      rows.push([kind, 'making the database', ...cells(await makeTables(database))]);
      rows.push([kind, 'first', ...cells(await importRegister(database))]);
      rows.push([kind, 'again', ...cells(await importRegister(database))]);
    } finally {
      await database.remove();
    }
  }
  return table(['database', 'run', 'time', 'most memory'], rows);
}
