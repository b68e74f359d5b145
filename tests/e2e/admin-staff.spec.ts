import type { APIRequestContext } from '@playwright/test';
import { field } from '../support/account-forms.ts';
import {
  bearer,
  keepInBrowser,
  logIn,
  newAddress,
  personId,
  provedBearer,
  STAFF,
} from '../support/accounts-browser.ts';
import { expect, test } from '../support/browser.ts';
import { confirmYou, expectUsable, openOffice } from '../support/office-browser.ts';
import { linkFromMail } from '../support/site-mail.ts';

const PASSWORD = 'Machhapuchhre-6993!';

/** A reader who was invited and joined. */
async function joined(request: APIRequestContext) {
  const email = newAddress();
  const headers = await provedBearer(request, STAFF);
  const data = { email, first_name: 'Bina', last_name: '', staff_role: 'reader' };
  expect((await request.post('/api/staff/invitations/', { headers, data })).status()).toBe(201);
  const [, , pk, token] = (await linkFromMail(email, 'join')).pathname.split('/');
  const passwords = { new_password: PASSWORD, confirm_password: PASSWORD };
  const join = await request.patch(`/api/user/invitation/${pk}/${token}/`, { data: passwords });
  expect(join.status(), await join.text()).toBe(200);
  return { email, session: await logIn(request, { email, password: PASSWORD }) };
}

test('an owner invites a colleague, who joins', async ({ page, request, browser }) => {
  const email = newAddress();
  await openOffice(page, '/admin/staff');
  await page.getByRole('button', { name: 'Invite somebody' }).click();
  const invite = page.getByRole('dialog', { name: 'Invite somebody to the staff' });
  await expectUsable(page, 'the invitation');
  await invite.getByLabel('First name').fill('Bina');
  await invite.getByLabel('E-mail').fill(email);
  await invite.getByRole('radio', { name: /^Reader/ }).check();
  await invite.getByRole('button', { name: 'Send the invitation' }).click();
  await confirmYou(page);
  await expect(invite).toHaveCount(0);
  const invitations = page.getByRole('table', { name: 'Open invitations' });
  await expect(invitations.getByText(email)).toBeVisible();
  await expectUsable(page, 'the staff');

  const context = await browser.newContext({ baseURL: process.env['SITE_ORIGIN'] ?? '' });
  const theirs = await context.newPage();
  await theirs.goto((await linkFromMail(email, 'join')).href);
  await expect(theirs.getByText(`Hello Bina. You join as reader with the address ${email}.`)).toBeVisible();
  await field(theirs, 'New Password').fill(PASSWORD);
  await field(theirs, 'Confirm Password').fill(PASSWORD);
  await theirs.getByRole('button', { name: 'Join', exact: true }).click();
  await theirs.waitForURL('**/login?next=%2Fadmin');
  const me = { headers: bearer(await logIn(request, { email, password: PASSWORD })) };
  expect(await (await request.get('/api/staff/me/', me)).json()).toMatchObject({ staff_role: 'reader' });
  await context.close();
});

test('a reader sees what a reader may', async ({ page }) => {
  const { email, session } = await joined(page.request);
  await keepInBrowser(page, session);
  await page.goto('/admin');
  // A reader sees no logs and no mails, and nobody to change.
  const menu = page.getByRole('navigation', { name: 'Back office' });
  await expect(menu.getByRole('link', { name: 'Applications' })).toBeVisible();
  for (const hidden of ['Log of changes', 'Security log', 'Mails'])
    await expect(menu.getByRole('link', { name: hidden })).toHaveCount(0);
  await menu.getByRole('link', { name: 'Staff' }).click();
  await expect(page.getByRole('cell', { name: email })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Invite somebody' })).toHaveCount(0);
  // What they may not change has no boxes, no buttons and no way to type into a cell.
  await page.goto('/admin/courses');
  const courses = page.getByRole('grid', { name: 'Courses' });
  await expect(courses.getByRole('row')).not.toHaveCount(0);
  await courses.locator('[data-cell="0-1"]').focus();
  await page.keyboard.type('x');
  await expect(courses.getByRole('textbox')).toHaveCount(0);
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'New course' })).toHaveCount(0);
});

test("an owner changes a colleague's role and takes them off the staff", async ({ page, request }) => {
  const { email, session } = await joined(request);
  await openOffice(page, '/admin/staff');
  await page
    .getByRole('table', { name: 'Who works here' })
    .getByRole('row')
    .filter({ hasText: email })
    .getByRole('link', { name: 'Bina' })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: email })).toBeVisible();
  await page.getByRole('button', { name: 'Change the role' }).click();
  await page.getByRole('radio', { name: /^Editor/ }).check();
  await page.getByRole('dialog').getByRole('button', { name: 'Change the role' }).click();
  await confirmYou(page);
  await expect(page.getByRole('main').getByText('Editor', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Leaves the staff' }).click();
  const leaving = page.getByRole('dialog', { name: /^Does Bina leave the staff/ });
  await expect(leaving.getByText('They leave no open work behind.')).toBeVisible();
  await expectUsable(page, 'leaving');
  await leaving.getByRole('button', { name: 'Take off the staff' }).click();
  await expect(leaving).toHaveCount(0);
  expect((await request.get('/api/user/profile/', { headers: bearer(session) })).status()).toBe(401);
});

test('the log of changes tells who joined the staff and left it', async ({ page, request }) => {
  const { email } = await joined(request);
  const headers = await provedBearer(request, STAFF);
  const path = `/api/staff/people/${await personId(request, headers, email)}/`;
  const left = await request.post(`${path}leave/`, { headers, data: { heir: null } });
  expect(left.status(), await left.text()).toBe(200);
  await openOffice(page, '/admin/change-log');
  await page.getByRole('searchbox').fill(email);
  await page.waitForURL(/filter=/);
  const log = page.getByRole('table', { name: 'Log of changes' });
  const theirRows = log.getByRole('row').filter({ hasText: email });
  await expect(theirRows.filter({ hasText: 'Left the staff' })).toBeVisible();
  // The heading of the table, and nothing that does not match.
  await expect(log.getByRole('row').filter({ hasNotText: email })).toHaveCount(1);
  await expectUsable(page, 'the log');
  await theirRows.filter({ hasText: 'Joined the staff' }).getByRole('link', { name: email }).first().click();
  await expect(page.getByRole('region', { name: 'Role' })).toContainText('Reader');
  await expectUsable(page, 'an entry');
  const link = page.getByRole('main').getByRole('link', { name: email });
  await expect(link).toHaveAttribute('href', /^\/admin\/people\//);
  await page.getByRole('link', { name: 'History of everything done here' }).click();
  await expect(theirRows.filter({ hasText: 'Joined the staff' })).toBeVisible();
});
