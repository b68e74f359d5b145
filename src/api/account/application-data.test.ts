import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { testApi } from '../../../tests/support/api.ts';
import { applied, moveCase, pdf, sendForm, type FormPart } from '../../../tests/support/applications.ts';
import { dayOfDatabasePasses, twoLooks } from '../../../tests/support/two-looks.ts';
import { PASSWORD, type TestPerson } from '../../../tests/support/people.ts';
import type { Application } from '../../contract/applications.ts';

/** How long data of cases is kept, and what a person can export and have erased. */

const api = await testApi();
const { db } = api.handle;
let office: TestPerson;
let asha: TestPerson;
let people = 0;
beforeEach(async () => {
  await db.deleteFrom('applications').execute();
  await db.deleteFrom('mails').execute();
  await db
    .updateTable('stored_files')
    .set({ kept: false, created_at: new Date(0) })
    .execute();
  await api.applications.sweep();
  people += 1;
  asha = await api.user(`asha${people}@example.com`);
  office = await api.staff('office@example.com');
});

const rows = async (table: 'applications' | 'application_documents' | 'stored_files' | 'file_keys') =>
  Number((await db.selectFrom(table).select(db.fn.countAll().as('n')).executeTakeFirstOrThrow()).n);
const move = (id: string, event: string) => moveCase(api, 'staff', office, id, event);
/** Advances the clock by days and replaces expired tokens. */
async function later(days: number) {
  api.clock.advance({ days });
  asha = await api.logIn(asha.email);
  office = await api.logIn(office.email);
}
/** Runs the cleanup twice, a day apart by the database's clock. */
const cleanUpTwice = () => twoLooks(db, api.applications.cleanUp);
const read = async (id: string) =>
  (await api.get(`/api/user/applications/${id}/`, asha.bearer)).body as Application;
const cv = (): FormPart => ['cv_documents[0][file]', { name: 'cv.pdf', bytes: pdf() }];

it('is written once: the first entry of its history leaves the case as it is', async () => {
  const { id } = await applied(api, asha, [['first_name', 'Asha']]);
  const { rows: found } = await sql<{ written_before: boolean; been: string[]; active: boolean }>`
    select a.cmin::text::int < h.cmin::text::int as written_before, a.been, a.active_at = h.at as active
    from applications a join application_history h on h.application_id = a.id where a.id = ${id}`.execute(db);
  expect(found).toEqual([{ written_before: true, been: ['submitted'], active: true }]);
});

describe('documents after the end', () => {
  it('are deleted when the case has been closed for 30 days, not before, with key and file', async () => {
    const { id, documents } = await applied(api, asha, [['first_name', 'Asha']]);
    const other = await applied(api, asha, [['first_name', 'Other']]);
    await move(id, 'withdraw');
    await later(40);
    await move(id, 'close');
    await later(29);
    await cleanUpTwice();
    expect((await read(id)).documents).toHaveLength(1);
    await later(1);
    await cleanUpTwice();

    const seen = await read(id);
    expect(seen).toMatchObject({
      state: 'closed',
      first_name: 'Asha',
      documents: [],
      documents_deleted_at: api.clock.now().toISOString(),
    });
    expect(seen.history.at(-1)).toMatchObject({ event: 'documents_deleted', by: 'system', who: null });
    expect([await rows('stored_files'), await rows('file_keys')]).toEqual([1, 1]);
    expect(await api.storage.files()).toHaveLength(1);
    const gone = `${id}/documents/${documents[0]!.id}/`;
    for (const [surface, { bearer }] of [
      ['user', asha],
      ['staff', office],
    ] as const) {
      const refused = await api.get(`/api/${surface}/applications/${gone}`, bearer);
      expect(refused).toMatchObject({ status: 409, body: { code: 'documents_deleted' } });
    }
    const added = await sendForm(api, `/api/user/applications/${id}/documents/`, asha, [cv()]);
    expect(added).toMatchObject({ status: 409, body: { code: 'documents_deleted' } });
    expect((await read(other.id)).documents).toHaveLength(1);

    await cleanUpTwice();
    expect((await read(id)).history.filter(({ event }) => event === 'documents_deleted')).toHaveLength(1);
  });

  it('stay when the case is reopened in time, and the days start again', async () => {
    const { id } = await applied(api, asha);
    await move(id, 'withdraw');
    await move(id, 'close');
    const refused = await sendForm(api, `/api/user/applications/${id}/documents/`, asha, [cv()]);
    expect(refused).toMatchObject({ status: 409, body: { code: 'no_such_move' } });
    await later(20);
    await move(id, 'reopen');
    await later(20);
    await cleanUpTwice();
    expect((await read(id)).documents).toHaveLength(1);
    await move(id, 'reject');
    await move(id, 'close');
    await later(29);
    await cleanUpTwice();
    expect((await read(id)).documents).toHaveLength(1);
    await later(2);
    await cleanUpTwice();
    expect(await read(id)).toMatchObject({ documents: [], documents_deleted_at: expect.any(String) });

    // When reopened after that, it accepts documents again.
    await move(id, 'reopen');
    const added = await sendForm(api, `/api/user/applications/${id}/documents/`, asha, [cv()]);
    expect(added).toMatchObject({ status: 200, body: { documents_deleted_at: null } });
  });

  it('are deleted even if nobody closes the case: it closes automatically 30 days after the last activity', async () => {
    const resting = await applied(api, asha);
    const talked = await applied(api, asha, [['first_name', 'Talked']]);
    const added = await applied(api, asha, [['first_name', 'Added']]);
    const open = await applied(api, asha, [['first_name', 'Open']]);
    await move(resting.id, 'withdraw');
    for (const { id } of [talked, added]) await move(id, 'reject');
    await later(29);
    const note = { note: 'Call us.' };
    await api.ask('POST', `/api/staff/applications/${talked.id}/note/`, office.bearer, note);
    await sendForm(api, `/api/user/applications/${added.id}/documents/`, asha, [cv()]);
    await cleanUpTwice();
    expect((await read(resting.id)).state).toBe('withdrawn');

    await later(1);
    await cleanUpTwice();
    await cleanUpTwice();
    const { state, history, moves } = await read(resting.id);
    expect([state, moves]).toEqual(['closed', []]);
    expect(history.slice(2)).toEqual([
      {
        at: api.clock.now().toISOString(),
        event: 'close',
        from: 'withdrawn',
        to: 'closed',
        by: 'system',
        who: null,
        note: '',
        files: [],
        is_new: true,
      },
    ]);
    expect((await api.lastMail(asha.email)).letter).toMatchObject({
      template: 'application-moved',
      data: { reference: resting.reference, state: 'Closed', note: '', who: '' },
    });
    for (const { id } of [talked, added]) expect((await read(id)).state).toBe('rejected');

    await later(29);
    await cleanUpTwice();
    for (const { id } of [talked, added]) expect((await read(id)).state).toBe('closed');
    await later(1);
    await cleanUpTwice();
    expect(await read(resting.id)).toMatchObject({ documents: [], documents_deleted_at: expect.any(String) });
    // A case that waits for a person is not closed, and nothing is deleted.
    expect(await read(open.id)).toMatchObject({ state: 'submitted', documents: [expect.anything()] });
  });

  it('become unreadable even if the storage fails, and are deleted when it works again', async () => {
    const { id } = await applied(api, asha);
    await move(id, 'withdraw');
    await move(id, 'close');
    await later(31);
    const { delete: remove } = api.storage;
    const files = await api.storage.files();
    try {
      await api.applications.cleanUp();
      await dayOfDatabasePasses(db);
      api.storage.delete = () => Promise.reject(Object.assign(new Error('down'), { code: 'ECONNREFUSED' }));
      await expect(api.applications.cleanUp()).rejects.toThrow('The storage does not answer.');
      expect((await read(id)).documents).toEqual([]);
      expect(await rows('file_keys')).toBe(0);
      expect(await api.storage.files()).toEqual(files);
    } finally {
      api.storage.delete = remove;
    }
    await api.applications.cleanUp();
    expect([await rows('stored_files'), await api.storage.files()]).toEqual([0, []]);
  });
});

describe('a person’s data', () => {
  it('hold every case with fields, consent, documents, history and openings', async () => {
    const { id, documents } = await applied(api, asha, [
      ['first_name', 'Asha'],
      ['address', 'Dharan'],
    ]);
    await api.get(`/api/staff/applications/${id}/documents/${documents[0]!.id}/`, office.bearer);
    await move(id, 'begin_review');
    const { body } = await api.get('/api/user/export/', asha.bearer);
    const { applications } = body as { applications: object[] };
    expect(applications).toEqual([
      expect.objectContaining({
        id,
        first_name: 'Asha',
        address: 'Dharan',
        consent_version: '2026-01-01',
        consent_at: expect.any(String) as string,
        documents,
        documents_opened_by_staff_at: [api.clock.now().toISOString()],
      }),
    ]);
    const text = JSON.stringify(applications);
    expect(text).toContain('begin_review');
    // Names of staff and keys of files are not part of the student's data.
    expect(text).not.toMatch(/office@|wrapped|storage_key|actor/);
  });

  it('are erased with the account: rows, keys, files, mails and texts in the history', async () => {
    const bina = await api.user(`bina${people}@example.com`);
    const hers = await applied(api, asha, [['first_name', 'Asha']]);
    const his = await applied(api, bina);
    await api.get(`/api/staff/applications/${hers.id}/documents/${hers.documents[0]!.id}/`, office.bearer);
    await move(hers.id, 'begin_review');
    await sendForm(api, '/api/app/application-create/', asha, [cv(), ['last_name', 'Rai']]);
    expect(await rows('stored_files')).toBe(3);
    const erased = await api.ask('POST', '/api/user/delete/', asha.bearer, { password: PASSWORD });
    expect(erased.status).toBe(200);

    // The keys are deleted at once: files left until the next sweep cannot be decrypted.
    expect(await rows('file_keys')).toBe(1);
    await api.applications.cleanUp();
    expect([await rows('applications'), await rows('application_documents')]).toEqual([1, 1]);
    expect([await rows('stored_files'), await api.storage.files()]).toMatchObject([1, { length: 1 }]);
    const record = await db
      .selectFrom('change_log')
      .select(['action', 'title', 'changes'])
      .where('object', '=', hers.id)
      .orderBy('id')
      .execute();
    expect(record).toEqual([
      { action: 'document_opened', title: '', changes: [] },
      { action: 'moved', title: '', changes: [] },
    ]);
    // His two mails remain: the one to him, and the one to the office about his case.
    const mails = await db
      .selectFrom('mails')
      .select('recipient')
      .where('template', 'like', 'application%')
      .execute();
    expect(mails.map(({ recipient }) => recipient).sort()).toEqual([bina.email, 'office@prasthan.test']);
    for (const table of ['application_history', 'idempotency_keys']) {
      const { rows: orphans } = await sql<{
        text: string;
      }>`select t::text as text from ${sql.table(table)} t`.execute(db);
      expect(orphans.filter(({ text }) => text.includes(hers.id))).toEqual([]);
    }
    expect(
      (await api.get(`/api/user/applications/${his.id}/documents/${his.documents[0]!.id}/`, bina.bearer))
        .status,
    ).toBe(200);
  });
});
