import { randomInt } from 'node:crypto';
import type { Application, ApplicationItem } from '../../src/contract/applications.ts';
import { newSubmission, sendSubmission, sha256, type Submission } from './submissions.ts';

/** Students who apply over real connections, and what of their applications is there afterwards. */

export interface Applicant {
  authorization: string;
  submissions: Submission[];
}

export const applicant = (authorization: string): Applicant => ({ authorization, submissions: [] });

/** Sends new applications one after the other while `goesOn()`. @param on `step`: see sendSubmission; `answer`: waited for */
export async function applyWhile(
  port: () => number,
  { authorization, submissions }: Applicant,
  goesOn: () => boolean,
  on: { step?: () => void; answer(status: number | undefined, body?: string): void | Promise<void> },
): Promise<void> {
  while (goesOn()) {
    const submission = newSubmission(randomInt(1, 4), randomInt(1_000, 100_000));
    submissions.push(submission);
    const status = await sendSubmission(port(), authorization, submission, on.step);
    await on.answer(status, submission.refusal);
  }
}

async function read(port: number, path: string, authorization: string): Promise<Buffer> {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    headers: { Authorization: authorization },
  });
  const bytes = Buffer.from(await response.arrayBuffer());
  if (response.status !== 200) throw new Error(`${response.status} for ${path}: ${bytes.toString()}`);
  return bytes;
}

/** The ids of every case in a student's list, by the name of its submission. @throws if a name has two cases */
async function casesOf(port: number, authorization: string): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (let next: string | null = '/api/user/applications/?records=100'; next;) {
    const page = JSON.parse((await read(port, next, authorization)).toString()) as {
      next: string | null;
      results: ApplicationItem[];
    };
    for (const { id, preferred_course: name } of page.results) {
      if (found.has(name)) throw new Error('A submission made two cases');
      found.set(name, id);
    }
    next = page.next && new URL(page.next).pathname + new URL(page.next).search;
  }
  return found;
}

/** What is wrong with the files of a case: each must be there once, byte for byte. */
async function faultOfFiles(port: number, authorization: string, id: string, { files }: Submission) {
  const path = `/api/user/applications/${id}/`;
  const { documents } = JSON.parse((await read(port, path, authorization)).toString()) as Application;
  const names = (list: readonly string[]) => list.toSorted().join();
  if (names(documents.map((each) => each.file_name)) !== names(files.map((each) => each.fileName)))
    return `case ${id} does not have exactly its files`;
  for (const { id: documentId, file_name } of documents) {
    const bytes = await read(port, `${path}documents/${documentId}/`, authorization);
    const sent = files.find(({ fileName }) => fileName === file_name)!;
    if (sha256(bytes) !== sha256(sent.bytes)) return `'${file_name}' of case ${id} has other bytes`;
  }
  return undefined;
}

export interface Kept {
  /** How many of the submissions were acknowledged. */
  acknowledged: number;
  /** How many files the cases have that are there. */
  documents: number;
  /** Sentences about acknowledged cases that are missing. */
  lost: string[];
  /** Sentences about everything else: parts of cases, wrong bytes, cases nobody sent. */
  faults: string[];
}

/**
 * Compares the cases of a student with what was sent: all acknowledged ones must be there, and none that was not sent to its end.
 * @param from the files of submissions before this one are not read again
 */
export async function compareCases(
  port: number,
  { authorization, submissions }: Applicant,
  from = 0,
): Promise<Kept> {
  const cases = await casesOf(port, authorization);
  const kept: Kept = { acknowledged: 0, documents: 0, lost: [], faults: [] };
  for (const [at, submission] of submissions.entries()) {
    const found = cases.get(submission.name);
    if (submission.answer) {
      kept.acknowledged += 1;
      if (found !== submission.answer.id) kept.lost.push(`case ${submission.answer.id} was acknowledged`);
    }
    if (!found) continue;
    kept.documents += submission.files.length;
    // If everything was sent, only the answer may be lost; otherwise nothing may be stored.
    if (!submission.sent) kept.faults.push(`case ${found} was not sent to its end`);
    const fault = at < from ? undefined : await faultOfFiles(port, authorization, found, submission);
    if (fault) kept.faults.push(fault);
  }
  return kept;
}

/**
 * Like a phone without an answer, sends everything unanswered again under the same key, and checks that each submission is one case.
 * @returns what is wrong
 */
export async function sendAgain(port: number, each: Applicant): Promise<string[]> {
  const { authorization, submissions } = each;
  const faults: string[] = [];
  for (const submission of submissions.filter(({ answer }) => !answer)) {
    const status = await sendSubmission(port, authorization, submission);
    if (status !== 201) faults.push(`sent again, a submission was answered ${status}`);
  }
  const cases = await casesOf(port, authorization);
  if (cases.size !== submissions.length)
    faults.push(`${cases.size} cases of ${submissions.length} submissions`);
  const { lost, faults: others } = await compareCases(port, each);
  return [...faults, ...lost, ...others];
}
