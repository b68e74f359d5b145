import type { Page } from '@playwright/test';
import { both, expect, test } from '../support/browser.ts';

test.use({ film: true });

const films = (page: Page) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\.(webm|mp4)$/.test(request.url())) asked.push(request.url());
  });
  return asked;
};
const connection = (page: Page, value: object) =>
  page.addInitScript((given) => Object.defineProperty(navigator, 'connection', { value: given }), value);

test(
  'the page has the still picture; the muted, looping video loads after it',
  both,
  async ({ page, request }) => {
    const html = await (await request.get('/')).text();
    expect(html).toMatch(/<img src="[^"]+\.webp"[^>]*fetchPriority="high"/i);
    expect(html).not.toContain('<video');
    await connection(page, { saveData: false, effectiveType: '4g' });
    await page.goto('/');
    const film = page.locator('.hero-art video');
    await expect(film).toHaveClass('is-playing');
    expect(
      await film.evaluate(({ muted, loop, playsInline }: HTMLVideoElement) => [muted, loop, playsInline]),
    ).toEqual([true, true, true]);
    const seconds = await film.evaluate((video: HTMLVideoElement) => video.duration);
    expect(seconds).toBeGreaterThanOrEqual(8);
    expect(seconds).toBeLessThanOrEqual(12);
    for (const source of await film.locator('source').all()) {
      const answer = await request.get((await source.getAttribute('src'))!);
      expect((await answer.body()).length).toBeLessThanOrEqual(700_000);
      expect(answer.headers()['content-type']).toBe(await source.getAttribute('type'));
    }
    const paused = () => film.evaluate((video: HTMLVideoElement) => video.paused);
    await page.getByRole('button', { name: 'Pause the film' }).click();
    expect(await paused()).toBe(true);
    await page.getByRole('button', { name: 'Play the film' }).click();
    await expect.poll(paused).toBe(false);
  },
);

for (const [name, value] of [
  ['who save data', { saveData: true, effectiveType: '4g' }],
  ['on a slow line', { saveData: false, effectiveType: '3g' }],
] as const) {
  test(`no video for people ${name}`, async ({ page }) => {
    const asked = films(page);
    await connection(page, value);
    await page.goto('/', { waitUntil: 'networkidle' });
    await expect(page.locator('.hero-art img')).toBeVisible();
    expect(asked).toEqual([]);
  });
}
