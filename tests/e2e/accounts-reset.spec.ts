import { hydrated, button, errorOf, failure, field, session, submitLogin } from '../support/account-forms.ts';
import { keepInBrowser, logIn, newAddress, PASSWORD, verifiedAccount } from '../support/accounts-browser.ts';
import { accessibilityFaults } from '../support/axe.ts';
import { both, expect, phoneOnly, test } from '../support/browser.ts';
import { linkFromMail } from '../support/site-mail.ts';

const NEW = 'Machhapuchhre-6993!';
const SENT = 'Email sent successfully. Please, visit your mail inbox.';

test.describe('a forgotten password', () => {
  test.use({ expectedErrors: [/status of 401/] });

  test(
    'is replaced through the link in a mail; the old one is refused',
    phoneOnly,
    async ({ page, request }) => {
      const member = await verifiedAccount(request);
      await keepInBrowser(page, await logIn(request, member));
      await page.goto('/login');
      await page.getByRole('link', { name: 'Forgot your password?' }).click();
      await field(page, 'Email').fill(member.email);
      await button(page, 'Send').click();
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByText(SENT, { exact: true })).toBeVisible();
      expect(await accessibilityFaults(page)).toEqual([]);
      await dialog.getByRole('button', { name: 'Close' }).click();
      await expect(field(page, 'Email')).toHaveValue('');
      // Going back over the dialog's entry would otherwise end the next navigation.
      await expect.poll(() => page.evaluate(() => history.state?.overlay)).toBeUndefined();

      const link = await linkFromMail(member.email, 'password-reset');
      await page.goto(link.href);
      await field(page, 'New Password').fill(NEW);
      await field(page, 'Confirm Password').fill(NEW);
      await button(page, 'Reset').click();
      await page.waitForURL('**/login');
      await expect(page.getByRole('alert')).toHaveText('Password reset successfully');
      // All sessions have ended, including the one of this browser.
      expect(await session(page)).toBeNull();
      await submitLogin(page, member);
      await expect(failure(page)).toContainText('The e-mail address or the password is wrong');
      await submitLogin(page, { ...member, password: NEW });
      await page.waitForURL((url) => url.pathname === '/');
    },
  );
});

test('the confirmation is also shown before the redirect', phoneOnly, async ({ page }) => {
  // Before the page checks its link.
  await page.route('**/api/user/password-reset/**', (route) => route.fulfill({ json: { detail: 'ok' } }));
  await page.goto('/password-reset/cGs/token/');
  await hydrated(page);
  // The next page is never sent, so this one stays.
  await page.route('**/login', (route) => route.fulfill({ status: 204 }));
  await field(page, 'New Password').fill(NEW);
  await field(page, 'Confirm Password').fill(NEW);
  await button(page, 'Reset').click();
  await expect(page.getByRole('alert')).toHaveText('Password reset successfully');
});

test('an unknown address gets the same answer as a known one', phoneOnly, async ({ page }) => {
  await page.goto('/email-verification');
  await field(page, 'Email').fill(newAddress());
  await button(page, 'Send').click();
  await expect(page.getByRole('dialog').getByText(SENT)).toBeVisible();
});

test('both forms are checked while typing', phoneOnly, async ({ page }) => {
  await page.goto('/email-verification');
  await button(page, 'Send').click();
  await expect(errorOf(page, 'Email')).toHaveText('Email is required.');
  await field(page, 'Email').fill('asha@');
  await expect(errorOf(page, 'Email')).toHaveText('Invalid email format');
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.goto('/password-reset/cGs/token/');
  await button(page, 'Reset').click();
  await expect(errorOf(page, 'New Password')).toHaveText('Password is required');
  await expect(errorOf(page, 'Confirm Password')).toHaveText('Retype your password.');
  await field(page, 'New Password').fill('annapurna');
  await expect(errorOf(page, 'New Password')).toHaveText(
    'Password must contain at least one uppercase letter',
  );
  await field(page, 'Confirm Password').fill('annapurn');
  await expect(errorOf(page, 'Confirm Password')).toHaveText('Passwords must match');
  expect(await accessibilityFaults(page)).toEqual([]);
});

test.describe('errors', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('a link works once; a used one offers a new one', phoneOnly, async ({ page, request }) => {
    const member = await verifiedAccount(request);
    await request.post('/api/user/password-reset/', { data: { email: member.email } });
    const link = await linkFromMail(member.email, 'password-reset');
    const data = { new_password: NEW, confirm_password: NEW };
    expect((await request.patch(`/api/user${link.pathname}`, { data })).status()).toBe(200);
    await page.goto(link.href);
    await field(page, 'New Password').fill(PASSWORD);
    await field(page, 'Confirm Password').fill(PASSWORD);
    await button(page, 'Reset').click();
    await expect(failure(page)).toContainText('This link no longer works');
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole('link', { name: 'Ask for a new link' }).click();
    await page.waitForURL('**/email-verification');
  });

  test('the error of the server is shown, else its message, else our own', phoneOnly, async ({ page }) => {
    const cases = [
      [{ status: 400, json: { error: 'The error.', message: 'The message.' } }, 'The error.'],
      [{ status: 400, json: { message: 'The message.' } }, 'The message.'],
    ] as const;
    await page.goto('/email-verification');
    await field(page, 'Email').fill('asha@example.com');
    const mailError = 'An error occurred while adding your email. Please use another one or try later.';
    for (const [answer, message] of [...cases, [{ status: 500, json: {} }, mailError] as const]) {
      await page.route('**/api/user/password-reset/', (route) => route.fulfill(answer), { times: 1 });
      await button(page, 'Send').click();
      await expect(failure(page)).toHaveText(message);
    }
    await page.goto('/password-reset/cGs/token/');
    // It says so before two passwords are typed.
    await expect(page.getByRole('alert')).toContainText('This link no longer works');
    await field(page, 'New Password').fill(NEW);
    await field(page, 'Confirm Password').fill(NEW);
    const resetError = 'An error occurred while resetting your password.';
    for (const [answer, message] of [...cases, [{ status: 500, json: {} }, resetError] as const]) {
      await page.route('**/api/user/password-reset/**', (route) => route.fulfill(answer), { times: 1 });
      await button(page, 'Reset').click();
      await expect(failure(page)).toHaveText(message);
    }
  });

  test(
    'a verified address: its link is used up, and the page says what to do',
    both,
    async ({ page, request }) => {
      const { email } = await verifiedAccount(request);
      const link = await linkFromMail(email, 'verify-email');
      await page.goto(link.href);
      await button(page, 'Confirm my e-mail address').click();
      await expect(page.getByRole('alert')).toContainText('This link no longer works');
      await expect(page.getByRole('alert').getByRole('link', { name: 'Login' })).toBeVisible();
      expect(await accessibilityFaults(page)).toEqual([]);
      await field(page, 'Email').fill(email);
      await button(page, 'Send').click();
      await expect(page.getByRole('dialog').getByText(SENT)).toBeVisible();
      expect(await accessibilityFaults(page)).toEqual([]);
    },
  );
});

test('opening the page of a link does not use the link', phoneOnly, async ({ page, request }) => {
  const email = newAddress();
  await request.post('/api/user/register/', {
    data: { email, password: PASSWORD, confirm_password: PASSWORD },
  });
  const link = await linkFromMail(email, 'verify-email');
  // Opened as mail scanners do, with and without JavaScript.
  await request.get(link.href);
  await page.goto(link.href);
  await hydrated(page);
  await page.goto(link.href);
  await button(page, 'Confirm my e-mail address').click();
  await expect(page.getByText('Your e-mail address is confirmed.')).toBeVisible();
});
