import { button, errorOf, field, submitLogin } from '../support/account-forms.ts';
import { keepInBrowser, logIn, newAddress, verifiedAccount } from '../support/accounts-browser.ts';
import { accessibilityFaults } from '../support/axe.ts';
import { expect, phoneOnly, test } from '../support/browser.ts';
import { confirmYou, openOffice } from '../support/office-browser.ts';
import { linkFromMail } from '../support/site-mail.ts';

test.use({ expectedErrors: [/status of 401/] });

test('a student changes the e-mail address', phoneOnly, async ({ page, request }) => {
  const member = await verifiedAccount(request);
  const wanted = newAddress();
  await keepInBrowser(page, await logIn(request, member));
  await page.goto('/account/security#email');
  const form = page.getByRole('form', { name: 'Change e-mail address' });
  await form.getByRole('button', { name: 'Send the link' }).click();
  await expect(errorOf(page, 'New e-mail address')).toHaveText('Email is required.');
  await field(page, 'New e-mail address').fill(wanted);
  await form.getByLabel('Your password', { exact: true }).fill(member.password);
  await form.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText('We have sent a link to the new address.')).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
    await page.evaluate(() => innerWidth),
  );

  const link = await linkFromMail(wanted, 'new-email');
  await page.goto(link.href);
  // The secret is out of the address before anything else can read it.
  await expect(page).toHaveURL(/\/new-email$/);
  expect(await accessibilityFaults(page)).toEqual([]);
  await button(page, 'Use this address').click();
  await expect(page.getByText('Your new e-mail address is confirmed.')).toBeVisible();

  // The owner of the old mailbox takes it back.
  const back = await linkFromMail(member.email, 'keep-email');
  await page.goto(back.href);
  await expect(page).toHaveURL(/\/keep-email$/);
  await button(page, 'Keep my old address').click();
  await expect(page.getByText('Your e-mail address is as it was before.')).toBeVisible();
  await page.goto('/login');
  await submitLogin(page, { email: wanted, password: member.password });
  await expect(page.getByText('The e-mail address or the password is wrong')).toBeVisible();
});

test('an owner gives a student who lost the mailbox a new address', async ({ page, request }) => {
  const member = await verifiedAccount(request);
  const wanted = newAddress();
  await openOffice(page, '/admin/people');
  await page.getByRole('searchbox', { name: 'E-mail, name or mobile number' }).fill(member.email);
  await expect(page.getByText('1 person')).toBeVisible();
  await page.getByRole('link', { name: member.email }).click();
  await page.getByRole('button', { name: 'Change the e-mail address' }).click();
  const dialog = page.getByRole('dialog', { name: `Change the e-mail address of ${member.email}?` });
  await expect(dialog).toContainText('Make sure first that it is them');
  await expect(dialog.getByRole('button', { name: 'Send the link' })).toBeDisabled();
  await dialog.getByLabel('New e-mail address').fill(wanted);
  await dialog.getByLabel('Why, and how you know').fill('Lost the mailbox; I saw the passport.');
  await dialog.getByRole('button', { name: 'Send the link' }).click();
  await confirmYou(page);
  await expect(page.getByText('A link is on its way to the new address')).toBeVisible();
  await expect(dialog).toHaveCount(0);

  await page.goto((await linkFromMail(wanted, 'new-email')).href);
  await button(page, 'Use this address').click();
  await expect(page.getByText('Your new e-mail address is confirmed.')).toBeVisible();
  await logIn(request, { ...member, email: wanted });
});
