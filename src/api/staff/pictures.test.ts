import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { testApi } from '../../../tests/support/api.ts';
import { draw, jpeg, PICTURES, testLibrary } from '../../../tests/support/pictures.ts';
import type { LibraryItem } from '../../contract/picture-library.ts';
import { serveMedia } from '../public/media.ts';

const api = await testApi();
const { ask, get, handle, staff, storage } = api;
const { db } = handle;
const editor = await staff('editor@prasthan.test', undefined, 'editor');
const reader = await staff('reader@prasthan.test', undefined, 'reader');
const counselor = await staff('counselor@prasthan.test', undefined, 'counselor');
const { change, clear, keys, list, send, stored, upload } = testLibrary(api, editor);
const keyOf = (address: string) => new URL(address).pathname;

beforeEach(clear);

describe('uploading', () => {
  it('stores the picture re-encoded, with its description, and serves its files', async () => {
    const bytes = await draw(900, 600)
      .jpeg()
      .withExif({ IFD0: { Artist: 'Somebody private' }, IFD3: { GPSLatitude: '27/1 42/1 0/1' } })
      .toBuffer();
    const picture = await upload(bytes, {
      name: '../../etc/Our office.jpg',
      fields: { alt: 'Our office', credit: 'Photo: Sita' },
    });
    expect(picture).toMatchObject({
      alt: 'Our office',
      credit: 'Photo: Sita',
      needs_alt: false,
      width: 900,
      height: 600,
      uses: 0,
      version: 1,
      focal_point: { x: 0.5, y: 0.5 },
      crops: {},
    });
    expect(picture.file_name).not.toContain('/');
    expect(picture.image.sources.map(({ width }) => width)).toEqual([900, 900, 480, 480, 160, 160]);
    const { master_key } = await db.selectFrom('images').select('master_key').executeTakeFirstOrThrow();
    for (const key of [...(await keys()), master_key!]) {
      const file = await storage.get(key);
      const content = Buffer.from(await new Response(file!.stream).arrayBuffer());
      expect(content.includes('Somebody private')).toBe(false);
      expect((await sharp(content).metadata()).exif).toBeUndefined();
    }
    const answer = await serveMedia(storage, keyOf(picture.image.image));
    expect(answer?.headers.get('content-type')).toBe('image/webp');
  });

  it('does not serve the master, which crops are made from', async () => {
    await upload(await jpeg());
    const { master_key } = await db.selectFrom('images').select('master_key').executeTakeFirstOrThrow();
    expect(await storage.get(master_key!)).not.toBeNull();
    expect(await serveMedia(storage, `/media/${master_key}`)).toBeNull();
  });

  it('keeps a picture without a description, which then has to be given', async () => {
    const picture = await upload(await jpeg());
    expect(picture).toMatchObject({ alt: '', needs_alt: true, decorative: false });
    expect((await list('show=no_alt')).count).toBe(1);
    const decorative = await change(picture, { decorative: true });
    expect(decorative.body).toMatchObject({ needs_alt: false, alt: '' });
    expect((await list('show=no_alt')).count).toBe(0);
    const blank = await change(decorative.body as LibraryItem, { decorative: false, alt: '  ' });
    expect([blank.status, blank.body]).toMatchObject([
      400,
      { alt: ['Say what the picture shows, or that it is decorative.'] },
    ]);
  });

  it('offers the picture that is there for a second copy of its file', async () => {
    const bytes = await jpeg();
    const first = await upload(bytes, { fields: { alt: 'A' } });
    const files = await stored();
    const second = await send(bytes, { name: 'other name.jpg' });
    expect(second.body).toMatchObject({ existed: true, picture: { id: first.id, alt: 'A' } });
    expect(await stored()).toEqual(files);
    const kept = await upload(bytes, { fields: { again: 'true' } });
    expect(kept.id).not.toBe(first.id);
  });

  it('keeps the first frame of a moving picture and says so', async () => {
    const frames = await Promise.all(['#f00', '#00f'].map((color) => draw(40, 40, color).png().toBuffer()));
    const moving = await sharp(frames, { join: { animated: true } })
      .webp()
      .toBuffer();
    const { status, body } = await send(moving, { name: 'a.webp' });
    expect([status, body]).toMatchObject([
      201,
      { first_frame_only: true, picture: { width: 40, height: 40 } },
    ]);
  });

  const HEIC = Buffer.from(`\0\0\0\x18ftypheic\0\0\0\0mif1heic${'\0'.repeat(40)}`, 'latin1');
  it.each<[string, () => Buffer | Promise<Buffer>, RegExp]>([
    ['an SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'), /SVG.*PNG/],
    ['a HEIC photo', () => HEIC, /HEIC.*Most Compatible/],
    ['a GIF', () => draw(9, 9).gif().toBuffer(), /GIF.*PNG/],
    ['a web page', () => Buffer.from('<!doctype html><script>alert(1)</script>'), /not a JPEG/],
    ['a program', () => Buffer.from(`MZ${'\0'.repeat(60)}`), /not a JPEG/],
    ['half a picture', async () => (await draw(900, 900).png().toBuffer()).subarray(0, 120), /damaged/],
    ['a bomb of pixels', () => draw(11_000, 5_000).png().toBuffer(), /50 million/],
    ['a picture of one endless line', () => draw(20_000, 1).png().toBuffer(), /12,000/],
    [
      'more bytes than allowed',
      async () => Buffer.concat([await jpeg(), Buffer.alloc(20 * 1024 * 1024)]),
      /20 MB/,
    ],
  ])('refuses %s with a sentence that says what to do, and keeps nothing', async (_, make, sentence) => {
    const before = await stored();
    const { status, body } = await send(await make());
    expect([status, body]).toMatchObject([400, { file: [expect.stringMatching(sentence)] }]);
    expect(await stored()).toEqual(before);
    expect((await list()).count).toBe(0);
  });

  it('refuses a form without a file, and a description that is too long', async () => {
    expect((await send(undefined)).status).toBe(400);
    const long = await send(await jpeg(), { fields: { alt: 'x'.repeat(301) } });
    expect([long.status, long.body]).toMatchObject([400, { alt: [expect.stringContaining('300')] }]);
  });

  it('is for those who may write pictures; all staff may see them', async () => {
    const picture = await upload(await jpeg());
    for (const { bearer } of [reader, counselor]) {
      expect((await send(await jpeg(50, 50), { by: bearer })).status).toBe(403);
      expect((await change(picture, { alt: 'A' }, bearer)).status).toBe(403);
      expect((await ask('DELETE', `${PICTURES}${picture.id}/`, bearer)).status).toBe(403);
      expect((await get(PICTURES, bearer)).status).toBe(200);
    }
    expect((await send(await jpeg(50, 50), { by: {} })).status).toBe(401);
  });
});

describe('the list', () => {
  it('finds words in description, file name and credit, and pictures that nothing uses', async () => {
    const used = await upload(await jpeg(60, 40, '#111'), { name: 'crest.png', fields: { alt: 'A crest' } });
    await upload(await jpeg(60, 40, '#222'), {
      name: 'dawn.jpg',
      fields: { alt: '100% dawn', credit: 'Rai' },
    });
    await db.updateTable('events').set({ image_id: used.id }).execute();
    const alts = async (query: string) => (await list(query)).results.map(({ alt }) => alt);
    expect(await alts('')).toEqual(expect.arrayContaining(['A crest', '100% dawn']));
    expect(await alts('search=crest.png')).toEqual(['A crest']);
    expect(await alts('search=DAWN+rai')).toEqual(['100% dawn']);
    expect(await alts('search=%25')).toEqual(['100% dawn']);
    expect(await alts('show=unused')).toEqual(['100% dawn']);
    expect((await get(`${PICTURES}?show=x`, editor.bearer)).status).toBe(400);
    expect((await list('records=1')).next).toContain('page=2');
  });
});
