import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { TOTP, Secret } from 'otpauth';
import type { SecondFactorSetup } from '../../src/contract/accounts.ts';
import { routes } from '../../src/contract/routes.ts';
import { bearer, keepInBrowser, logIn, newAddress, PASSWORD, STAFF } from '../support/accounts-browser.ts';
import { expect, test as base } from '../support/browser.ts';
import { startSiteProcess, type SiteProcess } from '../support/site-process.ts';
import { startMailServer, type MailServer } from '../support/smtp.ts';

interface OwnSite {
  site: SiteProcess;
  mailServer: MailServer;
}

/** A separate site whose mail server refuses mails and whose staff must have a second factor. */
const test = base.extend<object, { own: OwnSite }>({
  own: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's needs from this pattern
    async ({}, use) => {
      const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'prasthan-admin-mails-'));
      const mailServer = await startMailServer();
      mailServer.refuse((stage) => (stage === 'to' ? '550 5.1.1 No such user' : undefined));
      const site = await startSiteProcess({
        DATA_DIR: dataDir,
        DEMO: 'off',
        SMTP_URL: mailServer.url,
        STAFF_2FA: 'required',
        STAFF_EMAIL: STAFF.email,
        STAFF_PASSWORD: STAFF.password,
      });
      await use({ site, mailServer });
      await site.stop();
      await mailServer.goDown();
      fs.rmSync(dataDir, { recursive: true, force: true });
    },
    // Stopping waits for running requests and jobs, with a time limit.
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ own }, use) => use(own.site.origin),
});
test.describe.configure({ mode: 'serial' });

test.describe('staff without the required second factor', () => {
  test.use({ expectedErrors: [/status of 403/] });

  test('are told to set one up', async ({ page }) => {
    await keepInBrowser(page, await logIn(page.request, STAFF));
    await page.goto(routes.admin());
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('One more step before you get in');
    await expect(page.getByRole('link', { name: 'Open Security' })).toHaveAttribute(
      'href',
      routes.accountSecurity(),
    );
  });
});

test('a refused mail is shown, retried and delivered', async ({ page, request, own }) => {
  const { mailServer } = own;
  const answer = await logIn(request, STAFF);
  const headers = bearer(answer);
  const setup = await request.post('/api/staff/second-factor/', {
    data: { password: STAFF.password },
    headers,
  });
  const { secret } = (await setup.json()) as SecondFactorSetup;
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
  const confirmed = await request.post('/api/staff/second-factor/confirm/', { data: { code }, headers });
  expect(confirmed.status(), await confirmed.text()).toBe(200);

  const email = newAddress();
  await request.post('/api/user/register/', {
    data: { email, password: PASSWORD, confirm_password: PASSWORD },
  });
  await keepInBrowser(page, answer);
  await page.goto('/admin/mails');
  const mail = page.getByRole('row', { name: email });
  await expect(async () => {
    await page.reload();
    await expect(mail.getByText('Not delivered')).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect(mail).toContainText("550 5.1.1: the recipient's address was refused.");

  await page.goto(routes.admin());
  await page.getByRole('link', { name: 'One mail could not be delivered' }).click();
  await expect(page.getByRole('combobox', { name: 'State' })).toHaveValue('dead');
  mailServer.refuse(() => undefined);
  await mail.getByRole('button', { name: /^Try again/ }).click();
  await expect(page.getByText(`The mail to ${email} is on its way again.`)).toBeVisible();
  await expect.poll(() => mailServer.received.map(({ envelope }) => envelope.to)).toEqual([[email]]);
  // It is removed from the list of failed mails; an empty list says so.
  await expect(mail).toHaveCount(0);
  await page.getByRole('combobox', { name: 'State' }).selectOption('Sent');
  await expect(mail.getByText('Sent', { exact: true })).toBeVisible();
});
