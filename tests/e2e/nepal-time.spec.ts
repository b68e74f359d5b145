import type { Page } from '@playwright/test';
import type { Event } from '../../src/contract/events.ts';
import {
  NEPAL_TIME,
  nepalDayAndTime,
  nepalShortDayAndTime,
  nepalTime,
} from '../../src/contract/nepal-time.ts';
import { routes } from '../../src/contract/routes.ts';
import { bearer, openAccount, verifiedAccount } from '../support/accounts-browser.ts';
import { apply } from '../support/applications-browser.ts';
import { expect, test } from '../support/browser.ts';
import { openOffice } from '../support/office-browser.ts';

/** Times are shown in Nepal time, here on a device 8 hours ahead of Nepal and a server 13 hours behind it. */
test.use({ timezoneId: 'Pacific/Kiritimati' });

/** The time zone is named once on the screen, not at each time. */
const zoneIsSaidOnce = async (page: Page) => {
  await expect(page.getByText(NEPAL_TIME).filter({ visible: true })).toHaveCount(1);
  await expect(page.getByText('Nepal time').filter({ visible: true })).toHaveCount(1);
};
const time = (page: Page, iso: string) => page.locator(`time[datetime="${iso}"]`).first();

test('on the pages of an account', async ({ page }) => {
  const member = await verifiedAccount(page.request);
  const answer = await openAccount(page, member, routes.accountSecurity());
  const sessions = await page.request.get('/api/user/sessions/', { headers: bearer(answer) });
  const { results } = (await sessions.json()) as { results: { created_at: string }[] };
  await expect(page.getByText(`Logged in today at ${nepalTime(results[0]!.created_at)}`)).toBeVisible();
  await zoneIsSaidOnce(page);

  const { id } = await apply(page.request, answer, { preferred_course: 'Bachelor of Nursing' });
  await page.goto(routes.accountApplication(id));
  const read = await page.request.get(`/api/user/applications/${id}/`, { headers: bearer(answer) });
  const { submitted_at: sent } = (await read.json()) as { submitted_at: string };
  await expect(time(page, sent)).toHaveText(nepalDayAndTime(sent));
  await zoneIsSaidOnce(page);
});

test('in the back office', async ({ page }) => {
  const member = await verifiedAccount(page.request);
  const headers = bearer(await openOffice(page));
  const found = await page.request.get(`/api/staff/people/?search=${encodeURIComponent(member.email)}`, {
    headers,
  });
  const { results } = (await found.json()) as { results: { id: string; created_at: string }[] };
  const { id, created_at: at } = results[0]!;
  await page.goto(`/admin/people/${id}`);
  await expect(time(page, at)).toHaveText(nepalShortDayAndTime(at));
  await zoneIsSaidOnce(page);
});

test('on the page of an event', async ({ page }) => {
  const { results } = (await (await page.request.get('/api/app/event-list/')).json()) as { results: Event[] };
  const { id, starts_at: at } = results[0]!;
  await page.goto(routes.event(id));
  await expect(time(page, at)).toContainText(nepalDayAndTime(at));
  await zoneIsSaidOnce(page);
});
