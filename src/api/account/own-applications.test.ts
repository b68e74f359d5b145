import { beforeAll, describe, expect, it } from 'vitest';
import { testApi } from '../../../tests/support/api.ts';
import { applied, moveCase, pdf, png, sendForm } from '../../../tests/support/applications.ts';
import type { TestPerson } from '../../../tests/support/people.ts';
import type { Application } from '../../contract/applications.ts';

const api = await testApi();
let asha: TestPerson;
let bina: TestPerson;
let office: TestPerson;
beforeAll(async () => {
  asha = await api.user('asha@example.com');
  bina = await api.user('bina@example.com');
  office = await api.staff('office@example.com');
});

const own = (id: string) => `/api/user/applications/${id}/`;
const staff = (id: string) => `/api/staff/applications/${id}/`;
const documentIn = ({ id, documents: [first] }: Application) => `${id}/documents/${first!.id}/`;

describe('access to a case', () => {
  it('is for its student and staff; to everybody else it does not exist', async () => {
    const hers = await applied(api, asha);
    const calls: [method: string, path: string, body?: unknown][] = [
      ['GET', own(hers.id)],
      ['GET', `/api/user/applications/${documentIn(hers)}`],
      ['POST', `${own(hers.id)}move/`, { event: 'withdraw', from: 'submitted' }],
    ];
    for (const [method, path, body] of calls) {
      for (const stranger of [bina, office]) {
        const refused = await api.ask(method, path, stranger.bearer, body);
        expect([refused.status, refused.body], path).toEqual([404, { detail: 'Not found.' }]);
      }
      expect((await api.ask(method, path, {}, body)).status).toBe(401);
    }
    const added = await sendForm(api, `${own(hers.id)}documents/`, bina, [
      ['cv_documents[0][file]', { name: 'cv.pdf', bytes: pdf() }],
    ]);
    expect(added.status).toBe(404);
    const forStaff: [method: string, path: string, body?: unknown][] = [
      ['GET', staff(hers.id)],
      ['GET', `/api/staff/applications/${documentIn(hers)}`],
      ['GET', '/api/staff/applications/'],
      ['GET', '/api/staff/applications/export/'],
      ['POST', `${staff(hers.id)}move/`, { event: 'begin_review', from: 'submitted', send_now: true }],
      ['POST', `${staff(hers.id)}note/`, { note: 'x' }],
    ];
    for (const [method, path, body] of forStaff) {
      for (const student of [asha, bina]) {
        expect((await api.ask(method, path, student.bearer, body)).status, path).toBe(403);
      }
      expect((await api.ask(method, path, await api.prove(office), body)).status, path).toBe(200);
    }
    expect((await api.get(own(hers.id), asha.bearer)).status).toBe(200);
    expect((await api.get('/api/user/applications/', bina.bearer)).body).toMatchObject({ count: 0 });
  });

  it('is not given by mixed or invalid ids', async () => {
    const [hers, his] = [await applied(api, asha), await applied(api, bina)];
    const documentId = his.documents[0]!.id;
    const paths = [
      `/api/user/applications/${hers.id}/documents/${documentId}/`,
      `/api/user/applications/${his.id}/documents/${documentId}/`,
      `/api/user/applications/${hers.id}/documents/${hers.id}/`,
      ...['1', 'null', "' or 1=1", '../../..', hers.id.toUpperCase(), crypto.randomUUID()].map((id) =>
        own(encodeURIComponent(id)),
      ),
    ];
    for (const path of paths) expect((await api.get(path, asha.bearer)).status, path).toBe(404);
    const mixed = `/api/staff/applications/${hers.id}/documents/${documentId}/`;
    expect((await api.get(mixed, office.bearer)).status).toBe(404);
  });
});

describe('the list of a student', () => {
  it('has the newest case first, in pages, with the subject of each', async () => {
    const cara = await api.user('cara@example.com');
    for (const course of ['First', 'Second', 'Third']) {
      await applied(api, cara, [['preferred_course', course]]);
      api.clock.advance({ seconds: 1 });
    }
    const page = await api.get('/api/user/applications/?records=2', cara.bearer);
    expect(page.body).toMatchObject({
      count: 3,
      previous: null,
      next: 'https://prasthan.test/api/user/applications/?page=2&records=2',
      results: [{ preferred_course: 'Third' }, { preferred_course: 'Second' }],
    });
    expect((await api.get('/api/user/applications/?page=3&records=2', cara.bearer)).status).toBe(404);
  });
});

describe('a student', () => {
  it('withdraws once and gets a mail', async () => {
    const { id, moves, reference } = await applied(api, asha);
    expect(moves).toEqual(['withdraw']);
    api.clock.advance({ minutes: 5 });
    const left = await api.ask('POST', `${own(id)}move/`, asha.bearer, {
      event: 'withdraw',
      from: 'submitted',
      note: 'I study in Nepal.',
    });
    expect(left.body).toMatchObject({
      state: 'withdrawn',
      moves: [],
      state_changed_at: api.clock.now().toISOString(),
      history: [
        { event: 'submit', by: 'student', who: null },
        { event: 'withdraw', from: 'submitted', to: 'withdrawn', by: 'student', note: 'I study in Nepal.' },
      ],
    });
    const { letter } = await api.lastMail(asha.email);
    expect(letter).toMatchObject({
      template: 'application-moved',
      data: {
        reference,
        state: 'Withdrawn',
        note: '',
        who: '',
        link: `https://prasthan.test/account/applications/${id}`,
      },
    });
    expect(await moveCase(api, 'user', asha, id, 'withdraw')).toMatchObject({
      status: 409,
      body: { code: 'no_such_move' },
    });
  });

  it('cannot make a move of staff or an unknown move', async () => {
    const { id } = await applied(api, asha);
    for (const event of ['begin_review', 'accept', 'close', 'submit', 'visa_granted', 'documents_complete']) {
      const refused = await moveCase(api, 'user', asha, id, event);
      expect(refused, event).toMatchObject({ status: 409, body: { code: 'no_such_move' } });
    }
    for (const event of ['', 'delete', null, 7, undefined]) {
      const refused = await api.ask('POST', `${own(id)}move/`, asha.bearer, { event, from: 'submitted' });
      expect(refused.status).toBe(400);
    }
    const long = { event: 'withdraw', from: 'submitted', note: 'x'.repeat(4001) };
    expect((await api.ask('POST', `${own(id)}move/`, asha.bearer, long)).status).toBe(400);
  });

  it('accepts an offer', async () => {
    const { id } = await applied(api, asha);
    for (const event of ['begin_review', 'send_to_university', 'receive_offer']) {
      await moveCase(api, 'staff', office, id, event);
    }
    const accepted = await moveCase(api, 'user', asha, id, 'accept');
    expect(accepted.body).toMatchObject({ state: 'accepted', moves: ['withdraw'] });
  });
});

describe('documents added later', () => {
  it('are listed after the others and in the history, and the same one is not added twice', async () => {
    const passport = png();
    const { id } = await applied(api, asha);
    const parts = [
      ['passport_documents[0][file]', { name: 'first.png', bytes: passport }],
      ['passport_documents[1][file]', { name: 'again.png', bytes: passport }],
      ['cv_documents[0][file]', { name: 'new cv.pdf', bytes: pdf() }],
    ] as const;
    const stored = (await api.storage.files()).length;
    for (const _ of [1, 2]) {
      const added = await sendForm(
        api,
        `${own(id)}documents/`,
        asha,
        parts.map(([name, file]) => [name, file]),
      );
      expect(added.status).toBe(200);
      const { documents, history } = added.body as Application;
      expect(documents.map(({ group, file_name }) => [group, file_name])).toEqual([
        ['cv_documents', 'cv.pdf'],
        ['cv_documents', 'new cv.pdf'],
        ['passport_documents', 'first.png'],
      ]);
      expect(history.map(({ event, by }) => [event, by])).toEqual([
        ['submit', 'student'],
        ['document_added', 'student'],
      ]);
    }
    expect(await api.storage.files()).toHaveLength(stored + 2);
  });

  it('are refused by name, and none of them is kept', async () => {
    const { id } = await applied(api, asha);
    const stored = await api.storage.files();
    const refused = await sendForm(api, `${own(id)}documents/`, asha, [
      ['cv_documents[0][file]', { name: 'fine.pdf', bytes: pdf() }],
      ['cv_documents[1][file]', { name: 'bad.pdf', bytes: Buffer.from('<html>') }],
    ]);
    expect(refused).toMatchObject({
      status: 400,
      body: { cv_documents: { 1: { file: [expect.any(String)] } } },
    });
    expect((await sendForm(api, `${own(id)}documents/`, asha, [])).body).toEqual({
      non_field_errors: ['Choose at least one file.'],
      detail: 'Choose at least one file.',
    });
    expect(await api.storage.files()).toEqual(stored);
  });
});
