import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { logIn, verifiedAccount } from '../support/accounts-browser.ts';
import { apply, pdfFile } from '../support/applications-browser.ts';
import { both, expect, test } from '../support/browser.ts';
import { openOffice } from '../support/office-browser.ts';

const CASES = 3;

/** Cases of one student with a surname that nobody else has. */
async function casesOf(page: Page, count = CASES): Promise<string> {
  const surname = `Q${randomBytes(5)
    .toString('hex')
    .replaceAll(/\d/g, (digit) => 'ghijklmnop'[Number(digit)]!)}`;
  const student = await logIn(page.request, await verifiedAccount(page.request));
  for (let index = 0; index < count; index += 1) {
    await apply(page.request, student, {
      first_name: `Asha ${index}`,
      last_name: surname,
      'passport_documents[0][file]': pdfFile('passport.pdf'),
    });
  }
  return surname;
}

/** Controls lower than 44 px, with their height. Links within a sentence are excepted. */
const tooLow = (page: Page) =>
  page
    .getByRole('main')
    .locator('button:visible, nav a:visible, [role="combobox"]:visible, input[type="search"]:visible')
    .evaluateAll((elements) =>
      elements
        .map((element) => {
          const target = element.closest('.MuiInputBase-root') ?? element;
          return [element.textContent, Math.round(target.getBoundingClientRect().height)] as const;
        })
        .filter(([, height]) => height < 44),
    );

test('the whole row opens a case, and Previous and Next follow the list', both, async ({ page }) => {
  const surname = await casesOf(page);
  await openOffice(page, '/admin/applications');
  await page.getByRole('searchbox').fill(surname);
  await expect(page).toHaveURL(new RegExp(surname));
  await expect(page.getByText(`${CASES} applications`, { exact: true })).toBeVisible();
  expect(await tooLow(page)).toEqual([]);
  const row = page.getByRole('row').filter({ hasText: 'Asha 1' });
  const { width, height } = (await row.boundingBox())!;
  await row.click({ position: { x: width - 8, y: height - 8 } });
  const place = page.getByRole('navigation', { name: 'In the list' });
  await expect(place).toContainText(`2 of ${CASES}`);
  await expect(page.getByRole('main').getByText(`Asha 1 ${surname}`).first()).toBeVisible();
  expect(await tooLow(page)).toEqual([]);
  await place.getByRole('link', { name: 'Next' }).click();
  await expect(place).toContainText(`3 of ${CASES}`);
  await expect(place.getByRole('link', { name: 'Next' })).toHaveCount(0);
  await page.reload();
  await expect(place).toContainText(`3 of ${CASES}`);
  await place.getByRole('link', { name: 'Previous' }).click();
  await expect(place).toContainText(`2 of ${CASES}`);
});

test('a case that is opened right after typing stays open', async ({ page }) => {
  const surname = await casesOf(page, 1);
  await page.clock.install();
  await openOffice(page, '/admin/applications');
  const row = page.getByRole('row').filter({ hasText: surname });
  await expect(row).toBeVisible();
  // The search waits before it asks; the screen of the case is still loading when the wait is over.
  const arrives = Promise.withResolvers<void>();
  await page.route('**/admin/assets/*.js', async (route) => {
    await arrives.promise;
    await route.continue();
  });
  await page.getByRole('searchbox').fill(surname);
  await row.getByRole('link').click();
  const opened = /\/admin\/applications\/[\da-f-]{36}\?/;
  await expect(page).toHaveURL(opened);
  await page.clock.fastForward(1_000);
  arrives.resolve();
  await expect(page.getByRole('button', { name: 'Begin review' })).toBeVisible();
  await expect(page).toHaveURL(opened);
});
