import fs from 'node:fs/promises';
import { hydrated, button, field } from '../support/account-forms.ts';
import { newAddress, PASSWORD, verifiedAccount } from '../support/accounts-browser.ts';
import { accessibilityFaults } from '../support/axe.ts';
import { both, expect, phoneOnly, test } from '../support/browser.ts';
import { linkFromMail } from '../support/site-mail.ts';

const PAGES = [
  '/login',
  '/signup',
  '/email-verification',
  '/join',
  '/join/cGs/token/',
  '/password-reset',
  '/password-reset/cGs/token/',
  '/verify-email',
  '/verify-email/cGs/token/',
];

test(
  'every page is accessible, is not cached by browsers and loads nothing from other sites',
  both,
  async ({ page, baseURL }) => {
    const elsewhere: string[] = [];
    page.on('request', (asked) => {
      if (asked.url().startsWith('http') && new URL(asked.url()).origin !== baseURL)
        elsewhere.push(asked.url());
    });
    for (const path of PAGES) {
      const response = await page.goto(path);
      expect([path, response?.status()]).toEqual([path, 200]);
      const headers = (await response?.allHeaders()) ?? {};
      expect(headers['cache-control']).toBe('no-store');
      expect(headers['referrer-policy']).toBe('no-referrer');
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
      await hydrated(page);
      expect([path, await accessibilityFaults(page)]).toEqual([path, []]);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
    }
    expect(elsewhere).toEqual([]);
  },
);

test('account pages are not in the sitemap', async ({ request }) => {
  const part = await (await request.get('/sitemap-pages-1.xml')).text();
  expect(part).not.toMatch(/login|signup|email-verification|join|password-reset|verify-email|account/);
});

test('a link with too many or too few parts is a 404', phoneOnly, async ({ request }) => {
  for (const path of ['/password-reset/a', '/password-reset/a/b/c', '/verify-email/a', '/verify-email/a/b/c'])
    expect((await request.get(path)).status(), path).toBe(404);
});

test('the secret of a link is removed from the address at once and sent only to its own call', async ({
  page,
  request,
}) => {
  const { email } = await verifiedAccount(request);
  await request.post('/api/user/password-reset/', { data: { email } });
  const link = await linkFromMail(email, 'password-reset');
  const token = link.pathname.split('/')[3] ?? '';
  expect(token.length).toBeGreaterThan(40);
  const asked: string[] = [];
  page.on('request', (sent) => {
    const { referer = '' } = sent.headers();
    if ((sent.url() + referer + (sent.postData() ?? '')).includes(token))
      asked.push(new URL(sent.url()).pathname);
  });
  const call = `/api/user${link.pathname}`;
  // Each load asks whether the link still works. Wait for the answer: a reload before it would cancel the question.
  const checked = async () => page.waitForResponse((answer) => new URL(answer.url()).pathname === call);
  await Promise.all([checked(), page.goto(link.href)]);
  await expect(page).toHaveURL('/password-reset');
  await hydrated(page);
  expect(await page.content()).not.toContain(token);
  // Like a phone that discarded the tab, load it again.
  await Promise.all([checked(), page.reload()]);
  await hydrated(page);
  const again = 'Dhaulagiri-8167!';
  await field(page, 'New Password').fill(again);
  await field(page, 'Confirm Password').fill(again);
  await button(page, 'Reset').click();
  await page.waitForURL('**/login');
  // One question for each of the two loads, then the use of the link.
  expect(asked).toEqual([link.pathname, call, call, call]);
  expect(await page.evaluate(() => JSON.stringify([sessionStorage, localStorage]))).not.toContain(token);
  await page.goBack();
  expect(page.url()).not.toContain(token);
});

test('the log has no link, address or password', phoneOnly, async ({ page, request }) => {
  const email = newAddress();
  const data = { email, password: PASSWORD, confirm_password: PASSWORD };
  await request.post('/api/user/register/', { data });
  const link = await linkFromMail(email, 'verify-email');
  await page.goto(link.href);
  await button(page, 'Confirm my e-mail address').click();
  await expect(page.getByText('Your e-mail address is confirmed.')).toBeVisible();
  await request.post('/api/user/login/', { data });
  const logged = async () => fs.readFile(process.env['SITE_LOG'] ?? '', 'utf8');
  await expect.poll(logged).toContain('/api/user/verify-email/:encoded_pk/:token');
  const log = await logged();
  expect(log).toContain('"/verify-email/:encoded_pk/:token"');
  const [, , encodedPk = '', token = ''] = link.pathname.split('/');
  for (const secret of [encodedPk, token, email, PASSWORD]) expect(log).not.toContain(secret);
});

test('a link page without a secret says so and offers a way on', phoneOnly, async ({ page }) => {
  await page.goto('/password-reset');
  await expect(page.getByText('Please open this page from the link in our mail.')).toBeVisible();
  await page.getByRole('link', { name: 'Ask for a new link' }).click();
  await page.waitForURL('**/email-verification');
});
