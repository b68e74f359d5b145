import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { routes } from '../../src/contract/routes.ts';
import { expect, test } from '../support/browser.ts';
import {
  HOSTILE_TEXT,
  makeHostileCatalogue,
  MARK,
  SCRIPTS,
  type HostileCatalogue,
} from '../support/hostile-catalogue.ts';
import { startSiteProcess, type SiteProcess } from '../support/site-process.ts';

// A site in which every text is hostile. It is tested without the content security policy too, so that escaping has to
// work.
const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'prasthan-hostile-'));
let made: HostileCatalogue;
let site: SiteProcess | undefined;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  made = await makeHostileCatalogue(dataDir);
  site = await startSiteProcess({ DATA_DIR: dataDir, DEMO: 'off' });
});
test.afterAll(async () => {
  await site?.stop();
  fs.rmSync(dataDir, { recursive: true, force: true });
});

const typed = encodeURIComponent(SCRIPTS.slice(0, 8).join(' '));

/** Pages that show text from the database or the address. */
function pagesOf({
  catalogue: { country, university, course },
  content: { article, event },
}: HostileCatalogue) {
  return [
    routes.home(),
    routes.courseSearch(),
    `/course-search?search=${typed}`,
    `/course-search?country=${typed}`,
    ...Object.values(course).map(routes.course),
    routes.universities({ country: country.australia }),
    ...Object.values(university).map((id) => routes.university(id, country.australia)),
    ...Object.values(university).map((id) =>
      routes.scholarships({ country: country.australia, university: id }),
    ),
    routes.destination('australia'),
    routes.blog(),
    ...Object.values(article).map(routes.article),
    routes.events(),
    ...Object.values(event).map(routes.event),
    `/login?next=${typed}`,
    `/signup?next=${encodeURIComponent('javascript:ran()')}`,
    `/${typed}`,
  ];
}

/** Forms that show submitted text. */
const SENT = SCRIPTS.slice(0, 8).flatMap((email) =>
  [routes.login(), routes.signup(), routes.forgotPassword(), routes.verificationMail()].map((address) => ({
    address,
    form: { email },
  })),
);

test('texts of catalogue, posts, events, addresses and forms are always shown as text', async ({ page }) => {
  expect(made.filled).toBeGreaterThan(25);
  await page.goto('about:blank');
  let shown = 0;
  const pages = [...new Set(pagesOf(made))].map((address) => ({ address, form: undefined }));
  for (const { address, form } of [...pages, ...SENT]) {
    const sent = form && { method: 'POST', body: new URLSearchParams(form) };
    const html = await (await fetch(site!.origin + address, sent)).text();
    // Parsed as a browser parses it, without any policy.
    const found = await page.evaluate(
      ([text, mark]) => {
        const read = new DOMParser().parseFromString(text!, 'text/html');
        const all = [...read.querySelectorAll('*')];
        const attributes = all.flatMap((element) => [...element.attributes]);
        const data = [...read.querySelectorAll('script[type="application/ld+json"]')];
        return {
          elements: [...read.querySelectorAll(`[${mark}]`)].map((element) => element.outerHTML.slice(0, 200)),
          handlers: attributes
            .filter(({ name }) => name.startsWith('on'))
            .map(({ name, value }) => `${name}=${value}`),
          addresses: attributes
            .filter(({ name }) =>
              ['href', 'src', 'action', 'formaction', 'srcdoc', 'xlink:href'].includes(name),
            )
            .map(({ value }) => value.trim())
            .filter((value) => /^(javascript|data|vbscript):/i.test(value)),
          // Fails if it is not JSON.
          data: data.map((script) => JSON.stringify(JSON.parse(script.textContent ?? ''))).join(' '),
          state: [...read.querySelectorAll('astro-island')].map((island) => {
            JSON.parse(island.getAttribute('props') ?? '{}');
            return island.getAttribute('props');
          }),
          shows: read.body.textContent?.includes('ran()') ?? false,
        };
      },
      [html, MARK],
    );
    expect({ address, ...found }).toMatchObject({ address, elements: [], handlers: [], addresses: [] });
    if (found.shows) shown += 1;
    // Structured data contains the text too.
    if (/^\/(course_details|blog|upcoming-events)\/\d+$/.test(address) && found.shows)
      expect(found.data, address).toContain('ran()');
  }
  expect(shown).toBeGreaterThan(15);
});

test('feeds and calendar files contain it as text', async ({ page }) => {
  await page.goto('about:blank');
  for (const [address, type] of [
    [routes.blogFeed(), 'application/xml'],
    [routes.sitemap(), 'application/xml'],
  ] as const) {
    const text = await (await fetch(site!.origin + address)).text();
    const elements = await page.evaluate(
      ([xml, kind, mark]) => {
        const read = new DOMParser().parseFromString(xml!, kind as DOMParserSupportedType);
        return [...read.querySelectorAll(`parsererror, script, [${mark}]`)].map((each) => each.nodeName);
      },
      [text, type, MARK],
    );
    expect([address, elements]).toEqual([address, []]);
  }
});

test('in a browser with hydrated islands no hostile script runs', async ({ page }) => {
  const ran: string[] = [];
  await page.exposeFunction('ran', () => ran.push(page.url()));
  page.on('dialog', (dialog) => {
    ran.push('dialog');
    void dialog.dismiss();
  });
  await page.goto(`${site!.origin}${routes.courseSearch()}`);
  await page.getByRole('heading', { name: /^Search Result/ }).click();
  await expect(page.locator('#course-search')).toHaveAttribute('data-live');
  await expect(page.locator('main')).toContainText('ran()');
  // Now rendered by the island from the API's answer.
  await page.goto(`${site!.origin}${routes.courseSearch({ search: 'ran' })}`);
  await page.getByRole('heading', { name: /^Search Result/ }).click();
  await expect(page.locator('#course-search')).toHaveAttribute('data-live');
  await page.getByLabel('Sort by').selectOption('annual_fees');
  await expect(page).toHaveURL(/ordering=annual_fees/);
  await expect(page.locator('main')).toContainText('ran()');
  expect(await page.locator(`[${MARK}]`).count()).toBe(0);
  expect(HOSTILE_TEXT).toContain(MARK);
  expect(ran).toEqual([]);
});
