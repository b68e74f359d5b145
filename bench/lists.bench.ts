import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startPostgres } from '../tests/support/postgres.ts';
import { openDatabase, type DatabaseHandle } from '../src/platform/database/db.ts';
import { migrate } from '../src/platform/database/migrate.ts';
import { silentLog } from '../src/platform/log.ts';
import { fillBooks } from './made-up-books.ts';
import { fillOffice } from './made-up-office.ts';
import { listReads } from './list-reads.ts';
import { latencyOf, ms, table } from './measure.ts';

const TIMES = 20;

/** Times of every list of the back office, by filter, order and search, its last page too, in an office of years. */
export async function benchLists(): Promise<string> {
  const rows: string[][] = [];
  for (const kind of ['PostgreSQL', 'PGlite'] as const) {
    const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'prasthan-bench-'));
    const server = kind === 'PostgreSQL' ? await startPostgres() : undefined;
    const handle = await openDatabase({ dataDir, databaseUrl: server?.url('postgres'), log: silentLog });
    await migrate(handle, silentLog);
    const counselor = await fillOffice(handle);
    await fillBooks(handle);
    rows.push(...(await measured(kind, handle, counselor)));
    await handle.close();
    await server?.stop();
    fs.rmSync(dataDir, { recursive: true, force: true });
  }
  return table(['database', 'list', 'found', 'p50', 'p99'], rows);
}

async function measured(kind: string, handle: DatabaseHandle, counselor: string): Promise<string[][]> {
  const rows: string[][] = [];
  for (const [what, read] of await listReads(handle, counselor)) {
    const times: number[] = [];
    let found = 0;
    for (let nth = 0; nth < TIMES; nth += 1) {
      const start = performance.now();
      found = await read();
      times.push(performance.now() - start);
    }
    const { p50, p99 } = latencyOf(times);
    rows.push([kind, what, found.toLocaleString('en'), ms(p50), ms(p99)]);
  }
  return rows;
}
