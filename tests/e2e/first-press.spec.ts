import type { Page } from '@playwright/test';
import { routes } from '../../src/contract/routes.ts';
import { button, field, submitLogin } from '../support/account-forms.ts';
import { PASSWORD, verifiedAccount } from '../support/accounts-browser.ts';
import { accessibilityFaults } from '../support/axe.ts';
import { both, expect, phoneOnly, test } from '../support/browser.ts';

/** Every form with validation, its button, and its messages for an empty form (docs/specification). */
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
  [routes.verificationMail(), 'Send', ['Email is required.']],
] as const;
const UPPERCASE = 'Password must contain at least one uppercase letter';
/** The messages for a form with all values invalid. */
const WRONG: Readonly<Record<string, readonly string[]>> = {
  Login: ['Invalid email format', UPPERCASE],
  'Sign up': ['Invalid email format', UPPERCASE, 'Passwords must match'],
  Send: ['Invalid email format'],
  Reset: [UPPERCASE, 'Passwords must match'],
};
const errors = (page: Page) => page.locator('main .field-error');
const NOT_SENT = 'This form works only with JavaScript.';

test('the first press takes effect even before the form’s script has loaded', phoneOnly, async ({ page }) => {
  for (const [path, name, messages] of FORMS) {
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/*.js', (route) => released.then(() => route.continue()));
    await page.goto(path, { waitUntil: 'commit' });
    // The browser's own validation is off.
    const forms = page.locator('main astro-island form');
    await expect(forms).toHaveJSProperty('noValidate', true);
    await button(page, name).click();
    await expect(errors(page)).toHaveCount(0);
    // The button shows that the press was registered.
    await expect(page.locator('main astro-island[data-held]')).toHaveCount(1);
    release();
    await expect(errors(page), path).toHaveText([...messages]);
    await expect(page.locator('astro-island[data-held]')).toHaveCount(0);
    await page.unroute('**/*.js');
  }
});

test('a password manager logs in without touching the form', phoneOnly, async ({ page, request }) => {
  const { email, password } = await verifiedAccount(request);
  await page.goto(routes.login());
  await expect(page.locator('main astro-island[ssr]')).toHaveCount(1);
  await page.evaluate(
    (values) => {
      const form = document.querySelector<HTMLFormElement>('main form')!;
      for (const [name, value] of Object.entries(values))
        (form.elements.namedItem(name) as HTMLInputElement).value = value;
      form.requestSubmit();
    },
    { email, password },
  );
  await page.waitForURL((url) => url.pathname === routes.home());
});

test.describe('a script that cannot be loaded', () => {
  test.use({
    expectedErrors: [/ERR_FAILED|hydrating|dynamically imported module|status of (404|422)/],
  });

  test('lets the server answer the search', phoneOnly, async ({ page }) => {
    await page.route(/hero-search/, (route) => route.abort());
    await page.goto(routes.home());
    await button(page, 'Search courses').click();
    await page.waitForURL(/\/search\?/);
    await expect(errors(page)).toHaveText([...FORMS[0][2]]);
  });

  test('lets the server answer an account form until it loads', phoneOnly, async ({ page, request }) => {
    const member = await verifiedAccount(request);
    const gone = /login-form[^/]*\.js/;
    await page.route(gone, (route) => route.fulfill({ status: 404 }));
    await page.goto(routes.login());
    await field(page, 'Email').fill('asha@');
    await field(page, 'Password').fill('himalaya');
    await button(page, 'Login').click();
    await expect(errors(page)).toHaveText([...WRONG['Login']!]);
    await expect(field(page, 'Email')).toHaveValue('asha@');
    expect(await accessibilityFaults(page)).toEqual([]);
    await submitLogin(page, member);
    await expect(page.locator('.account-form .notice')).toContainText(NOT_SENT);
    // Astro retries a failed load once.
    await expect(page.locator('main astro-island')).toHaveJSProperty('failed', 1);
    await page.unroute(gone);
    await field(page, 'Password').fill(member.password);
    await button(page, 'Login').click();
    // It has loaded with the answer, which keeps the address but not the password.
    await expect(page.locator('.account-form .notice')).toContainText('Please press the button again.');
    await expect(field(page, 'Email')).toHaveValue(member.email);
    await expect(field(page, 'Password')).toHaveValue('');
    await field(page, 'Password').fill(member.password);
    await button(page, 'Login').click();
    await page.waitForURL((url) => url.pathname === '/');
  });

  test('answers a press on the page of a mailed link', phoneOnly, async ({ page }) => {
    await page.route(/verify-email[^/]*\.js/, (route) => route.abort());
    await page.goto(routes.verifyEmail('Mg', 'secret'));
    await button(page, 'Confirm my e-mail address').click();
    await expect(page.locator('.account-form .notice')).toContainText(NOT_SENT);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the search shows missing fields and keeps the others', phoneOnly, async ({ page }) => {
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

  test.describe('forms of accounts', () => {
    // The status of the answers.
    test.use({ expectedErrors: [/status of 422/] });

    test('show errors and keep the address, but not the password', phoneOnly, async ({ page }) => {
      for (const [path, name, messages] of FORMS.slice(1)) {
        await page.goto(path);
        await expect(page.locator('noscript .notice')).toContainText('This page needs JavaScript.');
        await button(page, name).click();
        await expect(errors(page), path).toHaveText([...messages]);
        await expect(page.locator('main input').first()).toBeFocused();
        const email = page.locator('main input[type=email]');
        const passwords = page.locator('main input[type=password]');
        for (const input of await email.all()) await input.fill('asha@"><b>');
        for (const [index, input] of (await passwords.all()).entries()) await input.fill(`himalaya${index}`);
        await button(page, name).click();
        await expect(errors(page), path).toHaveText([...WRONG[name]!]);
        for (const input of await email.all()) await expect(input).toHaveValue('asha@"><b>');
        for (const input of await passwords.all()) await expect(input).toHaveValue('');
        expect(await page.content()).not.toContain('himalaya');
        for (const input of await email.all()) await input.fill('asha@example.com');
        for (const input of await passwords.all()) await input.fill('Himalaya-2026!');
        await button(page, name).click();
        await expect(page.locator('.account-form .notice'), path).toContainText(NOT_SENT);
        await expect(errors(page)).toHaveCount(0);
        for (const input of await email.all()) await expect(input).toHaveValue('asha@example.com');
        expect(await page.content()).not.toContain('Himalaya');
      }
      await page.goto(routes.verifyEmail('Mg', 'secret'));
      await button(page, 'Confirm my e-mail address').click();
      await expect(page.locator('.account-form .notice')).toContainText(NOT_SENT);
    });
  });
});

test.describe('a press right after hydration', () => {
  test.use({ expectedErrors: [/status of 401/] });

  test('a form sent at once after hydration still knows its address', phoneOnly, async ({ page }) => {
    const email = 'nobody@example.com';
    // Hydration reads the fields one frame later; this frame comes while the form is busy.
    await page.addInitScript(() => {
      const held: FrameRequestCallback[] = [];
      globalThis.requestAnimationFrame = (callback) => held.push(callback);
      Object.assign(globalThis, { releaseFrames: () => held.splice(0).forEach((callback) => callback(0)) });
    });
    const answered = Promise.withResolvers<void>();
    await page.route('**/api/user/login/', async (route) => {
      await answered.promise;
      await route.fulfill({ status: 401, json: { error: 'Not verified.', code: 'not_verified' } });
    });
    const sent = page.waitForRequest('**/api/user/verify-email/');
    await page.route('**/api/user/verify-email/', (route) => route.fulfill({ json: { detail: 'Sent.' } }));
    await page.goto('/login');
    await submitLogin(page, { email, password: PASSWORD });
    await expect(button(page, 'Logging in…')).toBeDisabled();
    await page.evaluate(() => (globalThis as unknown as { releaseFrames(): void }).releaseFrames());
    answered.resolve();
    await button(page, 'Send the mail again').click();
    expect((await sent).postDataJSON()).toEqual({ email: email });
    await expect(page.getByText(`Sent to ${email}.`)).toBeVisible();
  });
});

test('errors corrected before hydration are not shown', async ({ page }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/*.js', (route) => released.then(() => route.continue()));
  await page.goto(`${routes.searchForm()}?search=ab`, { waitUntil: 'commit' });
  const search = page.getByRole('main').getByRole('searchbox', { name: 'Search' });
  await search.fill('abc');
  await page.getByLabel('Select Country').selectOption('Australia');
  await expect(errors(page)).toHaveCount(4);
  release();
  await expect(errors(page)).toHaveText(['Interest is required', 'Specialization is required']);
});

test('the server’s page with errors is accessible', both, async ({ page }) => {
  await page.goto(`${routes.searchForm()}?search=ab`);
  await expect(errors(page)).toHaveCount(4);
  expect(await accessibilityFaults(page)).toEqual([]);
  // The form is hydrated with these values.
  const search = page.getByRole('main').getByRole('searchbox', { name: 'Search' });
  await search.focus();
  await expect(page.locator('main astro-island[ssr]')).toHaveCount(0);
  await search.fill('abc');
  await expect(errors(page)).toHaveCount(3);
});
