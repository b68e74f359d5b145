import path from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { startSiteProcess } from '../tests/support/site-process.ts';
import { latencyOf, ms, table, type Latency } from './measure.ts';
import { makePeople, PASSWORD, post } from './people.ts';
import { newDatabase, type BenchDatabase } from './register.ts';

const PEOPLE = 20;
const LOGINS = 400;
const READS = 4000;
const AT_ONCE = 8;

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

/** Times /healthz while `work` is running: its latency shows how busy the event loop is. */
async function whileBusy<T>(
  origin: string,
  work: Promise<T>,
): Promise<{ result: T; healthLatency: Latency }> {
  const times: number[] = [];
  const done = new AbortController();
  const watching = (async () => {
    while (!done.signal.aborted) {
      const begin = performance.now();
      await (await fetch(`${origin}/healthz`)).text();
      times.push(performance.now() - begin);
      await after(10);
    }
  })();
  const result = await work.finally(() => done.abort());
  await watching;
  return { result, healthLatency: latencyOf(times) };
}

interface AccountFigures {
  login: Flow;
  logins: Flow;
  healthLatency: Latency;
  read: Flow;
  reads: Flow;
}

async function measure(database: BenchDatabase): Promise<AccountFigures> {
  const mailDir = path.join(database.settings['DATA_DIR'] ?? '', 'mail');
  const site = await startSiteProcess({ ...database.settings, MAIL_DIR: mailDir });
  try {
    const { origin } = site;
    const emails = await makePeople(origin, mailDir, PEOPLE);
    const logIn = (at: number) =>
      post(`${origin}/api/user/login/`, { email: emails[at % PEOPLE]!, password: PASSWORD }, 200);
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
    const { result: logins, healthLatency } = await whileBusy(origin, flow(LOGINS, AT_ONCE, logIn));
    return {
      login,
      logins,
      healthLatency,
      read: await flow(READS / 4, 1, read),
      reads: await flow(READS, AT_ONCE, read),
    };
  } finally {
    await site.stop();
  }
}

const row = (kind: string, what: string, { perSecond, p50, p99 }: Flow, healthLatency?: Latency) => [
  kind,
  what,
  perSecond.toFixed(0),
  ms(p50),
  ms(p99),
  healthLatency ? ms(healthLatency.p99) : '',
];

/** Login and a read with a valid token, on both databases, over HTTP on this machine. */
export async function benchAccounts(): Promise<string> {
  const rows: string[][] = [];
  for (const kind of ['PostgreSQL', 'PGlite'] as const) {
    const database = await newDatabase(kind);
    try {
      const { login, logins, healthLatency, read, reads } = await measure(database);
      rows.push(
        row(kind, 'log in', login),
        row(kind, `log in, ${AT_ONCE} at once`, logins, healthLatency),
        row(kind, 'own profile', read),
        row(kind, `own profile, ${AT_ONCE} at once`, reads),
      );
    } finally {
      await database.remove();
    }
  }
  return table(['database', 'call', 'per second', 'p50', 'p99', '/healthz meanwhile, p99'], rows);
}
