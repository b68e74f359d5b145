import sharp from 'sharp';
import type { UploadedPicture } from '../../src/contract/picture-library.ts';
import { both, expect, test } from '../support/browser.ts';
import { expectUsable, openOffice } from '../support/office-browser.ts';

/** A picture that no other test has uploaded. */
const unique = async (width: number, height: number) => {
  const background = { r: Math.random() * 255, g: Math.random() * 255, b: Math.random() * 255 };
  return sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer();
};

test('a picture is uploaded, described, focused, cropped and found', both, async ({ page }) => {
  const name = `office-${Date.now()}-${Math.round(Math.random() * 1e6)}`;
  await openOffice(page, '/admin/pictures');
  await expect(page.getByRole('heading', { level: 1, name: 'Pictures' })).toBeVisible();
  const chosen = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Add pictures' }).click();
  const uploaded = page.waitForResponse((answer) => answer.status() === 201);
  await (
    await chosen
  ).setFiles([
    { name: `${name}.jpg`, mimeType: 'image/jpeg', buffer: await unique(900, 600) },
    { name: `${name}.svg`, mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') },
  ]);
  const uploads = page.getByRole('list', { name: 'Uploads' });
  await expect(uploads.getByText('SVG drawings are not accepted.')).toBeVisible();
  const { picture } = (await (await uploaded).json()) as UploadedPicture;
  await uploads.getByRole('textbox', { name: 'What the picture shows' }).fill(`Our office ${name}`);
  await uploads.getByRole('button', { name: 'Save' }).click();
  await expect(uploads.getByRole('textbox')).toHaveCount(0);
  await expectUsable(page, 'library');

  await page.goto(`/admin/pictures/${picture.id}`);
  await expect(page.getByRole('heading', { level: 1, name: `Our office ${name}` })).toBeVisible();
  const focal = page.getByRole('slider', { name: 'Focal point' });
  await focal.focus();
  await page.keyboard.press('Shift+ArrowLeft');
  await page.keyboard.press('ArrowUp');
  await expect(focal).toHaveAttribute('aria-valuetext', '40% from the left, 49% from the top');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved. Pages show it at once.')).toBeVisible();
  await page.getByRole('button', { name: 'Crop card' }).click();
  const dialog = page.getByRole('dialog', { name: 'Card' });
  await expect(dialog.getByRole('img', { name: `Our office ${name}` })).toBeVisible();
  await expectUsable(page, 'crop');
  await dialog.getByRole('button', { name: 'Save crop' }).click();
  await expect(page.getByText('Has a crop of its own.')).toBeVisible();
  await expect(page.getByText('Nowhere yet.')).toBeVisible();
  await expectUsable(page, 'picture');
});
