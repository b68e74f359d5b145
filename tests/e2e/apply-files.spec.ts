import sharp from 'sharp';
import type { Page } from '@playwright/test';
import { bearer, logIn } from '../support/accounts-browser.ts';
import { png } from '../support/applications.ts';
import { pngFile } from '../support/applications-browser.ts';
import { applicationsOf, chooseFiles, form, inForm, openForm, over, pdfFile } from '../support/apply-form.ts';
import { accessibilityFaults } from '../support/axe.ts';
import { both, expect, phoneOnly, test } from '../support/browser.ts';

const SENT = 'Your documents were submitted successfully!';

const uploader = (page: Page, label: string) => form(page).getByRole('region', { name: label });
const filesOf = (page: Page, label: string) =>
  form(page)
    .getByRole('list', { name: `Chosen files: ${label}` })
    .getByRole('listitem');

/** A photo like those of phones: wide, rotated by EXIF, and large. */
async function photo(name: string) {
  const [width, height] = [3_000, 1_500];
  const red = { create: { width: 300, height, channels: 3 as const, background: '#ff0000' } };
  const buffer = await sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#3f428c',
      noise: { type: 'gaussian', mean: 128, sigma: 26 },
    },
  })
    // A red stripe at the left, which is at the top after the rotation.
    .composite([{ input: await sharp(red).png().toBuffer(), left: 0, top: 0 }])
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 95 })
    .toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}

test('files are added, refused, dropped and removed one by one', both, async ({ page, isMobile }) => {
  await openForm(page);
  await inForm(page, 'Next').click();
  const dialog = form(page);
  const academic = uploader(page, 'Academic Documents');
  await chooseFiles(page, 'Academic Documents', [
    pdfFile('marks.PDF', 1_500),
    { name: 'notes.docx', mimeType: 'application/msword', buffer: png() },
    { name: 'empty.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(0) },
    pngFile('seal.png'),
  ]);
  await expect(filesOf(page, 'Academic Documents')).toHaveText(['marks.PDF1.47 KB', /^seal\.png\d+ bytes$/]);
  await expect(academic.getByRole('alert').locator('p')).toHaveText([
    '“notes.docx” was not added: only .jpg, .jpeg, .png and .pdf files can be sent. Save it as a PDF, or take a photo of it.',
    '“empty.pdf” was not added: the file is empty (0 bytes). Choose another copy of it.',
  ]);
  expect(await accessibilityFaults(page)).toEqual([]);
  // The same file can be added again, and the message about refused files disappears.
  await chooseFiles(page, 'Academic Documents', [pdfFile('marks.PDF', 1_500)]);
  await expect(filesOf(page, 'Academic Documents')).toHaveCount(3);
  await expect(academic.getByRole('alert').locator('p')).toHaveCount(0);
  await expect(dialog.getByRole('status').filter({ hasText: '3 files' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Remove seal.png' }).click();
  await expect(filesOf(page, 'Academic Documents')).toHaveText([/marks/, /marks/]);
  await expect(dialog.getByLabel('Choose files: Academic Documents')).toBeFocused();
  await expect(dialog.getByLabel('Choose files: CV Document (optional)')).toHaveAttribute(
    'accept',
    '.jpg,.jpeg,.png,.pdf',
  );
  // Phones have a camera, desktops a place to drop files.
  const camera = dialog.getByLabel('Take a photo: Passport Document');
  await expect(camera).toHaveAttribute('capture', 'environment');
  await expect(camera).toBeVisible({ visible: isMobile });
  const drop = (selector: string) =>
    page.evaluate((target) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File(['%PDF-1.7\n'], 'visa.pdf', { type: 'application/pdf' }));
      for (const name of ['dragover', 'drop'])
        document
          .querySelector(target)
          ?.dispatchEvent(new DragEvent(name, { dataTransfer, bubbles: true, cancelable: true }));
    }, selector);
  await drop('#apply-passport_documents');
  await expect(filesOf(page, 'Passport Document')).toHaveText('visa.pdf9 bytes');
  // Dropping files elsewhere has no effect and does not open them.
  await drop('.apply-head');
  await expect(filesOf(page, 'Passport Document')).toHaveCount(1);
});

test(
  'photos are scaled down and rotated upright if the student agrees',
  phoneOnly,
  async ({ page, request }) => {
    const member = await openForm(page);
    await inForm(page, 'Next').click();
    const dialog = form(page);
    const large = await photo('IMG_2041.jpg');
    const another = { ...large, name: 'IMG_2042.jpg' };
    expect(large.buffer.length).toBeGreaterThan(1_500_000);
    await dialog.getByLabel('Take a photo: Passport Document').setInputFiles([large]);
    await chooseFiles(page, 'Academic Documents', [another, pdfFile('scan.pdf', 2_000_000)]);
    await expect(dialog.getByText(/^2 photos are large \([\d.]+ MB\)$/)).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);
    await inForm(page, 'Make photos smaller').click();
    await expect(inForm(page, 'Send the originals')).toBeFocused();
    await expect(dialog.getByText(/^Photos: [\d.]+ MB → [\d.]+ (MB|KB)$/)).toBeVisible();
    await expect(filesOf(page, 'Passport Document')).toHaveText(/^IMG_2041\.jpg[\d.]+ MB → [\d.]+ (MB|KB)$/);
    await expect(filesOf(page, 'Academic Documents').last()).toHaveText('scan.pdf1.91 MB');
    // Switching to the originals and back reuses the small copies.
    await inForm(page, 'Send the originals').click();
    await expect(filesOf(page, 'Passport Document')).toHaveText(/^IMG_2041\.jpg[\d.]+ MB$/);
    await inForm(page, 'Make photos smaller').click();
    await inForm(page, 'Submit').click();
    await over(page, 'Before you send it').getByRole('button', { name: 'Send anyway' }).click();
    await expect(over(page, SENT)).toBeVisible();

    const [application] = await applicationsOf(request, member);
    const passport = application!.documents.find(({ group }) => group === 'passport_documents')!;
    expect(passport.file_name).toBe('IMG_2041.jpg');
    expect(passport.bytes).toBeLessThan(large.buffer.length / 2);
    const headers = bearer(await logIn(request, member));
    const path = `/api/user/applications/${application!.id}/documents/${passport.id}/`;
    const sent = sharp(await (await request.get(path, { headers })).body());
    // Without orientation and location metadata.
    expect(await sent.metadata()).toMatchObject({ format: 'jpeg', width: 1_200, height: 2_400 });
    expect((await sent.metadata()).exif).toBeUndefined();
    const { data } = await sent
      .extract({ left: 600, top: 20, width: 1, height: 1 })
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(data[0]).toBeGreaterThan(200);
    expect(data[1]).toBeLessThan(60);
    const originals = application!.documents.filter(({ group }) => group === 'academic_documents');
    expect(originals.map(({ file_name }) => file_name)).toEqual(['IMG_2042.jpg', 'scan.pdf']);
    expect(originals[1]!.bytes).toBe(2_000_009);
  },
);
