import { expect, phoneOnly, test } from '../support/browser.ts';
import { expectUsable, openOffice } from '../support/office-browser.ts';

test('staff write, preview and publish a post on a phone', phoneOnly, async ({ page, context }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const title = `Packing for the first winter ${Date.now()}`;
  await openOffice(page, '/admin/posts');
  await expect(page.getByRole('table', { name: 'Posts' })).toBeVisible();
  await expectUsable(page, 'posts');
  await page.getByRole('button', { name: 'New post' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Untitled post' })).toBeVisible();
  await page.getByLabel('Title').fill(title);

  for (const [at, heading] of ['Shoes', 'Coats'].entries()) {
    await page.getByRole('button', { name: 'Add section' }).click();
    const section = page.getByRole('list', { name: 'Sections' }).locator('> li').nth(at);
    await section.getByLabel('Heading').fill(heading);
    await section.getByRole('button', { name: 'Add paragraph' }).click();
    await section.getByRole('textbox', { name: 'Text' }).fill(`${heading} for the snow.`);
  }
  await page.keyboard.press('Alt+ArrowUp');
  const second = page.getByRole('list', { name: 'Sections' }).locator('> li').nth(1);
  await second.getByLabel('Heading').focus();
  await page.keyboard.press('Alt+ArrowUp');
  await expect(page.getByText('Moved to place 1 of 2.')).toBeAttached();
  await expect(page.getByLabel('Heading').first()).toHaveValue('Coats');
  await expect(page.getByLabel('Heading').first()).toBeFocused();
  await expectUsable(page, 'a post');

  const opening = context.waitForEvent('page');
  await page.getByRole('button', { name: 'Preview' }).click();
  const preview = await opening;
  await expect(preview.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(preview.getByRole('complementary', { name: 'Preview' })).toContainText(
    'only you and your colleagues see this',
  );
  await expect(preview.getByRole('heading', { level: 2 }).first()).toHaveText('Coats');
  await expectUsable(preview, 'preview');
  const address = new URL(preview.url()).pathname.replace(/^\/preview\/[^/]+/, '');
  expect((await page.request.get(address)).status()).toBe(404);
  await preview.close();

  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: /^Schedule/ }).click();
  const question = page.getByRole('dialog', { name: 'When shall it appear?' });
  await question.getByLabel('Day and time in Nepal').fill('2099-01-02T09:00');
  await expectUsable(page, 'scheduling');
  await question.getByRole('button', { name: 'Schedule' }).click();
  await expect(page.getByText('Scheduled for 2 Jan 2099, 9:00 AM')).toBeVisible();
  expect((await page.request.get(address)).status()).toBe(404);

  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('Published', { exact: true })).toBeVisible();
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
});
