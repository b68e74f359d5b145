import fs from 'node:fs';
import { sql } from 'kysely';
import { openDatabase } from '../src/platform/database/db.ts';
import { silentLog } from '../src/platform/log.ts';

/** Opens the embedded database in DATA_DIR, reads a table and prints how much memory this process has, in kilobytes. */

const handle = await openDatabase({
  databaseUrl: undefined,
  dataDir: process.env['DATA_DIR'] ?? '',
  log: silentLog,
});
await sql`select count(*) from courses`.execute(handle.db);
console.log(/VmRSS:\s+(\d+)/.exec(fs.readFileSync('/proc/self/status', 'utf8'))?.[1]);
await handle.close();
