import { both, expect, test } from '../support/browser.ts';
import { expectUsable, openOffice } from '../support/office-browser.ts';

test('owners are told that no backup is made every night', both, async ({ page }) => {
  await openOffice(page, '/admin/backups');
  await expect(page.getByRole('heading', { level: 1, name: 'Backups' })).toBeVisible();
  await expect(page.getByText('No backup is made every night')).toBeVisible();
  await expect(page.getByText('No backup has been made yet.')).toBeVisible();
  await expectUsable(page, 'the list of backups');
});
