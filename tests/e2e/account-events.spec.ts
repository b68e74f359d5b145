import type { Page } from '@playwright/test';
import { routes } from '../../src/contract/routes.ts';
import type { Registration } from '../../src/contract/registrations.ts';
import { noOverlay } from '../support/account-forms.ts';
import { openAccount, verifiedAccount } from '../support/accounts-browser.ts';
import { accessibilityFaults } from '../support/axe.ts';
import { both, expect, phoneOnly, test } from '../support/browser.ts';
import { openEvents, takePlace, unlimitedEvent } from '../support/events-browser.ts';

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test(
  'registrations are listed with time, place and calendar file, and cancelled after a confirmation',
  both,
  async ({ page }) => {
    const member = await verifiedAccount(page.request);
    const answer = await openAccount(page, member, routes.accountEvents());
    await expect(page.getByText('You are not registered for any event.')).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);
    await expect(page.getByRole('main').getByRole('link', { name: 'Upcoming Events' })).toHaveAttribute(
      'href',
      routes.events(),
    );

    const online = await unlimitedEvent(page.request);
    const here = (await openEvents(page.request)).find((event) => !event.online && event.place)!;
    for (const { id } of [online, here]) await takePlace(page.request, answer, id);
    await page.reload();
    const coming = region(page, 'Upcoming');
    await expect(coming.getByRole('heading', { level: 3 })).toHaveText(
      [online, here]
        .toSorted((a, b) => Date.parse(a.starts_at) - Date.parse(b.starts_at))
        .map(({ title }) => title),
    );
    const card = (title: string) => page.getByRole('listitem').filter({ hasText: title });
    await expect(card(online.title)).toContainText(online.formatted_start_date);
    await expect(page.getByText('All times are Nepal time (UTC+5:45).')).toBeVisible();
    await expect(card(online.title).getByRole('link', { name: 'Join online' })).toHaveAttribute(
      'href',
      /^https:/,
    );
    await expect(card(here.title)).toContainText(here.place!);
    const calendar = await card(here.title)
      .getByRole('link', { name: 'Add to calendar' })
      .getAttribute('href');
    expect((await page.request.get(calendar!)).headers()['content-type']).toContain('text/calendar');
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(page.viewportSize()?.width);

    const cancel = page.getByRole('button', { name: `Cancel my place at ${here.title}` });
    const dialog = page.getByRole('dialog', { name: 'Cancel your place?' });
    await cancel.click();
    await expect(dialog).toContainText(here.title);
    await dialog.getByRole('button', { name: 'Keep my place' }).click();
    await expect(dialog).toBeHidden();
    await cancel.click();
    expect(await accessibilityFaults(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Cancel my place' }).click();
    const said = page.locator('.settings-result');
    await expect(said).toContainText(`You have cancelled your place at “${here.title}”.`);
    await expect(said).toBeFocused();
    await expect(region(page, 'Past and cancelled')).toContainText(here.title);
    await expect(region(page, 'Past and cancelled')).toContainText(/Cancelled on \d+ \w+ \d{4}/);
    await expect(cancel).toHaveCount(0);
    // The removed dialog leaves no history entry, so Back leaves the page.
    await noOverlay(page);
    await expect(coming).not.toContainText(here.title);
  },
);

test.describe('registrations that cannot be cancelled any more', () => {
  test.use({ expectedErrors: [/status of 409/] });

  test('an event that has begun says so; a past one stays in the list', phoneOnly, async ({ page }) => {
    const member = await verifiedAccount(page.request);
    const answer = await openAccount(page, member, routes.accountEvents());
    const event = await unlimitedEvent(page.request);
    await takePlace(page.request, answer, event.id);
    // Changed API answers replace waiting for the event to begin.
    await page.route('**/cancel/', (route) =>
      route.fulfill({
        status: 409,
        json: {
          error: 'This event has begun already.',
          detail: 'This event has begun already.',
          code: 'cannot_cancel',
        },
      }),
    );
    await page.reload();
    await page.getByRole('button', { name: 'Cancel my place' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Cancel my place' }).click();
    await expect(dialog.locator('.settings-result')).toHaveText('This event has begun already.');
    await page.keyboard.press('Escape');
    await noOverlay(page);

    await page.route('**/api/user/registrations/?*', async (route) => {
      const list = (await (await route.fetch()).json()) as { results: Registration[] };
      const results = list.results.map((each) => ({ ...each, over: true, can_cancel: false }));
      await route.fulfill({ json: { ...list, results } });
    });
    await page.reload();
    const past = region(page, 'Past and cancelled');
    await expect(past).toContainText('Over');
    await expect(past).toContainText(event.title);
    await expect(past.getByRole('link', { name: 'Join online' })).toHaveCount(0);
    await expect(past.getByRole('button', { name: /Cancel my place/ })).toHaveCount(0);
  });
});
