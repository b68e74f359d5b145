import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { openDatabase } from '../src/platform/database/db.ts';
import { silentLog } from '../src/platform/log.ts';
import { formOf, pdf } from './support/applications.ts';
import { lineThat, startChild, type Child } from './support/child.ts';
import { newStudent } from './support/real-student.ts';
import { PASSWORD } from './support/people.ts';

/** An erased person is in no file of DATA_DIR: embedded database, write-ahead log, documents, mails. */

const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'prasthan-erasure-'));
const mailDir = path.join(dataDir, 'mail');
let child: Child | undefined;
afterAll(async () => {
  child?.process.kill('SIGKILL');
  await child?.ended;
  fs.rmSync(dataDir, { recursive: true, force: true });
});

async function start(): Promise<string> {
  child = startChild('application-server.ts', {
    DATA_DIR: dataDir,
    DEMO: 'off',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'silent',
    PORT: '0',
  });
  const line = await lineThat(child, (said) => said.startsWith('port '));
  return `http://127.0.0.1:${line.slice(5)}`;
}
async function stop() {
  child!.process.kill('SIGTERM');
  child!.process.kill('SIGKILL');
  await child!.ended;
}

/** The files that contain a text, also with the line breaks of encoded mails. */
function filesWith(text: string): string[] {
  return fs
    .readdirSync(dataDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => fs.readFileSync(file).includes(text))
    .map((file) => path.relative(dataDir, file));
}

const CANARY = 'Zyxwvcanary';
const words = (at: number) => `${CANARY}${at}`;
const EMAIL = `${CANARY.toLowerCase()}@example.com`;

async function leaveTraces(origin: string): Promise<string> {
  const authorization = await newStudent(Number(new URL(origin).port), mailDir, EMAIL);
  const headers = { Authorization: authorization };
  const json = { ...headers, 'Content-Type': 'application/json' };
  const profile = { first_name: words(1), last_name: words(2), contact: '+977 980 1112223' };
  const changed = await fetch(`${origin}/api/user/profile/`, {
    method: 'PATCH',
    headers: json,
    body: JSON.stringify(profile),
  });
  expect(changed.status).toBe(200);
  const applied = await fetch(`${origin}/api/app/application-create/`, {
    method: 'POST',
    headers,
    body: formOf([
      ['first_name', words(3)],
      ['email', EMAIL],
      ['address', words(4)],
      ['preferred_course', words(5).repeat(400)],
      ['cv_documents[0][file]', { name: `${words(6)}.pdf`, bytes: pdf() }],
    ]),
  });
  expect(applied.status).toBe(201);
  const { id } = (await applied.json()) as { id: string };
  const first = await fetch(`${origin}/api/user/applications/${id}/`, { headers });
  const { documents } = (await first.json()) as { documents: { id: string }[] };
  const again = await fetch(`${origin}/api/app/application-create/`, {
    method: 'POST',
    headers,
    body: formOf([['earlier_documents', documents[0]!.id]]),
  });
  expect(again.status).toBe(201);
  // Answered by a mail that belongs to no account.
  const question = { name: words(7), email: EMAIL, contact: '980-1112223', message: words(8), consent: true };
  const asked = await fetch(`${origin}/api/app/enquiry-create/`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(question),
  });
  expect(asked.status).toBe(201);
  await fetch(`${origin}/api/user/password-reset/`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ email: EMAIL }),
  });
  return authorization;
}

it('erases a person from every file, within the minute', { timeout: 120_000 }, async () => {
  const origin = await start();
  const authorization = await leaveTraces(origin);
  const other = await newStudent(Number(new URL(origin).port), mailDir, 'remains@example.com');
  // Shows that the search would find the person.
  await vi.waitFor(
    () => expect(filesWith(EMAIL).some((file) => file.startsWith('mail/'))).toBe(true),
    10_000,
  );
  expect(filesWith(CANARY).some((file) => file.startsWith('pgdata/'))).toBe(true);

  const erased = await fetch(`${origin}/api/user/delete/`, {
    method: 'POST',
    headers: { Authorization: authorization, 'Content-Type': 'application/json' },
    body: JSON.stringify({ password: PASSWORD }),
  });
  expect(erased.status).toBe(200);
  await vi.waitFor(
    () => expect(filesWith(EMAIL).filter((file) => file.startsWith('mail/'))).toEqual([]),
    10_000,
  );
  await stop();

  // Advances the queue by a minute.
  const handle = await openDatabase({ databaseUrl: undefined, dataDir, log: silentLog });
  const due = await handle.run(`update pgboss.job set start_after = now()
    where name = 'rewrite-tables' and state = 'created' returning name`);
  expect(due).toHaveLength(1);
  await handle.close();

  const again = await start();
  await vi.waitFor(
    () => {
      const left = [CANARY, EMAIL, '9801112223'].flatMap((text) =>
        filesWith(text).map((file) => [text, file]),
      );
      expect(left).toEqual([]);
    },
    { timeout: 30_000, interval: 200 },
  );
  // Other people are not affected.
  const profile = await fetch(`${again}/api/user/profile/`, { headers: { Authorization: other } });
  expect(await profile.json()).toMatchObject({ email: 'remains@example.com' });
  expect(filesWith('remains@example.com').length).toBeGreaterThan(0);
});
