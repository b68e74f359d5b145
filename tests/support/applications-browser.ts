import { expect, type APIRequestContext } from '@playwright/test';
import type { LoginAnswer } from '../../src/contract/accounts.ts';
import type { ApplicationEvent } from '../../src/contract/application-states.ts';
import type { Application, SubmissionAnswer } from '../../src/contract/applications.ts';
import { bearer, logIn, STAFF } from './accounts-browser.ts';
import { pdf, png } from './applications.ts';

/** Creates and moves cases of the running site through its API. */

/** A file for a form or a file chooser. */
export interface TestFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

export const pdfFile = (name: string, buffer = pdf()): TestFile => ({
  name,
  mimeType: 'application/pdf',
  buffer,
});
export const pngFile = (name: string): TestFile => ({ name, mimeType: 'image/png', buffer: png() });

/** Sends an application with these fields and files, by their wire names. */
export async function apply(
  request: APIRequestContext,
  answer: LoginAnswer,
  parts: Record<string, string | TestFile> = {},
): Promise<SubmissionAnswer> {
  const response = await request.post('/api/app/application-create/', {
    headers: bearer(answer),
    multipart: parts,
  });
  expect(response.status(), await response.text()).toBe(201);
  return (await response.json()) as SubmissionAnswer;
}

/** Adds documents to the student's case. */
export async function addToCase(
  request: APIRequestContext,
  answer: LoginAnswer,
  id: string,
  files: Record<string, TestFile>,
): Promise<void> {
  const response = await request.post(`/api/user/applications/${id}/documents/`, {
    headers: bearer(answer),
    multipart: files,
  });
  expect(response.status(), await response.text()).toBe(200);
}

export async function readCase(
  request: APIRequestContext,
  answer: LoginAnswer,
  id: string,
): Promise<Application> {
  const response = await request.get(`/api/user/applications/${id}/`, { headers: bearer(answer) });
  return (await response.json()) as Application;
}

/** Moves a case as staff, step by step, each with a note to the student. */
export async function counselorMoves(
  request: APIRequestContext,
  id: string,
  ...moves: readonly (ApplicationEvent | [ApplicationEvent, string])[]
): Promise<void> {
  const headers = bearer(await logIn(request, STAFF));
  for (const move of moves) {
    const [event, note] = typeof move === 'string' ? [move, ''] : move;
    const path = `/api/staff/applications/${id}/`;
    const { state: from } = (await (await request.get(path, { headers })).json()) as Application;
    const response = await request.post(`${path}move/`, {
      headers,
      data: { event, from, note, send_now: true },
    });
    expect(response.status(), await response.text()).toBe(200);
  }
}

/** Sends a message to the student of a case. */
export async function writeNote(request: APIRequestContext, id: string, note: string): Promise<void> {
  const headers = bearer(await logIn(request, STAFF));
  const response = await request.post(`/api/staff/applications/${id}/note/`, { headers, data: { note } });
  expect(response.status(), await response.text()).toBe(200);
}
