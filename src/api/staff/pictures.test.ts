import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { testApi } from '../../../tests/support/api.ts';
import type { LibraryItem, PictureUse, UploadedPicture } from '../../contract/picture-library.ts';
import type { Paged } from '../../contract/paging.ts';
import { serveMedia } from '../public/media.ts';

const api = await testApi();
const { ask, check, fetch, get, handle, staff, storage } = api;
const { db } = handle;
const PICTURES = '/api/staff/pictures/';
const editor = await staff('editor@prasthan.test', undefined, 'editor');
const reader = await staff('reader@prasthan.test', undefined, 'reader');
const counselor = await staff('counselor@prasthan.test', undefined, 'counselor');

const draw = (width: number, height: number, background = '#f2a33a') =>
  sharp({ create: { width, height, channels: 3, background } });
const jpeg = (width = 600, height = 400, background?: string) =>
  draw(width, height, background).jpeg().toBuffer();

type Bearer = Record<string, string>;
interface Sent {
  fields?: Record<string, string>;
  name?: string;
  by?: Bearer;
  path?: string;
}
async function send(
  bytes: Buffer | undefined,
  { fields = {}, name = 'a.jpg', by, path = PICTURES }: Sent = {},
) {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.append(field, value);
  if (bytes) form.append('file', new Blob([new Uint8Array(bytes)]), name);
  const request = new Request(`http://10.0.0.7:3000${path}`, {
    method: 'POST',
    headers: by ?? editor.bearer,
    body: form,
  });
  return check.expectMatchesOpenApi('POST', path, await fetch(request));
}
async function upload(bytes: Buffer, sent?: Sent): Promise<LibraryItem> {
  const { status, body } = await send(bytes, sent);
  expect([status, body]).toMatchObject([201, { existed: false }]);
  return (body as UploadedPicture).picture;
}
const change = (picture: Pick<LibraryItem, 'id' | 'version'>, body: object, by: Bearer = editor.bearer) =>
  ask('PATCH', `${PICTURES}${picture.id}/`, by, { version: picture.version, ...body });
const list = async (query = '') =>
  (await get(`${PICTURES}?${query}`, editor.bearer)).body as Paged<LibraryItem>;
const read = async (id: number) => (await get(`${PICTURES}${id}/`, editor.bearer)).body as LibraryItem;
const stored = async () => (await storage.files()).toSorted();
const keys = async () =>
  (await db.selectFrom('image_files').select('storage_key').execute()).map(({ storage_key }) => storage_key);
const keyOf = (address: string) => new URL(address).pathname;

beforeEach(async () => {
  await db.updateTable('articles').set({ image_id: null }).execute();
  await db.updateTable('article_sections').set({ image_id: null }).execute();
  await db.updateTable('events').set({ image_id: null }).execute();
  await db.updateTable('universities').set({ logo_image_id: null }).execute();
  await db.deleteFrom('images').execute();
  await db.deleteFrom('documents').execute();
  await db.deleteFrom('drafts').execute();
});

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

describe('focal point and crops', () => {
  it('reach the pages: the focal point, and files of their own for a crop', async () => {
    const picture = await upload(await jpeg(1200, 900), { fields: { alt: 'A' } });
    const { id } = (await db
      .selectFrom('articles')
      .select('id')
      .where('status', '=', 'published')
      .executeTakeFirst())!;
    await db.updateTable('articles').set({ image_id: picture.id }).where('id', '=', id).execute();
    const { status, body } = await change(picture, {
      focal_point: { x: 0.25, y: 0.75 },
      crops: { card: { x: 0, y: 0.25, width: 1, height: 2 / 3 } },
    });
    expect([status, body]).toMatchObject([200, { version: 2, focal_point: { x: 0.25, y: 0.75 } }]);
    const article = (await get(`/api/app/blog-info/${id}`)).body as { picture: LibraryItem['image'] };
    expect(article.picture.focus).toEqual({ x: 0.25, y: 0.75 });
    expect(article.picture.crops?.card).toMatchObject({ width: 960, height: 480 });
    expect(article.picture.crops?.card?.sources.map(({ width }) => width)).toEqual([960, 960, 480, 480]);
    const files = await stored();
    await change(body as LibraryItem, { crops: { card: null } });
    expect((await read(picture.id)).crops).toEqual({});
    expect((await stored()).length).toBe(files.length - 4);
  });

  it('refuses a crop of other proportions, and one that reaches beyond the picture', async () => {
    const picture = await upload(await jpeg(1200, 900));
    const wrong = await change(picture, { crops: { square: { x: 0, y: 0, width: 1, height: 1 } } });
    expect([wrong.status, wrong.body]).toMatchObject([400, { crops: [expect.stringContaining('Square')] }]);
    const beyond = { x: 0.5, y: 0, width: 0.75, height: 1 };
    expect((await change(picture, { crops: { square: beyond } })).status).toBe(400);
    expect((await change(picture, { focal_point: { x: 2, y: 0 } })).status).toBe(400);
  });

  it('refuses a change that began from an older version, and keeps what is there', async () => {
    const picture = await upload(await jpeg(), { fields: { alt: 'First' } });
    await change(picture, { alt: 'Second' });
    const late = await change(picture, { alt: 'Third' });
    expect([late.status, late.body]).toMatchObject([409, { code: 'picture_changed' }]);
    expect((await read(picture.id)).alt).toBe('Second');
  });
});

describe('replacing', () => {
  it('keeps id, description and crops, gives every file a new address and deletes the old ones', async () => {
    const picture = await upload(await jpeg(1200, 900), { fields: { alt: 'Logo' } });
    const cropped = (
      await change(picture, {
        crops: { card: { x: 0, y: 0, width: 1, height: 2 / 3 } },
        focal_point: { x: 0.2, y: 0.2 },
      })
    ).body as LibraryItem;
    const before = await keys();
    const path = `${PICTURES}${picture.id}/replace/`;
    const { status, body } = await send(await jpeg(2400, 1800, '#00f'), { path, name: 'new.jpg' });
    expect([status, body]).toMatchObject([
      200,
      { crops_reset: false, picture: { id: picture.id, alt: 'Logo', file_name: 'new.jpg', width: 1600 } },
    ]);
    const now = (body as UploadedPicture).picture;
    expect(now.crops).toEqual(cropped.crops);
    expect(now.focal_point).toEqual({ x: 0.2, y: 0.2 });
    expect(now.image.image).not.toBe(picture.image.image);
    expect(await serveMedia(storage, keyOf(picture.image.image))).toBeNull();
    const files = await stored();
    expect(before.filter((key) => files.includes(key.split('/').at(-1)!))).toEqual([]);
  });

  it('takes crops and focal point away when the proportions differ, and says so', async () => {
    const picture = await upload(await jpeg(1200, 900));
    await change(picture, { focal_point: { x: 0.2, y: 0.2 } });
    const { body } = await send(await jpeg(500, 900), { path: `${PICTURES}${picture.id}/replace/` });
    expect(body).toMatchObject({ crops_reset: true, picture: { focal_point: { x: 0.5, y: 0.5 } } });
  });

  it('leaves everything as it was when the new file is refused', async () => {
    const picture = await upload(await jpeg());
    const before = await stored();
    const path = `${PICTURES}${picture.id}/replace/`;
    expect((await send(Buffer.from('<svg/>'.padEnd(60)), { path })).status).toBe(400);
    expect(await stored()).toEqual(before);
    expect((await send(await jpeg(), { path: `${PICTURES}999999/replace/` })).status).toBe(404);
    expect(await stored()).toEqual(before);
  });
});

describe('uses', () => {
  it('names records, documents and drafts, and stands in the way of deleting', async () => {
    const picture = await upload(await jpeg(), { fields: { alt: 'A' } });
    const path = `${PICTURES}${picture.id}/`;
    const { id: article } = (await db.selectFrom('articles').select('id').executeTakeFirst())!;
    await db.updateTable('articles').set({ image_id: picture.id }).where('id', '=', article).execute();
    const data = JSON.stringify({ logo: { image: picture.id }, people: [{ photo: { image: picture.id } }] });
    await db
      .insertInto('documents')
      .values({ name: 'consultancy', data, published_at: api.clock.now() })
      .execute();
    await db
      .insertInto('drafts')
      .values({
        kind: 'event',
        object: '9',
        data: JSON.stringify({ title: 'x', image_id: picture.id }),
        saved_at: api.clock.now(),
      })
      .execute();
    const { uses } = (await get(`${path}uses/`, editor.bearer)).body as { uses: PictureUse[] };
    expect(uses.map(({ kind, object, draft }) => [kind, object, draft])).toEqual([
      ['article', String(article), false],
      ['document', 'consultancy', false],
      ['event', '9', true],
    ]);
    expect((await read(picture.id)).uses).toBe(3);
    const refused = await ask('DELETE', path, editor.bearer);
    expect([refused.status, refused.body]).toMatchObject([409, { code: 'picture_used' }]);
  });

  it('an unused picture is deleted with its files and recorded', async () => {
    const before = await stored();
    const picture = await upload(await jpeg(), { fields: { alt: 'A' } });
    expect((await ask('DELETE', `${PICTURES}${picture.id}/`, editor.bearer)).status).toBe(200);
    expect((await get(`${PICTURES}${picture.id}/`, editor.bearer)).status).toBe(404);
    expect(await stored()).toEqual(before);
    const actions = await db
      .selectFrom('change_log')
      .select('action')
      .where('kind', '=', 'picture')
      .where('object', '=', String(picture.id))
      .orderBy('id')
      .execute();
    expect(actions.map(({ action }) => action)).toEqual(['added', 'removed']);
  });
});
