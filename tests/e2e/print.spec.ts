import type { Page } from '@playwright/test';
import { consultancy } from '../../src/content/consultancy.ts';
import { destinations } from '../../src/content/destinations.ts';
import type { University } from '../../src/contract/universities.ts';
import { routes } from '../../src/contract/routes.ts';
import { expect, test } from '../support/browser.ts';
import { cutOff, overprinted, sheetsOf, textOn } from '../support/pdf.ts';

// Parents read pages on paper, and most printers omit backgrounds.
test.beforeEach(({ page }) => page.emulateMedia({ media: 'print' }));

/** Contrast of each text with white paper; grey below 7 fades on a cheap printer. */
const paleTexts = (page: Page) =>
  page.locator('body').evaluate((body) => {
    const channel = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })!;
    const contrast = (colour: string) => {
      canvas.fillStyle = colour;
      canvas.fillRect(0, 0, 1, 1);
      const [red, green, blue] = [...canvas.getImageData(0, 0, 1, 1).data].map((byte) => channel(byte / 255));
      return 1.05 / (0.2126 * red! + 0.7152 * green! + 0.0722 * blue! + 0.05);
    };
    return [...body.querySelectorAll<HTMLElement>('h1, h2, h3, p, a, li, dt, dd, th, td, span')]
      .filter((element) => element.checkVisibility() && element.innerText.trim() !== '')
      .filter((element) => contrast(getComputedStyle(element).color) < 7)
      .map((element) => `${element.className} ${element.innerText.slice(0, 40)}`);
  });

/** A day in the margin is the day of printing: '22 Nov 2026'. */
const DAY = /Printed on \d{1,2} [A-Z][a-z]+ \d{4}/;

const firstOf = async <Row>(page: Page, list: string): Promise<Row> =>
  ((await (await page.request.get(list)).json()) as { results: Row[] }).results[0]!;

const course = async (page: Page) =>
  routes.course((await firstOf<{ id: number }>(page, '/api/app/course-list/?records=1')).id);

const university = async (page: Page) => {
  const { id, city } = await firstOf<University>(page, '/api/app/university-list/?records=1');
  return routes.university(id, city.country.id);
};

const PAGES: [string, string | ((page: Page) => Promise<string>)][] = [
  ['the home page', routes.home()],
  ...destinations.map(({ slug }): [string, string] => [`the guide ${slug}`, routes.destination(slug)]),
  ['the visa hub', routes.studentVisa()],
  ['a course', course],
  ['a university', university],
  ['a service', routes.service('visa-assistance')],
  ['a test', routes.testPreparation('ielts')],
  ['who we are', routes.whoWeAre()],
];

for (const [name, at] of PAGES)
  test(`${name} prints on A4, dark, nothing over anything else, with our address`, async ({
    page,
    baseURL,
  }) => {
    const address = typeof at === 'string' ? at : await at(page);
    await page.goto(address);
    await expect(page.locator('.site-header')).toBeHidden();
    await expect(page.locator('.site-footer')).toBeHidden();
    await expect(page.locator('main .button:visible')).toHaveCount(0);
    expect(await paleTexts(page)).toEqual([]);

    const sheets = await sheetsOf(await page.pdf({ preferCSSPageSize: true }));
    for (const sheet of sheets) {
      expect([Math.round(sheet.width), Math.round(sheet.height)]).toEqual([595, 842]);
      expect(overprinted(sheet)).toEqual([]);
      expect(cutOff(sheet)).toEqual([]);
      const text = textOn(sheet);
      for (const each of [consultancy().name, consultancy().phones[0]!, consultancy().address.join(', ')])
        expect(text).toContain(each);
      expect(text).toMatch(DAY);
      expect(text.replaceAll(' ', '')).toContain(`${baseURL}${address}`);
    }
  });

test('texts that overlap are found', async ({ page }) => {
  await page.setContent('<p>One line of text</p><p style="margin-top:-28px">Another line</p>');
  const [sheet] = await sheetsOf(await page.pdf());
  expect(overprinted(sheet!)).toEqual(['One line of text / Another line']);
});

test('closed answers are printed', async ({ page }) => {
  await page.goto('/services/visa-assistance');
  for (const answer of await page.locator('.accordion-body').all()) await expect(answer).toBeVisible();
});

test('cards that were not scrolled into view are printed', async ({ page }) => {
  await page.goto('/');
  for (const card of await page.locator('.destination-card:visible').all())
    expect((await card.boundingBox())?.width).toBeGreaterThan(100);
});
