import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { answering, IELTS, LIST, NAMED, OFFICE, own, PASSPORT } from '../../../tests/support/answers.ts';
import { testApi } from '../../../tests/support/api.ts';
import { applied, moveCase } from '../../../tests/support/applications.ts';
import type { Application } from '../../contract/applications.ts';
import { SITTING_MINUTES } from '../../domain/applications/policy.office-mails.ts';

/** How the office sees a student's answers: unread cases, their order, and new files. */

const api = await testApi();
const { clock } = api;
const { db } = api.handle;
const { add, list, read, seen, who, write } = answering(api);

/** Each way to answer, with the moves it requires first. */
const ANSWERS: [what: string, before: string[], answer: (id: string) => Promise<{ status: number }>][] = [
  ['adding documents', [], (id) => add(id, IELTS)],
  ['adding documents after they were requested', ['request_documents'], (id) => add(id, IELTS)],
  [
    "'Everything is there'",
    ['request_documents'],
    (id) => moveCase(api, 'user', who.asha, id, 'documents_complete'),
  ],
  [
    'accepting an offer',
    ['begin_review', 'receive_offer'],
    (id) => moveCase(api, 'user', who.asha, id, 'accept'),
  ],
  ['withdrawing', [], (id) => moveCase(api, 'user', who.asha, id, 'withdraw')],
  ['writing a message', [], (id) => write(id, 'May I call you?')],
];

describe('an answer', () => {
  it.each(ANSWERS)('by %s marks the case as unread and answered now', async (_what, before, answer) => {
    const { id, submitted_at } = await applied(api, who.asha, NAMED);
    for (const event of before) await moveCase(api, 'staff', who.sita, id, event);
    expect(await seen(id)).toMatchObject({ answered_at: submitted_at, unread_since: null, read_by: null });
    expect((await list('?unread=yes')).count).toBe(0);
    clock.advance({ minutes: 5 });
    const at = clock.now().toISOString();
    expect((await answer(id)).status).toBe(200);
    expect(await seen(id)).toMatchObject({ answered_at: at, unread_since: at });
    expect((await list('?unread=yes')).results).toMatchObject([{ id, answered_at: at, unread_since: at }]);
    expect((await list('?unread=no')).count).toBe(0);
    clock.advance({ minutes: SITTING_MINUTES });
    await api.applications.tellOffice();
    expect((await api.lastMail(OFFICE)).letter).toMatchObject({
      template: 'application-answered',
    });
  });

  it('is not counted when staff act, or when nothing new arrives', async () => {
    const { id } = await applied(api, who.asha, [IELTS]);
    await moveCase(api, 'staff', who.sita, id, 'request_documents');
    await api.ask('POST', `${LIST}${id}/note/`, who.sita.bearer, { note: 'Please call us.' });
    await moveCase(api, 'staff', who.sita, id, 'documents_complete');
    expect((await add(id, IELTS)).status).toBe(200);
    expect((await add(id)).status).toBe(400);
    expect(await seen(id)).toMatchObject({ unread_since: null });
  });

  it('in words is added to the history; an empty one or one to another’s case is refused', async () => {
    const { id } = await applied(api, who.asha);
    const noted = (await write(id, ' Namaste,\nmay I call you? ')).body as Application;
    const entry = { event: 'note', by: 'student', note: 'Namaste,\nmay I call you?', from: null, to: null };
    expect(noted.history.at(-1)).toMatchObject({ ...entry, who: null });
    expect((await seen(id)).history.at(-1)).toMatchObject({ ...entry, who: who.asha.email });
    const bina = await api.user('bina@example.com');
    expect((await write(id, 'Hello', bina)).status).toBe(404);
    expect((await write(id, 'Hello', who.sita)).status).toBe(404);
    for (const note of ['', '  ', 'x'.repeat(4001)]) expect((await write(id, note)).status).toBe(400);
    // The student gets no mail about her own message.
    const letters = (await api.sent())
      .filter(({ to }) => to === who.asha.email)
      .map(({ letter }) => letter.template);
    expect(letters).not.toContain('application-note');
  });
});

describe('the list', () => {
  it('is ordered by when students were last heard from, and filtered by unread', async () => {
    const ids: string[] = [];
    for (let number = 0; number < 3; number += 1) {
      ids.push((await applied(api, who.asha)).id);
      clock.advance({ minutes: 1 });
    }
    const [first, second, third] = ids as [string, string, string];
    await write(first, 'One');
    clock.advance({ minutes: 1 });
    await moveCase(api, 'staff', who.sita, second, 'begin_review');
    const order = async (ordering: string) =>
      (await list(`?ordering=${ordering}`)).results.map(({ id }) => id);
    expect(await order('-answered_at')).toEqual([first, third, second]);
    expect(await order('answered_at')).toEqual([second, third, first]);
    expect(await order('-state_changed_at')).toEqual([second, third, first]);
    expect((await list('?unread=yes&state=submitted')).results).toMatchObject([{ id: first }]);
    expect((await list('?unread=yes&state=in_review')).count).toBe(0);
    expect((await api.get(`${LIST}?unread=maybe`, who.sita.bearer)).body).toEqual({
      unread: ['Select a valid choice. maybe is not one of the available choices.'],
    });
    const table = await api.get(`${LIST}export/?unread=yes`, await api.prove(who.sita));
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
  it('by one member of staff counts for all, and says who and when', async () => {
    const { id } = await applied(api, who.asha);
    await write(id, 'One');
    const { answered_at } = await seen(id);
    clock.advance({ minutes: 2 });
    // Polling alone, as the screen does every half minute, changes nothing.
    expect((await seen(id)).unread_since).toBe(answered_at);
    expect((await read(id, answered_at)).body).toMatchObject({
      answered_at,
      unread_since: null,
      read_at: clock.now().toISOString(),
      read_by: 'Sita Shrestha',
    });
    const office = await api.staff('office@example.com');
    clock.advance({ minutes: 2 });
    // Already read: the first reader stays.
    expect((await read(id, answered_at, office)).body).toMatchObject({ read_by: 'Sita Shrestha' });
    await write(id, 'Two');
    expect(await seen(id)).toMatchObject({ unread_since: clock.now().toISOString() });
  });

  it('leaves an answer unread that came after the one on the screen', async () => {
    const { id } = await applied(api, who.asha);
    await write(id, 'One');
    const { answered_at, unread_since } = await seen(id);
    clock.advance({ seconds: 1 });
    await write(id, 'Two');
    expect((await read(id, answered_at)).body).toMatchObject({ unread_since, read_by: null });
  });

  it('is for staff only, and for existing cases', async () => {
    const { id, submitted_at } = await applied(api, who.asha);
    expect((await read(id, submitted_at, who.asha)).status).toBe(403);
    expect((await read(crypto.randomUUID(), submitted_at)).status).toBe(404);
    expect((await read('7', submitted_at)).status).toBe(404);
    expect((await api.ask('POST', `${LIST}${id}/read/`, who.sita.bearer, {})).body).toMatchObject({
      answered_at: ['This field is required.'],
    });
    expect((await read(id, 'yesterday')).status).toBe(400);
  });
});

describe('added files', () => {
  it('are named in the history, and new until a member of staff opens them', async () => {
    const { id } = await applied(api, who.asha);
    clock.advance({ minutes: 1 });
    await add(id, IELTS, PASSPORT);
    const entry = { event: 'document_added', by: 'student', files: ['ielts.pdf', 'page 2.png'] };
    const { documents, history } = await seen(id);
    expect(history.map(({ files }) => files)).toEqual([[], entry.files.toSorted()]);
    const ielts = documents.find(({ file_name }) => file_name === 'ielts.pdf')!;
    expect(documents.map(({ opened_at }) => opened_at)).toEqual([null, null, null]);
    // Opening by the student does not count.
    await api.get(`${own(id)}documents/${ielts.id}/`, who.asha.bearer);
    expect((await seen(id)).documents.map(({ opened_at }) => opened_at)).toEqual([null, null, null]);
    clock.advance({ minutes: 1 });
    const openedAt = clock.now().toISOString();
    for (let time = 0; time < 2; time += 1) {
      await api.get(`${LIST}${id}/documents/${ielts.id}/`, who.sita.bearer);
      clock.advance({ minutes: 1 });
    }
    const after = (await seen(id)).documents;
    expect(after.filter(({ opened_at }) => opened_at !== null)).toMatchObject([
      { id: ielts.id, opened_at: openedAt },
    ]);
    // Students see the names of the files they added, but not who opened them.
    const mine = (await api.get(own(id), who.asha.bearer)).body as Application;
    expect(mine.history.at(-1)).toMatchObject(entry);
    expect(JSON.stringify(mine)).not.toMatch(/opened_at|read_by|unread/);
  });
});
