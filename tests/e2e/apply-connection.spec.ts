import fs from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { submitLogin } from '../support/account-forms.ts';
import { bearer, logIn } from '../support/accounts-browser.ts';
import { animatedPng, pdf } from '../support/applications.ts';
import { pngFile } from '../support/applications-browser.ts';
import {
  applicationsOf,
  chooseAll,
  chooseFiles,
  fillIn,
  form,
  inForm,
  openForm,
  over,
  pdfFile,
} from '../support/apply-form.ts';
import { accessibilityFaults } from '../support/axe.ts';
import { expect, phoneOnly, test as base } from '../support/browser.ts';
import { brokenLine, type BrokenLine } from '../support/broken-line.ts';

/** Uses a connection that a test can break. */
const test = base.extend<{ line: BrokenLine }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's needs from this pattern
  line: async ({}, use) => {
    const line = await brokenLine();
    await use(line);
    await line.close();
  },
  baseURL: async ({ line }, use) => use(line.origin),
});
test.use({
  expectedErrors: [
    /ERR_EMPTY_RESPONSE|ERR_CONNECTION|ERR_INTERNET_DISCONNECTED|ERR_UPLOAD_FILE_CHANGED|status of (400|401|503)/,
  ],
});

const SENDING = 'Please wait. Submitting your documents...';
const SENT = 'Your documents were submitted successfully!';
const LOST = 'The connection was lost';

/** Opens a complete form at its Documents tab. */
async function fullForm(page: Page) {
  const member = await openForm(page);
  await fillIn(page);
  await inForm(page, 'Next').click();
  await chooseAll(page);
  return member;
}

test('a lost answer does not lead to a second application', phoneOnly, async ({ page, line }) => {
  const member = await fullForm(page);
  line.loseAnswer();
  await inForm(page, 'Submit').click();
  const lost = over(page, LOST);
  await expect(lost).toContainText('Everything you typed and chose is still here.');
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(await applicationsOf(page.request, member)).toHaveLength(1);
  // Sent again from the reopened form, it is still the same application.
  await lost.getByRole('button', { name: 'Close' }).click();
  await inForm(page, 'Submit').click();
  await expect(over(page, SENT)).toBeVisible();
  expect(line.uploads()).toBe(2);
  const [application, ...others] = await applicationsOf(page.request, member);
  expect(others).toEqual([]);
  await expect(over(page, SENT)).toContainText(application!.reference);
});

test(
  'any successful answer counts, even without a reference from another back end',
  phoneOnly,
  async ({ page }) => {
    await fullForm(page);
    await page.route('**/api/app/application-create/', (route) => route.fulfill({ status: 200, body: 'OK' }));
    await inForm(page, 'Submit').click();
    const sent = over(page, SENT);
    await expect(sent).toBeVisible();
    await expect(sent).not.toContainText(/reference|mail/);
    await expect(sent.getByRole('link')).toHaveCount(0);
    await sent.getByRole('button', { name: 'Close' }).click();
    await expect(form(page)).toBeHidden();
  },
);

test(
  'progress is shown; cancelling, a cut connection and being offline lose nothing',
  phoneOnly,
  async ({ page, context, line }) => {
    const member = await fullForm(page);
    await chooseFiles(page, 'Additional Documents (optional)', [pdfFile('bank.pdf', 16_000_000)]);
    // More than all buffers on the way can hold.
    line.holdAfter(300_000);
    await inForm(page, 'Submit').click();
    const sending = over(page, SENDING);
    await expect(sending).toContainText(/[\d.]+ (KB|MB) of 15\.26 MB \(\d+%\)/);
    await expect(sending.getByRole('progressbar')).toHaveAttribute('value', /\d/);
    await expect(sending.getByRole('button', { name: 'Close' })).toHaveCount(0);
    expect(await accessibilityFaults(page)).toEqual([]);
    // Neither Escape nor Back hides it.
    await page.keyboard.press('Escape');
    await page.goBack();
    await expect(sending).toBeVisible();
    await sending.getByRole('button', { name: 'Cancel' }).click();
    await expect(sending).toBeHidden();
    await expect(form(page).getByText('You cancelled. Nothing was submitted.')).toBeVisible();

    line.holdAfter(300_000);
    await inForm(page, 'Submit').click();
    await expect(sending).toContainText(/\(\d+%\)/);
    line.cut();
    const lost = over(page, LOST);
    await expect(lost).toBeVisible();
    await context.setOffline(true);
    await expect(lost).toContainText('You are offline.');
    await lost.getByRole('button', { name: 'Try again' }).click();
    await expect(lost).toContainText('You are offline.');
    await context.setOffline(false);
    await expect(lost).toContainText('You are connected again.');
    expect(await applicationsOf(page.request, member)).toEqual([]);
    await lost.getByRole('button', { name: 'Try again' }).click();
    await expect(over(page, SENT)).toBeVisible();
    const [application, ...others] = await applicationsOf(page.request, member);
    expect(others).toEqual([]);
    expect(application).toMatchObject({ first_name: 'Sita', address: 'Dharan 8, Sunsari' });
    expect(application?.documents).toHaveLength(4);
  },
);

test('an expired token is renewed silently', phoneOnly, async ({ page, context, line }) => {
  await fullForm(page);
  // Only the upload is refused, not the request before it.
  await page.route('**/api/user/profile/', (route) => route.fulfill({ json: {} }));
  let refreshes = 0;
  context.on('request', (asked) => {
    if (asked.url().endsWith('/api/user/token/refresh/')) refreshes += 1;
  });
  await page.evaluate(() => {
    const [head, body] = localStorage.getItem('accessToken')!.split('.');
    localStorage.setItem('accessToken', `${head}.${body}.x`);
  });
  await inForm(page, 'Submit').click();
  await expect(over(page, SENT)).toBeVisible();
  expect(refreshes).toBe(1);
  expect(line.uploads()).toBe(2);
});

test(
  'a session that ends during the upload asks to log in, then continues with all files',
  phoneOnly,
  async ({ page, context }) => {
    const member = await fullForm(page);
    // The session ends after the first request, so the upload itself is refused.
    await page.route('**/api/user/profile/', (route) => route.fulfill({ json: {} }));
    const headers = bearer(await logIn(page.request, member));
    expect((await page.request.post('/api/user/sessions/end-all/', { headers })).status()).toBe(200);
    await inForm(page, 'Submit').click();
    const expired = over(page, 'Token expired. Please log in first.');
    const login = expired.getByRole('link', { name: 'Login' });
    await expect(login).toHaveAttribute('href', /^\/login\?next=/);
    expect(await accessibilityFaults(page)).toEqual([]);
    const [other] = await Promise.all([context.waitForEvent('page'), login.click()]);
    await submitLogin(other, member);
    await expect(over(page, SENT)).toBeVisible();
    const [application, ...others] = await applicationsOf(page.request, member);
    expect(others).toEqual([]);
    expect(application).toMatchObject({ last_name: 'Rai', contact: '9841000000' });
    expect(application?.documents).toHaveLength(3);
  },
);

test('errors of the server are shown at their fields', phoneOnly, async ({ page }) => {
  const member = await fullForm(page);
  const dialog = form(page);
  await inForm(page, 'Previous').click();
  await dialog.getByLabel('First Name').fill('S'.repeat(151));
  await inForm(page, 'Next').click();
  await chooseFiles(page, 'Passport Document', [{ ...pngFile('passport.png'), buffer: animatedPng() }]);
  // Detected in the browser, before anything is sent.
  await inForm(page, 'Submit').click();
  await expect(dialog.getByLabel('First Name')).toBeFocused();
  await expect(dialog.getByText('Ensure this field has no more than 150 characters.')).toBeVisible();
  await expect(dialog.getByRole('tab', { name: /Profile/ })).toContainText('1 to correct');
  expect(await accessibilityFaults(page)).toEqual([]);
  await dialog.getByLabel('First Name').fill('Sita');
  await inForm(page, 'Next').click();
  await inForm(page, 'Submit').click();
  const refused = over(page, 'Your documents were not submitted');
  await expect(refused.getByRole('alert')).toHaveText(
    /^Passport Document, file 2: The name ends in \.png, but this is not a png file\./,
  );
  expect(await accessibilityFaults(page)).toEqual([]);
  await refused.getByRole('button', { name: 'Close' }).click();
  await expect(dialog.getByRole('button', { name: 'Remove passport.png' })).toBeFocused();
  await expect(dialog.getByRole('listitem').filter({ hasText: 'this is not a png file' })).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('this is not a png file')).toHaveCount(0);

  // An answer that is not from our API, for example from a proxy.
  await page.route('**/api/app/application-create/', (route) => route.fulfill({ status: 503, body: 'Busy' }));
  await inForm(page, 'Submit').click();
  const unsure = over(page, 'Your documents may not have arrived');
  await expect(unsure.getByRole('alert')).toHaveText(
    'An error occurred while submitting your documents. Please try again later.',
  );
  await page.unroute('**/api/app/application-create/');
  await unsure.getByRole('button', { name: 'Try again' }).click();
  await expect(over(page, SENT)).toBeVisible();
  expect(await applicationsOf(page.request, member)).toHaveLength(1);
});

test('a file that was removed after it was chosen is named', async ({ page }, info) => {
  const path = info.outputPath('passport.pdf');
  await fs.writeFile(path, pdf(100_000));
  // Chromium does not notice a change within the second in which the file was written.
  const earlier = new Date(Date.now() - 60_000);
  await fs.utimes(path, earlier, earlier);
  await openForm(page);
  await inForm(page, 'Next').click();
  await form(page).getByLabel('Choose files: Passport Document').setInputFiles(path);
  await inForm(page, 'Remove passport.pdf').waitFor();
  await fs.appendFile(path, 'changed');
  await inForm(page, 'Submit').click();
  await over(page, 'Before you send it').getByRole('button', { name: 'Send anyway' }).click();
  const refused = over(page, 'Your documents were not submitted');
  await expect(refused.getByRole('alert')).toHaveText(
    '“passport.pdf” can no longer be read. Remove it and choose it again.',
  );
  await refused.getByRole('button', { name: 'Close' }).click();
  await expect(inForm(page, 'Remove passport.pdf')).toBeFocused();
});
