import { expect } from 'vitest';
import sharp from 'sharp';
import type { LibraryItem, UploadedPicture } from '../../src/contract/picture-library.ts';
import type { Paged } from '../../src/contract/paging.ts';
import type { TestApi } from './api.ts';
import type { Checked } from './openapi.ts';
import type { TestPerson } from './people.ts';

export const PICTURES = '/api/staff/pictures/';

export const draw = (width: number, height: number, background = '#f2a33a') =>
  sharp({ create: { width, height, channels: 3, background } });
export const jpeg = (width = 600, height = 400, background?: string): Promise<Buffer> =>
  draw(width, height, background).jpeg().toBuffer();

type Bearer = Record<string, string>;
interface Sent {
  fields?: Record<string, string>;
  name?: string;
  by?: Bearer;
  path?: string;
}

/** The library of pictures through the API, as an editor uses it. */
export function testLibrary({ ask, check, fetch, get, handle, storage }: TestApi, editor: TestPerson) {
  const { db } = handle;
  /** Sends a file, by default as a new picture. */
  async function send(
    bytes: Buffer | undefined,
    { fields = {}, name = 'a.jpg', by, path = PICTURES }: Sent = {},
  ): Promise<Checked> {
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
  return {
    send,
    async upload(bytes: Buffer, sent?: Sent): Promise<LibraryItem> {
      const { status, body } = await send(bytes, sent);
      expect([status, body]).toMatchObject([201, { existed: false }]);
      return (body as UploadedPicture).picture;
    },
    change: (picture: Pick<LibraryItem, 'id' | 'version'>, body: object, by: Bearer = editor.bearer) =>
      ask('PATCH', `${PICTURES}${picture.id}/`, by, { version: picture.version, ...body }),
    list: async (query = '') => (await get(`${PICTURES}?${query}`, editor.bearer)).body as Paged<LibraryItem>,
    read: async (id: number) => (await get(`${PICTURES}${id}/`, editor.bearer)).body as LibraryItem,
    /** Names of all files. */
    stored: async () => (await storage.files()).toSorted(),
    keys: async () =>
      (await db.selectFrom('image_files').select('storage_key').execute()).map(
        ({ storage_key }) => storage_key,
      ),
    /** Deletes all pictures and every use of one. */
    async clear() {
      await db.updateTable('articles').set({ image_id: null }).execute();
      await db.updateTable('article_sections').set({ image_id: null }).execute();
      await db.updateTable('events').set({ image_id: null }).execute();
      await db.updateTable('universities').set({ logo_image_id: null }).execute();
      for (const table of ['images', 'documents', 'drafts'] as const) await db.deleteFrom(table).execute();
    },
  };
}
