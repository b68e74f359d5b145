import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { applyWhile, compareCases, sendAgain } from '../../tests/support/kept-cases.ts';
import type { DatabaseName } from '../../tests/support/own-site.ts';
import { PASSWORD } from '../people.ts';
import { check, newFindings, type Findings } from './findings.ts';
import { newApplicants, statusOf, withSite, type FaultySite } from './site.ts';

const STUDENTS = 3;
const AGAIN_MS = 100;
const MEGABYTE = 1024 * 1024;
/** Uploads are refused below 1 GB of free space, so the disk is larger. */
const DISK_MB = 1_400;
/** Left for everything but uploads. */
const LITTLE_MB = 300;
/** Mails whose file could not be written are tried again after 1, 2 and 5 minutes. */
const MAIL_PATIENCE_MS = 6 * 60_000;

/** Mounts a small file system for DATA_DIR. @returns undefined where that is not allowed */
function mount(): string | undefined {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'prasthan-faults-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MB}m`, 'tmpfs', folder], { stdio: 'pipe' });
    return folder;
  } catch {
    fs.rmdirSync(folder);
    return undefined;
  }
}

/** Writes to `file` until so many megabytes are left on its disk; 0: until nothing more can be written. */
async function fill(file: string, leftMegabytes: number): Promise<void> {
  const target = await fs.promises.open(file, 'a');
  try {
    for (const size of [MEGABYTE, 4096]) {
      const piece = Buffer.alloc(size);
      for (;;) {
        const { bavail, bsize } = await fs.promises.statfs(path.dirname(file));
        if (leftMegabytes > 0 && bavail * bsize <= leftMegabytes * MEGABYTE) return;
        if ((await target.write(piece)).bytesWritten < size) break;
      }
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  } finally {
    await target.close();
  }
}

/** The disk of DATA_DIR fills up while students apply and people sign up. tests/disk-full.test.ts is the short form. */
export async function diskFull(database: DatabaseName): Promise<Findings> {
  const findings = newFindings(
    'disk-full',
    database,
    `disk of DATA_DIR (${DISK_MB} MB) filled to ${LITTLE_MB} MB, then wholly, then emptied, while people sign up and apply`,
  );
  const folder = mount();
  if (folder === undefined) return { ...findings, leftOut: 'no file system can be mounted here' };
  const filling = path.join(folder, 'filling');
  try {
    await withSite(database, findings, { dataDir: path.join(folder, 'data') }, async (site) => {
      const students = await newApplicants(site, STUDENTS);
      const over = new AbortController();
      const seen = { taken: 0, full: 0, signed: 0, unsigned: 0 };
      const answer = async (status: number | undefined, body?: string) => {
        check(findings, [201, 507, 503, undefined], status, body);
        if (status === 201) seen.taken += 1;
        else seen.full += 1;
        if (status !== 201) await after(AGAIN_MS);
      };
      const people: string[] = [];
      const signingUp = async () => {
        for (let at = 0; !over.signal.aborted; at += 1) {
          const email = `visitor${at}@example.com`;
          const { status, body } = await signUp(site, email);
          check(findings, [201, 503], status, body);
          if (status === 201) people.push(email);
          if (status === 201) seen.signed += 1;
          else seen.unsigned += 1;
          await expectReads(site, findings);
          await after(AGAIN_MS);
        }
      };
      const working = Promise.all([
        signingUp(),
        ...students.map((each) => applyWhile(site.port, each, () => !over.signal.aborted, { answer })),
      ]);
      const until = async (enough: () => boolean) => {
        while (!enough()) await after(20);
      };
      await until(() => seen.taken >= STUDENTS * 3);
      await fill(filling, LITTLE_MB);
      const [signed, full] = [seen.signed, seen.full];
      await until(() => seen.full >= full + 10 && seen.signed >= signed + 10);
      await fill(filling, 0);
      // PostgreSQL is on another disk: there only uploads are refused.
      const unsigned = seen.unsigned;
      const embedded = site.postgres === undefined;
      const again = seen.full;
      await until(() => seen.full >= again + 10 && (!embedded || seen.unsigned >= unsigned + 10));
      fs.rmSync(filling);
      const start = performance.now();
      await site.untilReady();
      findings.ready.push(performance.now() - start);
      const [taken, later] = [seen.taken, seen.signed];
      await until(() => seen.taken >= taken + 10 && seen.signed >= later + 10);
      over.abort();
      await working;
      for (const each of students) {
        const { acknowledged, lost, faults } = await compareCases(site.port(), each);
        findings.acknowledged += acknowledged;
        findings.lost.push(...lost);
        findings.faults.push(...faults, ...(await sendAgain(site.port(), each)));
      }
      findings.acknowledged += people.length;
      findings.lost.push(...(await withoutMail(site, people)));
    });
  } finally {
    execFileSync('umount', [folder]);
    fs.rmdirSync(folder);
  }
  return findings;
}

async function signUp(site: FaultySite, email: string): Promise<{ status: number; body: string }> {
  const body = JSON.stringify({ email, password: PASSWORD, confirm_password: PASSWORD });
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(`${site.origin()}/api/user/register/`, { method: 'POST', headers, body });
  return { status: response.status, body: await response.text() };
}

async function expectReads(site: FaultySite, findings: Findings): Promise<void> {
  for (const path of ['/api/app/course-list/', '/']) {
    const status = await statusOf(site.origin() + path);
    if (status !== 200) findings.faults.push(`${path} answered ${status}`);
  }
}

/** Those of the people who signed up who get no mail within some minutes. */
async function withoutMail({ mailDir }: FaultySite, people: readonly string[]): Promise<string[]> {
  const start = performance.now();
  const known = new Map<string, string>();
  for (;;) {
    for (const name of fs.readdirSync(mailDir).filter((each) => each.endsWith('.eml') && !known.has(each)))
      known.set(name, fs.readFileSync(path.join(mailDir, name), 'utf8'));
    const reached = new Set([...known.values()].map((text) => /^To: .*?([\w.]+@[\w.]+)/m.exec(text)?.[1]));
    const missing = people.filter((email) => !reached.has(email));
    if (missing.length === 0) return [];
    if (performance.now() - start > MAIL_PATIENCE_MS) return missing.map((email) => `the mail to ${email}`);
    await after(500);
  }
}
