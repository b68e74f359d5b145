import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { NODE, startSiteProcess, type SiteProcess } from '../tests/support/site-process.ts';
import { table } from './measure.ts';
import { makePeople, PASSWORD, post } from './people.ts';
import { newDatabase, type BenchDatabase } from './register.ts';
import { measured, sendFiles, type Sent, type Target } from './upload.ts';

const MEGABYTE = 1024 * 1024;
/** Size of the large file, and how often it is sent. */
const LARGE_MB = Number(process.env['UPLOAD_MB'] ?? 512);
const TIMES = 3;
/** Total size of one large submission, and its number of files. */
const HUGE_MB = LARGE_MB * 4;
const HUGE_FILES = 8;
/** A typical submission of a student: three photos. */
const SMALL = {
  submissions: Number(process.env['UPLOAD_SUBMISSIONS'] ?? 200),
  atOnce: 8,
  files: 3,
  bytes: 100_000,
};
const KILLS = 5;

async function startBare(): Promise<{ target: Target; stop(): Promise<void> }> {
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'prasthan-bare-'));
  const child: ChildProcess = spawn(NODE, ['bench/bare-upload.ts', directory], { stdio: 'pipe' });
  const [line] = (await once(child.stdout!, 'data')) as [Buffer];
  return {
    target: { port: Number(/port (\d+)/.exec(line.toString())?.[1]), pid: child.pid ?? 0 },
    async stop() {
      child.kill('SIGKILL');
      await once(child, 'close');
      fs.rmSync(directory, { recursive: true, force: true });
    },
  };
}

/** Sends the small submissions, one after the other from each sender. @returns submissions per second */
async function perSecond(senders: readonly Target[]): Promise<number> {
  const { submissions, files, bytes } = SMALL;
  const start = performance.now();
  let begun = 0;
  const send = async (sender: Target) => {
    for (; begun < submissions;) {
      begun += 1;
      await sendFiles(sender, files, bytes);
    }
  };
  await Promise.all(senders.map(send));
  return submissions / ((performance.now() - start) / 1000);
}

interface Figures {
  large: Sent[];
  huge: Sent;
  perSecond: number;
}

/** @param senders of the small submissions; the first one sends the large ones */
async function measureOf(senders: readonly Target[]): Promise<Figures> {
  const [target] = senders;
  if (!target) throw new Error('Nobody sends');
  // Warm up, so that compilation and caches do not count as a cost of uploads.
  for (let time = 0; time < 20; time += 1) await sendFiles(target, 3, MEGABYTE);
  // Measured first: memory that other uploads have freed would hide what this one needs.
  const each = Math.round((HUGE_MB * MEGABYTE) / HUGE_FILES);
  const huge = await measured(target, () => sendFiles(target, HUGE_FILES, each));
  const large: Sent[] = [];
  for (let time = 0; time < TIMES; time += 1)
    large.push(await measured(target, () => sendFiles(target, 1, LARGE_MB * MEGABYTE)));
  return { large, huge, perSecond: await perSecond(senders) };
}

const mailDirOf = ({ settings }: BenchDatabase) => path.join(settings['DATA_DIR'] ?? '', 'mail');
/** PUBLIC_ORIGIN is fixed, because tokens are only valid for one origin and the port changes with a restart. */
const settingsOf = (database: BenchDatabase) => ({
  ...database.settings,
  MAIL_DIR: mailDirOf(database),
  PUBLIC_ORIGIN: 'http://127.0.0.1',
});

/** Each sender is a student of their own: submissions of one student take turns, because their quota is checked. */
async function openSite(
  database: BenchDatabase,
  students: number,
): Promise<{ site: SiteProcess; senders: Target[] }> {
  const site = await startSiteProcess(settingsOf(database));
  const port = Number(new URL(site.origin).port);
  const senders: Target[] = [];
  for (const email of await makePeople(site.origin, mailDirOf(database), students)) {
    const form = { email, password: PASSWORD };
    const { token } = (await post(`${site.origin}/api/user/login/`, form, 200)) as {
      token: { access: string };
    };
    senders.push({ port, pid: site.pid, authorization: `Bearer ${token.access}` });
  }
  return { site, senders };
}

async function withDatabase<T>(
  kind: BenchDatabase['kind'],
  work: (database: BenchDatabase) => Promise<T>,
): Promise<T> {
  const database = await newDatabase(kind);
  try {
    return await work(database);
  } finally {
    await database.remove();
  }
}

/** Kills the site during small submissions and times each restart until /readyz answers. @returns seconds */
async function readyAgain(database: BenchDatabase): Promise<number[]> {
  const seconds: number[] = [];
  const opened = await openSite(database, 1);
  let { site } = opened;
  const target = opened.senders[0]!;
  for (let kill = 0; kill < KILLS; kill += 1) {
    await sendFiles(target, 3, SMALL.bytes);
    const dying = Promise.allSettled(Array.from({ length: 4 }, () => sendFiles(target, 3, MEGABYTE)));
    await sendFiles(target, 1, SMALL.bytes);
    process.kill(site.pid, 'SIGKILL');
    await dying;
    const start = performance.now();
    site = await startSiteProcess(settingsOf(database));
    Object.assign(target, { port: Number(new URL(site.origin).port), pid: site.pid });
    const ready = await fetch(`${site.origin}/readyz`);
    if (ready.status !== 200) throw new Error(`/readyz answered ${ready.status}`);
    seconds.push((performance.now() - start) / 1000);
  }
  await site.stop();
  return seconds;
}

const middle = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

const row = (name: string, { large, huge, perSecond: many }: Figures, ready: readonly number[] = []) => [
  name,
  `${(LARGE_MB / middle(large.map(({ seconds }) => seconds))).toFixed(0)} MB/s`,
  `${Math.max(...large.map(({ moreMegabytes }) => moreMegabytes)).toFixed(0)} MB`,
  `${huge.moreMegabytes.toFixed(0)} MB`,
  many.toFixed(1),
  ready.length > 0 ? `${middle(ready).toFixed(1)} s, at most ${Math.max(...ready).toFixed(1)} s` : '',
];

/** Compares uploads with a minimal upload program in the same run, over HTTP on this machine. */
export async function benchUploads(): Promise<string> {
  const rows: string[][] = [];
  const bare = await startBare();
  try {
    rows.push(
      row('bare busboy to disk', await measureOf(Array.from({ length: SMALL.atOnce }, () => bare.target))),
    );
  } finally {
    await bare.stop();
  }
  for (const kind of ['PostgreSQL', 'PGlite'] as const) {
    const figures = await withDatabase(kind, async (database) => {
      const { site, senders } = await openSite(database, SMALL.atOnce);
      try {
        return await measureOf(senders);
      } finally {
        await site.stop();
      }
    });
    rows.push(row(kind, figures, await withDatabase(kind, readyAgain)));
  }
  const { submissions, atOnce, files, bytes } = SMALL;
  return [
    `One file of ${LARGE_MB} MB ${TIMES} times; one submission of ${HUGE_MB} MB in ${HUGE_FILES} files; ` +
      `${submissions} submissions of ${files} files of ${bytes / 1000} kB, from ${atOnce} students at once; ` +
      `killed ${KILLS} times with -9 while submissions run.`,
    '',
    table(
      [
        'program',
        'large file',
        'more memory',
        `more memory, ${HUGE_MB} MB`,
        'submissions/s',
        'ready after kill -9',
      ],
      rows,
    ),
  ].join('\n');
}
