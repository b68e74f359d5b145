import type { Browser, Page } from '@playwright/test';
import sharp from 'sharp';
import { fact, type FactId } from '../../src/content/facts/index.ts';
import { valueWords } from '../../src/content/facts/words.ts';
import { JOB } from '../support/background.ts';
import { expect, test } from '../support/browser.ts';
import { lastMail } from '../support/mail.ts';
import { expectUsable, openOffice } from '../support/office-browser.ts';
import { startOwnSite, type OwnSite } from '../support/own-site.ts';

/**
 * An owner turns the site that came with samples into another consultancy, in the back office alone. A visitor without an
 * account then sees all of it, and nothing of the old one. It has a site of its own, because every page changes.
 */
const OLD = /prasthan|प्रस्थान|kamalpokhari|977-1-5550100/i;
const FEE: FactId = 'uk-visa-fee';
const NEW_FEE = 641;

let site: OwnSite;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  site = await startOwnSite();
});
test.afterAll(() => site.stop());

async function visit(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    baseURL: site.origin,
    viewport: { width: 1280, height: 800 },
  });
  const page = await context.newPage();
  page.setDefaultTimeout(10_000);
  return page;
}

const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

/** Presses 'Save' or 'Publish' and waits for the answer. */
async function publish(page: Page, word: 'Save' | 'Publish' = 'Save'): Promise<void> {
  await page.getByRole('region', { name: 'Save' }).getByRole('button', { name: word, exact: true }).click();
  await expect(page.getByRole('region', { name: 'Save' })).toContainText('Saved at');
}

/** Chooses a record in a field that searches while one types. */
async function choose(page: Page, label: string, name: string): Promise<void> {
  const field = page.getByRole('combobox', { name: label });
  await field.fill(name);
  await page.getByRole('option', { name }).first().click();
}

async function begin(page: Page, list: string, one: string, values: Record<string, string>): Promise<void> {
  await page.goto(`/admin/${list}`);
  await page.getByRole('button', { name: `New ${one}` }).click();
  const dialog = page.getByRole('dialog', { name: `New ${one}` });
  for (const [label, value] of Object.entries(values)) {
    if (label === 'Name') await dialog.getByLabel(label).fill(value);
    else await choose(page, label, value);
  }
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { level: 1, name: values['Name']! })).toBeVisible();
}

test('an owner who touches only the back office makes the site another consultancy', async ({ browser }) => {
  test.setTimeout(180_000);
  const page = await visit(browser);
  const visitor = await visit(browser);

  await test.step('the guide leads there', async () => {
    await openOffice(page);
    const guide = page.getByRole('region', { name: 'Set up your site' });
    await expect(guide).toContainText('0 of 8 steps are done');
    await expectUsable(page, 'the guide');
    await guide.getByRole('link', { name: /^Do it.*Name and logo$/ }).click();
  });

  await test.step('name and logo', async () => {
    await box(page, 'Name in full').fill('Everest Abroad');
    await box(page, 'Short name').fill('Everest');
    await box(page, 'Line in the footer').fill('From Pokhara to the world.');
    await page.getByRole('checkbox', { name: /Devanagari/ }).uncheck();
    await page
      .getByRole('group', { name: /^Logo/ })
      .getByRole('button', { name: 'Choose a picture' })
      .click();
    const picker = page.getByRole('dialog', { name: /^Choose: Logo/ });
    const chosen = page.waitForEvent('filechooser');
    await picker
      .getByRole('button', { name: /^(Add|Choose|Upload)/ })
      .first()
      .click();
    const logo = { create: { width: 400, height: 200, channels: 3, background: '#115533' } } as const;
    const buffer = await sharp(logo).png().toBuffer();
    await (await chosen).setFiles({ name: 'everest.png', mimeType: 'image/png', buffer });
    await picker.getByRole('textbox', { name: 'What the picture shows' }).fill('Logo of Everest Abroad');
    await picker.getByRole('button', { name: 'Save' }).click();
    await picker
      .getByRole('button', { name: /^(Use|Choose)/ })
      .first()
      .click();
    await expectUsable(page, 'name and logo');
    await publish(page);
  });

  await test.step('contacts and offices', async () => {
    await page.goto('/admin/content/contacts');
    await box(page, 'E-mail').fill('hello@everest.example');
    await publish(page);
    await page.goto('/admin/content/offices');
    await box(page, 'Line 1').fill('Lakeside 6');
    await box(page, 'Line 2').fill('Pokhara, Nepal');
    await box(page, 'Number 1').fill('+977-61-555010');
    await page.getByRole('checkbox', { name: /sketch/ }).uncheck();
    await expectUsable(page, 'offices');
    await publish(page);
  });

  await test.step('a figure', async () => {
    await page.goto(`/admin/facts/${FEE}`);
    await page.getByRole('group', { name: 'Value' }).getByRole('textbox').first().fill(String(NEW_FEE));
    await publish(page);
  });

  await test.step('the samples go', async () => {
    await page.goto('/admin');
    await page.getByRole('button', { name: 'Remove…' }).click();
    const question = page.getByRole('dialog', { name: 'Remove all samples?' });
    await question.getByRole('textbox').fill('remove the samples');
    await expectUsable(page, 'removing samples');
    await question.getByRole('button', { name: 'Remove the samples' }).click();
    await expect(question).toHaveCount(0, JOB);
    await expect(page.getByRole('region', { name: 'Set up your site' })).toContainText(
      '4 of 8 steps are done',
    );
  });

  await test.step('a post', async () => {
    await page.goto('/admin/posts');
    await page.getByRole('button', { name: 'New post' }).click();
    await box(page, 'Title').fill('What Everest does first');
    await page.getByRole('button', { name: 'Add section' }).click();
    await page.getByLabel('Heading').fill('Listen');
    await page.getByRole('button', { name: 'Add paragraph' }).click();
    await box(page, 'Text').fill('We listen before we advise.');
    await publish(page, 'Publish');
  });

  await test.step('an event', async () => {
    await page.goto('/admin/events');
    await page.getByRole('button', { name: 'New event' }).click();
    const dialog = page.getByRole('dialog', { name: 'New event' });
    await dialog.getByLabel('Title').fill('Everest open day');
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('textbox', { name: 'Place (optional)' }).fill('Lakeside');
    await publish(page, 'Publish');
  });

  await test.step('a university, a course and a scholarship', async () => {
    await begin(page, 'universities', 'university', {
      Name: 'Annapurna University',
      Country: 'UK',
    });
    await publish(page, 'Publish');
    await begin(page, 'courses', 'course', {
      Name: 'Bachelor of Glaciology',
      University: 'Annapurna University',
      Level: 'Bachelor',
    });
    await page.getByLabel('Fee for a year').fill('15400');
    await box(page, 'Currency (optional)').fill('GBP');
    await page.getByRole('button', { name: 'Add intake' }).click();
    await page.getByLabel('Month').fill('9');
    await page.getByLabel('Year', { exact: true }).fill('2027');
    await expectUsable(page, 'a course');
    await publish(page, 'Publish');
    await begin(page, 'scholarships', 'scholarship', {
      Name: 'Sherpa Scholarship',
      University: 'Annapurna University',
    });
    await page.getByRole('button', { name: 'Add sentence' }).click();
    await page.getByRole('textbox', { name: 'Sentence 1' }).fill('Half of the fee of each year.');
    await publish(page, 'Publish');
  });

  await test.step('a visitor sees all of it', async () => {
    await visitor.goto('/');
    await expect(visitor).toHaveTitle(/Everest Abroad/);
    await expect(visitor.locator('.site-logo')).toContainText('Everest');
    await expect(visitor.locator('.site-logo img')).not.toHaveJSProperty('naturalWidth', 0);
    await expect(visitor.locator('link[rel="icon"]')).toHaveAttribute('href', /^\/media\/images\//);
    const footer = visitor.getByRole('contentinfo');
    await expect(footer).toContainText('Lakeside 6, Pokhara, Nepal');
    await expect(footer).toContainText('+977-61-555010');
    await expect(footer).toContainText('hello@everest.example');
    await visitor.goto('/study-abroad/uk');
    await expect(visitor.getByRole('main')).toContainText(valueWords({ ...fact(FEE), value: NEW_FEE }));
    await visitor.goto('/blog');
    await visitor.getByRole('link', { name: 'What Everest does first' }).first().click();
    await expect(visitor.getByRole('main')).toContainText('We listen before we advise.');
    await expect(visitor.getByRole('main')).toContainText('Everest editorial');
    await visitor.goto('/upcoming-events');
    await expect(visitor.getByRole('main')).toContainText('Everest open day');
    await visitor.goto('/course-search?search=glaciology');
    const found = visitor.locator('main a[href^="/course_details/"]').filter({ hasText: 'Glaciology' });
    await visitor.goto((await found.first().getAttribute('href'))!);
    await expect(visitor.getByRole('heading', { level: 1 })).toContainText('Bachelor of Glaciology');
    await expect(visitor.getByRole('main')).toContainText('15,400');
    await expect(visitor.getByRole('main')).toContainText('September 2027');
    await visitor.goto('/scholarship');
    const main = visitor.getByRole('main');
    await main.getByText('UK', { exact: true }).click();
    await main.getByText('Annapurna University').click();
    await expect(visitor.getByRole('main')).toContainText('Sherpa Scholarship');
  });

  await test.step('nothing of the old one is left', async () => {
    const found: string[] = [];
    for (const address of await addressesOf(visitor)) {
      const answer = await visitor.request.get(address);
      expect(answer.status(), address).toBe(200);
      const text = (await answer.text()).replaceAll('prasthan-', '');
      const at = text.search(OLD);
      if (at >= 0) found.push(`${address}: ${text.slice(Math.max(0, at - 60), at + 60)}`);
      if (/>\s*Sample\b/.test(text)) found.push(`${address}: a sample`);
    }
    expect(found).toEqual([]);
  });

  await test.step('mails carry the new name and logo', async () => {
    const email = 'maya@example.com';
    const data = { email, password: 'Himalaya-2026!', confirm_password: 'Himalaya-2026!' };
    expect((await visitor.request.post('/api/user/register/', { data })).status()).toBe(201);
    const mail = await lastMail(site.mailDir, email, () => true);
    expect(mail.from?.name).toBe('Everest Abroad');
    expect(`${mail.html} ${mail.text}`.replaceAll(site.origin, '')).not.toMatch(OLD);
    const logo = mail.attachments.find(({ contentId }) => contentId?.includes('logo'))!;
    const { width, height } = await sharp(Buffer.from(logo.content as ArrayBuffer)).metadata();
    expect(width / height).toBeCloseTo(2, 1);
  });

  await test.step('the back office has the new name too', async () => {
    await page.goto('/admin');
    await expect(page.getByRole('banner')).toContainText('Everest');
    await expect(page.getByRole('banner')).not.toContainText('Prasthan');
  });
  await Promise.all([page.context().close(), visitor.context().close()]);
});

/** Every page of the sitemap, and what is not in it. */
async function addressesOf(page: Page): Promise<string[]> {
  const [index] = [await (await page.request.get('/sitemap.xml')).text()];
  const paths = (xml: string) =>
    [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => new URL(match[1]!).pathname);
  const parts = paths(index);
  const pages = await Promise.all(
    parts.map(async (part) => paths(await (await page.request.get(part)).text())),
  );
  return [
    ...new Set([
      ...parts,
      ...pages.flat(),
      '/login',
      '/signup',
      '/search',
      '/robots.txt',
      '/blog/rss.xml',
      '/chat-answers.json',
    ]),
  ];
}
