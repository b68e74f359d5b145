import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { nepalDate } from '../../src/contract/nepal-time.ts';
import { STAFF } from '../support/accounts-browser.ts';
import { expect, test as base } from '../support/browser.ts';
import {
  bankAnswer,
  bankDay,
  bankRefusal,
  json,
  startForexServer,
  type ForexServer,
} from '../support/forex-server.ts';
import { expectUsable, openOffice } from '../support/office-browser.ts';
import { startSiteProcess } from '../support/site-process.ts';

/** Exchange rates in the back office, on a site of its own that asks a stub of Nepal Rastra Bank. */
const test = base.extend<object, { bank: ForexServer & { origin: string } }>({
  bank: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's needs from this pattern
    async ({}, use) => {
      const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'prasthan-admin-rates-'));
      const bank = await startForexServer();
      bank.answerWith(json(bankRefusal, 400));
      const site = await startSiteProcess({
        DATA_DIR: dataDir,
        DEMO: 'on',
        NRB_API: bank.address,
        STAFF_2FA: 'optional',
        STAFF_EMAIL: STAFF.email,
        STAFF_PASSWORD: STAFF.password,
      });
      await use({ ...bank, origin: site.origin });
      await site.stop();
      await bank.stop();
      fs.rmSync(dataDir, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ bank }, use) => use(bank.origin),
});

test('rates are fetched by hand, stay when the bank fails, and give way to a typed one @desktop', async ({
  page,
  bank,
}) => {
  const today = nepalDate(new Date());
  const quotes = [
    ['AUD', 1, '91.80', '92.35'],
    ['INR', 100, '160.00', '160.15'],
  ] as const;
  bank.answerWith(
    json(
      bankAnswer([
        bankDay(
          today,
          quotes.map(([...quote]) => quote),
        ),
      ]),
    ),
  );
  await openOffice(page, '/admin/rates');
  await page.getByRole('button', { name: 'Fetch now' }).click();
  const australian = page.getByRole('row', { name: /^AUD/ });
  await expect(australian).toContainText('92.35');
  await expect(page.getByRole('row', { name: /^INR/ })).toContainText('1.6015');
  await expect(page.getByText(/^Fetched .* from Nepal Rastra Bank/)).toBeVisible();
  await expectUsable(page, 'rates');

  bank.answerWith(json(bankRefusal, 400));
  await page.getByRole('button', { name: 'Fetch now' }).click();
  await expect(
    page.getByText(/^The bank refused our question\..* The rates stay as they were/),
  ).toBeVisible();
  await expect(australian).toContainText('92.35');

  await australian.getByRole('link', { name: 'AUD' }).click();
  await page.getByLabel('Rupees for 1 AUD').fill('95');
  await page.getByLabel('Who published it').fill('Our bank');
  await page.getByRole('button', { name: 'Use this rate' }).click();
  await expect(page.getByText('AUD is now at 95', { exact: false })).toBeVisible();
  await expectUsable(page, 'a rate');
  await page.getByRole('button', { name: 'Back to the bank’s rate' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Use it' }).click();
  await expect(page.getByText('Pages use the bank’s rate again.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Back to the bank’s rate' })).toHaveCount(0);
});
