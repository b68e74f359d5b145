import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { testApi } from '../../../tests/support/api.ts';
import { serveApi } from '../../../tests/support/api-server.ts';
import { formOf, pdf } from '../../../tests/support/applications.ts';
import type { TestPerson } from '../../../tests/support/people.ts';
import { partHead, rawUpload, type RawUpload } from '../../../tests/support/raw-upload.ts';
import { SMALL_BYTES } from '../../domain/applications/commands.small-files.ts';
import { UPLOAD_SHARES, unshared } from '../../domain/applications/policy.slots.ts';
import { DEFAULT_LIMITS } from '../../platform/files/multipart.ts';
import { closeServer } from './http-server.ts';

/** Limits on uploads, over real connections: each refused upload gets an error message and leaves nothing behind. */

const MAX_UPLOADS = UPLOAD_SHARES.total;
/** Changed by the test of slow uploads. */
const formLimits = { ...DEFAULT_LIMITS };
/** Changed by the tests of upload shares. */
const uploadShares = unshared(UPLOAD_SHARES);
const api = await testApi({ formLimits, uploadShares });
const { server, port } = await serveApi(api);
const disk = { ...api.storage };
let asha: TestPerson;
beforeAll(async () => {
  asha = await api.user('asha@example.com');
});
afterAll(() => closeServer(server, 0));
afterEach(() => {
  Object.assign(api.storage, disk);
  Object.assign(formLimits, DEFAULT_LIMITS);
  Object.assign(uploadShares, unshared(UPLOAD_SHARES));
});

/** Starts an upload: a form whose first file has been sent in part, more of it than waits in memory. */
async function begin(person = asha): Promise<RawUpload> {
  const upload = await rawUpload(port, person.bearer.Authorization);
  await upload.send(partHead('cv_documents[0][file]', 'cv.pdf'));
  await upload.send(pdf(SMALL_BYTES + 20_000));
  return upload;
}
/** Sends a small application as a browser does. @returns its id. */
async function apply(person = asha): Promise<string> {
  const kept = await fetch(`http://127.0.0.1:${port}/api/app/application-create/`, {
    method: 'POST',
    headers: person.bearer,
    body: formOf([['cv_documents[0][file]', { name: 'cv.pdf', bytes: pdf() }]]),
  });
  expect(kept.status).toBe(201);
  return ((await kept.json()) as { id: string }).id;
}
const health = async () => (await fetch(`http://127.0.0.1:${port}/healthz`)).status;
const left = async () => {
  const [rows] = await api.handle.run(`select (select count(*) from applications) as cases,
    (select count(*) from stored_files) as files, (select count(*) from file_keys) as keys`);
  return { ...rows, stored: (await api.storage.files()).length };
};
const NOTHING = { cases: 0, files: 0, keys: 0, stored: 0 };
const expectNothingLeft = () =>
  vi.waitFor(async () => expect(await left()).toEqual(NOTHING), { timeout: 10_000, interval: 20 });
/** Waits until `files` files have reached the storage. */
const expectStaged = (files = 1) =>
  vi.waitFor(async () => expect((await left()).stored).toBe(files), { timeout: 10_000, interval: 20 });

/** Removes all stored files, for the next test. */
async function forgetAll() {
  await api.handle.run(
    `delete from applications; update stored_files set kept = false, created_at = to_timestamp(0)`,
  );
  await api.applications.sweep();
  await expectNothingLeft();
}

it('an upload that is too slow gets 408, and its connection is closed', async () => {
  formLimits.slowest = { bytes: 10_000, ms: 500 };
  const upload = await begin();
  await expectStaged();
  expect(await health()).toBe(200);
  expect(await upload.answer()).toMatchObject({ status: 408, body: { code: 'upload_too_slow' } });
  await upload.ended;
  await expectNothingLeft();
});

it('a form with too many parts is refused while it is still arriving', async () => {
  const upload = await begin();
  const parts = Array.from({ length: DEFAULT_LIMITS.parts }, (_, at) =>
    partHead(`cv_documents[${at + 1}][file]`, ''),
  );
  await upload.send(`\r\n${parts.join('\r\n')}`);
  expect(await upload.answer()).toMatchObject({ status: 400, body: { code: 'upload_too_many_parts' } });
  await upload.ended;
  expect(await health()).toBe(200);
  await expectNothingLeft();
});

it('a connection that is lost during an upload leaves nothing behind', async () => {
  const upload = await begin();
  await expectStaged();
  upload.socket.destroy();
  await expectNothingLeft();
  const properly = await begin();
  await expectStaged();
  properly.socket.end();
  await expectNothingLeft();
});

it.each([
  [
    'is full before anything is written',
    () => (api.storage.freeBytes = async () => 1_000),
    { status: 507, body: { code: 'storage_full' } },
  ],
  [
    'fills up while a file is written',
    () => {
      let looked = 0;
      api.storage.freeBytes = async () => ((looked += 1) === 1 ? 10e9 : 1_000);
    },
    { status: 507, body: { code: 'storage_full' } },
  ],
  [
    'refuses data in the middle of a file',
    () => {
      api.storage.put = async (_key, data) => {
        for await (const first of data) if (first) throw Object.assign(new Error('full'), { code: 'ENOSPC' });
      };
    },
    { status: 507, body: { code: 'storage_full' } },
  ],
  [
    'fails',
    () => {
      api.storage.put = async () => {
        throw Object.assign(new Error('broken'), { code: 'EIO' });
      };
    },
    { status: 503, body: { code: 'storage_down' } },
  ],
])(
  'a disk that %s is reported while the student is still sending, and stored files can still be read',
  async (...args) => {
    const [, breakIt, expected] = args;
    const id = await apply();
    breakIt();
    const upload = await begin();
    const sending = (async () => {
      for (let piece = 0; piece < 80 && !upload.socket.destroyed; piece += 1)
        await upload.send(Buffer.alloc(1024 * 1024));
    })();
    expect(await upload.answer()).toMatchObject(expected);
    await upload.ended;
    await sending;
    expect(await health()).toBe(200);
    const { body } = await api.get(`/api/user/applications/${id}/`, asha.bearer);
    const [document] = (body as { documents: { id: string }[] }).documents;
    const read = await api.get(`/api/user/applications/${id}/documents/${document!.id}/`, asha.bearer);
    expect(read.status).toBe(200);
    await vi.waitFor(
      async () => expect(await left()).toEqual({ cases: 1, files: 1, keys: 1, stored: 1 }),
      10_000,
    );

    // Uploads work again as soon as the disk does.
    Object.assign(api.storage, disk);
    await apply();
    await forgetAll();
  },
);

it(`more than ${MAX_UPLOADS} uploads at once are refused with 503; when one ends, another is accepted`, async () => {
  const uploads = await Promise.all(Array.from({ length: MAX_UPLOADS }, () => begin()));
  await expectStaged(MAX_UPLOADS);
  const tooMany = await begin();
  expect(await tooMany.answer()).toMatchObject({ status: 503, body: { code: 'uploads_busy' } });
  await tooMany.ended;
  expect(await health()).toBe(200);
  uploads.pop()!.socket.destroy();
  await expectStaged(MAX_UPLOADS - 1);
  uploads.push(await begin());
  await expectStaged(MAX_UPLOADS);
  for (const { socket } of uploads) socket.destroy();
  await expectNothingLeft();
});

it('64 slow uploads of two accounts leave room for a third person, and stored files stay', async () => {
  Object.assign(uploadShares, UPLOAD_SHARES);
  const [bimal, chandra] = [await api.user('bimal@example.com'), await api.user('chandra@example.com')];
  await apply();
  const uploads = await Promise.all(Array.from({ length: 32 }, () => [begin(asha), begin(bimal)]).flat());
  // Each account has its three uploads; the others are refused.
  await expectStaged(1 + 2 * UPLOAD_SHARES.perPerson);
  const answers: unknown[] = [];
  for (const upload of uploads)
    void upload.answer().then(
      (answer) => answers.push(answer),
      () => {},
    );
  const others = uploads.length - 2 * UPLOAD_SHARES.perPerson;
  await vi.waitFor(() => expect(answers).toHaveLength(others), 10_000);
  for (const answer of answers) expect(answer).toMatchObject({ status: 429, body: { code: 'uploads_own' } });
  await apply(chandra);
  expect(await health()).toBe(200);
  for (const { socket } of uploads) socket.destroy();
  await vi.waitFor(async () => expect(await left()).toMatchObject({ cases: 2, files: 2 }), 10_000);
  await forgetAll();
});

it('uploads of one address are limited too, with a Retry-After header', async () => {
  Object.assign(uploadShares, { ...UPLOAD_SHARES, perAddress: 2 });
  const bimal = await api.logIn('bimal@example.com');
  const held = [await begin(), await begin(bimal)];
  await expectStaged(2);
  const form = formOf([['cv_documents[0][file]', { name: 'cv.pdf', bytes: pdf() }]]);
  const answer = await fetch(`http://127.0.0.1:${port}/api/app/application-create/`, {
    method: 'POST',
    headers: bimal.bearer,
    body: form,
  });
  expect([answer.status, answer.headers.get('retry-after'), await answer.json()]).toMatchObject([
    429,
    '60',
    { code: 'uploads_address' },
  ]);
  for (const { socket } of held) socket.destroy();
  await expectNothingLeft();
  await apply(bimal);
  await forgetAll();
});
