import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { openDatabase } from '../src/platform/database/db.ts';
import { isDatabaseDown } from '../src/platform/database/outage.ts';
import { silentLog } from '../src/platform/log.ts';
import { lineThat, startChild } from './support/child.ts';

/** The embedded database on a full disk, with a small temporary file system. */

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'prasthan-full-'));
const filling = path.join(folder, 'filling');
const dataDir = path.join(folder, 'data');
const mounted = mount();
afterAll(() => {
  if (mounted) execFileSync('umount', [folder]);
  fs.rmSync(folder, { recursive: true, force: true });
});

/** Mounts a small file system. @returns false where that is not allowed: without root, and in some containers */
function mount(): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=160m', 'tmpfs', folder], { stdio: 'pipe' });
    return true;
  } catch {
    console.warn('File systems cannot be mounted here: the tests of a full disk are left out.');
    return false;
  }
}
function fill(): void {
  const file = fs.openSync(filling, 'a');
  const piece = Buffer.alloc(4096);
  try {
    for (;;) fs.writeSync(file, piece);
  } catch (error) {
    expect(error).toMatchObject({ code: 'ENOSPC' });
  } finally {
    fs.closeSync(file);
  }
}

it.skipIf(!mounted)(
  'calls that write answer 503 as JSON, reads work, and writes work again when there is space',
  async () => {
    const env = { PATH: process.env['PATH'], DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'silent', DEMO: 'off' };
    const child = startChild('application-server.ts', { ...env, RATE_LIMITS: 'off' });
    const origin = `http://127.0.0.1:${(await lineThat(child, (line) => line.startsWith('port '))).slice(5)}`;
    let people = 0;
    const signUp = async () => {
      people += 1;
      const password = 'Himalaya-2026!';
      const body = JSON.stringify({
        email: `asha${people}@example.com`,
        password,
        confirm_password: password,
      });
      const headers = { 'content-type': 'application/json' };
      const response = await fetch(`${origin}/api/user/register/`, { method: 'POST', headers, body });
      return { status: response.status, body: (await response.json()) as object };
    };
    const ready = async () => (await fetch(`${origin}/readyz`)).status;
    expect([(await signUp()).status, await ready()]).toEqual([201, 200]);

    fill();
    const statuses = new Set<number>();
    for (let time = 0; time < 200 && !statuses.has(503); time += 1) {
      const answer = await signUp();
      statuses.add(answer.status);
      if (answer.status !== 201) expect(answer).toMatchObject({ status: 503, body: { code: 'unavailable' } });
    }
    expect(statuses).toContain(503);
    await expect.poll(ready, { timeout: 10_000 }).toBe(503);
    expect((await fetch(`${origin}/api/app/course-list/`)).status).toBe(200);
    expect((await fetch(`${origin}/healthz`)).status).toBe(200);

    fs.rmSync(filling);
    await expect.poll(ready, { timeout: 20_000 }).toBe(200);
    expect((await signUp()).status).toBe(201);
    child.process.kill('SIGKILL');
    await child.ended;
  },
  120_000,
);

it.skipIf(!mounted)(
  'a database that crashes because its log has no space is restarted automatically',
  async () => {
    const handle = await openDatabase({ databaseUrl: undefined, dataDir, log: silentLog });
    const told: string[] = [];
    await handle.listen('catalogue', (payload) => told.push(payload));
    const people = async () => (await handle.run('select count(*)::int as n from users'))[0]!['n'];
    const before = await people();
    fill();
    const log = "select pg_logical_emit_message(false, 'x', repeat('y', 1000000))";
    const failure: unknown = await (async () => {
      for (let time = 0; time < 100; time += 1) await handle.run(log);
    })().catch((error: unknown) => error);
    expect(isDatabaseDown(failure)).toBe(true);

    fs.rmSync(filling);
    await expect.poll(() => people().catch(() => 'down'), { timeout: 30_000 }).toBe(before);
    await handle.run("notify catalogue, 'changed'");
    await expect.poll(() => told).toEqual(['', 'changed']);
    await handle.close();
  },
  120_000,
);
