import { beforeEach, describe, expect, it, vi } from 'vitest';
import { testApi } from '../../../tests/support/api.ts';
import { jpeg, PICTURES, testLibrary } from '../../../tests/support/pictures.ts';
import type { LibraryItem, PictureUse, UploadedPicture } from '../../contract/picture-library.ts';
import { serveMedia } from '../public/media.ts';

/** Pictures that are in the library: crops, other files, uses, and the end. */
const api = await testApi();
const { ask, get, handle, staff, storage } = api;
const { db } = handle;
const editor = await staff('editor@prasthan.test', undefined, 'editor');
const { change, clear, keys, read, send, stored, upload } = testLibrary(api, editor);
const keyOf = (address: string) => new URL(address).pathname;

beforeEach(clear);

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

  it('is refused when a colleague changes the picture while the new files are made', async () => {
    const picture = await upload(await jpeg(1200, 900), { fields: { alt: 'Logo' } });
    const before = await stored();
    const put = vi.spyOn(storage, 'put').mockImplementationOnce(async (...file) => {
      await change(picture, { alt: 'Our logo' });
      await storage.put(...file);
    });
    const late = await send(await jpeg(800, 600), { path: `${PICTURES}${picture.id}/replace/` });
    put.mockRestore();
    expect([late.status, late.body]).toMatchObject([409, { code: 'picture_changed' }]);
    expect(await read(picture.id)).toMatchObject({
      alt: 'Our logo',
      image: { image: picture.image.image },
    });
    expect(await stored()).toEqual(before);
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

describe('publishing', () => {
  const save = async (
    kind: string,
    object: string,
    path: (string | number)[],
    after: unknown,
    before: unknown = null,
  ) =>
    ask('POST', `/api/staff/edits/${kind}/${object}/save/`, editor.bearer, {
      base: 0,
      changes: [{ path, before, after }],
      publish: true,
    });
  const NOT_THERE = 'This picture is no longer in the library. Choose another one.';

  it('is refused with a picture that was deleted, or that nobody has described', async () => {
    const undescribed = await upload(await jpeg());
    const gone = await upload(await jpeg(90, 90, '#fff'), { fields: { alt: 'Gone' } });
    await ask('DELETE', `${PICTURES}${gone.id}/`, editor.bearer);
    const post = String(api.content.article.newest);
    const event = String(api.content.event.soon);
    const course = String(api.catalogue.course.plain);
    for (const [kind, object, path, value, field] of [
      ['article', post, ['image_id'], gone.id, 'image_id'],
      ['event', event, ['picture'], { image: gone.id }, 'picture'],
      ['document', 'consultancy', ['logo'], { image: gone.id }, 'logo'],
      ['course', course, ['images'], [{ key: 'a', picture: { image: gone.id } }], 'images.0.picture'],
    ] as const) {
      const refused = await save(kind, object, [...path], value, kind === 'course' ? [] : null);
      expect(refused, kind).toMatchObject({ status: 400, body: { [field]: [NOT_THERE] } });
    }
    const silent = await save('article', post, ['image_id'], undescribed.id);
    expect(silent.body).toMatchObject({ image_id: [expect.stringContaining('Describe it in the library')] });
    expect((await change(undescribed, { decorative: true })).status).toBe(200);
    expect((await save('article', post, ['image_id'], undescribed.id)).body).toMatchObject({ saved: true });
  });

  it('shows the pictures of a course on its page, and keeps them from being deleted', async () => {
    const course = api.catalogue.course.plain;
    const [front, back] = [
      await upload(await jpeg(90, 90, '#123'), { fields: { alt: 'Ward' } }),
      await upload(await jpeg(90, 90, '#456'), { fields: { alt: 'Library' } }),
    ];
    const shown = [back, front].map(({ id }) => ({ key: `i${id}`, picture: { image: id } }));
    const wrote = await save('course', String(course), ['images'], shown, []);
    expect([wrote.status, wrote.body]).toMatchObject([200, { saved: true }]);
    const { body } = await get(`/api/app/course-info/${course}`);
    expect((body as { images: { alt: string }[] }).images.map(({ alt }) => alt)).toEqual(['Library', 'Ward']);
    expect((await ask('DELETE', `${PICTURES}${front.id}/`, editor.bearer)).status).toBe(409);
    const twice = [shown[0], { ...shown[0], key: 'again' }];
    const refused = await save('course', String(course), ['images'], twice, shown);
    expect(JSON.stringify(refused.body)).toContain('This picture is in the list twice.');
  });
});
