import fs from 'node:fs';
import net from 'node:net';
import { setTimeout as after } from 'node:timers/promises';
import type { DatabaseName } from '../../tests/support/own-site.ts';
import { watchMemory } from '../measure.ts';
import { untilRest } from '../processor.ts';
import { count, newFindings, type Findings } from './findings.ts';
import { newApplicants, statusOf, withSite, type FaultySite } from './site.ts';

const WAVES = 5;
const WAVE = 2_000;
/** 200 arrive in a second. */
const ARRIVING = 20;
const ARRIVING_MS = 100;
/** Their speed is judged after a minute. */
const WAVE_MS = 75_000;
const BYTE_EVERY_MS = 1_000;
/** Connections of one address: as many uploads as it may have at once. */
const PER_ADDRESS = 16;
/** Other people in each wave, as everybody may begin only so many uploads an hour. */
const STUDENTS = 40;
const MOST_MB = 512;
const ALLOWED = new Set(['408', '429', '503']);
const HEAD =
  '--x\r\nContent-Disposition: form-data; name="cv_documents[0][file]"; filename="cv.pdf"\r\n\r\n%PDF-1.7\n';

interface Slow {
  socket: net.Socket;
  /** The first bytes of the answer. */
  text: string;
}

/** Starts an upload that sends next to nothing. @param at its number in its wave, from which follows its address */
function begin(port: number, authorization: string, wave: number, at: number): Slow {
  const from = Math.floor(at / PER_ADDRESS);
  const localAddress = `127.${wave + 1}.${Math.floor(from / 250)}.${(from % 250) + 1}`;
  const slow: Slow = { socket: net.connect({ port, host: '127.0.0.1', localAddress }), text: '' };
  slow.socket.on('error', () => {});
  slow.socket.on('data', (piece) => (slow.text += piece.toString()));
  slow.socket.write(
    `POST /api/app/application-create/ HTTP/1.1\r\nHost: x\r\nAuthorization: ${authorization}\r\n` +
      `Content-Type: multipart/form-data; boundary=x\r\nContent-Length: 1000000000\r\n\r\n${HEAD}`,
  );
  return slow;
}

/** Many people on terrible lines send documents at the same time, a byte a second each. */
export async function slowUploads(database: DatabaseName): Promise<Findings> {
  const findings = newFindings(
    'slow-uploads',
    database,
    `${WAVES * WAVE} uploads of a byte a second, in ${WAVES} waves of ${WAVE} (200 arrive in a second), from ${(WAVES * WAVE) / PER_ADDRESS} addresses`,
  );
  await withSite(database, findings, {}, async (site) => {
    const students = await newApplicants(site, WAVES * STUDENTS);
    await site.stop();
    // As in production; the people above would have exceeded the limits.
    await site.start({ RATE_LIMITS: 'on' });
    // A start ends with V8 optimizing the embedded database, which takes 600 MB for some seconds (docs/performance.md).
    await untilRest(site.pid());
    // What it needed for a moment does not count.
    fs.writeFileSync(`/proc/${site.pid()}/clear_refs`, '5');
    const rest = residentMegabytes(site.pid());
    const memory = watchMemory(site.pid());
    for (let wave = 0; wave < WAVES; wave += 1) {
      const slow: Slow[] = [];
      const person = (at: number) => students[wave * STUDENTS + (at % STUDENTS)]!;
      while (slow.length < WAVE) {
        for (let more = 0; more < ARRIVING; more += 1)
          slow.push(begin(site.port(), person(slow.length).authorization, wave, slow.length));
        await after(ARRIVING_MS);
      }
      const end = performance.now() + WAVE_MS;
      while (performance.now() < end && slow.some(({ socket }) => !socket.destroyed)) {
        for (const { socket } of slow) if (!socket.destroyed) socket.write('x');
        await expectPages(site, findings);
        await after(BYTE_EVERY_MS);
      }
      for (const { socket, text } of slow) {
        const open = !socket.destroyed;
        const status = /^HTTP\/1\.1 (\d+)/.exec(text)?.[1];
        count(findings, status === undefined ? undefined : Number(status));
        if (open) findings.faults.push('an upload still had its connection after its time');
        if (status !== undefined && !(ALLOWED.has(status) && text.includes('"detail"')))
          findings.faults.push(`an answer: ${text.slice(0, 200)}`);
        socket.destroy();
      }
    }
    const most = memory();
    findings.done += `; memory ${rest.toFixed(0)} MB before, at most ${most.toFixed(0)} MB`;
    if (most > MOST_MB) findings.faults.push(`the process took ${most.toFixed(0)} MB`);
    const { authorization } = students[0]!;
    const listed = await statusOf(`${site.origin()}/api/user/applications/`, { headers: { authorization } });
    if (listed !== 200) findings.faults.push(`the list of cases answered ${listed} afterwards`);
  });
  return findings;
}

function residentMegabytes(pid: number): number {
  const status = fs.readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
}

/** Everybody else still gets pages. */
async function expectPages(site: FaultySite, findings: Findings): Promise<void> {
  const status = await statusOf(`${site.origin()}/`);
  if (status !== 200 && status !== 503) findings.faults.push(`the home page answered ${status}`);
}
