import { afterEach, describe, expect, it } from 'vitest';
import { testApi } from '../../../tests/support/api.ts';
import { jpeg, PICTURES, testLibrary } from '../../../tests/support/pictures.ts';
import { twoLooks } from '../../../tests/support/two-looks.ts';
import { ScannerError, TooLargeToScanError, type Scanner } from '../../platform/files/clamd.ts';

/** What the virus scanner says about the next file. */
let verdict: 'clean' | 'infected' | 'too large' | 'down' = 'clean';
const read: Buffer[] = [];
const scanner: Scanner = {
  async begin() {
    if (verdict === 'down') throw new ScannerError('It does not answer.');
    return {
      async write(piece) {
        read.push(Buffer.from(piece));
        if (verdict === 'too large') throw new TooLargeToScanError();
      },
      finish: async () => (verdict === 'infected' ? { clean: false, found: 'Test' } : { clean: true }),
      close: () => {},
    };
  },
  ping: async () => {},
};
const api = await testApi({ scanner });
const { applications, ask, clock, handle, storage } = api;
const { db } = handle;
const editor = await api.staff('editor@prasthan.test', undefined, 'editor');
const { list, send, stored, upload } = testLibrary(api, editor);
const { delete: deleteFile, put } = storage;
afterEach(() => {
  verdict = 'clean';
  Object.assign(storage, { delete: deleteFile, put });
  read.length = 0;
});

describe('the virus scanner', () => {
  it('reads every byte of a picture, as of a document', async () => {
    const bytes = await jpeg();
    await upload(bytes);
    expect(Buffer.concat(read).equals(bytes)).toBe(true);
  });

  it.each([
    ['infected', 400, { file: [expect.stringMatching(/^A virus was found in a\.jpg/)] }],
    ['too large', 400, { file: [expect.stringContaining('too large for our virus check')] }],
    ['down', 503, { code: 'scanner_down' }],
  ] as const)('keeps nothing of a new picture or another file when it is %s', async (said, status, body) => {
    const { id } = await upload(await jpeg(90, 60, `#${said.length}${said.length}9`));
    const [before, count] = [await stored(), (await list()).count];
    verdict = said;
    for (const path of [PICTURES, `${PICTURES}${id}/replace/`]) {
      expect(await send(await jpeg(80, 60, '#123'), { path })).toMatchObject({ status, body });
    }
    expect([await stored(), (await list()).count]).toEqual([before, count]);
  });
});

describe('files that belong to no picture', () => {
  const sweep = async () => {
    clock.advance({ hours: 25 });
    await twoLooks(db, () => applications.cleanUp());
  };

  it('are deleted after a day when the process died while it stored them; others stay', async () => {
    await upload(await jpeg(70, 50, '#456'));
    const before = await stored();
    // The process dies after some files: nothing is cleaned up, no row is written.
    let left = 3;
    storage.put = async (key, data) => {
      if ((left -= 1) < 0) throw new Error('The process is gone.');
      return put(key, data);
    };
    storage.delete = async () => {
      throw new Error('The process is gone.');
    };
    await send(await jpeg(900, 600, '#789'));
    Object.assign(storage, { delete: deleteFile, put });
    expect((await stored()).length).toBeGreaterThan(before.length);
    await applications.cleanUp();
    expect((await stored()).length).toBeGreaterThan(before.length);
    await sweep();
    expect(await stored()).toEqual(before);
  });

  it('are deleted later when a picture was replaced and the storage failed', async () => {
    const { bearer } = await api.logIn(editor.email);
    const old = await stored();
    const picture = (await send(await jpeg(100, 100, '#321'), { by: bearer })).body as {
      picture: { id: number };
    };
    storage.delete = async () => {
      throw new Error('The storage is down.');
    };
    expect((await ask('DELETE', `${PICTURES}${picture.picture.id}/`, bearer)).status).toBe(200);
    expect((await stored()).length).toBeGreaterThan(old.length);
    storage.delete = deleteFile;
    await applications.cleanUp();
    expect(await stored()).toEqual(old);
    expect(await db.selectFrom('stored_files').selectAll().execute()).toEqual([]);
  });
});
