import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApi } from '../../../tests/support/api.ts';
import { twoLooks } from '../../../tests/support/two-looks.ts';
import { applied, pdf, png, sendForm, type FormPart } from '../../../tests/support/applications.ts';
import { startBucket, type Bucket } from '../../../tests/support/bucket.ts';
import { PASSWORD, type TestPerson } from '../../../tests/support/people.ts';
import type { Application } from '../../contract/applications.ts';

/** Cases whose documents are in a bucket, on a real S3 server. */

const bucket: Bucket = await startBucket();
afterAll(() => bucket.stop());
const api = await testApi({ storage: bucket.storage });
const scan: FormPart = ['passport_documents[0][file]', { name: 'scan.pdf', bytes: pdf(9 * 1024 * 1024) }];
let asha: TestPerson;
beforeAll(async () => {
  asha = await api.user('asha@example.com');
});

const read = async (id: string) =>
  (await api.get(`/api/user/applications/${id}/`, asha.bearer)).body as Application;
const download = (id: string, documentId: string) =>
  api.get(`/api/user/applications/${id}/documents/${documentId}/`, asha.bearer);
const rows = async () => (await api.handle.run('select count(*) as files from stored_files'))[0]!['files'];
const refused = (code: string) => ({ status: 503, body: { code } });

describe('a case with its documents in a bucket', () => {
  it('is sent, downloaded byte for byte, added to, and erased', async () => {
    const { id, documents } = await applied(api, asha, [scan]);
    expect(documents).toHaveLength(2);
    expect(await bucket.objects()).toHaveLength(2);
    const long = documents.find(({ file_name }) => file_name === 'scan.pdf')!;
    const sent = (scan[1] as { bytes: Buffer }).bytes;
    expect(((await download(id, long.id)).body as Buffer).equals(sent)).toBe(true);
    // Encrypted before they leave: nothing in the bucket begins like a document.
    for (const object of await bucket.objects())
      expect((await bucket.read(object)).includes('%PDF')).toBe(false);

    const picture = png();
    const added = await sendForm(api, `/api/user/applications/${id}/documents/`, asha, [
      ['passport_documents[0][file]', { name: 'photo.png', bytes: picture }],
      scan,
    ]);
    expect(added.status).toBe(200);
    const photo = (added.body as Application).documents.find(({ file_name }) => file_name === 'photo.png')!;
    expect(((await download(id, photo.id)).body as Buffer).equals(picture)).toBe(true);
    // The scan was already stored.
    expect(await bucket.objects()).toHaveLength(3);

    const erased = await api.ask('POST', '/api/user/delete/', asha.bearer, { password: PASSWORD });
    expect(erased.status).toBe(200);
    await api.applications.sweep();
    expect([await bucket.objects(), await rows()]).toEqual([[], 0]);
    asha = await api.user('asha@example.com');
  });

  it('leaves no object when its upload is interrupted', async () => {
    const boundary = 'x';
    const head = `--x\r\nContent-Disposition: form-data; name="cv_documents[0][file]"; filename="cv.pdf"\r\n\r\n`;
    const body = new Blob([head, new Uint8Array(pdf(20 * 1024 * 1024))]);
    const headers = { ...asha.bearer, 'Content-Type': `multipart/form-data; boundary=${boundary}` };
    const request = new Request('http://x/api/app/application-create/', { method: 'POST', headers, body });
    expect((await api.fetch(request)).status).toBe(400);
    expect([await bucket.objects(), await rows()]).toEqual([[], 0]);
  });

  it('is refused with a clear message while the bucket is unavailable, and works again afterwards', async () => {
    const { id, documents } = await applied(api, asha);
    const before = await bucket.objects();
    await bucket.goDown();
    const parts: FormPart[] = [['cv_documents[0][file]', { name: 'cv.pdf', bytes: pdf() }]];
    const again = () => sendForm(api, '/api/app/application-create/', asha, parts);
    expect(await again()).toMatchObject(refused('storage_down'));
    expect(await sendForm(api, `/api/user/applications/${id}/documents/`, asha, parts)).toMatchObject(
      refused('storage_down'),
    );
    expect(await download(id, documents[0]!.id)).toMatchObject(refused('document_unavailable'));
    // Reading a case or the list needs nothing from the bucket.
    expect((await read(id)).documents).toHaveLength(1);
    expect((await api.get('/api/user/applications/', asha.bearer)).body).toMatchObject({ count: 1 });

    await bucket.comeUp();
    expect((await download(id, documents[0]!.id)).status).toBe(200);
    expect(await again()).toMatchObject({ status: 201 });
    expect(await bucket.objects()).toHaveLength(before.length + 1);
    // Rows without an object are left to the sweep; nobody ever saw them.
    api.clock.advance({ hours: 25 });
    await twoLooks(api.handle.db, api.applications.sweep);
    expect(await rows()).toBe(before.length + 1);
    api.logged.length = 0;
  });
});
