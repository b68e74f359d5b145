import { expect, test } from '../support/browser.ts';

test.describe('an unknown address', () => {
  test.use({ expectedErrors: [/status of 404/] });

  test('answers 404 with a page that links back', async ({ page }) => {
    const response = await page.goto('/no-such-page');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

test('health and readiness checks succeed', async ({ request }) => {
  expect((await request.get('/healthz')).status()).toBe(200);
  expect(await (await request.get('/readyz')).json()).toMatchObject({ ready: true });
});

test('an error in a window that a test opens itself fails the test', async ({ browser, baseURL }) => {
  test.fail();
  const other = await browser.newPage({ baseURL: baseURL ?? '' });
  await other.goto('/robots.txt');
  const thrown = other.waitForEvent('pageerror');
  await other.evaluate(() => {
    setTimeout(() => {
      throw new Error('nobody handles this');
    });
  });
  await thrown;
  await other.close();
});
