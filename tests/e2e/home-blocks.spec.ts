import type { Page } from '@playwright/test';
import { consultancy, ourOffices } from '../../src/content/consultancy.ts';
import { destinations } from '../../src/content/destinations.ts';
import { partners as ourPartners } from '../../src/content/partners.ts';
import { accessibilityFaults, layOutAll } from '../support/axe.ts';
import { both, expect, phoneOnly, test } from '../support/browser.ts';

const HEADINGS = [
  'Guiding You Every Step: From Dreams to Departure',
  'Choose your Study Destination',
  'How to begin',
  'Why choose us !',
  'What our students say',
  'Fulfill your career goal with our partners',
  'What Students Read',
  'Sit down with us for an hour',
  'Visit us today to get started',
];
const isPhone = (page: Page) => page.viewportSize()!.width < 768;
const cards = (page: Page) => page.locator('.why-card');

test('has every block, in order', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(HEADINGS);
});

test('destinations: four in two columns on a phone, all in three elsewhere', both, async ({ page }) => {
  await page.goto('/');
  const shown = await page
    .locator('.destination-card')
    .evaluateAll((all) => all.filter((card) => getComputedStyle(card).display !== 'none').length);
  expect(shown).toBe(isPhone(page) ? 4 : destinations.length);
  const titles = destinations.map(({ name }) => `Study in ${name}`);
  await expect(page.locator('.destination-card h3')).toHaveText(titles);
  const links = page.locator('.destination-card a');
  await expect(links).toHaveCount(destinations.length);
  for (const [index, { slug }] of destinations.entries()) {
    await expect(links.nth(index)).toHaveAttribute('href', `/study-abroad/${slug}`);
    await expect(links.nth(index)).toContainText('Learn more >');
  }
  const columns = await page
    .locator('.destination-grid')
    .evaluate((grid) => getComputedStyle(grid).gridTemplateColumns.split(' ').length);
  expect(columns).toBe(isPhone(page) ? 2 : 3);
  await expect(page.getByRole('link', { name: 'See More destinations' })).toHaveAttribute(
    'href',
    '/study-abroad',
  );
});

test('destination cards turn in within a second as they come into view', async ({ page }) => {
  await page.goto('/');
  const card = page.locator('.destination-card').first();
  await expect(card).toHaveAttribute('data-flip-in', 'waiting');
  await page.locator('.destination-grid').scrollIntoViewIfNeeded();
  await expect(card).toHaveAttribute('data-flip-in', 'turning');
  await expect(card).toHaveCSS('animation-duration', '1s');
  await expect(card).toHaveCSS('animation-timing-function', 'cubic-bezier(0.215, 0.61, 0.355, 1)');
});

test('why us: nine cards with their texts open', both, async ({ page }) => {
  await page.goto('/');
  await expect(cards(page).locator('h3')).toHaveText([
    '15 year service',
    'Experienced Team',
    'Certified Advisors',
    'End-to-End Services',
    'Free Advice',
    'Client-Centered Approach',
    'High Visa Success Rate',
    'Top Service Top Priority',
    'Scholarship Assistance',
  ]);
  for (const text of await cards(page).locator('p').all()) await expect(text).toBeVisible();
  await expect(cards(page).nth(2)).toContainText('certified by three industry bodies');
  const links = cards(page).nth(1).getByRole('link');
  await expect(links).toHaveText(['Australia', 'New Zealand']);
  await expect(links.nth(0)).toHaveAttribute('href', '/study-abroad/australia');
  await expect(links.nth(1)).toHaveAttribute('href', '/study-abroad/newzealand');
  await expect(page.locator('main')).not.toContainText(/\[(Australia|New Zealand)\]/);
  await expect(page.getByRole('link', { name: 'See more about who we are' })).toHaveAttribute(
    'href',
    '/who-we-are',
  );
});

test('why us: the card under the pointer stands out, one at a time', async ({ page }) => {
  await page.goto('/');
  const colour = (index: number) =>
    cards(page)
      .nth(index)
      .evaluate((card) => getComputedStyle(card).backgroundColor);
  const rest = await colour(0);
  for (const index of [1, 2]) {
    await cards(page).nth(index).hover();
    await expect.poll(() => colour(index)).not.toBe(rest);
    await expect.poll(() => colour(3 - index)).toBe(rest);
  }
});

test(
  'partners: two rows move in opposite directions at 100 px a second and can be paused',
  both,
  async ({ page }) => {
    await page.goto('/');
    for (const which of ['first', 'second'] as const) {
      const partners = page.getByRole('list', { name: `Partners, ${which} row` }).getByRole('listitem');
      await expect(partners).toHaveText(ourPartners()[which].map(({ name }) => new RegExp(`${name}$`)));
    }
    const belts = page.locator('.marquee-belt');
    // A cycle ends where the copy begins, so that there is no jump.
    const speeds = await belts.evaluateAll((found) =>
      found.map((belt) => {
        const [list, copy] = [...belt.children].map((child) => (child as HTMLElement).offsetLeft);
        const [, end] = (belt.getAnimations()[0]!.effect as KeyframeEffect).getKeyframes();
        const way = -new DOMMatrix(String(end?.['transform'])).e;
        if (way !== copy! - list!) throw new Error(`A round of ${way} px, the copy ${copy! - list!} px away`);
        return way / Number.parseFloat(getComputedStyle(belt).animationDuration);
      }),
    );
    expect(speeds.map(Math.round)).toEqual([100, 100]);
    await expect(belts.nth(0)).toHaveCSS('animation-direction', 'normal');
    await expect(belts.nth(1)).toHaveCSS('animation-direction', 'reverse');

    await page.getByRole('button', { name: 'Pause the partners' }).click();
    for (const belt of await belts.all()) await expect(belt).toHaveCSS('animation-play-state', 'paused');
    await page.getByRole('button', { name: 'Play the partners' }).click();
    await page.mouse.move(0, 0);
    await expect(belts.nth(0)).toHaveCSS('animation-play-state', 'running');
    await page.locator('.marquee-row').nth(0).focus();
    await expect(belts.nth(0)).toHaveCSS('animation-play-state', 'paused');
  },
);

test('shows how to visit and how to book', both, async ({ page }) => {
  await page.goto('/');
  const panel = page.locator('.visit-panel');
  await expect(panel.getByRole('heading', { name: 'Get In Touch' })).toBeVisible();
  for (const line of ourOffices().flatMap(({ lines }) => lines)) await expect(panel).toContainText(line);
  await expect(panel.locator('a[href^="tel:"]')).toHaveText(ourOffices().flatMap(({ phones }) => phones));
  await expect(panel.locator('a[href^="mailto:"]')).toHaveCount(1);
  await expect(page.getByRole('link', { name: /^Open the map/ })).toHaveAttribute(
    'href',
    consultancy().map.href,
  );
  const book = page.locator('.booking').getByRole('link', { name: /^Book an Appointment/ });
  await expect(book).toHaveAttribute('href', consultancy().scheduling ?? /^mailto:/);
  if (consultancy().scheduling) await expect(book).toHaveAttribute('target', '_blank');
});

test('loads the map only when it is requested', phoneOnly, async ({ page }) => {
  test.skip(consultancy().map.frame === null, 'no map to embed');
  const asked: string[] = [];
  const { origin } = new URL(consultancy().map.frame!);
  await page.route(`${origin}/**`, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<title>Map</title><p>The map</p>' });
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  const show = page.getByRole('button', { name: 'Show the map here' });
  await show.scrollIntoViewIfNeeded();
  expect(asked).toEqual([]);
  await show.focus();
  await page.keyboard.press('Enter');
  const frame = page.locator('.visit-map iframe');
  await expect(frame).toBeFocused();
  await expect(frame.contentFrame().getByText('The map')).toBeVisible();
  expect(asked).toEqual([consultancy().map.frame]);
  await expect(show).toHaveCount(0);
});

test('recent blogs: three, on a phone two', both, async ({ page }) => {
  await page.goto('/');
  const posts = page.locator('section[aria-labelledby="recent-blogs"] li:visible');
  await expect(posts).toHaveCount(isPhone(page) ? 2 : 3);
  await expect(page.getByRole('link', { name: 'All Blogs' })).toHaveAttribute('href', '/blog');
});

test.describe('with the video', () => {
  test.use({ film: true });

  test('no accessibility violations with everything open and moving', both, async ({ page }) => {
    await page.goto('/');
    await layOutAll(page);
    await cards(page).nth(1).hover();
    for (const carousel of await page.locator('[data-carousel]').all()) {
      await carousel.scrollIntoViewIfNeeded();
      await expect(carousel).toHaveClass(/is-alive/);
    }
    await page.keyboard.press('Shift+Tab');
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
  });
});

test.describe('reduced motion', () => {
  test.use({ film: true, contextOptions: { reducedMotion: 'reduce' } });

  test('nothing moves, there is no pause button, and no video is loaded', async ({ page }) => {
    const films: string[] = [];
    page.on('request', (request) => {
      if (/\.(webm|mp4)$/.test(request.url())) films.push(request.url());
    });
    await page.goto('/', { waitUntil: 'networkidle' });
    await page.locator('.service-carousel').scrollIntoViewIfNeeded();
    await expect(page.locator('.service-carousel')).toHaveClass(/is-alive/);
    await expect(page.locator('[data-pause]:visible')).toHaveCount(0);
    await expect(page.locator('.destination-card').first()).toHaveAttribute('data-flip-in', 'true');
    await expect(page.locator('.marquee-belt').first()).toHaveCSS('animation-name', 'none');
    await page.getByRole('button', { name: 'Career Counseling' }).click();
    await expect(page.locator('.carousel-slide.is-active')).toContainText(['Career Counseling']);
    expect(films).toEqual([]);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('everything can be read and scrolled', both, async ({ page }) => {
    await page.goto('/');
    await expect(cards(page).nth(1).locator('p')).toBeVisible();
    await expect(page.locator('.destination-card').first()).toBeVisible();
    await expect(page.locator('[data-pause]:visible')).toHaveCount(0);
    await expect(page.locator('.carousel-dot:visible')).toHaveCount(0);
    await expect(page.locator('.help-chat')).toBeHidden();
    const row = page.locator('.service-carousel .carousel-viewport');
    await expect(row).toHaveCSS('scroll-snap-type', 'x mandatory');
    const fits = await row.evaluate((element) => element.scrollWidth > element.clientWidth);
    expect(fits).toBe(true);
  });
});

test(
  'blocks far below are laid out when they come near, and all of them in print',
  phoneOnly,
  async ({ page }) => {
    await page.goto('/');
    const laidOut = (text: string) =>
      page
        .getByRole('heading', { name: text })
        .evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }));
    expect(await laidOut('Fulfill your career goal with our partners')).toBe(false);
    await page.locator('.home-block.partners').scrollIntoViewIfNeeded();
    await expect.poll(() => laidOut('Fulfill your career goal with our partners')).toBe(true);
    await page.evaluate(() => scrollTo(0, 0));
    await expect.poll(() => laidOut('Visit us today to get started')).toBe(false);
    await page.emulateMedia({ media: 'print' });
    await expect.poll(() => laidOut('Visit us today to get started')).toBe(true);
  },
);
