import type { Page } from '@playwright/test';
import { routes } from '../../src/contract/routes.ts';
import { button } from '../support/account-forms.ts';
import { accessibilityFaults } from '../support/axe.ts';
import { both, expect, phoneOnly, test } from '../support/browser.ts';

/** Every form with rules, its button, and what the specification says of one that is empty. */
const FORMS = [
  [
    routes.home(),
    'Search courses',
    ['Interest is required', 'Specialization is required', 'Country is required', 'Search field is required'],
  ],
  [routes.login(), 'Login', ['Email is required.', 'Password is required']],
  [routes.signup(), 'Sign up', ['Email is required.', 'Password is required', 'Retype your password.']],
  [routes.forgotPassword(), 'Send', ['Email is required.']],
  [routes.passwordReset('Mg', 'secret'), 'Reset', ['Password is required', 'Retype your password.']],
] as const;
const errors = (page: Page) => page.locator('main .field-error');

test(
  'the first press counts, although it comes before the script of the form',
  phoneOnly,
  async ({ page }) => {
    for (const [path, name, messages] of FORMS) {
      const { promise: released, resolve: release } = Promise.withResolvers<void>();
      await page.route('**/*.js', (route) => released.then(() => route.continue()));
      await page.goto(path, { waitUntil: 'commit' });
      // No bubble of the browser's can come: it checks nothing.
      const forms = page.locator('main astro-island form');
      await expect(forms).toHaveJSProperty('noValidate', true);
      await button(page, name).click();
      await expect(errors(page)).toHaveCount(0);
      release();
      await expect(errors(page), path).toHaveText([...messages]);
      await page.unroute('**/*.js');
    }
  },
);

test.describe('a script that cannot be fetched', () => {
  test.use({ expectedErrors: [/ERR_FAILED|hydrating|dynamically imported module/] });

  test('leaves the search to the server', phoneOnly, async ({ page }) => {
    await page.route(/hero-search/, (route) => route.abort());
    await page.goto(routes.home());
    await button(page, 'Search courses').click();
    await page.waitForURL(/\/search\?/);
    await expect(errors(page)).toHaveText([...FORMS[0][2]]);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the search says what is missing and keeps the rest', both, async ({ page }) => {
    await page.goto(routes.home());
    const search = page.getByRole('searchbox', { name: 'Search' });
    await button(page, 'Search courses').click();
    await expect(errors(page)).toHaveText([...FORMS[0][2]]);
    await expect(page.getByLabel('Qualification Level')).toBeFocused();
    await page.getByLabel('Select Country').selectOption('Australia');
    await search.fill('ab');
    await button(page, 'Search courses').click();
    await expect(errors(page)).toHaveText([
      'Interest is required',
      'Specialization is required',
      'Search must be at least 3 characters long',
    ]);
    await expect(search).toHaveValue('ab');
    await expect(page.getByLabel('Select Country').locator('option:checked')).toHaveText('Australia');
    await page.getByLabel('Qualification Level').selectOption({ index: 1 });
    await page.getByLabel('Program of Interest').selectOption({ index: 1 });
    await search.fill('nursing');
    await button(page, 'Search courses').click();
    await page.waitForURL(/\/course-search\?search=nursing&interest=\d+&specialization=\d+&country=\d+$/);
  });

  test('forms of accounts say that they need it, and send no password anywhere', async ({ page }) => {
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'GET' || request.url().includes('Himalaya')) sent.push(request.url());
    });
    for (const [path, name] of FORMS.slice(1)) {
      await page.goto(path);
      const url = page.url();
      await expect(page.locator('noscript .notice')).toContainText('This page needs JavaScript.');
      for (const field of await page.locator('main input').all()) await field.fill('Himalaya-2026!');
      await button(page, name).click();
      expect(page.url()).toBe(url);
    }
    expect(sent).toEqual([]);
  });
});

test('what the server shows of a search can be read and used by everybody', both, async ({ page }) => {
  await page.goto(`${routes.searchForm()}?search=ab`);
  await expect(errors(page)).toHaveCount(4);
  expect(await accessibilityFaults(page)).toEqual([]);
  // The form comes alive as it stands.
  const search = page.getByRole('main').getByRole('searchbox', { name: 'Search' });
  await search.focus();
  await expect(page.locator('main astro-island[ssr]')).toHaveCount(0);
  await search.fill('abc');
  await expect(errors(page)).toHaveCount(3);
});
