import { randomUUID } from 'node:crypto';
import { bearer, logIn, newAddress, STAFF, verifiedAccount } from '../support/accounts-browser.ts';
import { both, expect, test } from '../support/browser.ts';
import { expectUsable, openOffice } from '../support/office-browser.ts';

/** The record of a student: everything in one place, and two accounts made one. */

test(
  'an enquiry and a second account are found, given to the student and taken back',
  both,
  async ({ page }) => {
    const kept = await verifiedAccount(page.request);
    const other = newAddress();
    const contact = `98${String(Date.now()).slice(-8)}`;
    const person = { first_name: 'Kabita', last_name: `Twice ${contact}`, contact };
    const begun = await page.request.post('/api/staff/applications/', {
      headers: bearer(await logIn(page.request, STAFF)),
      data: { ...person, ticket: randomUUID(), email: other, agreed: true },
    });
    expect(begun.status(), await begun.text()).toBe(201);
    await openOffice(page, '/admin/applications/new');
    await page.getByLabel('First name').fill(person.first_name);
    await page.getByLabel('Last name').fill(person.last_name);
    await page.getByLabel('E-mail').fill(kept.email);
    await page.getByLabel('Phone').fill(contact);
    await page.getByLabel(/privacy policy/).check();
    await page.getByRole('button', { name: 'Begin the case' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Kabita Twice' })).toBeVisible();
    await page.getByRole('link', { name: 'Everything about this student' }).click();
    await expect(page.getByRole('heading', { level: 1, name: kept.email })).toBeVisible();
    const applications = page.getByRole('region', { name: 'Applications' });
    await expect(applications.getByRole('listitem')).toHaveCount(1);
    await expectUsable(page, 'a student');

    const same = page.getByRole('alert').filter({ hasText: 'May be the same person' });
    await same.getByRole('button', { name: 'Merge …' }).click();
    const dialog = page.getByRole('dialog', { name: 'Merge two accounts?' });
    await expect(dialog.getByText('1 application', { exact: true })).toBeVisible();
    await expectUsable(page, 'what would move');
    await dialog.getByRole('button', { name: 'Merge', exact: true }).click();
    await expect(applications.getByRole('listitem')).toHaveCount(2);
    await page.getByRole('button', { name: 'Take the merge back' }).click();
    await page.getByRole('button', { name: 'Take it back' }).click();
    await expect(applications.getByRole('listitem')).toHaveCount(1);
    await expect(same).toContainText(other);
  },
);

test('possible duplicates are listed', both, async ({ page }) => {
  await openOffice(page, '/admin/people');
  await page.getByRole('link', { name: 'Possible duplicates' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Possible duplicates' })).toBeVisible();
  await expectUsable(page, 'possible duplicates');
});
