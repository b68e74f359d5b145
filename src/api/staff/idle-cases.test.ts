import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { testApi } from '../../../tests/support/api.ts';
import { applied, moveCase } from '../../../tests/support/applications.ts';
import type { TestPerson } from '../../../tests/support/people.ts';
import { dayOfDatabasePasses, twoLooks } from '../../../tests/support/two-looks.ts';
import type { Application, StaffApplication } from '../../contract/applications.ts';
import { nepalDate } from '../../contract/nepal-time.ts';

/** Open cases that nobody closes: the student is asked, then they are closed, and the documents follow the usual rule. */

const api = await testApi();
const { db } = api.handle;
let sita: TestPerson;
let asha: TestPerson;
beforeAll(async () => {
  sita = await api.staff('sita@example.com');
  asha = await api.user('asha@example.com');
});
afterEach(async () => {
  await db.deleteFrom('applications').execute();
  await db.deleteFrom('enquiries').execute();
});

const LIST = '/api/staff/applications/';
async function later(days: number) {
  api.clock.advance({ days });
  [sita, asha] = [await api.logIn(sita.email), await api.logIn(asha.email)];
}
const job = () => twoLooks(db, () => api.applications.cleanUp());
const read = async (id: string) => (await api.get(`${LIST}${id}/`, sita.bearer)).body as StaffApplication;
const events = async (id: string) => (await read(id)).history.map(({ event }) => event);
const asked = async () =>
  ((await api.get(`${LIST}?quiet=asked`, sita.bearer)).body as { results: { id: string }[] }).results.map(
    ({ id }) => id,
  );
const mails = async (template: string) =>
  (await db.selectFrom('mails').select('id').where('template', '=', template).execute()).length;

/** 12 months are 365 days from the day of the tests. The question comes 28 days before. */
const [UNTIL_ASKED, UNTIL_CLOSED] = [338, 29];

describe('a case that nobody closes', () => {
  it('is asked about once, shown to staff, closed, and loses its documents', async () => {
    const { id } = await applied(api, asha);
    await later(330);
    await job();
    expect(await events(id)).toEqual(['submit']);
    await later(UNTIL_ASKED - 330);
    const before = await mails('application-idle');
    await job();
    await job();
    expect(await mails('application-idle')).toBe(before + 1);
    expect(await asked()).toEqual([id]);
    expect(await events(id)).toEqual(['submit', 'idle_asked']);
    const own = (await api.get(`/api/user/applications/${id}/`, asha.bearer)).body as Application;
    expect(own.history.at(-1)).toMatchObject({ event: 'idle_asked', by: 'system' });

    await later(20);
    await job();
    expect((await read(id)).state).toBe('submitted');
    await later(UNTIL_CLOSED - 20);
    await job();
    await job();
    expect(await events(id)).toEqual(['submit', 'idle_asked', 'lapse']);
    expect((await read(id)).state).toBe('closed');
    expect(await asked()).toEqual([]);
    expect(JSON.stringify(await api.lastMail(asha.email))).toContain(
      'Nothing has happened in it for 12 months',
    );

    await later(31);
    await job();
    expect(await events(id)).toEqual(['submit', 'idle_asked', 'lapse', 'documents_deleted']);
    // Taken up again like any closed case.
    await moveCase(api, 'staff', sita, id, 'reopen');
    expect((await read(id)).state).toBe('in_review');
  });

  it('stays open for a student who is still interested', async () => {
    const { id } = await applied(api, asha);
    await later(UNTIL_ASKED);
    await job();
    const keep = () => api.ask('POST', `/api/user/applications/${id}/keep/`, asha.bearer);
    expect((await keep()).status).toBe(200);
    expect((await keep()).status).toBe(200);
    expect(await events(id)).toEqual(['submit', 'idle_asked', 'kept_open']);
    expect((await read(id)).unread_since).not.toBeNull();
    expect(await asked()).toEqual([]);
    await later(40);
    await job();
    expect((await read(id)).state).toBe('submitted');
    expect(await asked()).toEqual([]);
    const stranger = await api.user('stranger@example.com');
    const other = await api.ask('POST', `/api/user/applications/${id}/keep/`, stranger.bearer);
    expect(other.status).toBe(404);
  });

  const note = (id: string, kind: string) =>
    api.ask('POST', `${LIST}${id}/internal-note/`, sita.bearer, { kind, note: 'She calls in May.' });
  it.each([
    [
      'a message',
      (id: string) => api.ask('POST', `/api/user/applications/${id}/note/`, asha.bearer, { note: 'Hi' }),
    ],
    ['a note of the office', (id: string) => note(id, 'internal_note')],
    ['a call', (id: string) => note(id, 'call')],
    ['a move', (id: string) => moveCase(api, 'staff', sita, id, 'begin_review')],
  ])('stays open after %s', async (_what, act) => {
    const { id } = await applied(api, asha);
    await later(UNTIL_ASKED);
    await job();
    expect(await asked()).toEqual([id]);
    await act(id);
    expect(await asked()).toEqual([]);
    await later(60);
    await job();
    expect((await read(id)).state).not.toBe('closed');
  });

  const soon = () => nepalDate(new Date(api.clock.now().getTime() + 100 * 86_400_000));
  it.each([
    [
      'a next step',
      (id: string) => db.updateTable('applications').set({ next_on: soon() }).where('id', '=', id),
    ],
    [
      'an intake',
      (id: string) =>
        db
          .updateTable('applications')
          .set({ intake: soon().slice(0, 7) })
          .where('id', '=', id),
    ],
    [
      'a day of the visa office',
      (id: string) =>
        db.insertInto('case_dates').values({
          application_id: id,
          ticket: crypto.randomUUID(),
          kind: 'visa_interview',
          on_day: soon(),
        }),
    ],
  ])('is left alone while it has %s to come', async (_what, plan) => {
    const { id } = await applied(api, asha);
    await later(UNTIL_ASKED);
    await plan(id).execute();
    await job();
    expect(await asked()).toEqual([]);
    // The month of an intake is over by then too.
    await later(131);
    await job();
    expect(await asked()).toEqual([id]);
  });
});

it('asks nobody when the clock is wrong for less than a day', async () => {
  const { id } = await applied(api, asha);
  await later(500);
  await api.applications.cleanUp();
  expect(await events(id)).toEqual(['submit']);
  await dayOfDatabasePasses(db);
  await api.applications.cleanUp();
  expect(await events(id)).toEqual(['submit', 'idle_asked']);
});

it('goes through more cases than it handles at once', async () => {
  const { id } = await applied(api, asha);
  const row = await db.selectFrom('applications').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const { id: _id, reference: _reference, ...rest } = row;
  await db
    .insertInto('applications')
    .values(
      Array.from({ length: 119 }, (_, at) => ({ ...rest, id: crypto.randomUUID(), reference: `PR-${at}` })),
    )
    .execute();
  await later(UNTIL_ASKED);
  await job();
  const { count } = (await api.get(`${LIST}?quiet=asked`, sita.bearer)).body as { count: number };
  expect(count).toBe(120);
});
