import type { Route } from '@playwright/test';
import { routes } from '../../src/contract/routes.ts';
import type { Application } from '../../src/contract/applications.ts';
import { bearer, logIn, openAccount, verifiedAccount } from '../support/accounts-browser.ts';
import { submitLogin } from '../support/account-forms.ts';
import { animatedPng } from '../support/applications.ts';
import { apply, counselorMoves, pdfFile, pngFile, readCase } from '../support/applications-browser.ts';
import { accessibilityFaults } from '../support/axe.ts';
import { expect, phoneOnly, test } from '../support/browser.ts';
import { addFiles, part, press, said } from '../support/case-page.ts';

test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of 4(00|01)/] });

test('a file of the wrong type is refused, and the others are sent', phoneOnly, async ({ page }) => {
  const member = await verifiedAccount(page.request);
  const answer = await logIn(page.request, member);
  const { id } = await apply(page.request, answer, { preferred_course: 'Bachelor of Nursing' });
  await openAccount(page, member, routes.accountApplication(id));
  await press(page, 'Choose files');
  const kind = page.getByLabel('What kind of document?');
  await expect(kind).toBeFocused();
  await expect(kind).toHaveAccessibleDescription('First choose what kind of document you are adding.');
  const word = { name: 'letter.docm', mimeType: 'application/msword', buffer: Buffer.from('PK') };
  await addFiles(page, 'Academic Documents', [
    word,
    pdfFile('marks.pdf'),
    pdfFile('empty.pdf', Buffer.alloc(0)),
  ]);
  await expect(page.getByRole('alert')).toContainText(
    '“letter.docm” was not added: only .jpg, .jpeg, .png, .pdf, .heic, .heif and .docx files can be sent.',
  );
  // Its content does not match its extension.
  await addFiles(page, 'Academic Documents', [pdfFile('page.pdf', Buffer.from('<html>'))]);
  await expect(page.getByRole('alert')).toContainText(
    '“page.pdf” was not added: this is not a PDF, although its name ends in .pdf.',
  );
  // It begins like a picture, so only the server recognizes it.
  await addFiles(page, 'Academic Documents', [{ ...pngFile('page.png'), buffer: animatedPng() }]);
  expect(await accessibilityFaults(page)).toEqual([]);
  await press(page, 'Add these 2 documents');
  await expect(said(page)).toHaveText('One file could not be added. One document was added.');
  await expect(page.getByText(/The name ends in .+, but this is not a/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Download marks.pdf' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Add th/ })).toHaveCount(0);
  await press(page, 'Remove page.png');
  expect((await readCase(page.request, answer, id)).documents).toHaveLength(1);
});

test('a late list above the form does not move the form under the finger', phoneOnly, async ({ page }) => {
  const member = await verifiedAccount(page.request);
  const { id } = await apply(page.request, await logIn(page.request, member), {
    preferred_course: 'Bachelor of Nursing',
  });
  const held = Promise.withResolvers<Route>();
  await page.route('**/checklist/', (route) => held.resolve(route));
  await openAccount(page, member, routes.accountApplication(id));
  await expect(part(page, 'Bachelor of Nursing')).toBeVisible();
  const late = await held.promise;
  const choose = page.getByRole('button', { name: 'Choose files' });
  await expect(choose).toHaveCount(0);
  await late.continue();
  const [first] = await Promise.all([
    choose.boundingBox(),
    expect(part(page, 'What we need from you')).toContainText('Passport'),
  ]);
  await page.waitForLoadState('networkidle');
  expect(await choose.boundingBox()).toEqual(first);
});

test(
  'a lost connection keeps the chosen files, and sending again adds none twice',
  phoneOnly,
  async ({ page, context }) => {
    const member = await verifiedAccount(page.request);
    const answer = await logIn(page.request, member);
    const { id } = await apply(page.request, answer, { preferred_course: 'Bachelor of Nursing' });
    await openAccount(page, member, routes.accountApplication(id));
    await addFiles(page, 'Passport Document', [pdfFile('passport.pdf'), pdfFile('last page.pdf')]);
    await context.setOffline(true);
    await press(page, 'Add these 2 documents');
    await expect(said(page)).toHaveText('You are offline. Nothing is lost. Try again when you are online.');
    await context.setOffline(false);
    // The first file arrives, but its answer is lost.
    await page.route('**/documents/', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await press(page, 'Try again');
    await expect(said(page)).toContainText('We could not reach the server.');
    await expect(page.getByText('passport.pdf')).toBeVisible();
    await page.unroute('**/documents/');
    await press(page, 'Try again');
    await expect(said(page)).toHaveText('2 documents were added.');
    const { documents } = await readCase(page.request, answer, id);
    expect(documents.map(({ file_name: name }) => name)).toEqual(['passport.pdf', 'last page.pdf']);
  },
);

test(
  'chosen files stay in the tab when the session ends, until the next login',
  phoneOnly,
  async ({ page, request }) => {
    const member = await verifiedAccount(request);
    const { id } = await apply(request, await logIn(request, member), { preferred_course: 'Nursing' });
    const here = await openAccount(page, member, routes.accountApplication(id));
    await addFiles(page, 'Passport Document', [pdfFile('passport.pdf')]);
    await request.post('/api/user/sessions/end-all/', { headers: bearer(here) });
    await press(page, 'Add this document');
    await expect(page.getByRole('heading', { name: 'Your session has ended' })).toBeVisible();
    await expect(page.getByText('the files you chose are still here')).toBeVisible();
    const opening = page.context().waitForEvent('page');
    await page.getByRole('main').getByRole('link', { name: 'Login' }).click();
    const other = await opening;
    await submitLogin(other, member);
    await other.waitForURL(`**${routes.accountApplication(id)}`);
    await expect(said(page)).toHaveText('The files you chose are still here.');
    await press(page, 'Add this document');
    await expect(said(page)).toHaveText('One document was added.');
    expect((await readCase(request, await logIn(request, member), id)).documents).toHaveLength(1);
  },
);

test('an upload shows its progress and can be cancelled', phoneOnly, async ({ page }) => {
  const member = await verifiedAccount(page.request);
  const { id } = await apply(page.request, await logIn(page.request, member));
  await openAccount(page, member, routes.accountApplication(id));
  await addFiles(page, 'CV Document', [pdfFile('cv.pdf')]);
  await addFiles(page, 'Passport Document', [pdfFile('passport.pdf')]);
  const held = Promise.withResolvers<Route>();
  await page.route('**/documents/', (route) => held.resolve(route));
  await press(page, 'Add these 2 documents');
  await expect(page.getByRole('status').filter({ hasText: 'Sending 1 of 2' })).toBeVisible();
  await held.promise;
  await expect(page.getByRole('progressbar', { name: 'cv.pdf' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Withdraw the application' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  expect(await accessibilityFaults(page)).toEqual([]);
  await press(page, 'Stop');
  await expect(said(page)).toHaveText('Stopped. No document was added.');
  await page.unroute('**/documents/');
  await press(page, 'Add these 2 documents');
  await expect(said(page)).toHaveText('2 documents were added.');
});

test(
  'a closed case says when its documents will be deleted, and later that they are',
  phoneOnly,
  async ({ page }) => {
    const member = await verifiedAccount(page.request);
    const answer = await logIn(page.request, member);
    const { id } = await apply(page.request, answer, { 'cv_documents[0][file]': pdfFile('cv.pdf') });
    await counselorMoves(page.request, id, 'begin_review', 'reject', 'close');
    await openAccount(page, member, routes.accountApplication(id));
    const documents = part(page, 'Documents');
    await expect(documents).toContainText(/We delete your documents after \d+ \w+ \d{4}\./);
    await expect(documents.getByRole('button', { name: 'Download cv.pdf' })).toBeVisible();
    await expect(documents.getByRole('button', { name: 'Add documents' })).toHaveCount(0);
    // A changed API answer replaces waiting for 30 days.
    await page.route(`**/api/user/applications/${id}/`, async (route) => {
      const known = (await (await route.fetch()).json()) as Application;
      await route.fulfill({
        json: { ...known, documents: [], documents_deleted_at: '2026-12-24T03:00:00Z' },
      });
    });
    await page.reload();
    await expect(documents).toContainText('We deleted the documents on 24 December 2026.');
    await expect(documents.getByRole('button')).toHaveCount(0);
    expect(await accessibilityFaults(page)).toEqual([]);
  },
);
