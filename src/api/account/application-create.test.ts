import { createHash, randomBytes } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { encryptedFiles } from '../../platform/files/encrypted-files.ts';
import { deriveKey } from '../../platform/security/secret-key.ts';
import { ScannerError, type Scanner } from '../../platform/files/clamd.ts';
import { SECRET, testApi } from '../../../tests/support/api.ts';
import type { TestPerson } from '../../../tests/support/people.ts';
import { twoLooks } from '../../../tests/support/two-looks.ts';

const PATH = '/api/app/application-create/';
/** What looks for viruses in these tests: nothing, unless a test says otherwise. */
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
const { db } = api.handle;
const disk = { ...api.storage };
let asha: TestPerson;
beforeAll(async () => {
  asha = await api.user('asha@example.com');
});
afterEach(async () => {
  scan = () => undefined;
  scannerWorks = true;
  Object.assign(api.storage, disk);
  await db.deleteFrom('applications').execute();
  await db.deleteFrom('stored_files').execute();
  for (const name of await fs.readdir(api.storage.directory)) {
    await fs.rm(path.join(api.storage.directory, name), { recursive: true });
  }
});

/** Time passes, and a token that ended with it is replaced. */
async function later(minutes: number) {
  api.clock.advance({ minutes });
  asha = await api.logIn(asha.email);
}

const pdf = (bytes = 1000) => Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(bytes)]);
const png = () =>
  Buffer.concat([
    Buffer.from('89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c489000001f449444154', 'hex'),
    randomBytes(500),
  ]);
const jpeg = () =>
  Buffer.concat([Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex'), randomBytes(500)]);

type Part = [name: string, value: string | { name: string; bytes: Buffer; type?: string }];
function form(parts: readonly Part[]): FormData {
  const data = new FormData();
  for (const [name, value] of parts) {
    if (typeof value === 'string') data.append(name, value);
    else data.append(name, new File([new Uint8Array(value.bytes)], value.name, { type: value.type ?? '' }));
  }
  return data;
}

async function send(parts: readonly Part[] | BodyInit, headers: Record<string, string> = asha.bearer) {
  const body = Array.isArray(parts) ? form(parts as Part[]) : (parts as BodyInit);
  const request = new Request(`http://10.0.0.7${PATH}`, { method: 'POST', headers, body });
  return api.check.expectMatchesOpenApi('POST', PATH, await api.fetch(request));
}
const count = async (table: 'applications' | 'application_documents' | 'stored_files' | 'file_keys') =>
  Number((await db.selectFrom(table).select(db.fn.countAll().as('n')).executeTakeFirstOrThrow()).n);
async function expectNothingKept() {
  for (const table of ['applications', 'application_documents', 'stored_files', 'file_keys'] as const) {
    expect(await count(table), table).toBe(0);
  }
  expect(await api.storage.files()).toEqual([]);
}

describe('an application', () => {
  it('is kept with every field and file, and answered with a reference', async () => {
    const marks = pdf(200_000);
    const [course] = await db
      .selectFrom('courses as c')
      .innerJoin('universities as u', 'u.id', 'c.university_id')
      .select(['c.id', 'c.course_name', 'u.id as university', 'u.university_name'])
      .where('c.status', '=', 'published')
      .where('u.status', '=', 'published')
      .limit(1)
      .execute();
    const answer = await send([
      ['first_name', ' Asha '],
      ['last_name', 'राई'],
      ['email', 'asha@example.com'],
      ['contact', '+977 9800000000'],
      ['test_type', 'IELTS'],
      ['overall_score', '7.0'],
      ['address', 'Dharan'],
      ['last_academic_qualification', '+2 Science'],
      ['marital_status', 'Yes'],
      ['preferred_course', String(course!.id)],
      ['preferred_university', String(course!.university)],
      ['academic_documents[0][file]', { name: 'marks.pdf', bytes: marks }],
      ['academic_documents[1][file]', { name: 'अंकपत्र.PNG', bytes: png() }],
      ['passport_documents[0]file', { name: 'passport.jpg', bytes: jpeg() }],
    ]);
    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({
      id: expect.any(String),
      reference: expect.stringMatching(/^PR-[2-9B-Z]{4}-[2-9B-Z]{4}$/),
      state: 'submitted',
      detail: 'Your documents were submitted successfully!',
    });
    const row = await db.selectFrom('applications').selectAll().executeTakeFirstOrThrow();
    expect(row).toMatchObject({
      first_name: 'Asha',
      last_name: 'राई',
      marital_status: 'Yes',
      course_id: course!.id,
      preferred_course: course!.course_name,
      university_id: course!.university,
      preferred_university: course!.university_name,
      state: 'submitted',
      consent_version: '2026-01-01',
      consent_at: api.clock.now(),
    });
    const documents = await db
      .selectFrom('application_documents as d')
      .innerJoin('stored_files as f', 'f.id', 'd.file_id')
      .innerJoin('file_keys as k', 'k.file_id', 'f.id')
      .selectAll()
      .orderBy('group_name')
      .orderBy('position')
      .execute();
    expect(
      documents.map(({ group_name, file_name, media_type, kept }) => [
        group_name,
        file_name,
        media_type,
        kept,
      ]),
    ).toEqual([
      ['academic_documents', 'marks.pdf', 'application/pdf', true],
      ['academic_documents', 'अंकपत्र.PNG', 'image/png', true],
      ['passport_documents', 'passport.jpg', 'image/jpeg', true],
    ]);
    const [first] = documents;
    expect(first!.bytes).toBe(marks.length);
    expect(Buffer.from(first!.sha256!).equals(createHash('sha256').update(marks).digest())).toBe(true);
    const files = encryptedFiles(api.storage, deriveKey(SECRET, 'file keys'));
    const read: Buffer[] = [];
    const content = await files.read({
      id: first!.file_id,
      storageKey: first!.storage_key,
      wrappedKey: first!.wrapped_key,
    });
    for await (const piece of content!) read.push(piece);
    expect(Buffer.concat(read).equals(marks)).toBe(true);
    expect(await api.storage.files()).toHaveLength(3);
  });

  it('has no required field and no required file', async () => {
    expect((await send([])).status).toBe(201);
    expect(await db.selectFrom('applications').select('marital_status').executeTakeFirst()).toEqual({
      marital_status: 'No',
    });
  });

  it('belongs to whoever sent it, whatever else the form names', async () => {
    const hostile = ['user_id', 'id', 'state', 'reference', '__proto__', 'constructor', 'consent_version'];
    await send(hostile.map((name): Part => [name, 'enrolled']));
    const row = await db.selectFrom('applications').selectAll().executeTakeFirstOrThrow();
    const me = await db
      .selectFrom('users')
      .select('id')
      .where('email', '=', asha.email)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ user_id: me.id, state: 'submitted', consent_version: '2026-01-01' });
  });
});

describe('what is refused', () => {
  it('comes from nobody, or with a method or a body that is none', async () => {
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

  it('names the file and what to do, and keeps nothing of the others', async () => {
    const answer = await send([
      ['academic_documents[0][file]', { name: 'fine.pdf', bytes: pdf() }],
      ['academic_documents[1][file]', { name: 'empty.pdf', bytes: Buffer.alloc(0) }],
      ['passport_documents[0][file]', { name: 'passport.jpg', bytes: pdf() }],
      ['cv_documents[0][file]', { name: 'cv.docx', bytes: pdf() }],
    ]);
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual({
      academic_documents: { 1: { file: ['The submitted file is empty.'] } },
      passport_documents: { 0: { file: [expect.stringContaining('not what its name says')] } },
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

  it('is what only looks like a document', async () => {
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

  it('is a file with a virus, by its name', async () => {
    scan = (content) => (content.includes('EVIL') ? 'Test.Virus' : undefined);
    const answer = await send([
      ['cv_documents[0][file]', { name: 'fine.pdf', bytes: pdf() }],
      ['cv_documents[1][file]', { name: 'bad.pdf', bytes: Buffer.concat([pdf(), Buffer.from('EVIL')]) }],
    ]);
    expect(answer.status).toBe(400);
    expect(JSON.stringify(answer.body)).toContain('A virus was found in bad.pdf (Test.Virus)');
    await expectNothingKept();
  });

  it('is everything while the scanner, the disk or the room on it is missing, and then it works again', async () => {
    const sent: Part[] = [['cv_documents[0][file]', { name: 'cv.pdf', bytes: pdf() }]];
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

describe('file names', () => {
  it('only ever name: they are kept on one line, without directories and tricks', async () => {
    const names: [sent: string, kept: unknown][] = [
      ['../../etc/passwd.pdf', 'passwd.pdf'],
      ['C:\\fakepath\\cv.pdf', 'cv.pdf'],
      ['my\u202efdp.exe.pdf', 'myfdp.exe.pdf'],
      ['a"b<c>.pdf', expect.stringMatching(/\.pdf$/)],
      [`${'न'.repeat(4000)}.pdf`, `${'न'.repeat(196)}.pdf`],
      ['नमस्‍ते.pdf', 'नमस्‍ते.pdf'],
    ];
    for (const [sent, kept] of names) {
      const answer = await send([['cv_documents[0][file]', { name: sent, bytes: pdf() }]]);
      expect(answer.status, sent).toBe(201);
      const row = await db
        .selectFrom('application_documents')
        .select('file_name')
        .orderBy('added_at', 'desc')
        .where('application_id', '=', (answer.body as { id: string }).id)
        .executeTakeFirstOrThrow();
      expect(row.file_name).toEqual(kept);
      expect(row.file_name).not.toMatch(/[\p{Cc}/\\]/u);
    }
  });
});

describe('the same submission again', () => {
  const bytes = pdf();
  const parts: Part[] = [
    ['first_name', 'Asha'],
    ['cv_documents[0][file]', { name: 'cv.pdf', bytes }],
  ];
  const keyed = (key: string) => ({ ...asha.bearer, 'Idempotency-Key': key });

  it('is answered the same and makes no second, for ten minutes', async () => {
    const first = await send(parts);
    const second = await send(parts);
    expect(second).toMatchObject({ status: 201, body: first.body as object });
    expect(await count('applications')).toBe(1);
    expect(await count('stored_files')).toBe(1);
    expect(await api.storage.files()).toHaveLength(1);
    await later(11);
    expect((await send(parts)).body).not.toEqual(first.body);
    expect(await count('applications')).toBe(2);
  });

  it('with another field, another file or by another person is another', async () => {
    await send(parts);
    await send([...parts, ['last_name', 'Rai']]);
    await send([parts[0]!, ['cv_documents[0][file]', { name: 'cv.pdf', bytes: pdf() }]]);
    const other = await api.user('bimal@example.com');
    await send(parts, other.bearer);
    expect(await count('applications')).toBe(4);
  });

  it('with the same Idempotency-Key is one for a day, and the key is not for another', async () => {
    const first = await send(parts, keyed('abc'));
    await later(60);
    expect((await send(parts, keyed('abc'))).body).toEqual(first.body);
    expect(await send([['first_name', 'Other']], keyed('abc'))).toMatchObject({
      status: 409,
      body: { code: 'key_reused' },
    });
    const other = await api.user('chandra@example.com');
    expect((await send(parts, { ...other.bearer, 'Idempotency-Key': 'abc' })).body).not.toEqual(first.body);
    expect(await count('applications')).toBe(2);
  });

  it('fifty times at once is one', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => send(parts, keyed('fifty'))));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ body }) => (body as { id: string }).id)).size).toBe(1);
    expect(await count('applications')).toBe(1);
    expect(await count('stored_files')).toBe(1);
    expect(await api.storage.files()).toHaveLength(1);
  });
});

describe('what a dead process left', () => {
  it('is swept after a day: rows, keys and files, and nothing that belongs to somebody', async () => {
    await send([['cv_documents[0][file]', { name: 'cv.pdf', bytes: pdf() }]]);
    const files = encryptedFiles(api.storage, deriveKey(SECRET, 'file keys'));
    const lost = files.prepare();
    await db
      .insertInto('stored_files')
      .values({ id: lost.id, storage_key: lost.storageKey, created_at: api.clock.now() })
      .execute();
    await db.insertInto('file_keys').values({ file_id: lost.id, wrapped_key: lost.wrappedKey }).execute();
    await api.storage.put(lost.storageKey, Buffer.from('remains'));
    await api.applications.sweep();
    expect(await count('stored_files')).toBe(2);
    await later(25 * 60);
    await twoLooks(db, api.applications.sweep);
    expect(await count('stored_files')).toBe(1);
    expect(await count('file_keys')).toBe(1);
    expect(await api.storage.files()).toHaveLength(1);
  });
});
