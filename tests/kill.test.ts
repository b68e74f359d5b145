import { randomInt } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import type { Application, ApplicationItem } from '../src/contract/applications.ts';
import { sweep } from '../src/domain/applications/commands.sweep.ts';
import { openDatabase } from '../src/platform/database/db.ts';
import { encryptedFiles } from '../src/platform/files/encrypted-files.ts';
import { silentLog } from '../src/platform/log.ts';
import { diskStorage } from '../src/platform/files/storage.ts';
import { lineThat, startChild, type Child } from './support/child.ts';
import { newStudent } from './support/real-student.ts';
import { newSubmission, sendSubmission, sha256, type Submission } from './support/submissions.ts';
import { twoLooks } from './support/two-looks.ts';
import { testSecretKeys } from './support/secret-keys.ts';

const KILLS = 25;
const STUDENTS = 4;
const DAY_MS = 24 * 3_600_000;

const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'prasthan-kill-'));
const mailDir = path.join(dataDir, 'mail');
afterAll(() => fs.rmSync(dataDir, { recursive: true, force: true }));

/** Starts the application with the same data. */
async function start(): Promise<{ child: Child; port: number }> {
  const child = startChild('application-server.ts', {
    DATA_DIR: dataDir,
    DEMO: 'off',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'silent',
    PORT: '0',
  });
  const line = await lineThat(child, (said) => said.startsWith('port '));
  return { child, port: Number(line.slice(5)) };
}

let port = 0;
async function call(method: string, path: string, authorization?: string, body?: object) {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    method,
    headers: {
      'Content-Type': 'application/json',
      ...(authorization !== undefined && { Authorization: authorization }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: response.status, bytes: Buffer.from(await response.arrayBuffer()) };
}
const json = ({ bytes }: { bytes: Buffer }): unknown => JSON.parse(bytes.toString());

/** The ids of every case in a student's list, by the name of its submission. */
async function casesOf(authorization: string): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (let next: string | null = '/api/user/applications/?records=100'; next;) {
    const page = json(await call('GET', next, authorization)) as {
      next: string | null;
      results: ApplicationItem[];
    };
    for (const { id, preferred_course: name } of page.results) {
      expect(found.has(name), 'a submission that made two cases').toBe(false);
      found.set(name, id);
    }
    next = page.next && new URL(page.next).pathname + new URL(page.next).search;
  }
  return found;
}

/** Checks that the case has exactly these files, byte for byte. */
async function expectWhole(authorization: string, id: string, { files }: Submission) {
  const { documents } = json(
    await call('GET', `/api/user/applications/${id}/`, authorization),
  ) as Application;
  expect(documents.map(({ file_name }) => file_name).sort()).toEqual(
    files.map(({ fileName }) => fileName).sort(),
  );
  for (const { id: documentId, file_name } of documents) {
    const read = await call('GET', `/api/user/applications/${id}/documents/${documentId}/`, authorization);
    expect(read.status).toBe(200);
    const sent = files.find(({ fileName }) => fileName === file_name)!;
    expect(sha256(read.bytes)).toBe(sha256(sent.bytes));
  }
}

it(
  `keeps acknowledged applications and shows no partial ones when killed ${KILLS} times during submissions`,
  { timeout: 300_000 },
  async () => {
    let { child, port: first } = await start();
    port = first;
    const students: string[] = [];
    for (let at = 0; at < STUDENTS; at += 1)
      students.push(await newStudent(port, mailDir, `student${at}@example.com`));
    const submissions = students.map((): Submission[] => []);

    for (let kill = 0; kill < KILLS; kill += 1) {
      const earlier = submissions.map((each) => each.length);
      // Killed at a random step between the first piece and the first answers: pieces are sent faster than they are read.
      let steps = randomInt(1, 300);
      const step = () => {
        steps -= 1;
        if (steps === 0) child.process.kill('SIGKILL');
      };
      await Promise.all(
        students.map(async (authorization, at) => {
          while (!child.process.killed) {
            const submission = newSubmission(randomInt(1, 4), randomInt(1_000, 100_000));
            submissions[at]!.push(submission);
            const status = await sendSubmission(port, authorization, submission, step);
            expect([201, undefined]).toContain(status);
          }
        }),
      );
      await child.ended;
      ({ child, port } = await start());

      for (const [at, authorization] of students.entries()) {
        const cases = await casesOf(authorization);
        for (const submission of submissions[at]!) {
          const found = cases.get(submission.name);
          if (submission.answer) expect(found).toBe(submission.answer.id);
          // If everything was sent, only the answer may be lost; otherwise nothing may be stored.
          if (found) expect(submission.sent).toBe(true);
        }
        // The files of this round; those of all rounds are checked again at the end.
        for (const submission of submissions[at]!.slice(earlier[at])) {
          const found = cases.get(submission.name);
          if (found) await expectWhole(authorization, found, submission);
        }
      }
    }

    // Like a phone without an answer, send the same again under the same key: each must be one case.
    for (const [at, authorization] of students.entries()) {
      for (const submission of submissions[at]!.filter(({ answer }) => !answer)) {
        expect(await sendSubmission(port, authorization, submission)).toBe(201);
      }
      const cases = await casesOf(authorization);
      expect(cases.size).toBe(submissions[at]!.length);
      for (const submission of submissions[at]!) {
        const found = cases.get(submission.name)!;
        expect(found).toBe(submission.answer?.id);
        await expectWhole(authorization, found, submission);
      }
    }
    child.process.kill('SIGKILL');
    await child.ended;
    await expectNothingLoose();
  },
);

/**
 * Files of interrupted uploads remain until the sweep: encrypted, in no list, not accessible. The sweep deletes those
 * older than a day, so the clock is advanced by a day.
 */
async function expectNothingLoose(): Promise<void> {
  const directory = path.join(dataDir, 'files');
  const storage = diskStorage(directory);
  const handle = await openDatabase({ databaseUrl: undefined, dataDir, log: silentLog });
  const stored = () => {
    const entries = fs.readdirSync(directory, { recursive: true, withFileTypes: true });
    return entries.filter((entry) => entry.isFile()).length;
  };
  try {
    const rows = async () => {
      const [row] = await handle.run(`select (select count(*) from stored_files) as files,
        (select count(*) from file_keys) as keys, (select count(*) from application_documents) as documents`);
      return row!;
    };
    const before = await rows();
    // Otherwise no upload was interrupted, and this test would prove nothing.
    expect(Number(before['files'])).toBeGreaterThan(Number(before['documents']));
    const context = {
      db: handle.db,
      files: encryptedFiles(storage, testSecretKeys().of('file keys')),
      storage,
      clock: { now: () => new Date(Date.now() + DAY_MS + 60_000) },
    };
    await twoLooks(handle.db, () => sweep(context));
    const after = await rows();
    expect([after['files'], after['keys'], stored()]).toEqual([
      before['documents'],
      before['documents'],
      Number(before['documents']),
    ]);
  } finally {
    await handle.close();
  }
}
