import type { StaffApplication } from '../../src/contract/applications.ts';
import { bearer, logIn, staffAccount, STAFF } from '../support/accounts-browser.ts';
import { submitLogin } from '../support/account-forms.ts';
import { counselorMoves } from '../support/applications-browser.ts';
import { expect, test } from '../support/browser.ts';
import { newCase, press, pressInQuestion, question, screenOf } from '../support/office-cases.ts';
import { openOffice } from '../support/office-browser.ts';
import { mailSaying } from '../support/site-mail.ts';

/** Moves that fail or conflict: typed text is kept, and the reason is shown. */

test.describe('a stale tab', () => {
  test.use({ expectedErrors: [/status of 409/] });

  test('moves nothing and says why; the typed text can be sent as a message', async ({ page }) => {
    const made = await newCase(page);
    const colleague = await staffAccount(page.request);
    await openOffice(page, screenOf(made), colleague);
    await press(page, 'Begin review');
    await question(page).getByRole('textbox').fill('We look at it this week.');
    await counselorMoves(page.request, made.id, 'begin_review');
    await test.step('the move', async () => {
      const answered = page.waitForResponse(/\/move\/$/);
      await pressInQuestion(page, 'Begin review');
      expect((await answered).status()).toBe(409);
    });
    await expect(question(page)).toContainText(
      'The case has changed since you opened it, so this was not done',
    );
    await expect(question(page)).toContainText(`It is "In review" now: Review started, by ${STAFF.email}`);
    await expect(question(page).getByRole('textbox')).toHaveValue('We look at it this week.');
    await expect(question(page).getByRole('button', { name: 'Look at the case' })).toBeVisible();
    await pressInQuestion(page, 'Keep the text as a message');
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('We look at it this week.');
    await expect(page.getByRole('textbox', { name: 'Message' })).toBeFocused();
    await expect(page.getByRole('button', { name: 'Send to the university' })).toBeVisible();
    const headers = bearer(await logIn(page.request, STAFF));
    const seen = await page.request.get(`/api/staff/applications/${made.id}/`, { headers });
    const { history } = (await seen.json()) as StaffApplication;
    expect(history.map(({ event }) => event)).toEqual(['submit', 'begin_review']);

    // A move that the new state allows as well is not made either.
    await press(page, 'Not successful');
    await question(page).getByRole('textbox').fill('We are sorry.');
    await counselorMoves(page.request, made.id, 'send_to_university');
    await pressInQuestion(page, 'Not successful');
    await expect(question(page)).toContainText(`It is "Sent to the university" now`);
    await pressInQuestion(page, 'Look at the case');
    await expect(page.getByRole('button', { name: 'Offer received', exact: true })).toBeVisible();
    await press(page, 'Not successful');
    await expect(question(page).getByRole('textbox')).toHaveValue('We are sorry.');
    await expect(question(page)).toContainText('goes from "Sent to the university" to "Not successful"');
  });
});

test.describe('a move that fails', () => {
  test.use({
    expectedErrors: [/status of 40[19]|ERR_FAILED/],
  });

  test('keeps the typed text when the session has ended and when the answer is lost', async ({ page }) => {
    const made = await newCase(page);
    const session = await openOffice(page, screenOf(made));
    await press(page, 'Withdraw the application');
    await expect(question(page)).toContainText('Only when the student wants it.');
    await question(page).getByRole('textbox').fill('As we said on the phone.');
    await page.request.post('/api/user/logout/', { data: { refresh: session.token.refresh } });
    await pressInQuestion(page, 'Withdraw the application');
    await expect(page).toHaveURL(/\/login\?next=/);
    await submitLogin(page, STAFF);
    // The same dialog is open again with the same text.
    await expect(question(page).getByRole('textbox')).toHaveValue('As we said on the phone.');
    // The move arrives but its answer is lost: a retry does not report it as a colleague's move.
    await page.route(/\/move\/$/, async (route) => {
      await route.fetch();
      await route.abort();
    });
    await pressInQuestion(page, 'Withdraw the application');
    await expect(question(page).getByText(/^No connection to the server/)).toBeVisible();
    await expect(question(page).getByRole('textbox')).toHaveValue('As we said on the phone.');
    await page.unroute(/\/move\/$/);
    await pressInQuestion(page, 'Withdraw the application');
    await expect(question(page)).toContainText('This has already been done. It is "Withdrawn" now');
    await pressInQuestion(page, 'Close');
    await expect(page.getByRole('main').getByText('Withdrawn', { exact: true })).toBeVisible();
    await press(page, 'Send now');
    await mailSaying(made.member.email, 'As we said on the phone.');
    expect(await page.evaluate(() => Object.keys(sessionStorage))).not.toContainEqual(
      expect.stringContaining('office-draft'),
    );
  });
});
