import { randomUUID } from 'node:crypto';
import { routes } from '../../src/contract/routes.ts';
import { bearer, logIn, personId, staffAccount } from '../support/accounts-browser.ts';
import { expect, test } from '../support/browser.ts';
import { confirmYou, expectUsable, openOffice } from '../support/office-browser.ts';
import { followUp, question, student } from '../support/office-cases.ts';

/** A counselor leaves in the middle of the work. */

test('a colleague takes over the cases and enquiries of a counselor who leaves', async ({ page }) => {
  const leaver = await staffAccount(page.request, 'counselor');
  const heir = await staffAccount(page.request, 'counselor');
  const theirs = await logIn(page.request, leaver);
  const id = await personId(page.request, bearer(theirs), leaver.email);
  const name = `Leela${Date.now()}`;
  const made = await student(page, name);
  const planned = { counselor: id, next_step: 'Call the parents', next_on: '2020-01-01' };
  await followUp(page, made, planned, bearer(theirs));
  const asked = await page.request.post('/api/staff/enquiries/', {
    headers: bearer(theirs),
    data: {
      ticket: randomUUID(),
      name: `Asker ${name}`,
      contact: '9841000000',
      source: 'walk_in',
      counselor: id,
    },
  });
  expect(asked.status(), await asked.text()).toBe(201);

  await openOffice(page, `/admin/people/${id}`);
  await page.getByRole('button', { name: 'Leaves the staff' }).click();
  const leaving = question(page);
  await expect(leaving.getByText('Open work that a colleague takes over')).toBeVisible();
  await expect(leaving.getByText(name).first()).toBeVisible();
  await expect(leaving.getByText(`Asker ${name}`)).toBeVisible();
  await expectUsable(page, 'what a leaver leaves');
  const goes = leaving.getByRole('button', { name: 'Take off the staff' });
  await expect(goes).toBeDisabled();
  await leaving.getByLabel('Who takes over').selectOption(heir.email);
  await goes.click();
  await confirmYou(page);
  await expect(page.getByText(/is off the staff and logged out everywhere/)).toBeVisible();
  const gone = await page.request.get('/api/staff/today/', { headers: bearer(theirs) });
  expect(gone.status()).toBe(401);

  // The next morning of the colleague: the case is due, with what was planned.
  await openOffice(page, `${routes.admin()}?whose=mine`, heir);
  const row = page
    .getByRole('region', { name: /Due today and overdue/ })
    .getByRole('listitem')
    .filter({ hasText: name });
  await expect(row).toContainText(/Call the parents: \d+ days overdue/);
  await row.getByRole('link', { name: `${name} Tamang`, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: `${name} Tamang` })).toBeVisible();
  await expect(page.getByText(heir.email).first()).toBeVisible();
});
