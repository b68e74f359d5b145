import { beforeEach, describe, expect, it } from 'vitest';
import { testApi } from '../../../tests/support/api.ts';
import {
  applied,
  filed,
  moveCase,
  pdf,
  png,
  sendForm,
  type FormPart,
} from '../../../tests/support/applications.ts';
import { DISGUISED } from '../../../tests/support/harmful-files.ts';
import type { TestPerson } from '../../../tests/support/people.ts';
import { twoLooks } from '../../../tests/support/two-looks.ts';
import type { Application, StaffApplication } from '../../contract/applications.ts';

/** Documents that staff put into a case, and what its student sees of them. */

const api = await testApi();
const { db } = api.handle;
const LIST = '/api/staff/applications/';
const OWN = '/api/user/applications/';
let asha: TestPerson;
let sita: TestPerson;
let count = 0;
beforeEach(async () => {
  await db.deleteFrom('mails').execute();
  count += 1;
  asha = await api.user(`asha${count}@example.com`);
  sita = await api.staff('sita@example.com', { first_name: 'Sita', last_name: 'Shrestha' });
});

const own = async (id: string) => (await api.get(`${OWN}${id}/`, asha.bearer)).body as Application;
const seen = async (id: string) => (await api.get(`${LIST}${id}/`, sita.bearer)).body as StaffApplication;
const put = (id: string, parts: readonly FormPart[], as = sita) =>
  sendForm(api, `${LIST}${id}/filed/`, as, parts);
const change = (id: string, document: string, body: object, as = sita) =>
  api.ask('POST', `${LIST}${id}/filed/${document}/`, as.bearer, body);
const show = (id: string, document: string, mail = false) =>
  change(id, document, { action: 'show', was: 'hidden', mail });
const download = (surface: 'staff' | 'user', id: string, document: string, { bearer }: TestPerson) =>
  api.get(`/api/${surface}/applications/${id}/documents/${document}/`, bearer);
const stored = async () => (await api.storage.files()).length;
const mails = () => db.selectFrom('mails').select(['template', 'recipient', 'subject']).execute();

describe('a document of the office', () => {
  it('is hidden from the student until it is shown, and again when it is hidden', async () => {
    const { id } = await applied(api, asha);
    const bytes = pdf();
    const document = await filed(api, sita, id, { name: 'Offer - Asha.pdf', bytes });
    expect((await seen(id)).filed).toEqual([
      {
        id: document,
        kind: 'offer_letter',
        title: '',
        file_name: 'Offer - Asha.pdf',
        media_type: 'application/pdf',
        bytes: bytes.length,
        added_at: api.clock.now().toISOString(),
        added_by: 'Sita Shrestha',
        shown_at: null,
      },
    ]);
    const hidden = async () => {
      const text =
        JSON.stringify(await own(id)) +
        JSON.stringify((await api.get('/api/user/export/', asha.bearer)).body);
      expect(text).not.toContain(document);
      expect(text).not.toContain('Offer - Asha');
      expect((await download('user', id, document, asha)).status).toBe(404);
    };
    await hidden();
    expect((await own(id)).history).toHaveLength(1);

    expect((await show(id, document)).status).toBe(200);
    const shown = await own(id);
    expect(shown.filed).toMatchObject([{ id: document, file_name: 'Offer - Asha.pdf' }]);
    expect(shown.filed[0]).not.toHaveProperty('added_by');
    expect(shown.history.at(-1)).toMatchObject({
      event: 'document_shown',
      by: 'staff',
      who: null,
      files: ['Offer - Asha.pdf'],
      is_new: false,
    });
    const got = await download('user', id, document, asha);
    expect((got.body as Buffer).equals(bytes)).toBe(true);
    expect(Object.fromEntries(got.headers)).toMatchObject({
      'content-disposition': expect.stringMatching(/^attachment/),
      'content-security-policy': "sandbox; default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
    });
    expect((await mails()).map(({ template }) => template)).not.toContain('application-document');

    const hide = { action: 'hide', was: 'shown', reason: 'The wrong intake' };
    expect((await change(id, document, hide)).status).toBe(200);
    await hidden();
    expect((await seen(id)).history.slice(1)).toMatchObject([
      { event: 'document_filed', note: 'Offer letter', internal: true, who: 'Sita Shrestha' },
      { event: 'document_shown', internal: false, files: [] },
      { event: 'document_hidden', note: 'Offer letter: The wrong intake', internal: true },
    ]);
  });

  it('is never seen by another student, and not by way of another case', async () => {
    const { id } = await applied(api, asha);
    const bina = await api.user(`bina${count}@example.com`);
    const other = await applied(api, bina);
    const document = await filed(api, sita, id);
    await show(id, document);
    for (const [of, who] of [
      [id, bina],
      [other.id, bina],
      [other.id, asha],
    ] as const) {
      expect((await download('user', of, document, who)).status).toBe(404);
    }
    expect((await change(other.id, document, { action: 'hide', was: 'shown', reason: 'x' })).status).toBe(
      404,
    );
    expect((await download('staff', other.id, document, sita)).status).toBe(404);
    expect((await download('staff', id, document, asha)).status).toBe(403);
    expect((await put(id, [], asha)).status).toBe(403);
  });

  it('is written by people who work cases, and read by all staff, which is recorded', async () => {
    const { id } = await applied(api, asha);
    const document = await filed(api, sita, id);
    for (const staff_role of ['reader', 'editor'] as const) {
      const person = await api.staff(`${staff_role}@example.com`);
      await db.updateTable('users').set({ staff_role }).where('email', '=', person.email).execute();
      const file = { name: 'a.pdf', bytes: pdf() };
      const refused = await put(
        id,
        [
          ['kind', 'receipt'],
          ['file', file],
        ],
        person,
      );
      expect(refused.status).toBe(403);
      expect((await change(id, document, { action: 'show', was: 'hidden' }, person)).status).toBe(403);
      expect((await download('staff', id, document, person)).status).toBe(200);
    }
    const log = await db
      .selectFrom('change_log')
      .select(['action', 'changes'])
      .where('object', '=', id)
      .where('action', 'in', ['filed', 'document_opened'])
      .orderBy('id')
      .execute();
    expect(log.map(({ action }) => action)).toEqual(['filed', 'document_opened', 'document_opened']);
    expect(JSON.stringify(log)).toContain('Offer letter');
    expect((await seen(id)).filed).toMatchObject([{ shown_at: null }]);
  });

  it('comes with a mail if staff say so, whose words name no person and no file', async () => {
    const { id, reference } = await applied(api, asha);
    const document = await filed(api, sita, id, { name: 'secret name.pdf', bytes: pdf() });
    await db.deleteFrom('mails').execute();
    api.clock.advance({ minutes: 1 });
    await show(id, document, true);
    const [mail, ...more] = await mails();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ template: 'application-document', recipient: asha.email });
    expect(mail!.subject).toMatch(new RegExp(`^Your offer letter is here: ${reference}`));
    expect((await own(id)).history.at(-1)!.is_new).toBe(true);
  });

  it('is changed only as the person saw it, and hidden or deleted only with a reason', async () => {
    const { id } = await applied(api, asha);
    const document = await filed(api, sita, id);
    const meanwhile = { status: 409, body: { code: 'filed_changed' } };
    expect(await change(id, document, { action: 'hide', was: 'shown', reason: 'x' })).toMatchObject(
      meanwhile,
    );
    expect(await change(id, document, { action: 'delete', was: 'shown', reason: 'x' })).toMatchObject(
      meanwhile,
    );
    await show(id, document);
    expect(await show(id, document, true)).toMatchObject(meanwhile);
    expect(await change(id, document, { action: 'delete', was: 'hidden', reason: 'x' })).toMatchObject(
      meanwhile,
    );
    for (const action of ['hide', 'delete']) {
      const refused = await change(id, document, { action, was: 'shown', reason: ' ' });
      expect(refused).toMatchObject({ status: 400, body: { reason: ['This field is required.'] } });
    }
    expect((await own(id)).filed).toHaveLength(1);

    const before = await stored();
    const removal = { action: 'delete', was: 'shown', reason: 'A file of somebody else' };
    expect((await change(id, document, removal)).body).toMatchObject({ filed: [] });
    expect((await own(id)).filed).toEqual([]);
    expect((await own(id)).history.at(-1)).toMatchObject({ event: 'document_shown', files: [] });
    expect((await download('staff', id, document, sita)).status).toBe(404);
    expect((await change(id, document, removal)).status).toBe(404);
    await api.applications.sweep();
    expect(await stored()).toBe(before - 1);
  });
});

describe('filing', () => {
  it('refuses what the form of students refuses, and keeps nothing of it', async () => {
    const { id } = await applied(api, asha);
    const before = await stored();
    for (const { name, content } of DISGUISED) {
      const refused = await put(id, [
        ['kind', 'visa_grant'],
        ['file', { name, bytes: content }],
      ]);
      expect(refused, name).toMatchObject({
        status: 400,
        body: { file: [expect.stringContaining('but this is not a')] },
      });
    }
    const file = { name: 'a.pdf', bytes: pdf() };
    for (const [parts, field] of [
      [
        [
          ['kind', 'receipt'],
          ['file', { name: 'a.exe', bytes: pdf() }],
        ],
        'file',
      ],
      [
        [
          ['kind', 'receipt'],
          ['file', { name: 'a.pdf', bytes: Buffer.alloc(0) }],
        ],
        'file',
      ],
      [
        [
          ['kind', 'receipt'],
          ['file', 'text'],
        ],
        'file',
      ],
      [[['kind', 'receipt']], 'file'],
      [
        [
          ['kind', 'passport'],
          ['file', file],
        ],
        'kind',
      ],
      [[['file', file]], 'kind'],
      [
        [
          ['kind', 'other'],
          ['file', file],
        ],
        'title',
      ],
      [
        [
          ['kind', 'other'],
          ['title', 'x'.repeat(121)],
          ['file', file],
        ],
        'title',
      ],
      [
        [
          ['kind', 'other'],
          ['title', 'a\0b'],
          ['file', file],
        ],
        'title',
      ],
    ] as [FormPart[], string][]) {
      const refused = await put(id, parts);
      expect(refused.status, JSON.stringify(refused.body)).toBe(400);
      expect(Object.keys(refused.body as object)).toContain(field);
    }
    expect(
      (
        await put('5b0d2a0e-7a4e-4f0e-9d7c-2f2f2f2f2f2f', [
          ['kind', 'receipt'],
          ['file', file],
        ])
      ).status,
    ).toBe(404);
    expect((await seen(id)).filed).toEqual([]);
    expect(await stored()).toBe(before);
  });

  it('takes the same file once, several kinds, and names that would harm a file system', async () => {
    const { id } = await applied(api, asha);
    const file = { name: '../../..\u202efdp.exe\n.png', bytes: png() };
    const other: FormPart[] = [
      ['file', file],
      ['title', ' Scholarship letter '],
      ['kind', 'other'],
    ];
    await put(id, other);
    await put(id, other);
    api.clock.advance({ seconds: 1 });
    await put(id, [
      ['kind', 'receipt'],
      ['file', file],
      ['file', { name: 'second.pdf', bytes: pdf() }],
    ]);
    expect((await seen(id)).filed).toMatchObject([
      { kind: 'other', title: 'Scholarship letter', media_type: 'image/png' },
      { kind: 'receipt', title: '', file_name: expect.not.stringMatching(/[/\\\n\u202e]/) },
    ]);
  });

  it('is possible in a closed case until its documents are deleted, these with them', async () => {
    const { id } = await applied(api, asha);
    await moveCase(api, 'staff', sita, id, 'withdraw');
    await moveCase(api, 'staff', sita, id, 'close');
    const document = await filed(api, sita, id);
    await show(id, document);
    api.clock.advance({ days: 31 });
    [asha, sita] = [await api.logIn(asha.email), await api.logIn(sita.email)];
    await twoLooks(db, api.applications.cleanUp);
    expect(await own(id)).toMatchObject({
      filed: [],
      documents: [],
      documents_deleted_at: expect.any(String),
    });
    expect(await download('user', id, document, asha)).toMatchObject({
      status: 409,
      body: { code: 'documents_deleted' },
    });
    const late = await put(id, [
      ['kind', 'receipt'],
      ['file', { name: 'a.pdf', bytes: pdf() }],
    ]);
    expect(late).toMatchObject({ status: 409, body: { code: 'documents_deleted' } });
  });

  it('goes with the account of the student, and is in the data that they download while it is shown', async () => {
    const { id } = await applied(api, asha);
    const document = await filed(api, sita, id, { name: 'coe.pdf', bytes: pdf() });
    await show(id, document);
    await filed(api, sita, id, { name: 'hidden.pdf', bytes: pdf() });
    const text = JSON.stringify((await api.get('/api/user/export/', asha.bearer)).body);
    expect(text).toContain('coe.pdf');
    expect(text).not.toContain('hidden.pdf');
    const before = await stored();
    await api.ask('POST', '/api/user/delete/', asha.bearer, { password: asha.password });
    await api.applications.sweep();
    expect(
      await db.selectFrom('filed_documents').select('id').where('application_id', '=', id).execute(),
    ).toEqual([]);
    expect(await stored()).toBe(before - 3);
  });
});

it('logs no errors during these tests', () => expect(api.logged).toEqual([]));
