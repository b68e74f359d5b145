import { bearer, logIn, STAFF } from '../support/accounts-browser.ts';
import { accessibilityFaults } from '../support/axe.ts';
import { expect, phoneOnly, test } from '../support/browser.ts';
import { expectUsable, openOffice } from '../support/office-browser.ts';

/** A visitor books, moves and cancels a time on a phone; the office sets the hours and sees who comes. */

// A form with faults is answered with 422.
test.use({ expectedErrors: [/422/] });

const RUN = String(Date.now()).slice(-6);
const DAYS = [0, 1, 2, 3, 4, 5, 6];

test.describe('a time with a counselor', phoneOnly, () => {
  test('is booked, moved and cancelled by link', async ({ page, request }) => {
    const headers = bearer(await logIn(request, STAFF));
    const known = (await (await request.get('/api/staff/counselor-hours/', { headers })).json()) as {
      branches: string[];
      calendars: { counselor: { id: string }; version: number; may_change: boolean }[];
    };
    const mine = known.calendars.find(({ may_change }) => may_change)!;
    const hours = DAYS.map((weekday) => ({
      branch: known.branches[0],
      weekday,
      from: 600,
      until: 900,
      minutes: 60,
    }));
    const address = `/api/staff/counselor-hours/${mine.counselor.id}/`;
    const data = { version: mine.version, hours, days_off: [] };
    expect((await request.post(address, { headers, data })).status()).toBe(200);

    await page.goto('/enquiry');
    await page.getByRole('link', { name: 'Book a time' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Book a time' })).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByLabel('Name', { exact: true }).fill(`Asha ${RUN}`);
    await page.getByRole('button', { name: 'Book this time' }).click();
    await expect(page.getByText('Choose a time.')).toBeVisible();
    // What was typed is still there.
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue(`Asha ${RUN}`);
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.locator('.time').first().click();
    await page.getByLabel('Mobile Number').fill(`98${RUN}77`);
    await page.getByRole('checkbox').last().check();
    await page.getByRole('button', { name: 'Book this time' }).click();
    await expect(page.getByText('Your appointment is booked.')).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);

    await page.locator('summary', { hasText: 'Move it' }).click();
    await page.locator('.time').nth(1).click();
    await page.getByRole('button', { name: 'Move it to this time' }).click();
    await expect(page.getByText('Your appointment has a new time.')).toBeVisible();
    const link = page.url();

    await openOffice(page, '/admin/appointments');
    await expect(page.getByRole('link', { name: `Asha ${RUN}` })).toBeVisible();
    await expectUsable(page, 'appointments');
    await page.getByRole('link', { name: 'Set free hours' }).click();
    await expect(page.getByRole('button', { name: 'Save the hours' })).toBeDisabled();
    await expectUsable(page, 'free hours');

    await page.goto(link);
    await page.locator('summary', { hasText: 'Cancel it' }).click();
    await page.getByRole('button', { name: 'Cancel the appointment' }).click();
    await expect(page.getByText('Your appointment is cancelled.')).toBeVisible();
  });
});
