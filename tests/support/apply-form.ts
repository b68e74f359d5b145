import type { APIRequestContext, Locator, Page } from '@playwright/test';
import type { Application } from '../../src/contract/applications.ts';
import { bearer, keepInBrowser, logIn, verifiedAccount, type Member } from './accounts-browser.ts';
import { pdf } from './applications.ts';
import { pdfFile as namedPdf, type TestFile } from './applications-browser.ts';

/** Helpers for the application form in the browser. */

export const form = (page: Page): Locator => page.getByRole('dialog', { name: 'Apply Now' });
/** Waits for the form itself, because the dialog that announces it has the same name. */
export const ready = (page: Page): Promise<void> => form(page).getByLabel('First Name').waitFor();
export const inForm = (page: Page, button: string): Locator =>
  form(page).getByRole('button', { name: button, exact: true });

/** Dialogs over the form: questions and the progress of the submission. */
export const over = (page: Page, title: string): Locator => page.getByRole('dialog', { name: title });

/** @param bytes without the nine bytes of the PDF header */
export const pdfFile = (name: string, bytes = 1_000): TestFile => namedPdf(name, pdf(bytes));

export const chooseFiles = (page: Page, group: string, files: readonly TestFile[]): Promise<void> =>
  form(page)
    .getByLabel(`Choose files: ${group}`)
    .setInputFiles([...files]);

/** Fills in the most important fields. */
export async function fillIn(page: Page): Promise<void> {
  for (const [label, text] of Object.entries({
    'First Name': 'Sita',
    'Last Name': 'Rai',
    'Mobile Number': '9841000000',
    'Permanent Address': 'Dharan 8, Sunsari',
    'Last Academic Qualification': '+2 Science, GPA 3.4',
  })) {
    await form(page).getByLabel(label).fill(text);
  }
}

/** Chooses a file in each important group. */
export async function chooseAll(page: Page): Promise<void> {
  await chooseFiles(page, 'Academic Documents', [pdfFile('transcript.pdf')]);
  await chooseFiles(page, 'IELTS / PTE / TOEFL', [pdfFile('ielts.pdf')]);
  await chooseFiles(page, 'Passport Document', [pdfFile('passport.pdf')]);
}

/** Logs in a new person and opens the form with the first button of a page. */
export async function openForm(page: Page, address = '/course-search'): Promise<Member> {
  const member = await verifiedAccount(page.request);
  await openFormAs(page, member, address);
  return member;
}

export async function openFormAs(page: Page, member: Member, address = '/course-search'): Promise<void> {
  await keepInBrowser(page, await logIn(page.request, member));
  await page.goto(address);
  await page.locator('main [data-course]').first().click();
  await ready(page);
}

/** A person's applications in the API, newest first. */
export async function applicationsOf(request: APIRequestContext, member: Member): Promise<Application[]> {
  const headers = bearer(await logIn(request, member));
  const list = await request.get('/api/user/applications/', { headers });
  const { results } = (await list.json()) as { results: { id: string }[] };
  return Promise.all(
    results.map(async ({ id }) => {
      const answer = await request.get(`/api/user/applications/${id}/`, { headers });
      return (await answer.json()) as Application;
    }),
  );
}
