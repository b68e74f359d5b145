import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { IMPORT_FLAGS, serverEnv } from '../scripts/process-settings.mjs';
import { startPostgres } from '../tests/support/postgres.ts';
import { NODE } from '../tests/support/site-process.ts';
import { watchMemory } from './measure.ts';

/** Path of the official workbook, from CRICOS_FILE. @throws Error when it is not set or the file does not exist */
export function registerFile(): string {
  const file = process.env['CRICOS_FILE'];
  if (!file || !fs.existsSync(file))
    throw new Error('Set CRICOS_FILE to a CRICOS workbook from data.gov.au to measure with.');
  return file;
}

export interface BenchDatabase {
  kind: 'PostgreSQL' | 'PGlite';
  settings: Record<string, string>;
  remove(): Promise<void>;
}

export async function newDatabase(kind: BenchDatabase['kind']): Promise<BenchDatabase> {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'prasthan-bench-'));
  const removeDir = () => fs.rmSync(dataDir, { recursive: true, force: true });
  if (kind === 'PGlite') {
    return { kind, settings: { DATA_DIR: dataDir, DEMO: 'off' }, remove: async () => removeDir() };
  }
  const server = await startPostgres();
  return {
    kind,
    settings: { DATA_DIR: dataDir, DATABASE_URL: server.url('postgres'), DEMO: 'off' },
    async remove() {
      await server.stop();
      removeDir();
    },
  };
}

export interface ImportFigures {
  seconds: number;
  megabytes: number;
}

/** Imports the register as `npm run import` does, with the built program. @param args further arguments, such as '--dry-run' */
export const importRegister = (database: BenchDatabase, ...args: string[]): Promise<ImportFigures> =>
  runImport(database, ['cricos', registerFile(), ...args]);

/** Lists what the import holds back: nothing, but the database and its tables are made. */
export const makeTables = (database: BenchDatabase): Promise<ImportFigures> => runImport(database, ['held']);

async function runImport(database: BenchDatabase, args: readonly string[]): Promise<ImportFigures> {
  const start = performance.now();
  const env = serverEnv({ PATH: process.env['PATH'], ...database.settings });
  const command = [...IMPORT_FLAGS, 'dist/app/import.js', ...args];
  const child = spawn(NODE, command, { env, stdio: 'pipe' });
  const memory = watchMemory(child.pid ?? 0);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => (output = (output + chunk.toString()).slice(-4000)));
  }
  const [code] = (await once(child, 'exit')) as [number];
  if (code !== 0) throw new Error(`The import failed:\n${output}`);
  return { seconds: (performance.now() - start) / 1000, megabytes: memory() };
}
