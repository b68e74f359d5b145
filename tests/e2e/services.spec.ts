import { brotliCompressSync } from 'node:zlib';
import { consultancy } from '../../src/content/consultancy.ts';
import { privacy } from '../../src/content/privacy.ts';
import { allServiceTiles, type ServiceTile } from '../../src/content/service-tiles.ts';
import { testGuides } from '../../src/content/tests/index.ts';
import { accessibilityFaults } from '../support/axe.ts';
import { both, expect, phoneOnly, test } from '../support/browser.ts';

// Names and texts come from src/content, which a consultancy changes; these tests check that all parts exist.
const services = allServiceTiles().map(({ url }) => url);
const tests = testGuides().map(({ slug }) => `/test-preparation/${slug}`);
const ALL = [...services, ...tests, '/who-we-are', '/privacy-policy'];
/** Pages that differ from the first of their kind in texts only; a text that is too wide shows on the phone. */
const LIKE_ANOTHER: ReadonlySet<string> = new Set([...services.slice(1), ...tests.slice(1)]);

/** Limit for scripts before interaction, in bytes after brotli. */
const SCRIPT_BYTES = 5_000;

// The parts of each page are checked by service-page.unit.test.tsx and test-page.unit.test.tsx; one of a kind is looked at here.
test('a service shows its sections, and an appointment opens in a new tab', both, async ({ page }) => {
  const [{ url, heading }] = allServiceTiles() as [ServiceTile, ...ServiceTile[]];
  await page.goto(url);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  for (const name of ['Why Choose Us', 'What Sets Us Apart', 'Explore More Services', 'What happens next'])
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
  const book = page
    .getByRole('region', { name: 'What happens next' })
    .getByRole('link', { name: /appointment/i });
  await expect(book).toHaveAttribute('href', consultancy().scheduling ?? /^mailto:/);
  if (consultancy().scheduling) await expect(book).toHaveAttribute('target', '_blank');
});

test('one question is open at a time', async ({ page }) => {
  await page.goto('/services/visa-assistance');
  const questions = page.getByRole('region', { name: 'Frequently Asked Questions' }).locator('details');
  await questions.nth(0).locator('summary').click();
  await questions.nth(1).locator('summary').click();
  await expect(questions.nth(0)).not.toHaveAttribute('open');
  await expect(questions.nth(1)).toHaveAttribute('open');
});

test('an unknown service or test is a 404', async ({ request }) => {
  for (const address of ['/services/accommodation', '/test-preparation/gre'])
    expect((await request.get(address)).status()).toBe(404);
});

test('skills are tabs: by pointer, arrow keys, Home and End, and by address', both, async ({ page }) => {
  await page.goto('/test-preparation/ielts');
  const tab = (name: string) => page.getByRole('tab', { name });
  const panel = (name: string) => page.getByRole('tabpanel', { name });
  await expect(page.getByRole('tab')).toHaveText(['Listening', 'Writing', 'Speaking', 'Reading']);
  await expect(tab('Listening')).toHaveAttribute('aria-selected', 'true');
  await expect(panel('Listening')).toBeVisible();
  await tab('Speaking').click();
  await expect(panel('Speaking').getByRole('heading', { level: 3 })).toBeVisible();
  await expect(page.locator('#listening h3')).not.toBeInViewport();
  await page.keyboard.press('ArrowRight');
  await expect(tab('Reading')).toBeFocused();
  await expect(tab('Reading')).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowRight');
  await expect(tab('Listening')).toBeFocused();
  await page.keyboard.press('End');
  await expect(tab('Reading')).toBeFocused();
  await page.keyboard.press('Home');
  await expect(tab('Listening')).toBeFocused();
  await expect(tab('Reading')).toHaveAttribute('tabindex', '-1');
  await page.goto('/test-preparation/ielts#writing');
  await page.reload();
  await expect(tab('Writing')).toHaveAttribute('aria-selected', 'true');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('all four skills are shown below each other', async ({ page }) => {
    await page.goto('/test-preparation/pte');
    for (const skill of ['Listening', 'Writing', 'Speaking', 'Reading'])
      await expect(page.getByRole('heading', { level: 3, name: skill })).toBeVisible();
    await page.getByRole('link', { name: 'Reading', exact: true }).click();
    await expect(page.locator('#reading h3')).toBeInViewport();
  });
});

test('who we are: six values, and the configured members, marked as samples', both, async ({ page }) => {
  await page.goto('/who-we-are');
  await expect(
    page.getByRole('region', { name: 'Our Core Values' }).getByRole('heading', { level: 3 }),
  ).toHaveCount(6);
  for (const [name, kind] of [
    ['Memberships', 'membership'],
    ['Associates', 'associate'],
  ]) {
    const expected = consultancy().members.filter((member) => member.kind === kind);
    const members = page.getByRole('region', { name }).getByRole('listitem');
    await expect(members.getByRole('heading')).toHaveText(expected.map((member) => member.name));
    const marked = consultancy().sample ? expected.length : 0;
    await expect(members.getByText('Sample', { exact: true })).toHaveCount(marked);
  }
});

test('the privacy policy: nine sections, its version and date', both, async ({ page }) => {
  await page.goto('/privacy-policy');
  const contents = page.getByRole('navigation', { name: 'Sections' }).getByRole('link');
  await expect(contents).toHaveCount(9);
  await contents.nth(5).click();
  await expect(page.getByRole('heading', { name: privacy().sections[5]!.title })).toBeInViewport();
  await expect(page.getByText(/^Version \d+\.\d+, in force since/)).toBeVisible();
});

for (const address of ALL)
  test(
    `${address} has a description, is in the sitemap, accessible, small and not too wide`,
    LIKE_ANOTHER.has(address) ? phoneOnly : both,
    async ({ page, request }) => {
      const sitemap = await (await request.get('/sitemap-pages-1.xml')).text();
      const scripts: Promise<Buffer>[] = [];
      page.on('response', (response) => {
        if (response.url().endsWith('.js')) scripts.push(response.body());
      });
      await page.goto(address, { waitUntil: 'networkidle' });
      expect(await accessibilityFaults(page), address).toEqual([]);
      expect(sitemap).toContain(`${address}</loc>`);
      expect(await page.locator('meta[name=description]').getAttribute('content')).toMatch(/.{80,}/);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), address).toBe(0);
      const data = await page
        .locator('script[type="application/ld+json"]')
        .evaluateAll((all) => all.map((each) => JSON.parse(each.textContent) as Record<string, string>));
      const kinds = data.map((each) => each['@type']);
      expect(kinds).toContain('BreadcrumbList');
      if (address.startsWith('/services/')) expect(kinds).toEqual(['Service', 'FAQPage', 'BreadcrumbList']);
      const inline = await page
        .locator('script:not([src]):not([type="application/ld+json"])')
        .evaluateAll((all) => all.map((each) => each.textContent).join('\n'));
      const bodies = [Buffer.from(inline), ...(await Promise.all(scripts))];
      const bytes = bodies.reduce((sum, body) => sum + brotliCompressSync(body).length, 0);
      expect(bytes, address).toBeLessThanOrEqual(SCRIPT_BYTES);
    },
  );
