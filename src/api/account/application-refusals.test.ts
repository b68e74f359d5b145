import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { testApi } from '../../../tests/support/api.ts';
import { pdf, type FormPart } from '../../../tests/support/applications.ts';
import { applying, PATH } from '../../../tests/support/applying.ts';
import type { TestPerson } from '../../../tests/support/people.ts';
import { ScannerError, type Scanner } from '../../platform/files/clamd.ts';

/** Applications that are refused, and nothing of them is kept. */

/** The virus scanner of these tests: none, unless a test sets one. */
let scan: (content: Buffer) => string | undefined = () => undefined;
let scannerWorks = true;
const scanner: Scanner = {
  async begin() {
    if (!scannerWorks) throw new ScannerError('down');
    const seen: Uint8Array[] = [];
    return {
      write: async (piece) => void seen.push(piece),
      async finish() {
        const found = scan(Buffer.concat(seen));
        return found ? { clean: false, found } : { clean: true };
      },
      close: () => {},
    };
  },
  ping: async () => {},
};

const api = await testApi({ scanner });
const disk = { ...api.storage };
const { expectNothingKept, send: sendAs } = applying(api);
let asha: TestPerson;
beforeAll(async () => {
  asha = await api.user('asha@example.com');
});
afterEach(() => {
  scan = () => undefined;
  scannerWorks = true;
  Object.assign(api.storage, disk);
});
const send = (body: readonly FormPart[] | string, headers: Record<string, string> = asha.bearer) =>
  sendAs(body, headers);

describe('a refused application', () => {
  it('has no login, a wrong method or an invalid body', async () => {
    expect((await send([], {})).status).toBe(401);
    expect((await send([], { Authorization: 'Bearer null' })).body).toMatchObject({
      detail: 'Given token not valid for any token type',
    });
    expect((await api.ask('GET', PATH, asha.bearer)).status).toBe(405);
    expect((await api.ask('POST', PATH, asha.bearer, { first_name: 'Asha' })).status).toBe(415);
    const noForm = await send('hello', { ...asha.bearer, 'Content-Type': 'multipart/form-data; boundary=x' });
    expect([noForm.status, noForm.body]).toEqual([
      400,
      expect.objectContaining({ code: expect.stringMatching(/^upload_/) }),
    ]);
    await expectNothingKept();
  });

  it('names the file and what to do, and the other files are not kept', async () => {
    const answer = await send([
      ['academic_documents[0][file]', { name: 'fine.pdf', bytes: pdf() }],
      ['academic_documents[1][file]', { name: 'empty.pdf', bytes: Buffer.alloc(0) }],
      ['passport_documents[0][file]', { name: 'passport.jpg', bytes: pdf() }],
      ['cv_documents[0][file]', { name: 'cv.docx', bytes: pdf() }],
    ]);
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual({
      academic_documents: { 1: { file: ['The submitted file is empty.'] } },
      passport_documents: { 0: { file: [expect.stringContaining('but this is not a')] } },
      cv_documents: { 0: { file: ['Only jpg, jpeg, png, pdf files can be uploaded.'] } },
      detail: 'Academic Documents, file 2: The submitted file is empty.',
    });
    await expectNothingKept();
  });

  it.each([
    ['marital_status', 'Maybe', '"Maybe" is not a valid choice.'],
    ['preferred_course', '999999', 'Invalid pk "999999" - object does not exist.'],
    ['preferred_university', '999999', 'Invalid pk "999999" - object does not exist.'],
    ['first_name', 'x'.repeat(151), 'Ensure this field has no more than 150 characters.'],
    ['address', 'a\0b', 'Null characters are not allowed.'],
  ])('is a field %s that cannot be', async (name, value, sentence) => {
    const answer = await send([
      [name, value],
      ['cv_documents[0][file]', { name: 'cv.pdf', bytes: pdf() }],
    ]);
    expect([answer.status, answer.body]).toEqual([
      400,
      { [name]: [sentence], detail: expect.stringContaining(sentence) },
    ]);
    await expectNothingKept();
  });

  it('has a file that only looks like a document', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    const html = Buffer.from('<!doctype html><script>alert(1)</script>');
    const late = Buffer.concat([html, Buffer.from('\n%PDF-1.7\n')]);
    const gif = Buffer.from('GIF89a/*%PDF-1.7 */=1;alert(1)//');
    const zip = Buffer.from('504b0304140000000800', 'hex');
    const harmful = { svg, html, late, gif, zip, nothing: Buffer.from('x') };
    for (const [name, bytes] of Object.entries(harmful)) {
      for (const extension of ['pdf', 'png', 'jpg', 'jpeg']) {
        const answer = await send([
          ['cv_documents[0][file]', { name: `${name}.${extension}`, bytes, type: 'application/pdf' }],
        ]);
        expect(answer.status, `${name}.${extension}`).toBe(400);
      }
    }
    for (const name of ['x.svg', 'x.html', 'x.pdf.exe', 'x.pdf\0.html', 'x', '.pdf', 'x.pdf/']) {
      const answer = await send([['cv_documents[0][file]', { name, bytes: svg }]]);
      expect(answer.status, name).toBe(400);
    }
    await expectNothingKept();
  });

  it('has a file with a virus, which is named', async () => {
    scan = (content) => (content.includes('EVIL') ? 'Test.Virus' : undefined);
    const answer = await send([
      ['cv_documents[0][file]', { name: 'fine.pdf', bytes: pdf() }],
      ['cv_documents[1][file]', { name: 'bad.pdf', bytes: Buffer.concat([pdf(), Buffer.from('EVIL')]) }],
    ]);
    expect(answer.status).toBe(400);
    expect(JSON.stringify(answer.body)).toContain('A virus was found in bad.pdf (Test.Virus)');
    await expectNothingKept();
  });

  it('is every one while the scanner, the disk or free space is missing, but not afterwards', async () => {
    const sent: FormPart[] = [['cv_documents[0][file]', { name: 'cv.pdf', bytes: pdf() }]];
    scannerWorks = false;
    expect(await send(sent)).toMatchObject({ status: 503, body: { code: 'scanner_down' } });
    scannerWorks = true;
    await expectNothingKept();
    const failing = (code: string) => async () => {
      throw Object.assign(new Error(code), { code });
    };
    for (const [code, status, reason] of [
      ['ENOSPC', 507, 'storage_full'],
      ['EIO', 503, 'storage_down'],
      ['ECONNREFUSED', 503, 'storage_down'],
    ] as const) {
      api.storage.put = failing(code);
      expect(await send(sent)).toMatchObject({ status, body: { code: reason } });
      await expectNothingKept();
    }
    api.storage.put = disk.put;
    api.storage.freeBytes = async () => 10_000;
    expect(await send(sent)).toMatchObject({ status: 507, body: { code: 'storage_full' } });
    api.storage.freeBytes = disk.freeBytes;
    api.storage.size = async () => 5;
    expect(await send(sent)).toMatchObject({ status: 503, body: { code: 'storage_down' } });
    api.storage.size = disk.size;
    await expectNothingKept();
    expect((await send(sent)).status).toBe(201);
  });
});
