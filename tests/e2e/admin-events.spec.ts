import fs from 'node:fs/promises';
import { bearer, logIn, provedBearer, STAFF, verifiedAccount } from '../support/accounts-browser.ts';
import { both, expect, test } from '../support/browser.ts';
import { givePlaceBack, takePlace, unlimitedEvent } from '../support/events-browser.ts';
import { confirmYou, expectUsable, openOffice } from '../support/office-browser.ts';

const FORMULA = '=1+1';

test('staff see the registrations of an event and download the list', both, async ({ page, request }) => {
  const event = await unlimitedEvent(request);
  const member = await verifiedAccount(request);
  const person = await logIn(request, member);
  const profile = { first_name: FORMULA, last_name: 'Rai', contact: '+977 984-1112223' };
  await request.patch('/api/user/profile/', { headers: bearer(person), data: profile });
  const { id } = await takePlace(request, person, event.id);

  await openOffice(page, '/admin/events');
  await expect(page.getByRole('combobox', { name: 'When' })).toHaveValue('upcoming');
  const foundEvents = page.waitForResponse(/search=/);
  await page.getByRole('searchbox').fill(event.title);
  await foundEvents;
  await expect(page.getByText('1 event', { exact: true })).toBeVisible();
  const row = page.getByRole('row', { name: event.title });
  await expect(row.getByText('Open', { exact: true })).toBeVisible();
  await expect(page.getByRole('table')).toHaveAttribute('aria-busy', 'false');
  await expectUsable(page, 'events');
  await page.getByRole('link', { name: event.title }).click();
  await expect(page.getByRole('heading', { level: 1, name: event.title })).toBeFocused();

  const people = page.getByRole('table', { name: 'Registrations' });
  const foundPeople = page.waitForResponse(/registrations\/.*search=/);
  await page.getByRole('searchbox').fill(member.email);
  await foundPeople;
  await expect(page.getByText('1 registration', { exact: true })).toBeVisible();
  const attendee = people.getByRole('row', { name: member.email });
  await expect(attendee).toContainText(/=1\+1 Rai.*\+977 984-1112223.*Has a place/);
  await expect(people).toHaveAttribute('aria-busy', 'false');
  await expectUsable(page, 'event');

  const arriving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download as CSV' }).click();
  await confirmYou(page);
  const arrived = await arriving;
  expect(arrived.suggestedFilename()).toMatch(/^registrations-\d+-\d{4}-\d\d-\d\d\.csv$/);
  const text = await fs.readFile(await arrived.path(), 'utf8');
  expect(text).toContain(` ${FORMULA}`);
  expect(text.trim().split('\n')).toHaveLength(2);

  await givePlaceBack(request, person, id);
  await page.reload();
  await expect(attendee.getByText('Cancelled', { exact: true })).toBeVisible();
});

test('people who are not staff cannot read registrations', async ({ request }) => {
  const event = await unlimitedEvent(request);
  const headers = bearer(await logIn(request, await verifiedAccount(request)));
  for (const path of [
    '',
    `${event.id}/`,
    `${event.id}/registrations/`,
    `${event.id}/registrations/export/`,
  ]) {
    const address = `/api/staff/events/${path}`;
    expect((await request.get(address)).status(), path).toBe(401);
    expect((await request.get(address, { headers })).status(), path).toBe(403);
    const staff = await provedBearer(request, STAFF);
    expect((await request.get(address, { headers: staff })).status(), path).toBe(200);
  }
});

test.describe('an event that does not exist', () => {
  test.use({ expectedErrors: [/status of 404/] });

  test('shows a message with a link back', async ({ page }) => {
    await openOffice(page, '/admin/events/999999');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This cannot be shown');
    await page.getByRole('link', { name: 'Events' }).last().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Events' })).toBeVisible();
  });
});
