import type { Page } from '@playwright/test';
import { testimonials } from '../../src/content/testimonials.ts';
import { both, expect, test } from '../support/browser.ts';

const TILES = [
  ['Accommodation Assistance', 'accomodation-assistance'],
  ['Career Counseling', 'career-counseling'],
  ['Right University Selection', 'right-university-selection'],
  ['Health Insurance', 'health-care'],
  ['Interview Preparation', 'interview-assistance'],
  ['Test Preparation', 'test-preparation'],
  ['Documentation Guidance', 'documentation-guidance'],
  ['Scholarship Assistance', 'scholarship'],
] as const;
const services = (page: Page) => page.locator('.service-carousel');
const voices = (page: Page) => page.locator('.testimonial-carousel');

/** A carousel at its start, with a paused clock. */
async function begun(page: Page, which: (page: Page) => ReturnType<Page['locator']>) {
  await page.clock.install();
  await page.goto('/');
  await page.mouse.move(0, 0);
  await which(page).scrollIntoViewIfNeeded();
  await expect(which(page)).toHaveClass(/is-alive/);
  await page.clock.pauseAt(Date.now() + 60_000);
  // Starts at the first slide with its full time.
  await which(page)
    .getByRole('button', { name: /^Pause/ })
    .click();
  await which(page).locator('.carousel-dot').first().click();
  await page.clock.runFor(1000);
  const paused = which(page).getByRole('button', { name: /^Play/ });
  await paused.click();
  const active = which(page).locator('.carousel-dot[aria-current="true"]');
  const at = (index: number) =>
    expect(which(page).locator('.carousel-dot').nth(index)).toHaveAttribute('aria-current', 'true');
  await at(0);
  return { active, at };
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 412, height: 823 } });

  test('a carousel below the screen comes alive when somebody scrolls', async ({ page }) => {
    const loaded: string[] = [];
    page.on('request', (each) => loaded.push(each.url()));
    const scripts = () => loaded.filter((address) => /carousel/.test(address)).length;
    await page.goto('/', { waitUntil: 'networkidle' });
    const { top } = await services(page).evaluate((element) => element.getBoundingClientRect());
    // Near, and still below the screen after the scroll.
    expect(top).toBeGreaterThan(823 + 10);
    expect(top).toBeLessThan(823 + 300);
    await expect(services(page)).not.toHaveClass(/is-alive/);
    expect(scripts()).toBe(0);
    await page.mouse.wheel(0, 10);
    await expect(services(page)).toHaveClass(/is-alive/);
    expect(scripts()).toBe(1);
    await expect(voices(page)).not.toHaveClass(/is-alive/);
  });

  /** Lets the script of carousels through when the returned function is called. */
  async function holdScript(page: Page): Promise<() => void> {
    const held = Promise.withResolvers<void>();
    await page.route(/\/carousel\.[^/]*\.js$/, async (route) => {
      await held.promise;
      await route.continue();
    });
    return () => held.resolve();
  }

  /** Scrolls a row so that this slide, from 0, is in the middle. */
  const scrollTo = (carousel: ReturnType<Page['locator']>, index: number) =>
    carousel.locator('.carousel-viewport').evaluate((element, at) => {
      const { offsetWidth } = element.querySelector<HTMLElement>('.carousel-slide')!;
      element.scrollTo({ left: (at + 0.5) * offsetWidth - element.clientWidth / 2 });
    }, index);

  test('a carousel goes on where somebody has scrolled it', async ({ page }) => {
    // Nothing advances meanwhile.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const letGo = await holdScript(page);
    await page.goto('/');
    await services(page).scrollIntoViewIfNeeded();
    await scrollTo(services(page), 3);
    const row = services(page).locator('.carousel-viewport');
    await row.focus();
    await expect(services(page)).not.toHaveClass(/is-alive/);
    letGo();
    await expect(services(page)).toHaveClass(/is-alive/);
    await expect(services(page).locator('.carousel-slide').nth(3)).toHaveClass(/is-active/);
    await expect(row).toBeFocused();
    const offCentre = () =>
      services(page)
        .locator('.service-tile')
        .nth(3)
        .evaluate((element) => {
          const { left, width } = element.getBoundingClientRect();
          return Math.abs(left + width / 2 - innerWidth / 2);
        });
    // With reduced motion every change of style is a transition of 0.01 ms, which ends with the next frame.
    await expect.poll(offCentre).toBeLessThan(14);
  });

  test('testimonials that somebody has scrolled do not advance', async ({ page }) => {
    const letGo = await holdScript(page);
    await page.goto('/');
    await voices(page).scrollIntoViewIfNeeded();
    await scrollTo(voices(page), 1);
    await expect(voices(page)).not.toHaveClass(/is-alive/);
    letGo();
    await expect(voices(page).locator('.carousel-slide').nth(1)).toHaveClass(/is-active/);
    await expect(voices(page).getByRole('button', { name: /^Play/ })).toBeVisible();
  });
});

test.describe('on a tall screen', () => {
  test.use({ viewport: { width: 412, height: 1400 } });

  test('a carousel that is seen at once comes alive without a scroll', async ({ page }) => {
    await page.goto('/');
    await expect(services(page)).toHaveClass(/is-alive/);
  });
});

test('services: eight tiles in order, each linking to its page', async ({ page }) => {
  await page.goto('/');
  const links = services(page).locator('a');
  await expect(links).toHaveText(TILES.map(([heading]) => heading));
  for (const [index, [, slug]] of TILES.entries())
    await expect(links.nth(index)).toHaveAttribute('href', `/services/${slug}`);
});

test('services: 2, 3 and 5 in view, with their gaps', async ({ page }) => {
  await page.goto('/');
  for (const [width, count, gap] of [
    [330, 1, '20px'],
    [345, 2, '6px'],
    [640, 3, '0px'],
    [1024, 5, '20px'],
  ] as const) {
    await page.setViewportSize({ width, height: 700 });
    const slide = services(page).locator('.carousel-slide').first();
    await expect(slide).toHaveCSS('padding-left', gap);
    const share = await slide.evaluate(
      (element) =>
        element.parentElement!.getBoundingClientRect().width / element.getBoundingClientRect().width,
    );
    expect(share).toBeCloseTo(count, 1);
  }
});

test('testimonials: 1.2, 1.5, 1.7 and 2 in view', async ({ page }) => {
  await page.goto('/');
  for (const [width, count] of [
    [345, 1.2],
    [640, 1.5],
    [1024, 1.7],
    [1400, 2],
  ] as const) {
    await page.setViewportSize({ width, height: 700 });
    const slide = voices(page).locator('.carousel-slide').first();
    const share = await slide.evaluate(
      (element) =>
        element.parentElement!.getBoundingClientRect().width / element.getBoundingClientRect().width,
    );
    expect(share).toBeCloseTo(count, 1);
  }
  await expect(voices(page)).toContainText(testimonials()[0]!.name);
  const note = page.locator('.testimonials').getByText('These are samples');
  await expect(note).toHaveCount(testimonials().some(({ sample }) => sample) ? 1 : 0);
});

test('services: the next slide after 2500 ms, and the first after the last', async ({ page }) => {
  const { at } = await begun(page, services);
  await page.clock.runFor(2400);
  await at(0);
  await page.clock.runFor(200);
  await at(1);
  for (let next = 2; next <= 8; next++) {
    await page.clock.runFor(2500);
    await at(next % 8);
  }
});

test(
  'services: the one in the middle is coloured and large, the others grey and small',
  both,
  async ({ page }) => {
    const { at } = await begun(page, services);
    await page.clock.runFor(1500);
    await at(0);
    const tile = (index: number) => services(page).locator('.service-tile').nth(index);
    await expect(tile(0)).toHaveCSS('filter', 'none');
    await expect(tile(0)).toHaveCSS('transform', 'none');
    await expect(tile(1)).toHaveCSS('filter', 'grayscale(1)');
    await expect(tile(1)).toHaveCSS('transform', 'matrix(0.84, 0, 0, 0.84, 0, 0)');
    const offCentre = await tile(0).evaluate((element) => {
      const { left, width } = element.getBoundingClientRect();
      return Math.abs(left + width / 2 - innerWidth / 2);
    });
    expect(offCentre).toBeLessThan(14);
  },
);

test('services: a dot shows its slide, and autoplay continues', async ({ page }) => {
  const { at } = await begun(page, services);
  await services(page).getByRole('button', { name: 'Interview Preparation' }).click();
  await page.clock.runFor(1000);
  await at(4);
  await page.mouse.move(0, 0);
  await page.clock.runFor(2600);
  await at(5);
});

test('services: its button pauses and resumes', async ({ page }) => {
  const { at } = await begun(page, services);
  await services(page).getByRole('button', { name: 'Pause the services' }).click();
  await page.clock.runFor(10_000);
  await at(0);
  await services(page).getByRole('button', { name: 'Play the services' }).click();
  await page.clock.runFor(2600);
  await at(1);
});

test('services: arrow keys move it', async ({ page }) => {
  const { at } = await begun(page, services);
  await services(page).locator('.carousel-dot').first().focus();
  await page.keyboard.press('ArrowRight');
  await page.clock.runFor(800);
  await at(1);
  await expect(services(page).getByRole('button', { name: 'Career Counseling' })).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await page.clock.runFor(800);
  await at(7);
});

test('testimonials: the next slide after 3000 ms, and a dot stops autoplay', async ({ page }) => {
  const { at } = await begun(page, voices);
  await page.clock.runFor(2900);
  await at(0);
  await page.clock.runFor(200);
  await at(1);
  await voices(page).locator('.carousel-dot').nth(3).click();
  await page.clock.runFor(1000);
  await at(3);
  await page.mouse.move(0, 0);
  await page.clock.runFor(20_000);
  await at(3);
  await voices(page).getByRole('button', { name: 'Play the testimonials' }).click();
  await page.clock.runFor(3100);
  await at(4);
});

test('testimonials: a drag stops autoplay', both, async ({ page }) => {
  const { active } = await begun(page, voices);
  const box = (await voices(page).locator('.carousel-viewport').boundingBox())!;
  await page.mouse.move(box.x + box.width * 0.6, box.y + 60);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.2, box.y + 60, { steps: 4 });
  await page.mouse.up();
  await page.mouse.move(0, 0);
  await page.clock.runFor(2000);
  const name = await active.getAttribute('aria-label');
  await page.clock.runFor(20_000);
  await expect(active).toHaveAttribute('aria-label', name!);
  await expect(voices(page).getByRole('button', { name: 'Play the testimonials' })).toBeVisible();
});
