import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { openDatabase } from '../../src/platform/database/db.ts';
import { silentLog } from '../../src/platform/log.ts';
import { applicant } from '../../tests/support/kept-cases.ts';
import type { DatabaseName } from '../../tests/support/own-site.ts';
import { newSubmission, sendSubmission } from '../../tests/support/submissions.ts';
import { makePeople, PASSWORD, signUp } from '../people.ts';
import { check, newFindings, type Findings } from './findings.ts';
import { withSite, type FaultySite } from './site.ts';

/** Debian's package faketime. */
const LIBRARY = ['x86_64', 'aarch64']
  .map((kind) => `/usr/lib/${kind}-linux-gnu/faketime/libfaketimeMT.so.1`)
  .find((file) => fs.existsSync(file));
const DAY = 86_400;
/** The clock compared with the real one, in days, one jump after the other. */
const JUMPS = [1, 0, -1, 0];
const PATIENCE_MS = 30_000;
/** How long each time lasts, so that repeated jobs run in it: workers look for due jobs every 30 seconds. */
const ROUND_MS = 65_000;
/** Longest window of a limit that is counted here. */
const WINDOW_SECONDS = 3_600;
const TRIES = 30;
const EMAIL = 'person0@example.com';

interface Session {
  access: string;
  refresh: string;
}

/** Waits until something is true. @returns false if it is not after half a minute */
async function soon(isTrue: () => boolean | Promise<boolean>): Promise<boolean> {
  const start = performance.now();
  while (!(await isTrue())) {
    if (performance.now() - start > PATIENCE_MS) return false;
    await after(100);
  }
  return true;
}

async function ask(site: FaultySite, address: string, body?: object, access?: string) {
  const response = await fetch(site.origin() + address, {
    method: body ? 'POST' : 'GET',
    headers: {
      'content-type': 'application/json',
      ...(access !== undefined && { authorization: `Bearer ${access}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const seconds = Number(response.headers.get('retry-after') ?? 0);
  return { status: response.status, body: await response.text(), seconds };
}

async function logIn(site: FaultySite): Promise<Session> {
  const { body } = await ask(site, '/api/user/login/', { email: EMAIL, password: PASSWORD });
  return (JSON.parse(body) as { token: Session }).token;
}

/** The clock of the site jumps by a day, forward and back, while it runs. */
export async function clock(database: DatabaseName): Promise<Findings> {
  const what = `the clock jumps ${JUMPS.length} times while the site runs: a day ahead, right, a day behind, right`;
  const findings = newFindings('clock', database, what);
  if (!LIBRARY) return { ...findings, leftOut: 'faketime is not installed here' };
  const offset = path.join(fs.mkdtempSync('/tmp/prasthan-faketime-'), 'offset');
  const setClock = (days: number) =>
    fs.writeFileSync(offset, `${days < 0 ? '-' : '+'}${Math.abs(days * DAY)}\n`);
  setClock(0);
  const settings = {
    LD_PRELOAD: LIBRARY,
    FAKETIME_TIMESTAMP_FILE: offset,
    FAKETIME_CACHE_DURATION: '1',
    // What NTP corrects is the time of day only.
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
    NO_FAKE_STAT: '1',
  };
  await withSite(database, findings, { settings }, async (site) => {
    await makePeople(site.origin(), site.mailDir, 1);
    await site.stop();
    await site.start({ RATE_LIMITS: 'on' });
    let session = await logIn(site);
    for (const [round, days] of JUMPS.entries()) {
      setClock(days);
      const follows = () => clockOf(site, days);
      if (!(await soon(follows))) throw new Error('The clock of the site did not follow');
      session = await goesOn(site, findings, session, round);
      await after(ROUND_MS);
    }
    await site.stop();
    findings.faults.push(...(await lateJobs(site)));
  });
  fs.rmSync(path.dirname(offset), { recursive: true });
  return findings;
}

/** Whether the site's clock is so many days off. */
async function clockOf(site: FaultySite, days: number): Promise<boolean> {
  const response = await fetch(`${site.origin()}/healthz`);
  await response.arrayBuffer();
  const off = Date.parse(response.headers.get('date') ?? '') - Date.now();
  return Math.abs(off / 1000 - days * DAY) < 60;
}

/** Sessions, applications, mails and limits after a jump. @returns a session of now */
async function goesOn(
  site: FaultySite,
  findings: Findings,
  { access, refresh }: Session,
  round: number,
): Promise<Session> {
  const own = '/api/user/applications/';
  const old = await ask(site, own, undefined, access);
  check(findings, [200, 401], old.status, old.body);
  const renewed = await ask(site, '/api/user/token/refresh/', { refresh });
  check(findings, [200, 401], renewed.status, renewed.body);
  const session = await logIn(site);
  const listed = await ask(site, own, undefined, session.access);
  check(findings, [200], listed.status, listed.body);

  const { authorization, submissions } = applicant(`Bearer ${session.access}`);
  const submission = newSubmission(2, 50_000);
  submissions.push(submission);
  const status = await sendSubmission(site.port(), authorization, submission);
  check(findings, [201], status, submission.refusal);
  if (submission.answer) {
    findings.acknowledged += 1;
    const kept = await ask(site, `${own}${submission.answer.id}/`, undefined, session.access);
    if (kept.status !== 200) findings.lost.push(`case ${submission.answer.id}`);
  }

  const mails = () => fs.readdirSync(site.mailDir).filter((name) => name.endsWith('.eml')).length;
  const before = mails();
  await signUp(site.origin(), `new${round}@example.com`);
  findings.acknowledged += 1;
  if (!(await soon(() => mails() > before))) findings.lost.push(`the mail of sign-up ${round}`);
  await limitsGoOn(site, findings, round);
  return session;
}

/** Somebody guesses a password until a limit refuses it; the limits of before the jump must not last longer than they should. */
async function limitsGoOn(site: FaultySite, findings: Findings, round: number): Promise<void> {
  for (let guessed = 0; guessed <= round; guessed += 1) {
    const wrong = { email: `guessed${guessed}@example.com`, password: 'not this one' };
    let seconds = 0;
    const refused = async () => {
      const answer = await ask(site, '/api/user/login/', wrong);
      ({ seconds } = answer);
      check(findings, [400, 401, 429], answer.status, answer.body);
      return answer.status === 429;
    };
    let tries = 1;
    const most = guessed === round ? TRIES : 1;
    while (!(await refused()) && tries < most) tries += 1;
    if (tries >= TRIES) findings.faults.push(`no limit after ${TRIES} wrong passwords`);
    if (seconds > WINDOW_SECONDS) findings.faults.push(`a limit refuses for ${seconds} s`);
  }
}

/** Jobs that would wait for the clock to come to a day that it has been set back from. */
async function lateJobs(site: FaultySite): Promise<string[]> {
  const databaseUrl = site.postgres?.url('postgres');
  const handle = await openDatabase({ databaseUrl, dataDir: site.dataDir, log: silentLog });
  try {
    const rows = await handle.run(`select name, round(extract(epoch from start_after - created_on)) as delay,
      round(extract(epoch from start_after - now())) as wait from pgboss.job
      where state in ('created', 'retry') and start_after - now() > start_after - created_on + interval '5 minutes'`);
    return rows.map(({ name, wait }) => `the job ${String(name)} would wait ${String(wait)} s`);
  } finally {
    await handle.close();
  }
}
