import {
  hydrated,
  button,
  errorOf,
  failure,
  field,
  logInByForm,
  session,
  submitLogin,
} from '../support/account-forms.ts';
import { newAddress, PASSWORD, STAFF, verifiedAccount } from '../support/accounts-browser.ts';
import { accessibilityFaults } from '../support/axe.ts';
import { expect, phoneOnly, test } from '../support/browser.ts';
import { linkFromMail } from '../support/site-mail.ts';

const NOBODY = { email: 'nobody@example.com', password: PASSWORD };

test(
  'a user logs in, sees a confirmation and the home page; Back does not show the form',
  phoneOnly,
  async ({ page, request }) => {
    const member = await verifiedAccount(request);
    await page.goto('/blog');
    await page.goto('/login');
    await submitLogin(page, member);
    await page.waitForURL((url) => url.pathname === '/');
    await expect(page.getByRole('alert')).toHaveText('Login successful');
    expect(await session(page)).toBe('user');
    expect(await page.evaluate(() => Object.keys(localStorage).sort())).toEqual([
      'accessToken',
      'refreshToken',
      'role',
    ]);
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL(/\/blog$/);
  },
);

test(
  'the confirmation is also shown on the login page, and the form is empty',
  phoneOnly,
  async ({ page, request }) => {
    const member = await verifiedAccount(request);
    await page.goto('/login');
    // The next page is never sent, so this one stays.
    await page.route(
      (url) => url.pathname === '/',
      (route) => route.fulfill({ status: 204 }),
    );
    await submitLogin(page, member);
    await expect(page.getByRole('alert')).toHaveText('Login successful');
    await expect(field(page, 'Password')).toHaveValue('');
    await expect(button(page, 'Login')).toBeDisabled();
  },
);

test('staff go to the back office', phoneOnly, async ({ page }) => {
  await page.goto('/login');
  await submitLogin(page, STAFF);
  await page.waitForURL((url) => url.pathname === '/admin');
  await page.goto('/blog');
  expect(await session(page)).toBe('staff');
});

test('the login returns to the previous page with its search', phoneOnly, async ({ page, request }) => {
  const member = await verifiedAccount(request);
  await logInByForm(page, member, '/course-search?search=nursing');
  await expect(page.getByRole('alert')).toHaveText('Login successful');
});

test('Login in the header returns to the current page', async ({ page, request }) => {
  const member = await verifiedAccount(request);
  await page.goto('/course-search?search=nursing');
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
  await submitLogin(page, member);
  await page.waitForURL('**/course-search?search=nursing');
});

const ELSEWHERE = [
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/.//evil.example',
  '/x/..//evil.example',
  'javascript:alert(1)',
  '//::ffff:127.0.0.1',
  '//127.0.0.1:1',
  '/login',
];
test('links contain the return address before any script has loaded', async ({ request }) => {
  const html = async (address: string) => (await request.get(address)).text();
  expect(await html('/login?next=%2Fscholarship')).toContain('href="/signup?next=%2Fscholarship"');
  expect(await html('/signup?next=%2Fscholarship')).toContain('href="/login?next=%2Fscholarship"');
  expect(await html('/login?next=%2F%2Fevil.example')).toContain('href="/signup"');
});

test('a ?next= to another site leads to the home page', phoneOnly, async ({ page, baseURL, request }) => {
  const member = await verifiedAccount(request);
  const elsewhere: string[] = [];
  page.on('request', (asked) => {
    if (asked.url().startsWith('http') && new URL(asked.url()).origin !== baseURL)
      elsewhere.push(asked.url());
  });
  for (const next of ELSEWHERE) {
    await page.goto(`/login?next=${encodeURIComponent(next)}`);
    await submitLogin(page, member);
    await page.waitForURL((url) => url.pathname === '/');
  }
  expect(elsewhere).toEqual([]);
});

test(
  'the form is checked while typing, with the rules of docs/specification',
  phoneOnly,
  async ({ page }) => {
    await page.goto('/login');
    await hydrated(page);
    await button(page, 'Login').click();
    await expect(errorOf(page, 'Email')).toHaveText('Email is required.');
    await expect(errorOf(page, 'Password')).toHaveText('Password is required');
    await expect(field(page, 'Email')).toBeFocused();
    await field(page, 'Email').fill('asha');
    await expect(errorOf(page, 'Email')).toHaveText('Invalid email format');
    await field(page, 'Password').fill('short');
    await expect(errorOf(page, 'Password')).toHaveText('Password must be at least 8 characters long');
    expect(await accessibilityFaults(page)).toEqual([]);
    await expect(field(page, 'Email')).toHaveAttribute('autocomplete', 'username');
    await expect(field(page, 'Password')).toHaveAttribute('autocomplete', 'current-password');
  },
);

test('text that was typed before the script loaded is used', phoneOnly, async ({ page, request }) => {
  const member = await verifiedAccount(request);
  const scripts = Promise.withResolvers<void>();
  await page.route(/_astro\/.*\.js$/, async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.goto('/login', { waitUntil: 'commit' });
  await field(page, 'Email').fill(member.email);
  await field(page, 'Password').fill(member.password);
  // Enter must not send a password in an address; it takes effect when the script has loaded.
  await field(page, 'Password').press('Enter');
  await expect(page).toHaveURL('/login');
  scripts.resolve();
  await page.waitForURL((url) => url.pathname === '/');
});

test(
  'a field that was left before the script loaded shows its error while the next is typed',
  phoneOnly,
  async ({ page }) => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/*.js', (route) => released.then(() => route.continue()));
    await page.goto('/login', { waitUntil: 'commit' });
    await field(page, 'Email').fill('sita.example.com');
    await field(page, 'Password').focus();
    release();
    await hydrated(page);
    await page.keyboard.type('S');
    await expect(errorOf(page, 'Email')).toHaveText('Invalid email format');
    await expect(errorOf(page, 'Password')).toHaveCount(0);
  },
);

test('login with the keyboard only', async ({ page, request }) => {
  const member = await verifiedAccount(request);
  await page.goto('/login');
  await hydrated(page);
  await field(page, 'Email').focus();
  await page.keyboard.type(member.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(member.password);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Show password' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Forgot your password?' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(button(page, 'Login')).toBeFocused();
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname === '/');
  await page.getByRole('button', { name: 'Logout' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Logout' });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Logout' })).toBeFocused();
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Ok' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeFocused();
});

test.describe('errors', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('wrong credentials: the same message with and without an account', async ({ page, request }) => {
    const member = await verifiedAccount(request);
    await page.goto('/login');
    const said: (string | null)[] = [];
    for (const tried of [NOBODY, { ...member, password: `${PASSWORD}x` }]) {
      await submitLogin(page, tried);
      await expect(failure(page)).toBeVisible();
      said.push(await failure(page).textContent());
      await expect(field(page, 'Email')).toHaveValue(tried.email);
      await expect(field(page, 'Password')).toHaveValue(tried.password);
      await field(page, 'Password').fill('');
    }
    expect(said[0]).toMatch(/^The e-mail address or the password is wrong/);
    expect(said[1]).toBe(said[0]);
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(await session(page)).toBeNull();
  });

  test('an unverified address: the mail can be sent again', phoneOnly, async ({ page, request }) => {
    const member = { email: newAddress(), password: PASSWORD };
    const data = { ...member, confirm_password: PASSWORD };
    await request.post('/api/user/register/', { data });
    const first = await linkFromMail(member.email, 'verify-email');
    await page.goto('/login');
    await submitLogin(page, member);
    await expect(failure(page)).toContainText('Please confirm your e-mail address first.');
    expect(await accessibilityFaults(page)).toEqual([]);
    await button(page, 'Send the mail again').click();
    await expect(page.getByText(`Sent to ${member.email}.`)).toBeVisible();
    await expect
      .poll(async () => (await linkFromMail(member.email, 'verify-email')).href, { timeout: 15_000 })
      .not.toBe(first.href);
    const link = await linkFromMail(member.email, 'verify-email');
    await page.goto(link.href);
    await button(page, 'Confirm my e-mail address').click();
    await page.getByRole('main').getByRole('link', { name: 'Login' }).click();
    await submitLogin(page, member);
    await page.waitForURL((url) => url.pathname === '/');
  });

  test('the error of the server is shown, else its message, else our own', phoneOnly, async ({ page }) => {
    await page.goto('/login');
    for (const [answer, message] of [
      [{ status: 401, json: { error: 'The error.', message: 'The message.' } }, 'The error.'],
      [{ status: 401, json: { message: 'The message.', detail: 'x' } }, 'The message.'],
      [{ status: 500, json: { detail: 'A server error occurred.' } }, 'An error occurred during login'],
      [{ status: 200, json: { nothing: true } }, 'An unexpected error occurred'],
      [{ status: 200, body: 'not JSON' }, 'An unexpected error occurred'],
    ] as const) {
      await page.route('**/api/user/login/', (route) => route.fulfill(answer), { times: 1 });
      await submitLogin(page, NOBODY);
      await expect(failure(page)).toHaveText(message);
    }
  });

  test('too many tries: the message says when to try again', phoneOnly, async ({ page }) => {
    await page.goto('/login');
    const error = 'Too many tries. Please try again in 4 minutes.';
    await page.route('**/api/user/login/', (route) =>
      route.fulfill({ status: 429, headers: { 'Retry-After': '240' }, json: { error, detail: error } }),
    );
    await submitLogin(page, NOBODY);
    await expect(failure(page)).toHaveText(error);
  });

  test(
    'no connection: a message, and no typed text is lost',
    phoneOnly,
    async ({ page, request, context }) => {
      const member = await verifiedAccount(request);
      await page.goto('/login');
      await hydrated(page);
      await context.setOffline(true);
      await submitLogin(page, member);
      await expect(failure(page)).toContainText('We could not reach the server.');
      await expect(field(page, 'Password')).toHaveValue(member.password);
      await context.setOffline(false);
      await button(page, 'Login').click();
      await page.waitForURL((url) => url.pathname === '/');
    },
  );
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every form says that it needs JavaScript', phoneOnly, async ({ page }) => {
    for (const path of [
      '/login',
      '/signup',
      '/email-verification',
      '/password-reset/a/b/',
      '/verify-email/a/b/',
    ]) {
      await page.goto(path);
      await expect(page.locator('noscript .notice')).toContainText('This page needs JavaScript.');
    }
  });
});
