import fs from 'node:fs';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { fromBuffer, type Entry, type ZipFile } from 'yauzl';
import { testApi } from '../../../tests/support/api.ts';
import { applied, filed, jpeg, pdf, png } from '../../../tests/support/applications.ts';
import type { StaffApplication } from '../../contract/applications.ts';

/** All documents of a case as one archive. */

const api = await testApi();
const { db } = api.handle;
const asha = await api.user('asha@example.com');
const sita = await api.staff('sita@example.com');
const LIST = '/api/staff/applications/';
const zipOf = (id: string, { bearer } = sita) => api.get(`${LIST}${id}/documents/`, bearer);

/** The files of an archive by their paths. */
async function unpacked(zip: Buffer): Promise<Map<string, Buffer>> {
  const open = promisify<Buffer, object, ZipFile>(fromBuffer as never);
  const file = await open(zip, { lazyEntries: true });
  const found = new Map<string, Buffer>();
  const read = promisify<Entry, NodeJS.ReadableStream>((entry, done) =>
    file.openReadStream(entry, done as never),
  );
  await new Promise<void>((resolve, reject) => {
    file.on('error', reject);
    file.on('end', resolve);
    file.on('entry', (entry: Entry) => {
      void read(entry)
        .then(buffer)
        .then((content) => {
          found.set(entry.fileName, content);
          file.readEntry();
        }, reject);
    });
    file.readEntry();
  });
  return found;
}

const logged = async (id: string) =>
  (
    await db
      .selectFrom('change_log')
      .select('changes')
      .where('object', '=', id)
      .where('action', '=', 'document_opened')
      .execute()
  ).length;

it('has every document byte for byte, under safe paths, and records each as opened', async () => {
  const files = { big: pdf(3_000_000), passport: png(), photo: jpeg(), marks: pdf(), offer: pdf() };
  const { id, reference } = await applied(api, asha, [
    ['passport_documents[0][file]', { name: '../../etc/passport.png', bytes: files.passport }],
    ['passport_documents[1][file]', { name: 'NUL.jpg', bytes: files.photo }],
    ['ielts_documents[0][file]', { name: 'scan.pdf', bytes: files.big }],
    ['ielts_documents[1][file]', { name: 'SCAN.pdf', bytes: files.marks }],
  ]);
  await filed(api, sita, id, { name: 'Offer of नेपाल.pdf', bytes: files.offer });
  const answer = await zipOf(id);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'application/zip',
    'content-disposition': `attachment; filename=${reference}.zip`,
    'cache-control': 'no-store',
    'content-security-policy': "sandbox; default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
  });
  const found = await unpacked(answer.body as Buffer);
  expect([...found.keys()].toSorted()).toEqual(
    [
      'CV Document/cv.pdf',
      'IELTS PTE TOEFL/SCAN (2).pdf',
      'IELTS PTE TOEFL/scan.pdf',
      'Offer letter/Offer of नेपाल.pdf',
      expect.stringMatching(/^Passport Document\/[^/\\]*passport\.png$/),
      'Passport Document/_NUL.jpg',
    ].toSorted(),
  );
  expect(found.get('IELTS PTE TOEFL/scan.pdf')!.equals(files.big)).toBe(true);
  expect(found.get('IELTS PTE TOEFL/SCAN (2).pdf')!.equals(files.marks)).toBe(true);
  expect(found.get('Passport Document/_NUL.jpg')!.equals(files.photo)).toBe(true);
  expect(found.get('Offer letter/Offer of नेपाल.pdf')!.equals(files.offer)).toBe(true);
  expect(await logged(id)).toBe(6);
  const security = await db
    .selectFrom('security_events')
    .select('detail')
    .where('event', '=', 'document_opened')
    .execute();
  expect(security).toHaveLength(6);
  const { documents } = (await api.get(`${LIST}${id}/`, sita.bearer)).body as StaffApplication;
  expect(documents.every(({ opened_at }) => opened_at !== null)).toBe(true);
});

it('is for staff alone, and for cases with documents', async () => {
  const { id } = await applied(api, asha);
  expect((await zipOf(id, asha)).status).toBe(403);
  expect((await zipOf('5b0d2a0e-7a4e-4f0e-9d7c-2f2f2f2f2f2f')).status).toBe(404);
  expect((await zipOf('x')).status).toBe(404);
  expect(await logged(id)).toBe(0);
  await db.deleteFrom('application_documents').where('application_id', '=', id).execute();
  expect((await zipOf(id)).status).toBe(404);
});

it('names files that are damaged or lost in a note, and has the others', async () => {
  const bytes = pdf(400_000);
  const good = pdf();
  const { id } = await applied(api, asha, [
    ['academic_documents[0][file]', { name: 'lost.pdf', bytes: pdf() }],
    ['academic_documents[1][file]', { name: 'cut.pdf', bytes }],
    ['academic_documents[2][file]', { name: 'good.pdf', bytes: good }],
  ]);
  const keyOf = async (name: string) => {
    const row = await db
      .selectFrom('application_documents as d')
      .innerJoin('stored_files as f', 'f.id', 'd.file_id')
      .select('f.storage_key')
      .where('d.application_id', '=', id)
      .where('d.file_name', '=', name)
      .executeTakeFirstOrThrow();
    return path.join(api.storage.directory, row.storage_key);
  };
  fs.rmSync(await keyOf('lost.pdf'));
  fs.truncateSync(await keyOf('cut.pdf'), 200_000);
  const found = await unpacked((await zipOf(id)).body as Buffer);
  expect(found.get('Academic Documents/good.pdf')!.equals(good)).toBe(true);
  expect(found.has('Academic Documents/lost.pdf')).toBe(false);
  const cut = found.get('Academic Documents/cut.pdf')!;
  expect(bytes.subarray(0, cut.length).equals(cut)).toBe(true);
  const note = found.get('FILES THAT COULD NOT BE READ.txt')!.toString();
  expect(note).toContain('Academic Documents/lost.pdf\r\nAcademic Documents/cut.pdf');
  // The log names the files, so that they can be restored.
  expect(api.logged).toHaveLength(2);
});
