import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { makePrivate } from '../src/platform/files/private-files.ts';
import { lineThat, startChild, type Child } from './support/child.ts';

/** Only the site's user can read its files in DATA_DIR. */

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'prasthan-private-'));
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

const modeOf = (file: string) => (fs.lstatSync(file).mode & 0o777).toString(8);
/** The entries, including the directory itself, that group or others can access. */
function openToOthers(directory: string): string[] {
  const names = ['', ...fs.readdirSync(directory, { recursive: true, encoding: 'utf8' })];
  const open = names.filter((name) => (fs.lstatSync(path.join(directory, name)).mode & 0o077) !== 0);
  return open.map((name) => `${modeOf(path.join(directory, name))} ${name}`);
}

const dataDir = path.join(folder, 'data');
async function start(): Promise<{ child: Child; port: string }> {
  const env = { PATH: process.env['PATH'], DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'silent', DEMO: 'off' };
  const child = startChild('application-server.ts', env);
  return { child, port: (await lineThat(child, (line) => line.startsWith('port '))).slice(5) };
}
/** Signs up, which writes rows and a mail in MAIL_DIR. */
async function signUp(port: string, email: string): Promise<void> {
  const password = 'Himalaya-2026!';
  const response = await fetch(`http://127.0.0.1:${port}/api/user/register/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password, confirm_password: password }),
  });
  expect(response.status).toBe(201);
}
const mails = () => fs.readdirSync(path.join(dataDir, 'mail')).filter((name) => name.endsWith('.eml'));

it('files and directories are private after a start, after writes, and after a restart with old permissions', async () => {
  const first = await start();
  expect(openToOthers(dataDir)).toEqual([]);
  await signUp(first.port, 'asha@example.com');
  await expect.poll(mails, { timeout: 20_000 }).toHaveLength(1);
  expect(openToOthers(dataDir)).toEqual([]);
  first.child.process.kill('SIGKILL');
  await first.child.ended;

  // Permissions of an older release.
  execFileSync('chmod', ['-R', 'a+rwX', dataDir]);
  expect(openToOthers(dataDir).length).toBeGreaterThan(1_000);
  const second = await start();
  await signUp(second.port, 'bina@example.com');
  await expect.poll(mails, { timeout: 20_000 }).toHaveLength(2);
  expect(openToOthers(dataDir)).toEqual([]);
  second.child.process.kill('SIGKILL');
  await second.child.ended;
}, 120_000);

it('does not change other entries, or a directory that contains them', () => {
  const shared = path.join(folder, 'shared');
  fs.mkdirSync(path.join(shared, 'pgdata', 'base'), { recursive: true });
  fs.writeFileSync(path.join(shared, 'pgdata', 'base', '1'), '');
  fs.writeFileSync(path.join(shared, 'run.sh'), '');
  fs.chmodSync(path.join(shared, 'run.sh'), 0o755);
  fs.mkdirSync(path.join(folder, 'disk', 'images'), { recursive: true });
  fs.symlinkSync(path.join(folder, 'disk'), path.join(shared, 'files'));
  fs.symlinkSync(path.join(shared, 'run.sh'), path.join(shared, 'pgdata', 'link'));
  makePrivate(shared);
  expect(openToOthers(path.join(shared, 'pgdata')).filter((line) => !line.endsWith('link'))).toEqual([]);
  expect(openToOthers(path.join(folder, 'disk'))).toEqual([]);
  expect([modeOf(shared), modeOf(path.join(shared, 'run.sh'))]).toEqual(['755', '755']);
});

it('does not restrict a directory that users share', () => {
  const sticky = path.join(folder, 'tmp');
  fs.mkdirSync(sticky);
  fs.chmodSync(sticky, 0o1777);
  makePrivate(sticky);
  expect(fs.statSync(sticky).mode & 0o7777).toBe(0o1777);
});

it.skipIf(process.getuid?.() !== 0)('refuses files of another user with a clear message (needs root)', () => {
  const directory = path.join(folder, 'theirs');
  fs.mkdirSync(path.join(directory, 'files'), { recursive: true });
  const file = path.join(directory, 'files', 'document.enc');
  fs.writeFileSync(file, '');
  fs.chownSync(file, 1234, 1234);
  expect(() => makePrivate(directory)).toThrow(
    `${file} belongs to the user with the id 1234 and this process runs as 0: start it as that user, ` +
      `or change the owner with chown -R 0 ${path.dirname(file)}.`,
  );
});
