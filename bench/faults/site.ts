import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { applicant, type Applicant } from '../../tests/support/kept-cases.ts';
import type { DatabaseName } from '../../tests/support/own-site.ts';
import { startPostgres, type PostgresServer } from '../../tests/support/postgres.ts';
import { startSiteProcess, type SiteProcess } from '../../tests/support/site-process.ts';
import { makePeople, PASSWORD, post } from '../people.ts';
import type { Findings } from './findings.ts';
import { startProbe } from './probe.ts';

/** Tokens are only valid for one origin, and the port changes with each start. */
const ORIGIN = 'http://127.0.0.1';
const PATIENCE_MS = 120_000;

/** The built site as a process, which a scenario stops, starts and starves. */
export interface FaultySite {
  dataDir: string;
  mailDir: string;
  /** Undefined with the embedded database. */
  postgres: PostgresServer | undefined;
  origin(): string;
  port(): number;
  pid(): number;
  /** Starts it. @param more settings, from now on */
  start(more?: Record<string, string>): Promise<void>;
  /** Kills it with -9 and waits for its end. */
  kill(): Promise<void>;
  /** Kills without waiting. */
  killNow(): void;
  /** Stops it in good order. */
  stop(): Promise<void>;
  /** Resolves when /readyz answers 200. @throws after two minutes */
  untilReady(): Promise<void>;
}

interface Options {
  dataDir?: string;
  settings?: Record<string, string>;
}

/** Runs `work` with a site in a temporary directory and /healthz watched; puts what the watch found into the findings. */
export async function withSite(
  database: DatabaseName,
  findings: Findings,
  options: Options,
  work: (site: FaultySite) => Promise<void>,
): Promise<void> {
  const dataDir = options.dataDir ?? fs.mkdtempSync(path.join(os.tmpdir(), 'prasthan-faults-'));
  const postgres = database === 'PostgreSQL' ? await startPostgres({ survives: true }) : undefined;
  const probe = startProbe();
  const mailDir = path.join(dataDir, 'mail');
  const settings: Record<string, string> = {
    DATA_DIR: dataDir,
    ...(postgres && { DATABASE_URL: postgres.url('postgres') }),
    DEMO: 'off',
    PUBLIC_ORIGIN: ORIGIN,
    LOG_LEVEL: 'info',
    ...options.settings,
  };
  let running: SiteProcess | undefined;
  const now = () => {
    if (!running) throw new Error('The site does not run');
    return running;
  };
  const site: FaultySite = {
    dataDir,
    mailDir,
    postgres,
    origin: () => now().origin,
    port: () => Number(new URL(now().origin).port),
    pid: () => now().pid,
    async start(more) {
      Object.assign(settings, more);
      running = await startSiteProcess(
        settings,
        path.join(os.tmpdir(), `prasthan-faults-${process.pid}.log`),
      );
      await site.untilReady();
      probe.watch(site.port());
    },
    killNow() {
      probe.watch(0);
      process.kill(now().pid, 'SIGKILL');
    },
    async kill() {
      site.killNow();
      await now().stop();
    },
    async stop() {
      probe.watch(0);
      await now().stop();
    },
    async untilReady() {
      const start = performance.now();
      while ((await statusOf(`${site.origin()}/readyz`)) !== 200) {
        if (performance.now() - start > PATIENCE_MS)
          throw new Error('The site is not ready after two minutes');
        await after(20);
      }
    },
  };
  try {
    await site.start();
    await work(site);
  } finally {
    probe.watch(0);
    findings.health = await probe.stop();
    await running?.stop();
    await postgres?.stop();
    if (options.dataDir === undefined) fs.rmSync(dataDir, { recursive: true, force: true });
  }
}

/** The status of an answer; undefined when the connection was lost. */
export async function statusOf(address: string, init?: RequestInit): Promise<number | undefined> {
  try {
    const response = await fetch(address, init);
    await response.arrayBuffer();
    return response.status;
  } catch {
    return undefined;
  }
}

/** Logs in with the password of all people. @returns the Authorization header */
export async function logIn(site: FaultySite, email: string): Promise<string> {
  const form = { email, password: PASSWORD };
  const { token } = (await post(`${site.origin()}/api/user/login/`, form, 200)) as {
    token: { access: string };
  };
  return `Bearer ${token.access}`;
}

/** Students with verified addresses. */
export async function newApplicants(site: FaultySite, count: number): Promise<Applicant[]> {
  const emails = await makePeople(site.origin(), site.mailDir, count);
  return Promise.all(emails.map(async (email) => applicant(await logIn(site, email))));
}
