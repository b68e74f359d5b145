import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { testApi } from '../../../tests/support/api.ts';
import { applied, moveCase, pdf, png, sendForm, type FormPart } from '../../../tests/support/applications.ts';
import { PASSWORD, type TestPerson } from '../../../tests/support/people.ts';
import type { OfficeMails } from '../../domain/applications/policy.office-mails.ts';
import type { Application, StaffApplication, StaffApplicationItem } from '../../contract/applications.ts';

/** How what a student answers reaches the office: unread cases, their order, new files, and mails. */

/** As the owner sets it between two starts. */
const settings: OfficeMails = { answers: 'hourly', dailyHour: 9 };
const api = await testApi({ officeMails: settings });
const { clock } = api;
const { db } = api.handle;
const LIST = '/api/staff/applications/';
const OFFICE = 'office@prasthan.test';
let asha: TestPerson;
let sita: TestPerson;
let count = 0;
beforeEach(async () => {
  await db.deleteFrom('applications').execute();
  await db.deleteFrom('mails').execute();
  Object.assign(settings, { answers: 'hourly', dailyHour: 9 });
  count += 1;
  asha = await api.user(`asha${count}@example.com`);
  sita = await api.staff('sita@example.com');
  await api.ask('PATCH', '/api/user/profile/', sita.bearer, { first_name: 'Sita', last_name: 'Shrestha' });
});

/** Time passes; tokens that ended with it are replaced. */
async function later(time: Parameters<typeof clock.advance>[0]) {
  clock.advance(time);
  asha = await api.logIn(asha.email);
  sita = await api.logIn(sita.email);
}
const NAMED: FormPart[] = [
  ['first_name', 'Asha'],
  ['last_name', 'Rai'],
  ['preferred_course', 'Nursing'],
];
const own = (id: string) => `/api/user/applications/${id}/`;
const seen = async (id: string) => (await api.get(`${LIST}${id}/`, sita.bearer)).body as StaffApplication;
const list = async (query = '') =>
  (await api.get(`${LIST}${query}`, sita.bearer)).body as { count: number; results: StaffApplicationItem[] };
const add = (id: string, ...parts: FormPart[]) => sendForm(api, `${own(id)}documents/`, asha, parts);
const write = (id: string, note: string, as = asha) =>
  api.ask('POST', `${own(id)}note/`, as.bearer, { note });
const read = (id: string, answered_at: string, as = sita) =>
  api.ask('POST', `${LIST}${id}/read/`, as.bearer, { answered_at });
const IELTS: FormPart = ['ielts_documents[0][file]', { name: 'ielts.pdf', bytes: pdf() }];
const PASSPORT: FormPart = ['passport_documents[0][file]', { name: 'page 2.png', bytes: png() }];

/** What each way to answer needs before it, and the answer. */
const ANSWERS: [what: string, before: string[], answer: (id: string) => Promise<{ status: number }>][] = [
  ['adding documents', [], (id) => add(id, IELTS)],
  ['adding documents after they were requested', ['request_documents'], (id) => add(id, IELTS)],
  [
    "'Everything is there'",
    ['request_documents'],
    (id) => moveCase(api, 'user', asha, id, 'documents_complete'),
  ],
  [
    'accepting an offer',
    ['begin_review', 'receive_offer'],
    (id) => moveCase(api, 'user', asha, id, 'accept'),
  ],
  ['withdrawing', [], (id) => moveCase(api, 'user', asha, id, 'withdraw')],
  ['writing a message', [], (id) => write(id, 'May I call you?')],
];

describe('an answer', () => {
  it.each(ANSWERS)('by %s makes the case unread and last heard of now', async (_what, before, answer) => {
    const { id, submitted_at } = await applied(api, asha, NAMED);
    for (const event of before) await moveCase(api, 'staff', sita, id, event);
    expect(await seen(id)).toMatchObject({ answered_at: submitted_at, unread_since: null, read_by: null });
    expect((await list('?unread=yes')).count).toBe(0);
    clock.advance({ minutes: 5 });
    const at = clock.now().toISOString();
    expect((await answer(id)).status).toBe(200);
    expect(await seen(id)).toMatchObject({ answered_at: at, unread_since: at });
    expect((await list('?unread=yes')).results).toMatchObject([{ id, answered_at: at, unread_since: at }]);
    expect((await list('?unread=no')).count).toBe(0);
    expect((await api.lastMail(OFFICE)).letter).toMatchObject({
      template: 'application-answered',
    });
  });

  it('is none when staff do it, or when nothing new came', async () => {
    const { id } = await applied(api, asha, [IELTS]);
    await moveCase(api, 'staff', sita, id, 'request_documents');
    await api.ask('POST', `${LIST}${id}/note/`, sita.bearer, { note: 'Please call us.' });
    await moveCase(api, 'staff', sita, id, 'documents_complete');
    expect((await add(id, IELTS)).status).toBe(200);
    expect((await add(id)).status).toBe(400);
    expect(await seen(id)).toMatchObject({ unread_since: null });
  });

  it('in words stands in the history; another’s case takes none, and neither an empty one', async () => {
    const { id } = await applied(api, asha);
    const noted = (await write(id, ' Namaste,\nmay I call you? ')).body as Application;
    const entry = { event: 'note', by: 'student', note: 'Namaste,\nmay I call you?', from: null, to: null };
    expect(noted.history.at(-1)).toMatchObject({ ...entry, who: null });
    expect((await seen(id)).history.at(-1)).toMatchObject({ ...entry, who: asha.email });
    const bina = await api.user('bina@example.com');
    expect((await write(id, 'Hello', bina)).status).toBe(404);
    expect((await write(id, 'Hello', sita)).status).toBe(404);
    for (const note of ['', '  ', 'x'.repeat(4001)]) expect((await write(id, note)).status).toBe(400);
    // The student is not mailed what she wrote.
    const letters = (await api.sent())
      .filter(({ to }) => to === asha.email)
      .map(({ letter }) => letter.template);
    expect(letters).not.toContain('application-note');
  });
});

describe('the list', () => {
  it('is ordered by when students were last heard from, and filtered by unread', async () => {
    const ids: string[] = [];
    for (let number = 0; number < 3; number += 1) {
      ids.push((await applied(api, asha)).id);
      clock.advance({ minutes: 1 });
    }
    const [first, second, third] = ids as [string, string, string];
    await write(first, 'One');
    clock.advance({ minutes: 1 });
    await moveCase(api, 'staff', sita, second, 'begin_review');
    const order = async (ordering: string) =>
      (await list(`?ordering=${ordering}`)).results.map(({ id }) => id);
    expect(await order('-answered_at')).toEqual([first, third, second]);
    expect(await order('answered_at')).toEqual([second, third, first]);
    expect(await order('-state_changed_at')).toEqual([second, third, first]);
    expect((await list('?unread=yes&state=submitted')).results).toMatchObject([{ id: first }]);
    expect((await list('?unread=yes&state=in_review')).count).toBe(0);
    expect((await api.get(`${LIST}?unread=maybe`, sita.bearer)).body).toEqual({
      unread: ['Select a valid choice. maybe is not one of the available choices.'],
    });
    const table = await api.get(`${LIST}export/?unread=yes`, await api.prove(sita));
    const { results } = await list();
    const taken = results.filter(({ reference }) => String(table.body).includes(reference));
    expect(taken.map(({ id }) => id)).toEqual([first]);
  });

  it('finds unread cases and the order by an index', async () => {
    const plan = async (text: string) => {
      const { rows } = await db.transaction().execute(async (trx) => {
        await sql`set local enable_seqscan = off`.execute(trx);
        await sql`set local enable_sort = off`.execute(trx);
        return sql<{ 'QUERY PLAN': string }>`explain ${sql.raw(text)}`.execute(trx);
      });
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    };
    const page = 'order by answered_at desc, id limit 25';
    expect(await plan(`select id from applications ${page}`)).toContain('applications_answered');
    expect(await plan(`select id from applications where state = 'in_review' ${page}`)).toContain(
      'applications_state_answered',
    );
    const unread = 'from applications where unread_since is not null';
    expect(await plan(`select id ${unread} ${page}`)).toContain('applications_unread');
    expect(await plan(`select count(*) ${unread}`)).toContain('applications_unread');
  });
});

describe('reading', () => {
  it('by one of the staff is for all of them, and says who and when', async () => {
    const { id } = await applied(api, asha);
    await write(id, 'One');
    const { answered_at } = await seen(id);
    clock.advance({ minutes: 2 });
    // Looking alone, as the screen does every half minute, changes nothing.
    expect((await seen(id)).unread_since).toBe(answered_at);
    expect((await read(id, answered_at)).body).toMatchObject({
      answered_at,
      unread_since: null,
      read_at: clock.now().toISOString(),
      read_by: 'Sita Shrestha',
    });
    const office = await api.staff('office@example.com');
    clock.advance({ minutes: 2 });
    // Read already: the first who did stays.
    expect((await read(id, answered_at, office)).body).toMatchObject({ read_by: 'Sita Shrestha' });
    await write(id, 'Two');
    expect(await seen(id)).toMatchObject({ unread_since: clock.now().toISOString() });
  });

  it('leaves an answer unread that came after what was on the screen', async () => {
    const { id } = await applied(api, asha);
    await write(id, 'One');
    const { answered_at, unread_since } = await seen(id);
    clock.advance({ seconds: 1 });
    await write(id, 'Two');
    expect((await read(id, answered_at)).body).toMatchObject({ unread_since, read_by: null });
  });

  it('is for staff only, and of a case that is there', async () => {
    const { id, submitted_at } = await applied(api, asha);
    expect((await read(id, submitted_at, asha)).status).toBe(403);
    expect((await read(crypto.randomUUID(), submitted_at)).status).toBe(404);
    expect((await read('7', submitted_at)).status).toBe(404);
    expect((await api.ask('POST', `${LIST}${id}/read/`, sita.bearer, {})).body).toMatchObject({
      answered_at: ['This field is required.'],
    });
    expect((await read(id, 'yesterday')).status).toBe(400);
  });
});

describe('files that were added', () => {
  it('are named in the history, and new until somebody of the staff opens them', async () => {
    const { id } = await applied(api, asha);
    clock.advance({ minutes: 1 });
    await add(id, IELTS, PASSPORT);
    const entry = { event: 'document_added', by: 'student', files: ['ielts.pdf', 'page 2.png'] };
    const { documents, history } = await seen(id);
    expect(history.map(({ files }) => files)).toEqual([[], entry.files.toSorted()]);
    const ielts = documents.find(({ file_name }) => file_name === 'ielts.pdf')!;
    expect(documents.map(({ opened_at }) => opened_at)).toEqual([null, null, null]);
    // Its student's own look is none of the office's.
    await api.get(`${own(id)}documents/${ielts.id}/`, asha.bearer);
    expect((await seen(id)).documents.map(({ opened_at }) => opened_at)).toEqual([null, null, null]);
    clock.advance({ minutes: 1 });
    const openedAt = clock.now().toISOString();
    for (let time = 0; time < 2; time += 1) {
      await api.get(`${LIST}${id}/documents/${ielts.id}/`, sita.bearer);
      clock.advance({ minutes: 1 });
    }
    const after = (await seen(id)).documents;
    expect(after.filter(({ opened_at }) => opened_at !== null)).toMatchObject([
      { id: ielts.id, opened_at: openedAt },
    ]);
    // Students see the names of what they added, and nothing of who looked.
    const mine = (await api.get(own(id), asha.bearer)).body as Application;
    expect(mine.history.at(-1)).toMatchObject(entry);
    expect(JSON.stringify(mine)).not.toMatch(/opened_at|read_by|unread/);
  });
});

describe('the mail to the office', () => {
  const toOffice = async () =>
    (await api.sent())
      .filter(({ to, letter }) => to === OFFICE && letter.template.endsWith('answered'))
      .map(({ letter }) => letter.data as unknown as { came: string[] });

  it('names the student, the case and what came, and nothing of the documents and words', async () => {
    const { id, reference } = await applied(api, asha, NAMED);
    await moveCase(api, 'staff', sita, id, 'request_documents');
    await add(id, IELTS, PASSPORT);
    const mail = (await toOffice()).at(-1);
    expect(mail).toEqual({
      student: 'Asha Rai',
      reference,
      what: 'Nursing',
      came: ['2 documents: IELTS / PTE / TOEFL, Passport Document'],
      link: `https://prasthan.test/admin/applications/${id}`,
    });
  });

  it('comes at once for the first answer of an hour, and once more at its end for all the others', async () => {
    const { id } = await applied(api, asha, NAMED);
    const before = (await toOffice()).length;
    await moveCase(api, 'staff', sita, id, 'request_documents');
    await add(id, IELTS);
    clock.advance({ minutes: 10 });
    await add(id, PASSPORT);
    await write(id, 'The rest comes tomorrow.');
    await moveCase(api, 'user', asha, id, 'documents_complete', 'That is all.');
    clock.advance({ minutes: 49 });
    await api.applications.tellOffice();
    expect((await toOffice()).length - before).toBe(1);
    await later({ minutes: 1 });
    await Promise.all([api.applications.tellOffice(), api.applications.tellOffice()]);
    await api.applications.tellOffice();
    const mails = (await toOffice()).slice(before);
    expect(mails.map(({ came }) => came)).toEqual([
      ['One document: IELTS / PTE / TOEFL'],
      ['One document: Passport Document', 'A message', 'Documents complete, with a message'],
    ]);
    expect(JSON.stringify(mails)).not.toMatch(/tomorrow|That is all|page 2/);
    // Another case has an hour of its own.
    const other = await applied(api, asha, NAMED);
    await write(other.id, 'And this one?');
    expect((await toOffice()).length - before).toBe(3);
  });

  it('does not come for what somebody has read meanwhile', async () => {
    const { id } = await applied(api, asha);
    await write(id, 'One');
    const before = (await toOffice()).length;
    await write(id, 'Two');
    await read(id, (await seen(id)).answered_at);
    await later({ hours: 1 });
    await api.applications.tellOffice();
    expect((await toOffice()).length).toBe(before);
    await write(id, 'Three');
    expect((await toOffice()).slice(before)).toMatchObject([{ came: ['A message'] }]);
  });

  it('comes for every answer, once a day for all cases, or not at all, as the settings say', async () => {
    const before = (await toOffice()).length;
    const sent = async () => (await api.lastMail(OFFICE)).letter;
    const { id, reference } = await applied(api, asha, NAMED);
    settings.answers = 'each';
    for (const note of ['One', 'Two']) await write(id, note);
    expect((await toOffice()).length - before).toBe(2);

    settings.answers = 'daily';
    const other = await applied(api, asha, [['first_name', 'Bina']]);
    await write(id, 'Three');
    clock.advance({ seconds: 1 });
    await write(other.id, 'Four');
    await moveCase(api, 'user', asha, other.id, 'withdraw');
    await api.applications.tellOffice();
    expect((await toOffice()).length - before).toBe(2);
    await later({ days: 1 });
    await Promise.all([api.applications.tellOffice(), api.applications.tellOffice()]);
    expect((await toOffice()).length - before).toBe(3);
    expect(await sent()).toMatchObject({
      template: 'applications-answered',
      data: {
        cases: [
          { student: 'Asha Rai', reference, came: ['A message'] },
          { student: 'Bina', reference: other.reference, came: ['A message', 'Application withdrawn'] },
        ],
      },
    });
    await later({ days: 1 });
    await api.applications.tellOffice();
    expect((await toOffice()).length - before).toBe(3);

    // What waited when mails were turned off is not told, and neither is it when they are turned on again.
    await write(id, 'Five');
    settings.answers = 'off';
    await write(id, 'Six');
    await later({ days: 2 });
    await api.applications.tellOffice();
    settings.answers = 'each';
    await write(id, 'Seven');
    expect((await toOffice()).length - before).toBe(4);
    expect(await sent()).toMatchObject({ data: { came: ['A message'] } });
    expect((await seen(id)).unread_since).not.toBeNull();
  });

  it('about several people goes when one of them is erased before it was sent', async () => {
    settings.answers = 'daily';
    const bina = await api.user(`bina${count}@example.com`);
    for (const person of [asha, bina]) await write((await applied(api, person)).id, 'Hello', person);
    await later({ days: 1 });
    await api.applications.tellOffice();
    const waiting = () =>
      db.selectFrom('mails').select('id').where('template', '=', 'applications-answered').execute();
    expect(await waiting()).toHaveLength(1);
    await api.ask('POST', '/api/user/delete/', asha.bearer, { password: PASSWORD });
    expect(await waiting()).toEqual([]);
  });

  it('is not sent for an answer that is not kept', async () => {
    const { id } = await applied(api, asha);
    const before = (await toOffice()).length;
    const refused = await add(id, [
      'cv_documents[0][file]',
      { name: 'bad.pdf', bytes: Buffer.from('<html>') },
    ]);
    expect(refused.status).toBe(400);
    expect((await toOffice()).length).toBe(before);
    expect((await seen(id)).unread_since).toBeNull();
  });

  it('goes with the person, also while it waits', async () => {
    const { id } = await applied(api, asha);
    await write(id, 'One');
    await write(id, 'Two');
    const erased = await api.ask('POST', '/api/user/delete/', asha.bearer, { password: PASSWORD });
    expect(erased.status).toBe(200);
    expect(await db.selectFrom('office_notices').selectAll().execute()).toEqual([]);
    const left = await db.selectFrom('mails').select('template').execute();
    expect(left.map(({ template }) => template)).not.toContain('application-answered');
  });
});
