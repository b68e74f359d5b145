import { expect, test } from '../support/browser.ts';
import { expectUsable, openOffice } from '../support/office-browser.ts';

test('a shipped word is found, switched off and given another meaning', async ({ page }) => {
  await openOffice(page, '/admin/content/search-words');
  const shipped = page.getByRole('region', { name: 'Shipped words' });
  await shipped.getByLabel('Find a word').fill('Sasto');
  await expect(shipped.getByRole('status')).toHaveText('1 meaning');
  const cheap = shipped.getByRole('button', { name: 'sasto', exact: true });
  await expect(cheap).toHaveAttribute('aria-pressed', 'true');
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expectUsable(page, `${width} pixels`);
  }
  const switchedOff = page.getByRole('list', { name: 'Switched off' }).getByRole('textbox');
  await cheap.click();
  await expect(cheap).toHaveAttribute('aria-pressed', 'false');
  await expect(switchedOff).toHaveValue('sasto');
  await cheap.click();
  await expect(switchedOff).toHaveCount(0);

  await shipped.getByLabel('Find a word').fill('bsc csit');
  await shipped.getByRole('button', { name: 'Change the meaning' }).first().click();
  await expect(shipped.getByText('Your own meaning counts.')).toBeVisible();
  await expect(page.getByLabel('What it is')).toHaveValue('Bachelor');
  await expect(page.getByRole('textbox', { name: 'Spelling 1' })).toBeFocused();
});
