import { randomInt } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, expect, it } from 'vitest';
import { openDatabase } from '../src/platform/database/db.ts';
import { silentLog } from '../src/platform/log.ts';
import { lineThat, startChild } from './support/child.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'prasthan-durable-'));
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));
const dataDir = path.join(folder, 'data');
const KILLS = 4;

it('keeps all acknowledged rows when it is killed while writing', { timeout: 120_000 }, async () => {
  let acknowledged = 0;
  for (let kill = 0; kill < KILLS; kill += 1) {
    const writer = startChild('durable-writer.ts', dataDir);
    let left = randomInt(1, 60);
    await lineThat(writer, (line) => {
      acknowledged = Number(line);
      left -= 1;
      return left <= 0;
    });
    writer.process.kill('SIGKILL');
    // Includes lines that were written before the signal.
    for await (const line of writer.lines) acknowledged = Number(line);
    await writer.ended;
  }
  expect(acknowledged).toBeGreaterThanOrEqual(KILLS);
  const handle = await openDatabase({ databaseUrl: undefined, dataDir, log: silentLog });
  const { rows } = await sql<{ count: number; last: number }>`
    select count(*) as count, max(n) as last from acknowledged`.execute(handle.db);
  const settings = await sql<{ fsync: string; method: string }>`
    select current_setting('fsync') as fsync, current_setting('wal_sync_method') as method`.execute(
    handle.db,
  );
  await handle.close();
  expect(rows[0]!.last).toBeGreaterThanOrEqual(acknowledged);
  expect(rows[0]!.count).toBe(rows[0]!.last);
  expect(settings.rows[0]).toEqual({ fsync: 'on', method: 'fsync' });
});

it('refuses a second process on the same directory and says what to do', { timeout: 60_000 }, async () => {
  const first = startChild('durable-writer.ts', dataDir);
  await lineThat(first, () => true);
  const { code, errors } = await startChild('durable-writer.ts', dataDir).ended;
  first.process.kill('SIGKILL');
  await first.ended;
  expect(code).toBe(1);
  expect(errors).toBe(
    `The data directory ${dataDir} is in use by process ${first.process.pid}. Stop that process, give this one ` +
      `another DATA_DIR, or set DATABASE_URL to a PostgreSQL server, which several processes can share.\n`,
  );
});

it('takes over a lock from a dead process, from before a reboot, and from an incomplete file', async () => {
  const { lockDataDir } = await import('../src/platform/files/data-dir-lock.ts');
  const directory = path.join(folder, 'locks');
  const file = path.join(directory, 'lock.json');
  fs.mkdirSync(directory);
  const ended = startChild('durable-writer.ts', path.join(folder, 'unused'));
  ended.process.kill('SIGKILL');
  await ended.ended;
  const left = [
    JSON.stringify({ pid: ended.process.pid, started: '' }),
    // Our own pid, but with another boot id.
    JSON.stringify({ pid: process.pid, started: 'another-boot/1' }),
    '{"pid":',
    '',
  ];
  for (const content of left) {
    fs.writeFileSync(file, content);
    const release = lockDataDir(directory);
    expect(() => lockDataDir(directory)).toThrow(`is in use by process ${process.pid}`);
    release();
    expect(fs.readdirSync(directory)).toEqual([]);
  }
});
