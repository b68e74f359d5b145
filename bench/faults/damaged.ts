import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import type { Application } from '../../src/contract/applications.ts';
import type { FaultEntry } from '../../src/contract/faults.ts';
import { CHUNK_BYTES, encryptedBytes } from '../../src/platform/files/file-cipher.ts';
import { applicant, type Applicant } from '../../tests/support/kept-cases.ts';
import type { DatabaseName } from '../../tests/support/own-site.ts';
import { newSubmission, sendSubmission } from '../../tests/support/submissions.ts';
import { OFFICE_SETTINGS, officeAt, type Office } from '../office.ts';
import { count, newFindings, type Findings } from './findings.ts';
import { newApplicants, withSite, type FaultySite } from './site.ts';

/** Of each file: several of the pieces in which it is encrypted. */
const BYTES = 300_000;
const UNTOUCHED = 5;
const PATIENCE_MS = 30_000;

/** What is done to a stored file, by name. The second file is another document's. */
const DAMAGE: Record<string, (file: string, other: string) => void> = {
  'flipped at the start': (file) => flip(file, 0),
  'flipped in the first piece': (file) => flip(file, 0.1),
  'flipped in the middle': (file) => flip(file, 0.5),
  'flipped at the end': (file) => flip(file, 1),
  'cut to nothing': (file) => fs.truncateSync(file, 0),
  'cut in half': (file) => fs.truncateSync(file, Math.floor(fs.statSync(file).size / 2)),
  'cut between two pieces': (file) => fs.truncateSync(file, encryptedBytes(2 * CHUNK_BYTES)),
  'cut by one byte': (file) => fs.truncateSync(file, fs.statSync(file).size - 1),
  'made longer': (file) => fs.appendFileSync(file, Buffer.alloc(100)),
  'replaced by another document': (file, other) => fs.copyFileSync(other, file),
  'begun with another document': begunWith,
  deleted: (file) => fs.rmSync(file),
};

function flip(file: string, where: number): void {
  const bytes = fs.readFileSync(file);
  const at = Math.min(bytes.length - 1, Math.floor(bytes.length * where));
  bytes[at] = bytes[at]! ^ 1;
  fs.writeFileSync(file, bytes);
}

function begunWith(file: string, other: string): void {
  const [bytes, others] = [fs.readFileSync(file), fs.readFileSync(other)];
  others.copy(bytes, 0, 0, 100_000);
  fs.writeFileSync(file, bytes);
}

interface Sent {
  bytes: Buffer;
  /** Address of the document. */
  address: string;
  /** Its file on the disk. */
  file: string;
}

function storedFiles(dataDir: string): string[] {
  const folder = path.join(dataDir, 'files', 'documents');
  if (!fs.existsSync(folder)) return [];
  const entries = fs.readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries.filter((each) => each.isFile()).map((each) => path.join(each.parentPath, each.name));
}

/** Sends an application with one file. */
async function send(site: FaultySite, { authorization }: Applicant): Promise<Sent> {
  const before = new Set(storedFiles(site.dataDir));
  const submission = newSubmission(1, BYTES);
  await sendSubmission(site.port(), authorization, submission);
  const address = `${site.origin()}/api/user/applications/${submission.answer!.id}/`;
  const response = await fetch(address, { headers: { authorization } });
  const { documents } = (await response.json()) as Application;
  return {
    bytes: submission.files[0]!.bytes,
    address: `${address}documents/${documents[0]!.id}/`,
    file: storedFiles(site.dataDir).find((file) => !before.has(file))!,
  };
}

/** Reads a document. @returns what is wrong with the answer, if anything is */
async function read(
  findings: Findings,
  { authorization }: Applicant,
  { address, bytes }: Sent,
  damaged: boolean,
): Promise<string | undefined> {
  const response = await fetch(address, { headers: { authorization } });
  // A later piece is damaged: the answer has begun, so the connection ends before its Content-Length.
  const body = await response.arrayBuffer().then(Buffer.from, () => undefined);
  count(findings, body ? response.status : undefined);
  if (!damaged)
    return response.status === 200 && body?.equals(bytes) ? undefined : `answered ${response.status}`;
  if (!body) return undefined;
  const { code } = response.status === 503 ? (JSON.parse(body.toString()) as { code?: string }) : {};
  return code === 'document_unavailable'
    ? undefined
    : `answered ${response.status} with ${body.length} bytes`;
}

/** How often the list of errors in the back office has a document that cannot be handed out. */
async function recorded(office: Office): Promise<number> {
  const { results } = await office.get<{ results: FaultEntry[] }>('/api/staff/errors/');
  return results
    .filter(({ kind }) => kind.startsWith('A document cannot be handed out'))
    .reduce((sum, { times }) => sum + times, 0);
}

/** Document files are flipped, cut and swapped while the site runs. */
export async function damaged(database: DatabaseName): Promise<Findings> {
  const kinds = Object.entries(DAMAGE);
  const what = `${kinds.length} document files of ${kinds.length + UNTOUCHED} flipped, cut, swapped or deleted`;
  const findings = newFindings('damaged', database, what);
  await withSite(database, findings, { settings: OFFICE_SETTINGS }, async (site) => {
    const [student = applicant('')] = await newApplicants(site, 1);
    const office = await officeAt(site.origin());
    const untouched: Sent[] = [];
    for (let at = 0; at < UNTOUCHED; at += 1) untouched.push(await send(site, student));
    for (const [name, damage] of kinds) {
      const sent = await send(site, student);
      damage(sent.file, untouched[0]!.file);
      const wrong = await read(findings, student, sent, true);
      if (wrong) findings.faults.push(`${name}: ${wrong}`);
      for (const other of untouched) {
        const fault = await read(findings, student, other, false);
        if (fault) findings.lost.push(`${fault} after another file was ${name}`);
      }
    }
    findings.acknowledged = UNTOUCHED;
    const start = performance.now();
    while ((await recorded(office)) < kinds.length) {
      await after(200);
      if (performance.now() - start < PATIENCE_MS) continue;
      findings.faults.push(`${await recorded(office)} faults recorded of ${kinds.length}`);
      break;
    }
  });
  return findings;
}
