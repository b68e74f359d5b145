import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { testApi } from '../../../tests/support/api.ts';
import { jpeg, pdf, png, type FormPart } from '../../../tests/support/applications.ts';
import { applying } from '../../../tests/support/applying.ts';
import type { TestPerson } from '../../../tests/support/people.ts';
import { twoLooks } from '../../../tests/support/two-looks.ts';
import { encryptedFiles } from '../../platform/files/encrypted-files.ts';
import { testSecretKeys } from '../../../tests/support/secret-keys.ts';

/** Accepted applications: what is stored, under which names, and only once if sent repeatedly. */

const api = await testApi();
const { db } = api.handle;
const { count, send: sendAs } = applying(api);
let asha: TestPerson;
beforeAll(async () => {
  asha = await api.user('asha@example.com');
});
const send = (parts: readonly FormPart[], headers: Record<string, string> = asha.bearer) =>
  sendAs(parts, headers);

/** Advances the clock and replaces an expired token. */
async function later(minutes: number) {
  api.clock.advance({ minutes });
  asha = await api.logIn(asha.email);
}

describe('an application', () => {
  it('is stored with every field and file, and answered with a reference', async () => {
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
    const files = encryptedFiles(api.storage, testSecretKeys().of('file keys'));
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

  it('belongs to the person who sent it, whatever the form says', async () => {
    const hostile = ['user_id', 'id', 'state', 'reference', '__proto__', 'constructor', 'consent_version'];
    await send(hostile.map((name): FormPart => [name, 'enrolled']));
    const row = await db.selectFrom('applications').selectAll().executeTakeFirstOrThrow();
    const me = await db
      .selectFrom('users')
      .select('id')
      .where('email', '=', asha.email)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ user_id: me.id, state: 'submitted', consent_version: '2026-01-01' });
  });
});

describe('file names', () => {
  it('are stored on one line, without directories and control characters', async () => {
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
  const parts: FormPart[] = [
    ['first_name', 'Asha'],
    ['cv_documents[0][file]', { name: 'cv.pdf', bytes }],
  ];
  const keyed = (key: string) => ({ ...asha.bearer, 'Idempotency-Key': key });

  it('gets the same answer for ten minutes and creates no second one', async () => {
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

  it('with another field, file or person is a new application', async () => {
    await send(parts);
    await send([...parts, ['last_name', 'Rai']]);
    await send([parts[0]!, ['cv_documents[0][file]', { name: 'cv.pdf', bytes: pdf() }]]);
    const other = await api.user('bimal@example.com');
    await send(parts, other.bearer);
    expect(await count('applications')).toBe(4);
  });

  it('with the same Idempotency-Key counts as one for a day, for that person only', async () => {
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

  it('fifty times at once creates one application', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => send(parts, keyed('fifty'))));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ body }) => (body as { id: string }).id)).size).toBe(1);
    expect(await count('applications')).toBe(1);
    expect(await count('stored_files')).toBe(1);
    expect(await api.storage.files()).toHaveLength(1);
  });
});

describe('data left by a killed process', () => {
  it('is deleted after a day: rows, keys and files that are not in use', async () => {
    await send([['cv_documents[0][file]', { name: 'cv.pdf', bytes: pdf() }]]);
    const files = encryptedFiles(api.storage, testSecretKeys().of('file keys'));
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
