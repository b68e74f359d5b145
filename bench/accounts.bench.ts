import path from 'node:path';
import { startSiteProcess, type SiteProcess } from '../tests/support/site-process.ts';
import { startProbe, type Health } from './faults/probe.ts';
import { latencyOf, ms, table, type Latency } from './measure.ts';
import { makePeople, PASSWORD, post } from './people.ts';
import { newDatabase, type BenchDatabase } from './register.ts';

const LOGINS = 400;
const READS = 4000;
const AT_ONCE = 8;
/** As many log in at the same moment. */
const PEOPLE = 200;

interface Flow extends Latency {
  perSecond: number;
}

/** Runs `work` `count` times, `atOnce` at a time, and times each run. */
async function flow(count: number, atOnce: number, work: (at: number) => Promise<unknown>): Promise<Flow> {
  const times: number[] = [];
  let next = 0;
  const start = performance.now();
  const worker = async () => {
    for (let at = next++; at < count; at = next++) {
      const begin = performance.now();
      await work(at);
      times.push(performance.now() - begin);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return { ...latencyOf(times), perSecond: count / ((performance.now() - start) / 1000) };
}

/** Asks /healthz while `work` is running: how long it waits shows how busy the event loop is. */
async function whileBusy<T>(
  { port }: SiteProcess,
  work: () => Promise<T>,
): Promise<{ result: T; health: Health }> {
  const probe = startProbe();
  probe.watch(port);
  const [ended] = await Promise.allSettled([work()]);
  // Also after a failure: its thread would keep this process running.
  const health = await probe.stop();
  if (ended.status === 'rejected') throw ended.reason;
  return { result: ended.value, health };
}

const logInAt =
  ({ origin }: SiteProcess, emails: readonly string[]) =>
  (at: number) =>
    post(`${origin}/api/user/login/`, { email: emails[at % emails.length]!, password: PASSWORD }, 200);

/** Signs people up, and lets all of them log in at the same moment. */
async function measureRush(
  database: BenchDatabase,
): Promise<{ emails: string[]; rush: Flow; rushHealth: Health }> {
  const mailDir = path.join(database.settings['DATA_DIR'] ?? '', 'mail');
  const site = await startSiteProcess({ ...database.settings, MAIL_DIR: mailDir });
  try {
    const emails = await makePeople(site.origin, mailDir, PEOPLE);
    const { result: rush, health: rushHealth } = await whileBusy(site, () =>
      flow(PEOPLE, PEOPLE, logInAt(site, emails)),
    );
    return { emails, rush, rushHealth };
  } finally {
    await site.stop();
  }
}

interface AccountFigures {
  login: Flow;
  logins: Flow;
  health: Health;
  read: Flow;
  reads: Flow;
}

async function measure(database: BenchDatabase, emails: readonly string[]): Promise<AccountFigures> {
  const site = await startSiteProcess(database.settings);
  try {
    const { origin } = site;
    const logIn = logInAt(site, emails);
    const { token } = (await logIn(0)) as { token: { access: string } };
    const headers = { Authorization: `Bearer ${token.access}` };
    const read = async () => {
      const response = await fetch(`${origin}/api/user/profile/`, { headers });
      await response.arrayBuffer();
      if (response.status !== 200) throw new Error(`The profile answered ${response.status}`);
    };
    await flow(40, 4, logIn);
    await flow(400, 4, read);
    const login = await flow(LOGINS / 4, 1, logIn);
    const { result: logins, health } = await whileBusy(site, () => flow(LOGINS, AT_ONCE, logIn));
    return {
      login,
      logins,
      health,
      read: await flow(READS / 4, 1, read),
      reads: await flow(READS, AT_ONCE, read),
    };
  } finally {
    await site.stop();
  }
}

const row = (kind: string, what: string, { perSecond, p50, p99 }: Flow, health?: Health) => [
  kind,
  what,
  perSecond.toFixed(0),
  ms(p50),
  ms(p99),
  health ? ms(health.p99) : '',
  health ? ms(health.worst) : '',
];

/** Login and a read with a valid token, on both databases, over HTTP on this machine. */
export async function benchAccounts(): Promise<string> {
  const rows: string[][] = [];
  for (const kind of ['PostgreSQL', 'PGlite'] as const) {
    const database = await newDatabase(kind);
    try {
      const { emails, rush, rushHealth } = await measureRush(database);
      const { login, logins, health, read, reads } = await measure(database, emails);
      rows.push(
        row(kind, `log in, ${PEOPLE} at once`, rush, rushHealth),
        row(kind, 'log in', login),
        row(kind, `log in, ${AT_ONCE} at once`, logins, health),
        row(kind, 'own profile', read),
        row(kind, `own profile, ${AT_ONCE} at once`, reads),
      );
    } finally {
      await database.remove();
    }
  }
  return table(['database', 'call', 'per second', 'p50', 'p99', '/healthz meanwhile, p99', 'worst'], rows);
}
