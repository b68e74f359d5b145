import { randomInt } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { sweep } from '../src/domain/applications/commands.sweep.ts';
import { openDatabase } from '../src/platform/database/db.ts';
import { encryptedFiles } from '../src/platform/files/encrypted-files.ts';
import { silentLog } from '../src/platform/log.ts';
import { diskStorage } from '../src/platform/files/storage.ts';
import { lineThat, startChild, type Child } from './support/child.ts';
import { applicant, applyWhile, compareCases, sendAgain } from './support/kept-cases.ts';
import { DATABASES, missing } from './support/own-site.ts';
import { startPostgres } from './support/postgres.ts';
import { newStudent } from './support/real-student.ts';
import { testSecretKeys } from './support/secret-keys.ts';
import { twoLooks } from './support/two-looks.ts';

/** The short form of `npm run faults kill`, which kills the built site 25 times. */
const KILLS = 4;
const STUDENTS = 4;
const DAY_MS = 24 * 3_600_000;

describe.each(DATABASES)('%s', (database) => {
  it.skipIf(missing(database))(
    `keeps acknowledged applications and shows no partial ones when killed ${KILLS} times during submissions`,
    { timeout: 120_000 },
    async () => {
      const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'prasthan-kill-'));
      afterAll(() => fs.rmSync(dataDir, { recursive: true, force: true }));
      const server = database === 'PostgreSQL' ? await startPostgres() : undefined;
      afterAll(() => server?.stop());
      const databaseUrl = server?.url('postgres');
      let port = 0;
      const start = async (): Promise<Child> => {
        const child = startChild('application-server.ts', {
          DATA_DIR: dataDir,
          ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
          DEMO: 'off',
          RATE_LIMITS: 'off',
          LOG_LEVEL: 'silent',
          PORT: '0',
        });
        port = Number((await lineThat(child, (said) => said.startsWith('port '))).slice(5));
        return child;
      };
      let child = await start();
      const mailDir = path.join(dataDir, 'mail');
      const emails = Array.from({ length: STUDENTS }, (_, at) => `student${at}@example.com`);
      const students = await Promise.all(
        emails.map(async (email) => applicant(await newStudent(port, mailDir, email))),
      );

      let interrupted = 0;
      // On a busy machine a kill can find a server that has begun none of the uploads, so four may interrupt none.
      for (let kills = 0; kills < KILLS || interrupted === 0; kills += 1) {
        const earlier = students.map(({ submissions }) => submissions.length);
        // Killed at a random step between the first piece and the first answers: pieces are sent faster than they are read.
        let steps = randomInt(1, 300);
        const step = () => {
          steps -= 1;
          if (steps === 0) child.process.kill('SIGKILL');
        };
        const answer = (status: number | undefined) => expect([201, undefined]).toContain(status);
        const goesOn = () => !child.process.killed;
        await Promise.all(students.map((each) => applyWhile(() => port, each, goesOn, { step, answer })));
        await child.ended;
        child = await start();
        interrupted = filesIn(dataDir);
        for (const [at, each] of students.entries()) {
          // The files of this round; those of all rounds are checked again at the end.
          const { documents, ...kept } = await compareCases(port, each, earlier[at]);
          expect(kept).toMatchObject({ lost: [], faults: [] });
          interrupted -= documents;
        }
      }

      for (const each of students) expect(await sendAgain(port, each)).toEqual([]);
      child.process.kill('SIGKILL');
      await child.ended;
      await expectNothingLoose(dataDir, databaseUrl);
    },
  );
});

const filesFolder = (dataDir: string) => path.join(dataDir, 'files');

/** How many files are stored, those of interrupted uploads included. The first one makes the folder. */
function filesIn(dataDir: string): number {
  const folder = filesFolder(dataDir);
  if (!fs.existsSync(folder)) return 0;
  const entries = fs.readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).length;
}

/**
 * Files of interrupted uploads remain until the sweep: encrypted, in no list, not accessible. The sweep deletes those
 * older than a day, so the clock is advanced by a day.
 */
async function expectNothingLoose(dataDir: string, databaseUrl: string | undefined): Promise<void> {
  const storage = diskStorage(filesFolder(dataDir));
  const handle = await openDatabase({ databaseUrl, dataDir, log: silentLog });
  try {
    const rows = async () => {
      const [row] = await handle.run(`select (select count(*) from stored_files) as files,
        (select count(*) from file_keys) as keys, (select count(*) from application_documents) as documents`);
      return row!;
    };
    const before = await rows();
    expect(Number(before['files'])).toBeGreaterThan(Number(before['documents']));
    const context = {
      db: handle.db,
      files: encryptedFiles(storage, testSecretKeys().of('file keys')),
      storage,
      clock: { now: () => new Date(Date.now() + DAY_MS + 60_000) },
    };
    await twoLooks(handle.db, () => sweep(context));
    const after = await rows();
    expect([after['files'], after['keys'], filesIn(dataDir)].map(Number)).toEqual(
      [before['documents'], before['documents'], before['documents']].map(Number),
    );
  } finally {
    await handle.close();
  }
}
