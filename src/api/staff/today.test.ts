import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testApi } from '../../../tests/support/api.ts';
import { applied, moveCase, pdf, sendForm } from '../../../tests/support/applications.ts';
import { idOf, UNPLANNED } from '../../../tests/support/call-recipes.ts';
import type { TestPerson } from '../../../tests/support/people.ts';
import type { FollowUpsDone } from '../../contract/follow-up.ts';
import type { Today } from '../../contract/today.ts';

/** The queue of the start page. The clock stands on 1 June 2026, 11:45 in Nepal. */

const api = await testApi();
const { db } = api.handle;
let asha: TestPerson;
let owner: TestPerson;
let sita: TestPerson;
let sitaId: string;
beforeAll(async () => {
  asha = await api.user('asha@example.com');
  owner = await api.staff('owner@prasthan.test');
  sita = await api.staff('sita@prasthan.test', { first_name: 'Sita', last_name: 'Shrestha' }, 'counselor');
  sitaId = await idOf(db, sita);
});
beforeEach(async () => {
  await db.deleteFrom('applications').execute();
  await db.updateTable('events').set({ standing: 'cancelled' }).execute();
});

const today = async (query = '', by = sita) => {
  const { status, body } = await api.get(`/api/staff/today/${query}`, by.bearer);
  expect(status).toBe(200);
  return body as Today;
};
const queue = async (query = '') => (await today(query)).results.map(({ id, section }) => [section, id]);
const set = (id: string, after: object) =>
  api.ask('POST', `/api/staff/applications/${id}/follow-up/`, sita.bearer, { before: UNPLANNED, after });
const newCase = async () => (await applied(api, asha)).id;
/** Makes a case older by days. */
const daysAgo = (id: string, days: number) =>
  db
    .updateTable('applications')
    .set({ state_changed_at: new Date(api.clock.now().getTime() - days * 86_400_000) })
    .where('id', '=', id)
    .execute();

describe('the queue', () => {
  it('has each case once, in the first section that fits, the oldest first', async () => {
    expect(await today()).toMatchObject({ count: 0, results: [], sections: [], counts: { everybody: 0 } });
    const [fresh, due, overdue, waiting, planned, answered, quiet] = [
      await newCase(),
      await newCase(),
      await newCase(),
      await newCase(),
      await newCase(),
      await newCase(),
      await newCase(),
    ];
    await set(due, { counselor: sitaId, next_step: 'Call', next_on: '2026-06-01' });
    await set(overdue, { next_on: '2026-05-30' });
    for (const id of [waiting, planned]) {
      await set(id, { counselor: sitaId });
      await daysAgo(id, 3);
    }
    // Somebody has decided when to go on: it comes back on that day.
    await api.ask('POST', `/api/staff/applications/${planned}/follow-up/`, sita.bearer, {
      before: { ...UNPLANNED, counselor: sitaId },
      after: { next_on: '2026-06-05' },
    });
    await set(quiet, { counselor: sitaId });
    await set(answered, { next_on: '2026-05-01' });
    await api.ask('POST', `/api/user/applications/${answered}/note/`, asha.bearer, { note: 'May I call?' });
    expect(await queue()).toEqual([
      ['answered', answered],
      ['due', overdue],
      ['due', due],
      ['new', fresh],
      ['waiting', waiting],
    ]);
    const { results, sections, counts } = await today();
    expect(results[0]).toMatchObject({ answers: ['note'], state: 'submitted', kind: 'application' });
    expect(results[2]).toMatchObject({ next_step: 'Call', counselor: { name: 'Sita Shrestha' } });
    expect(results[1]!.since).toBe('2026-05-29T18:15:00.000Z');
    expect(sections).toEqual([
      { section: 'answered', count: 1 },
      { section: 'due', count: 2 },
      { section: 'new', count: 1 },
      { section: 'waiting', count: 1 },
    ]);
    expect(counts).toEqual({ mine: 2, nobody: 3, everybody: 5 });
  });

  it('shows one person their own, and what nobody has', async () => {
    const [mine, nobodys] = [await newCase(), await newCase()];
    await set(mine, { counselor: sitaId, next_on: '2026-06-01' });
    expect(await queue('?whose=mine')).toEqual([['due', mine]]);
    expect(await queue('?whose=nobody')).toEqual([['new', nobodys]]);
    expect((await today('?whose=mine', owner)).results).toEqual([]);
    expect((await api.get('/api/staff/today/?whose=theirs', sita.bearer)).status).toBe(400);
  });

  it('has enquiries that are due, that nobody has, and whose counselor waits too long', async () => {
    await db.deleteFrom('enquiries').execute();
    const entered_at = new Date(api.clock.now().getTime() - 25 * 3_600_000);
    const at = { entered_at, stage_changed_at: entered_at, last_at: entered_at, source: 'walk_in' as const };
    const rows = [
      { name: 'Due', stage: 'counseling' as const, counselor_id: sitaId, next_on: '2026-05-31' },
      { name: 'New' },
      { name: 'Waits', counselor_id: sitaId },
      { name: 'Planned', counselor_id: sitaId, next_on: '2026-06-02' },
      { name: 'Spam', suspicions: ['links'] },
      { name: 'Fresh', counselor_id: sitaId, entered_at: api.clock.now() },
      { name: 'Applies', stage: 'applying' as const, next_on: '2026-05-31' },
    ].map((row) => ({ contact: '9841112223', contact_key: '9841112223', ...at, ...row }));
    for (const row of rows) await db.insertInto('enquiries').values(row).execute();
    const { results, counts } = await today();
    expect(results).toMatchObject([
      { kind: 'enquiry', section: 'due', name: 'Due', counselor: { id: sitaId }, contact: '9841112223' },
      { kind: 'enquiry', section: 'new', name: 'New', since: entered_at.toISOString() },
      { kind: 'enquiry', section: 'waiting', name: 'Waits' },
    ]);
    expect(counts).toEqual({ mine: 2, nobody: 1, everybody: 3 });
    await db.deleteFrom('enquiries').execute();
  });

  it('names deadlines of chosen intakes within 14 days, until the application is sent', async () => {
    const course = await db
      .selectFrom('courses as c')
      .innerJoin('intakes as i', 'i.course_id', 'c.id')
      .select(['c.id', 'i.id as intake', 'i.year', 'i.month'])
      .where('c.status', '=', 'published')
      .where('i.year', '>', 2026)
      .executeTakeFirstOrThrow();
    const deadline = (day: string) =>
      db.updateTable('intakes').set({ deadline: day }).where('id', '=', course.intake).execute();
    await deadline('2026-06-15');
    const made = await sendForm(api, '/api/app/application-create/', asha, [
      ['preferred_course', String(course.id)],
      ['intake', `${course.year}-${String(course.month).padStart(2, '0')}`],
      ['cv_documents[0][file]', { name: 'cv.pdf', bytes: pdf() }],
    ]);
    const { id } = made.body as { id: string };
    await set(id, { counselor: sitaId });
    expect(await queue()).toEqual([['deadline', id]]);
    expect((await today()).results[0]).toMatchObject({
      since: '2026-06-14T18:15:00.000Z',
      country: expect.any(String) as string,
    });
    await deadline('2026-06-16');
    expect(await queue()).toEqual([]);
    await deadline('2026-06-10');
    await moveCase(api, 'staff', owner, id, 'begin_review');
    await moveCase(api, 'staff', owner, id, 'send_to_university');
    expect(await queue()).toEqual([]);
  });

  it('is paged, and a page that does not exist is not found', async () => {
    for (let nth = 0; nth < 3; nth += 1) {
      await newCase();
      api.clock.advance({ seconds: 1 });
    }
    const first = await today('?records=2');
    const second = await today('?records=2&page=2');
    expect([first.count, first.results.length, second.results.length]).toEqual([3, 2, 1]);
    expect(new Set([...first.results, ...second.results].map(({ id }) => id)).size).toBe(3);
    expect((await api.get('/api/staff/today/?page=9', sita.bearer)).status).toBe(404);
  });

  it("is read by every role, and ends with the events of the day in Nepal, which are everybody's", async () => {
    const reader = await api.staff('reader@prasthan.test', undefined, 'reader');
    expect((await today('', reader)).counts.mine).toBe(0);
    const fresh = await newCase();
    const { id } = await db
      .updateTable('events')
      .set({
        starts_at: new Date('2026-06-01T18:00:00Z'),
        ends_at: new Date('2026-06-01T18:10:00Z'),
        sample: false,
        standing: 'on',
      })
      .where('id', '=', api.content.event.soon)
      .returning('id')
      .executeTakeFirstOrThrow();
    expect(await queue()).toEqual([
      ['new', fresh],
      ['today', String(id)],
    ]);
    expect(await queue('?whose=mine')).toEqual([['today', String(id)]]);
    expect(await queue('?whose=nobody')).toEqual([['new', fresh]]);
    const { counts, results } = await today('?whose=mine', reader);
    expect(counts).toEqual({ mine: 1, nobody: 1, everybody: 2 });
    expect(results[0]).toMatchObject({ kind: 'event', since: '2026-06-01T18:00:00.000Z', registered: 0 });
    await db
      .updateTable('events')
      .set({ starts_at: new Date('2026-06-01T18:20:00Z'), ends_at: new Date('2026-06-01T19:00:00Z') })
      .where('id', '=', id)
      .execute();
    expect(await queue()).toEqual([['new', fresh]]);
  });
});

it('one message goes to several students, and to nobody twice', async () => {
  const [one, two] = [await newCase(), await newCase()];
  const write = async (ids: string[]) =>
    (
      await api.ask('POST', '/api/staff/applications/note/', sita.bearer, {
        ids,
        note: 'We are closed on Friday.',
      })
    ).body as FollowUpsDone;
  const sent = async () =>
    (await db.selectFrom('mails').select('id').where('template', '=', 'application-note').execute()).length;
  const before = await sent();
  const gone = '00000000-0000-4000-8000-000000000000';
  expect(await write([one, gone])).toMatchObject({ changed: 1, same: 0, left: [{ id: gone }] });
  expect(await write([one, two, two])).toMatchObject({ changed: 1, same: 1, left: [] });
  expect((await sent()) - before).toBe(2);
});
