import type { Page } from '@playwright/test';
import { accessibilityFaults } from '../support/axe.ts';
import { everest, startEverest } from '../support/another-consultancy.ts';
import { expect, test } from '../support/browser.ts';

// One build is enough; layouts are tested with our own settings.
let site: { origin: string; stop(): Promise<void> };
test.beforeAll(async ({ baseURL }) => {
  test.setTimeout(120_000);
  site = await startEverest(baseURL ?? '');
});
test.afterAll(() => site.stop());

/** Answers requests to the other firms and records them. */
async function otherFirms(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route(/\/\/[a-z.]+\.example\//, (route) => {
    const { host, pathname } = new URL(route.request().url());
    asked.push(host + pathname);
    if (pathname.endsWith('.js')) {
      const body =
        'let seen = "nothing"; try { seen = localStorage.getItem("accessToken") } catch {} document.getElementById("badge").textContent = `valid, saw ${seen}`';
      return route.fulfill({ contentType: 'text/javascript', body });
    }
    return route.fulfill({ contentType: 'text/html', body: `<title>${host}</title><p>This is ${host}</p>` });
  });
  return asked;
}

test('every page has the new name, logo, offices and contacts', async ({ page }) => {
  for (const path of [
    '/',
    '/study-abroad/uk',
    '/services/visa-assistance',
    '/who-we-are',
    '/privacy-policy',
  ]) {
    await page.goto(site.origin + path);
    await expect(page).toHaveTitle(path === '/' ? /Everest Abroad/ : / \| Everest Abroad$/);
    await expect(page.locator('.site-logo')).toContainText('Everest');
    const logo = page.locator('.site-logo img');
    await expect(logo).toHaveJSProperty('naturalWidth', 80);
    const footer = page.getByRole('contentinfo');
    await expect(footer).toContainText('Head office: Lakeside 6, Pokhara, Nepal');
    await expect(footer).toContainText('Butwal branch: Traffic Chowk, Butwal, Nepal');
    await expect(footer.locator('a[href^="tel:"]')).toHaveText(['+977-61-555010', '+977-71-555020']);
    await expect(footer.getByRole('link', { name: everest.accreditationBadge!.name })).toHaveAttribute(
      'href',
      everest.accreditationBadge!.href,
    );
    await expect(page.locator('body')).not.toContainText(/Prasthan|Kamalpokhari|Sample contact/i);
  }
});

test('licence, people, money and complaints are shown on the home page, about page and footer', async ({
  page,
}) => {
  for (const path of ['/', '/who-we-are']) {
    await page.goto(site.origin + path);
    const block = page.getByRole('region', { name: 'Who you deal with' });
    await expect(block).toContainText('Licence number123/079, issued by Everest Ministry');
    const photo = block.getByRole('img', { name: 'Maya Gurung' });
    await photo.scrollIntoViewIfNeeded();
    await expect(photo).toHaveJSProperty('naturalWidth', 72);
    expect(await accessibilityFaults(page)).toEqual([]);
  }
  await expect(page.getByRole('main')).toContainText(everest.trust.refunds!);
  // Said once: the general text gives way to the consultancy's own.
  await expect(page.getByText('How we are paid', { exact: true })).toHaveCount(1);
  await page.goto(`${site.origin}/study-abroad/uk`);
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText('Registered as Everest Abroad Pvt. Ltd.');
  await footer.getByRole('link', { name: 'Complaints' }).click();
  await expect(page.getByText('You get an answer within 15 days.')).toBeVisible();
});

test('both offices are shown, and appointments are requested by e-mail', async ({ page }) => {
  await page.goto(site.origin);
  const panel = page.locator('.visit-panel');
  await expect(panel.locator('strong')).toHaveText(['Head office', 'Butwal branch']);
  await expect(page.locator('.booking').getByRole('link', { name: /^Book an Appointment/ })).toHaveAttribute(
    'href',
    /^mailto:hello@everest\.example/,
  );
  await expect(page.locator('.help-message')).toHaveCount(0);
});

test('another firm’s chat and map load only when they are opened', async ({ page }) => {
  const asked = await otherFirms(page);
  await page.goto(site.origin);
  await page.locator('#visit-us').scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: 'Show the map here' }).click();
  await expect(page.frameLocator('iframe[title^="Map"]').getByText('This is map.example')).toBeVisible();
  expect(asked).toEqual(['map.example/embed/lakeside']);
  await page.getByRole('button', { name: 'Chat' }).click();
  const chat = page.getByRole('dialog', { name: 'Ask us' });
  await expect(chat.frameLocator('iframe').getByText('This is chat.example')).toBeVisible();
  await expect(chat).toContainText('This chat is run by chat.example.');
  await expect(chat.getByRole('link', { name: 'Open it in a new tab' })).toHaveAttribute(
    'href',
    everest.chat.frame!,
  );
  expect(await accessibilityFaults(page)).toEqual([]);
  await chat.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('button', { name: 'Chat' })).toBeFocused();
});

test('a badge’s script runs only on request and cannot read anything of the site', async ({ page }) => {
  const asked = await otherFirms(page);
  await page.goto(`${site.origin}/who-we-are`);
  await page.evaluate(() => localStorage.setItem('accessToken', 'secret'));
  expect(asked).toEqual([]);
  await page.getByRole('button', { name: 'Check the badge' }).click();
  const badge = page.frameLocator(`iframe[title="${everest.accreditationBadge!.name}"]`).locator('#badge');
  await expect(badge).toHaveText('valid, saw nothing');
  expect(asked).toEqual(['cdn.council.example/badge.js']);
});

test('only pages that show configured frames may frame anything', async ({ request }) => {
  const framesOn = async (path: string) =>
    /frame-src ([^;]*)/.exec(
      (await request.get(site.origin + path)).headers()['content-security-policy'] ?? '',
    )?.[1];
  expect(await framesOn('/')).toBe('https://chat.example https://map.example');
  expect(await framesOn('/who-we-are')).toBe("'self'");
  for (const path of ['/course-search', '/login', '/signup', '/account', '/admin', '/study-abroad/uk'])
    expect(await framesOn(path), path).toBeUndefined();
});
