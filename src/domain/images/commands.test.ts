import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { testDatabase } from '../../../tests/support/database.ts';
import { diskStorage } from '../../platform/files/storage.ts';
import { addCourseImage, addImage, addUniversityImage, setUniversityLogo } from './commands.ts';

const { db } = await testDatabase();
const directory = await fs.mkdtemp(path.join(os.tmpdir(), 'images-'));
afterAll(() => fs.rm(directory, { recursive: true }));
const storage = diskStorage(directory);

const storedFiles = async () =>
  (await fs.readdir(directory, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#f2a33a' } });

beforeEach(async () => {
  await db.deleteFrom('university_images').execute();
  await db.updateTable('universities').set({ logo_image_id: null }).execute();
  await db.deleteFrom('images').execute();
  await fs.rm(directory, { recursive: true });
  await fs.mkdir(directory);
});

test('stores AVIF and WebP in the widths used, with sizes and a blurred placeholder', async () => {
  const id = await addImage(db, storage, {
    bytes: await picture(2000, 1000).jpeg().toBuffer(),
    alt: 'A dawn',
  });
  const image = await db.selectFrom('images').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  expect(image).toMatchObject({ alt: 'A dawn', width: 1600, height: 800 });
  expect(image.blur).toMatch(/^data:image\/webp;base64,[\w+/=]{20,600}$/);
  const files = await db
    .selectFrom('image_files')
    .selectAll()
    .where('image_id', '=', id)
    .orderBy('width')
    .orderBy('media_type')
    .execute();
  expect(files.map(({ media_type, width, height }) => [media_type, width, height])).toEqual([
    ['image/avif', 160, 80],
    ['image/webp', 160, 80],
    ['image/avif', 480, 240],
    ['image/webp', 480, 240],
    ['image/avif', 960, 480],
    ['image/webp', 960, 480],
    ['image/avif', 1600, 800],
    ['image/webp', 1600, 800],
  ]);
  for (const { storage_key, bytes, media_type, width } of files) {
    const file = await storage.get(storage_key);
    const content = Buffer.from(await new Response(file!.stream).arrayBuffer());
    expect(content.length).toBe(bytes);
    const { format, width: real } = await sharp(content).metadata();
    expect([format, real]).toEqual([media_type === 'image/avif' ? 'heif' : 'webp', width]);
  }
});

test.each(['jpeg', 'png', 'webp', 'avif'] as const)(
  'accepts %s pictures and never enlarges them',
  async (format) => {
    const bytes = await picture(700, 300).toFormat(format).toBuffer();
    const id = await addImage(db, storage, { bytes, alt: '' });
    const files = await db
      .selectFrom('image_files')
      .select('width')
      .where('image_id', '=', id)
      .orderBy('width')
      .execute();
    expect(files.map(({ width }) => width)).toEqual([160, 160, 480, 480, 700, 700]);
  },
);

test('rotates a photograph upright and drops its metadata', async () => {
  const bytes = await picture(600, 400)
    .jpeg()
    .withMetadata({ orientation: 6, exif: { IFD0: { Artist: 'Somebody private' } } })
    .toBuffer();
  const id = await addImage(db, storage, { bytes, alt: '' });
  const image = await db
    .selectFrom('images')
    .select(['width', 'height'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(image).toEqual({ width: 400, height: 600 });
  for (const entry of await storedFiles()) {
    const content = await fs.readFile(path.join(entry.parentPath, entry.name));
    expect(content.includes('Somebody private')).toBe(false);
  }
});

const html = '<!doctype html><script>alert(1)</script>'.padEnd(80);
const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
const pngSignature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
test.each<[string, () => Buffer | Promise<Buffer>, string]>([
  ['SVG', () => Buffer.from(svg), 'svg'],
  ['SVG after a byte order mark', () => Buffer.from(`\ufeff${svg}`), 'svg'],
  ['HTML', () => Buffer.from(html), 'not_a_picture'],
  ['GIF that is also JavaScript', () => Buffer.from(`GIF89a/*${'\0'.repeat(30)}*/=1;alert(1)`), 'gif'],
  ['a real GIF', () => picture(9, 9).gif().toBuffer(), 'gif'],
  [
    'a HEIC photo',
    () => Buffer.from(`\0\0\0\x18ftypheic\0\0\0\0mif1heic${'\0'.repeat(40)}`, 'latin1'),
    'heic',
  ],
  ['a PDF', () => Buffer.from('%PDF-1.7\n'.padEnd(60)), 'not_a_picture'],
  ['nothing', () => Buffer.alloc(0), 'not_a_picture'],
  ['HTML behind the first bytes of a PNG', () => Buffer.concat([pngSignature, Buffer.from(html)]), 'damaged'],
  [
    'HTML behind the first bytes of a JPEG',
    () => Buffer.concat([Buffer.from([255, 216, 255, 224]), Buffer.from(html)]),
    'damaged',
  ],
  ['SVG that claims to be a WebP', () => Buffer.from(`RIFF\0\0\0\0WEBP${svg}`), 'damaged'],
  ['SVG that claims to be an AVIF', () => Buffer.from(`\0\0\0\x20ftypavif${svg}`), 'damaged'],
  [
    'half a PNG',
    async () =>
      (
        await sharp({
          create: {
            width: 400,
            height: 400,
            channels: 3,
            background: '#000',
            noise: { type: 'gaussian', mean: 128, sigma: 40 },
          },
        })
          .png()
          .toBuffer()
      ).subarray(0, 5000),
    'damaged',
  ],
  ['too many pixels', () => picture(10_000, 5_001).png().toBuffer(), 'too_many_pixels'],
  ['a side too long', () => picture(12_001, 2).png().toBuffer(), 'side_too_long'],
  [
    'too many bytes',
    async () => Buffer.concat([await picture(9, 9).png().toBuffer(), Buffer.alloc(21 * 1024 * 1024)]),
    'too_many_bytes',
  ],
])('refuses %s and stores nothing', async (_, make, fault) => {
  await expect(addImage(db, storage, { bytes: await make(), alt: '' })).rejects.toMatchObject({
    name: 'PictureError',
    fault,
  });
  expect(await db.selectFrom('images').selectAll().execute()).toEqual([]);
  expect(await storedFiles()).toEqual([]);
});

test('a file hidden behind a picture is not stored', async () => {
  const hidden = 'PK\x03\x04 <script>alert("hidden")</script>';
  for (const format of ['jpeg', 'png', 'webp'] as const) {
    const bytes = Buffer.concat([await picture(60, 40).toFormat(format).toBuffer(), Buffer.from(hidden)]);
    await addImage(db, storage, { bytes, alt: '' });
  }
  const files = await storedFiles();
  expect(files).toHaveLength(6);
  for (const entry of files) {
    const content = await fs.readFile(path.join(entry.parentPath, entry.name));
    expect(content.includes('<script>')).toBe(false);
  }
});

test('deletes the files when the database refuses the row', async () => {
  const bytes = await picture(60, 40).png().toBuffer();
  await expect(addImage(db, storage, { bytes, alt: null as unknown as string })).rejects.toThrow();
  expect(await storedFiles()).toEqual([]);
});

test('images belong to universities and courses in the order they were added; a logo can be removed', async () => {
  const source = { source: 'staff', name_key: 'a' };
  const country = await db
    .insertInto('countries')
    .values({ country_name: 'Nepal', iso2: 'NP', currency: 'NPR' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const level = await db
    .insertInto('interests')
    .values({ interest_name: 'Diploma' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const university = await db
    .insertInto('universities')
    .values({ ...source, university_name: 'A', country_id: country.id, source_key: 'u' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const course = await db
    .insertInto('courses')
    .values({
      ...source,
      course_name: 'A',
      university_id: university.id,
      interest_id: level.id,
      source_key: 'c',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const bytes = await picture(60, 40).png().toBuffer();
  const first = await addImage(db, storage, { bytes, alt: 'first' });
  const second = await addImage(db, storage, { bytes, alt: 'second' });
  for (const id of [first, second, first]) {
    await addUniversityImage(db, university.id, id);
    await addCourseImage(db, course.id, id);
  }
  const inOrder = [first, second].map((image_id, position) => ({ image_id, position }));
  expect(
    await db.selectFrom('university_images').select(['image_id', 'position']).orderBy('position').execute(),
  ).toEqual(inOrder);
  expect(
    await db.selectFrom('course_images').select(['image_id', 'position']).orderBy('position').execute(),
  ).toEqual(inOrder);
  for (const logo of [first, null]) {
    await setUniversityLogo(db, university.id, logo);
    const { logo_image_id } = await db
      .selectFrom('universities')
      .select('logo_image_id')
      .executeTakeFirstOrThrow();
    expect(logo_image_id).toBe(logo);
  }
});
