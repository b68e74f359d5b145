import { execFile } from 'node:child_process';
import path from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { promisify } from 'node:util';
import { SERVER_FLAGS, serverEnv } from '../scripts/process-settings.mjs';
import { NODE, startSiteProcess, type SiteProcess } from '../tests/support/site-process.ts';
import { residentOf, table, watchMemory } from './measure.ts';
import { OFFICE, OFFICE_SETTINGS, officeAt } from './office.ts';
import { makePeople, PASSWORD, post } from './people.ts';
import { questions } from './questions.ts';
import { newDatabase, type BenchDatabase } from './register.ts';
import { choicesOf } from './search.bench.ts';
import { sendFiles } from './upload.ts';

/** How long each site is kept busy, and how long it rests before it is measured. */
const MINUTES = Number(process.env['MEMORY_MINUTES'] ?? 10);
const REST_MS = 60_000;
const MEGABYTE = 1024 * 1024;
/** One submission in so many has a large file. */
const LARGE_EVERY = 10;
const LARGE_MB = 20;
/** A token is valid for some minutes: log in again after so many submissions. */
const LOGIN_EVERY = 200;
/** Pause between two submissions or logins of one person. */
const PAUSE_MS = 500;

/** Memory of a process that has only the embedded database open, in megabytes. */
async function databaseAlone({ settings }: BenchDatabase): Promise<number> {
  const env = serverEnv({ PATH: process.env['PATH'], DATA_DIR: settings['DATA_DIR'] });
  const { stdout } = await promisify(execFile)(NODE, [...SERVER_FLAGS, 'bench/bare-database.ts'], { env });
  return Number(stdout) / 1024;
}

/** Visitors, students and staff at once, each doing one thing after the other, until the time is over. */
async function keepBusy(site: SiteProcess, mailDir: string): Promise<Record<string, number>> {
  const { origin } = site;
  const asked = questions(await choicesOf(origin), 20_000);
  const [email] = await makePeople(origin, mailDir, 1);
  const logIn = async () => {
    const { token } = (await post(`${origin}/api/user/login/`, { email, password: PASSWORD }, 200)) as {
      token: { access: string };
    };
    return {
      port: Number(new URL(origin).port),
      pid: site.pid,
      authorization: `Bearer ${token.access}`,
    };
  };
  let target = await logIn();
  const office = await officeAt(origin);
  const read = async (address: string) => {
    const response = await fetch(`${origin}${address}`);
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${response.status} for ${address}`);
  };
  const end = Date.now() + MINUTES * 60_000;
  const done: Record<string, number> = {};
  const one = async (what: string, act: (at: number) => Promise<unknown>, pause = 0) => {
    for (let at = 0; Date.now() < end; at += 1) {
      await act(at);
      done[what] = (done[what] ?? 0) + 1;
      if (pause > 0) await after(pause);
    }
  };
  const question = (at: number) => asked[at % asked.length] ?? '';
  // Numbers make the addresses different, so that no page is cached.
  await Promise.all([
    one('pages', (at) => read(`/course-search?${question(at)}&page=1&n=${at}`)),
    one('pages', (at) => read(`/course-search?search=nursing+${at}`)),
    one('searches', (at) => read(`/api/app/course-list/?${question(at + 7)}&records=${1 + (at % 50)}`)),
    one('cached pages', () => read('/'), 20),
    one('office', () => office.get('/api/staff/today/'), 200),
    one('logins', () => post(`${origin}/api/user/login/`, OFFICE, 200), PAUSE_MS),
    one(
      'submissions',
      async (at) => {
        if (at % LOGIN_EVERY === LOGIN_EVERY - 1) target = await logIn();
        await (at % LARGE_EVERY === 0
          ? sendFiles(target, 1, LARGE_MB * MEGABYTE)
          : sendFiles(target, 3, MEGABYTE / 10));
      },
      PAUSE_MS,
    ),
  ]);
  return done;
}

async function rowOf(kind: BenchDatabase['kind']): Promise<{ row: string[]; done: Record<string, number> }> {
  const database = await newDatabase(kind);
  try {
    const mailDir = path.join(database.settings['DATA_DIR'] ?? '', 'mail');
    const settings = { ...database.settings, ...OFFICE_SETTINGS, MAIL_DIR: mailDir, DEMO: 'on' };
    const site = await startSiteProcess(settings);
    const started = residentOf(site.pid);
    const most = watchMemory(site.pid);
    const done = await keepBusy(site, mailDir);
    await after(REST_MS);
    const rest = residentOf(site.pid);
    const peak = most();
    await site.stop();
    const alone = kind === 'PGlite' ? await databaseAlone(database) : 0;
    const megabytes = (value: number) => `${value.toFixed(0)} MB`;
    return { done, row: [kind, ...[alone, started, peak, rest, rest - alone].map(megabytes)] };
  } finally {
    await database.remove();
  }
}

/**
 * What the server keeps after minutes of load, beside what the embedded database needs alone.
 * @param options names of databases; none: both
 */
export async function benchMemory(options: readonly string[]): Promise<string> {
  const measured: Awaited<ReturnType<typeof rowOf>>[] = [];
  for (const kind of ['PostgreSQL', 'PGlite'] as const)
    if (options.length === 0 || options.includes(kind)) measured.push(await rowOf(kind));
  const head = [
    'database',
    'the database alone',
    'after the first start',
    'most',
    'at rest',
    'above the database',
  ];
  const work = measured.map(({ row, done }) => `${row[0]}: ${JSON.stringify(done)}`);
  return `${MINUTES} minutes of load\n\n${table(
    head,
    measured.map(({ row }) => row),
  )}\n\n${work.join('\n')}`;
}
