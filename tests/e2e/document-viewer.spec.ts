import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { logIn, verifiedAccount } from '../support/accounts-browser.ts';
import { addToCase, apply } from '../support/applications-browser.ts';
import { accessibilityFaults } from '../support/axe.ts';
import { expect, test } from '../support/browser.ts';
import { openOffice } from '../support/office-browser.ts';
import { press, pressInQuestion, question, screenOf } from '../support/office-cases.ts';
import { heic, letter } from '../support/letters.ts';
import { colouredPdf } from '../support/pdf.ts';

/** Documents are drawn as pixels: pages of PDFs and pictures, one after the other. */

const size = (page: Page, name: string) =>
  page
    .getByRole('img', { name })
    .evaluate((canvas: HTMLCanvasElement) => [canvas.width / canvas.height, canvas.width] as const);
/** The colour in the middle of what is drawn, once it is drawn. */
const colour = (page: Page, name: string) =>
  page.getByRole('img', { name }).evaluate((canvas: HTMLCanvasElement) => {
    const { data } = canvas.getContext('2d')!.getImageData(canvas.width / 2, canvas.height / 2, 1, 1);
    return [data[0], data[1], data[2]];
  });

test('staff read a PDF page by page, turn it, and go on to a picture', async ({ page }) => {
  const member = await verifiedAccount(page.request);
  const red = sharp({ create: { width: 300, height: 100, channels: 3, background: '#bd1439' } });
  const made = await apply(page.request, await logIn(page.request, member), {
    first_name: 'Asha',
    'academic_documents[0][file]': {
      name: 'marks.pdf',
      mimeType: 'application/pdf',
      buffer: colouredPdf([
        [0, 0.5, 0],
        [0, 0, 1],
      ]),
    },
    'academic_documents[1][file]': {
      name: 'broken.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.7\nnothing'),
    },
    'passport_documents[0][file]': {
      name: 'passport.png',
      mimeType: 'image/png',
      buffer: await red.png().toBuffer(),
    },
  });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await openOffice(page, screenOf(made));
  await expect(page.getByRole('button', { name: 'Look at marks.pdf' })).toBeVisible();
  const scripts = () => asked.filter((url) => /pdf[^/]*\.m?js/.test(url));
  expect(scripts()).toEqual([]);

  await press(page, 'Look at marks.pdf');
  await expect(question(page)).toContainText('Page 1 of 2');
  await expect(page.getByRole('img', { name: 'marks.pdf' })).toHaveAttribute('aria-busy', 'false');
  expect(await colour(page, 'marks.pdf')).toEqual([0, 128, 0]);
  expect((await size(page, 'marks.pdf'))[0]).toBe(2);
  // Only pixels: no text, link, field or frame of the file is in the page.
  expect(await question(page).locator('a, iframe, embed, object, input').count()).toBe(0);
  expect(await accessibilityFaults(page)).toEqual([]);

  // What is below a document stays where it is, so that no press misses it.
  const below = () => question(page).getByRole('button', { name: 'Close' }).boundingBox();
  const place = await below();

  await pressInQuestion(page, 'Turn');
  await expect.poll(async () => (await size(page, 'marks.pdf'))[0]).toBe(0.5);
  await page.keyboard.press('PageDown');
  await expect(question(page)).toContainText('Page 2 of 2');
  await expect.poll(() => colour(page, 'marks.pdf')).toEqual([0, 0, 255]);
  const [, before] = await size(page, 'marks.pdf');
  await pressInQuestion(page, 'Larger');
  await expect.poll(async () => (await size(page, 'marks.pdf'))[1]).toBeGreaterThan(before);

  await page.keyboard.press('j');
  await expect(question(page).getByRole('alert')).toHaveText('This PDF cannot be shown here: download it.');
  expect(await below()).toEqual(place);
  await pressInQuestion(page, 'Next');
  await expect(question(page)).toContainText('3 of 3');
  await expect.poll(() => colour(page, 'passport.png')).toEqual([0xbd, 0x14, 0x39]);
  await page.keyboard.press('r');
  await expect.poll(async () => (await size(page, 'passport.png'))[0]).toBeCloseTo(1 / 3);
  expect(await below()).toEqual(place);
  await page.keyboard.press('k');
  await page.keyboard.press('k');
  await expect(question(page)).toContainText('Page 1 of 2');
  await pressInQuestion(page, 'Close');
  await expect(question(page)).toHaveCount(0);

  // Each was loaded once and recorded once, although one was shown twice; nothing that the PDF names was loaded.
  expect(asked.filter((url) => url.includes('/documents/'))).toHaveLength(3);
  expect(asked.filter((url) => /evil|ran/.test(url))).toEqual([]);
});

test('staff look at a photo of an iPhone and read a letter', async ({ page }) => {
  const member = await verifiedAccount(page.request);
  const answer = await logIn(page.request, member);
  const made = await apply(page.request, answer, { first_name: 'Asha' });
  const hostile = '<img src=x onerror=alert(1)> Dear Sir';
  await addToCase(page.request, answer, made.id, {
    'passport_documents[0][file]': { name: 'IMG_1.HEIC', mimeType: 'image/heic', buffer: heic() },
    'additional_documents[0][file]': {
      name: 'letter.docx',
      mimeType: 'application/octet-stream',
      buffer: await letter({ paragraphs: [hostile, 'I was ill in May.'] }),
    },
  });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await openOffice(page, screenOf(made));
  await expect(page.getByText('HEIC photo')).toBeVisible();
  const readers = () => asked.filter((url) => /\.worker/.test(url));
  expect(readers()).toEqual([]);

  await press(page, 'Look at IMG_1.HEIC');
  await expect(page.getByRole('img', { name: 'IMG_1.HEIC' })).toHaveAttribute('aria-busy', 'false');
  expect((await size(page, 'IMG_1.HEIC'))[0]).toBe(2);
  const [red, green, blue] = await colour(page, 'IMG_1.HEIC');
  expect([red! > 180, green! < 30, blue! < 70]).toEqual([true, true, true]);

  await page.keyboard.press('j');
  const text = question(page).getByRole('group', { name: 'letter.docx' });
  await expect(text).toContainText(hostile);
  await expect(text).toContainText('I was ill in May.');
  expect(await text.locator('img, a, script, iframe').count()).toBe(0);
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(readers()).toHaveLength(2);
});
