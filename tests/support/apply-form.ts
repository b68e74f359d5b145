import type { APIRequestContext, Locator, Page } from '@playwright/test';
import type { Application } from '../../src/contract/applications.ts';
import { bearer, keepInBrowser, logIn, verifiedAccount, type Member } from './accounts-browser.ts';
import { pdf } from './applications.ts';
import { pdfFile as namedPdf, type TestFile } from './applications-browser.ts';

/** The application form as a student uses it. */

export const form = (page: Page): Locator => page.getByRole('dialog', { name: 'Apply Now' });
/** Waits for the form itself: what says that it is on its way has the same name. */
export const ready = (page: Page): Promise<void> => form(page).getByLabel('First Name').waitFor();
export const inForm = (page: Page, button: string): Locator =>
  form(page).getByRole('button', { name: button, exact: true });

/** Over the form: questions and how the submission goes. */
export const over = (page: Page, title: string): Locator => page.getByRole('dialog', { name: title });

/** `bytes`: without the nine of a PDF's first line. */
export const pdfFile = (name: string, bytes = 1_000): TestFile => namedPdf(name, pdf(bytes));

export const chooseFiles = (page: Page, group: string, files: readonly TestFile[]): Promise<void> =>
  form(page)
    .getByLabel(`Choose files: ${group}`)
    .setInputFiles([...files]);

/** What a counsellor asks for first. */
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

/** The file of each group that a counsellor asks for. */
export async function chooseAll(page: Page): Promise<void> {
  await chooseFiles(page, 'Academic Documents', [pdfFile('transcript.pdf')]);
  await chooseFiles(page, 'IELTS / PTE / TOEFL', [pdfFile('ielts.pdf')]);
  await chooseFiles(page, 'Passport Document', [pdfFile('passport.pdf')]);
}

/** Somebody new, logged in, with the form open that the first button of a page opens. */
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

/** What the API has of somebody's applications, newest first. */
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
