import type { APIRequestContext } from '@playwright/test';
import { destinations } from '../../src/content/destinations.ts';
import { routes } from '../../src/contract/routes.ts';
import { openAccount, verifiedAccount } from '../support/accounts-browser.ts';
import { expect, test } from '../support/browser.ts';
import { openOffice } from '../support/office-browser.ts';
import { publicPages } from '../support/public-pages.ts';

/** A page of each kind that visitors see. */
async function visitorsPages(request: APIRequestContext): Promise<string[]> {
  const pages = await publicPages(async (path) => (await request.get(path)).json());
  const others = destinations.map(({ slug }) => routes.destination(slug));
  return [...new Set([...pages.values(), ...others, routes.account()])];
}

/** Inline styles and handlers in a page's markup, which its policy refuses. */
const INLINE = /<[a-z][^>]*\s(?:style|on[a-z]+)="[^"]*"/gi;

test('no page has a style or handler in an attribute, or a policy that allows one', async ({ request }) => {
  const pages = [...(await visitorsPages(request)), '/missing', '/%00', '/api/docs', '/admin'];
  for (const path of pages) {
    const answer = await request.get(path);
    expect((await answer.text()).match(INLINE), path).toBeNull();
    const policy = answer.headers()['content-security-policy'];
    expect(policy, path).toContain("default-src 'none'");
    expect(policy, path).not.toMatch(/unsafe-|style-src-attr|script-src-attr/);
  }
});

// The live search takes over parts of other searches, whose own styles the policy of the first does not name.
test('results of the search need no styles of their own', async ({ request }) => {
  const [, results] = (await (await request.get(routes.courseSearch())).text()).split('<main');
  expect(results).not.toContain('data-css');
});

// The fixture fails on every message about the policy.
test('no public page does what its policy refuses', async ({ page, request }) => {
  test.setTimeout(120_000);
  for (const path of await visitorsPages(request)) {
    await page.goto(path, { waitUntil: 'load' });
    await page.keyboard.press('Tab');
  }
});

test('no page of an account does what its policy refuses', async ({ page, request }) => {
  await openAccount(page, await verifiedAccount(request));
  for (const path of ['/account', '/account/payments', '/account/security', '/account/data', '/'])
    await page.goto(path, { waitUntil: 'networkidle' });
});

test('no screen of the back office does what its policy refuses', async ({ page }) => {
  test.setTimeout(120_000);
  await openOffice(page);
  const menu = page.getByRole('navigation').getByRole('link');
  await expect(menu.first()).toBeVisible();
  const addresses = await menu.evaluateAll((links) =>
    (links as HTMLAnchorElement[]).map(({ href }) => new URL(href).pathname),
  );
  const screens = [...new Set(addresses)].filter((path) => path.startsWith('/admin'));
  expect(screens.length).toBeGreaterThan(15);
  for (const path of screens) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
  }
});
