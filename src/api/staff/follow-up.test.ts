import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testApi } from '../../../tests/support/api.ts';
import { applied, moveCase, sendForm, pdf } from '../../../tests/support/applications.ts';
import { idOf, UNPLANNED } from '../../../tests/support/call-recipes.ts';
import { twoLooks } from '../../../tests/support/two-looks.ts';
import type { TestPerson } from '../../../tests/support/people.ts';
import type { StaffApplication, StaffApplicationItem } from '../../contract/applications.ts';
import type { Colleagues, FollowUpsDone } from '../../contract/follow-up.ts';

type Three = [TestPerson, TestPerson, TestPerson];

/** Who looks after a case, and what comes next: set by staff, never seen by students. */

const api = await testApi();
const { db } = api.handle;
const LIST = '/api/staff/applications/';
let asha: TestPerson;
let owner: TestPerson;
let sita: TestPerson;
let sitaId: string;
beforeAll(async () => {
  asha = await api.user('asha@example.com');
  owner = await api.staff('owner@prasthan.test');
  sita = await api.staff('sita@prasthan.test', { first_name: 'Sita', last_name: 'Shrestha' }, 'counselor');
  await api.staff('editor@prasthan.test', undefined, 'editor');
  await api.staff('reader@prasthan.test', undefined, 'reader');
  sitaId = await idOf(db, sita);
});
beforeEach(async () => {
  await db.deleteFrom('applications').execute();
});

const read = async (id: string) => (await api.get(`${LIST}${id}/`, owner.bearer)).body as StaffApplication;
const set = (id: string, after: object, before: object = UNPLANNED, by = sita) =>
  api.ask('POST', `${LIST}${id}/follow-up/`, by.bearer, { before, after });
const found = async (query: string, by = sita) =>
  ((await api.get(`${LIST}?${query}`, by.bearer)).body as { results: StaffApplicationItem[] }).results.map(
    ({ id }) => id,
  );

it('can be given to owners and counselors', async () => {
  const { colleagues } = (await api.get('/api/staff/colleagues/', sita.bearer)).body as Colleagues;
  expect(colleagues.map(({ name }) => name)).toEqual(['owner@prasthan.test', 'Sita Shrestha']);
  const { id } = await applied(api, asha);
  for (const wrong of [await idOf(db, { email: 'editor@prasthan.test' }), await idOf(db, asha)]) {
    expect(await set(id, { counselor: wrong })).toMatchObject({
      status: 409,
      body: { code: 'not_a_counselor' },
    });
  }
  expect((await read(id)).counselor).toBeNull();
});

describe('one case', () => {
  it('gets a counselor, a next step and a date, each of which can be cleared', async () => {
    const { id } = await applied(api, asha);
    const all = { counselor: sitaId, next_step: 'Call the mother', next_on: '2026-06-04' };
    const answer = (await set(id, all)).body as StaffApplication;
    const counselor = { id: sitaId, name: 'Sita Shrestha' };
    expect(answer).toMatchObject({ counselor, next_step: 'Call the mother', next_on: '2026-06-04' });
    expect(answer.history.slice(-2)).toMatchObject([
      { event: 'assigned', note: 'Sita Shrestha', internal: true, by: 'staff', who: 'Sita Shrestha' },
      { event: 'next_step', note: 'Call the mother, 4 Jun 2026', internal: true },
    ]);
    expect((await set(id, { next_on: null }, all)).body).toMatchObject({
      next_step: 'Call the mother',
      next_on: null,
    });
    expect((await set(id, UNPLANNED, { ...all, next_on: null })).body).toMatchObject(UNPLANNED);
    const log = await db
      .selectFrom('change_log')
      .select('action')
      .where('object', '=', id)
      .orderBy('id')
      .execute();
    expect(log.map(({ action }) => action)).toEqual(['assigned', 'planned', 'assigned']);
  });

  it('keeps what a colleague has set meanwhile, and takes what touches other values', async () => {
    const { id } = await applied(api, asha);
    await set(id, { next_step: 'Call the father' });
    expect(await set(id, { next_step: 'Call the mother' }, UNPLANNED, owner)).toMatchObject({
      status: 409,
      body: { code: 'follow_up_changed' },
    });
    expect((await set(id, { counselor: sitaId }, UNPLANNED, owner)).body).toMatchObject({
      counselor: { id: sitaId },
      next_step: 'Call the father',
    });
    // Both wanted the same: nobody has to be asked.
    expect((await set(id, { next_step: 'Call the father' }, UNPLANNED, owner)).status).toBe(200);
  });

  it('of two colleagues at once one is told', async () => {
    const { id } = await applied(api, asha);
    const both = await Promise.all([
      set(id, { next_step: 'Call' }),
      set(id, { next_step: 'Write' }, UNPLANNED, owner),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it('refuses what is not a day, a text too long, and a case that does not exist', async () => {
    const { id } = await applied(api, asha);
    for (const after of [{ next_on: '2026-02-30' }, { next_step: 'x'.repeat(201) }, { counselor: 'me' }])
      expect((await set(id, after)).status).toBe(400);
    expect((await set('00000000-0000-4000-8000-000000000000', { next_step: 'Call' })).status).toBe(404);
    expect((await set('nonsense', { next_step: 'Call' })).status).toBe(404);
  });

  it('plans nothing any more once it is closed', async () => {
    const { id } = await applied(api, asha);
    await set(id, { counselor: sitaId, next_step: 'Call', next_on: '2026-06-04' });
    await moveCase(api, 'staff', owner, id, 'reject');
    await moveCase(api, 'staff', owner, id, 'close');
    expect(await read(id)).toMatchObject({ counselor: { id: sitaId }, next_step: '', next_on: null });
  });
});

it('is never seen by the student: not in the history, in mails or in the export of their data', async () => {
  const { id } = await applied(api, asha);
  const mails = async () => (await db.selectFrom('mails').select('id').execute()).length;
  const sent = await mails();
  await set(id, { counselor: sitaId, next_step: 'Ask about the SECRET debt', next_on: '2026-06-04' });
  await set(
    id,
    { counselor: null },
    { counselor: sitaId, next_step: 'Ask about the SECRET debt', next_on: '2026-06-04' },
  );
  expect(await mails()).toBe(sent);
  const own = await api.get(`/api/user/applications/${id}/`, asha.bearer);
  const exported = await api.get('/api/user/export/', asha.bearer);
  const list = await api.get('/api/user/applications/', asha.bearer);
  const { applications } = exported.body as { applications: unknown };
  for (const body of [own.body, list.body, applications]) {
    expect(JSON.stringify(body)).not.toMatch(/SECRET|Sita|assigned|next_step|counselor|internal/);
  }
  expect((own.body as StaffApplication).history.map(({ event }) => event)).toEqual(['submit']);
});

it('is planned without keeping a finished case from being closed by itself', async () => {
  const { id } = await applied(api, asha);
  await moveCase(api, 'staff', owner, id, 'reject');
  api.clock.advance({ days: 20 });
  [owner, sita, asha] = (await Promise.all(
    [owner, sita, asha].map(({ email }) => api.logIn(email)),
  )) as Three;
  expect((await set(id, { next_step: 'Ask again next year' })).status).toBe(200);
  api.clock.advance({ days: 11 });
  await twoLooks(db, () => api.applications.cleanUp());
  [owner, sita, asha] = (await Promise.all(
    [owner, sita, asha].map(({ email }) => api.logIn(email)),
  )) as Three;
  expect((await read(id)).state).toBe('closed');
});

describe('several cases', () => {
  it('are set at once, except those that changed meanwhile or are gone', async () => {
    const [one, two, three] = [await applied(api, asha), await applied(api, asha), await applied(api, asha)];
    await set(two.id, { counselor: await idOf(db, owner) }, UNPLANNED, owner);
    await set(three.id, { counselor: sitaId });
    const gone = '00000000-0000-4000-8000-000000000000';
    const items = [one.id, two.id, three.id, gone].map((id) => ({ id, before: UNPLANNED }));
    const answer = await api.ask('POST', `${LIST}follow-up/`, sita.bearer, {
      items,
      after: { counselor: sitaId },
    });
    const { left, ...counts } = answer.body as FollowUpsDone;
    expect(counts).toEqual({ changed: 1, same: 1 });
    expect(left.map(({ id, title }) => [id, title])).toEqual([
      [two.id, two.reference],
      [gone, ''],
    ]);
    expect((await read(one.id)).counselor?.id).toBe(sitaId);
    for (const wrong of [[], Array.from({ length: 101 }, () => items[0])])
      expect(
        (await api.ask('POST', `${LIST}follow-up/`, sita.bearer, { items: wrong, after: {} })).status,
      ).toBe(400);
  });

  it('are found by counselor, day, country, university and intake', async () => {
    const course = await db
      .selectFrom('courses as c')
      .innerJoin('universities as u', 'u.id', 'c.university_id')
      .innerJoin('intakes as i', 'i.course_id', 'c.id')
      .select(['c.id', 'u.id as university', 'u.country_id', 'i.year', 'i.month'])
      .where('c.status', '=', 'published')
      .where('i.year', '>', 2026)
      .executeTakeFirstOrThrow();
    const intake = `${course.year}-${String(course.month).padStart(2, '0')}`;
    const made = await sendForm(api, '/api/app/application-create/', asha, [
      ['preferred_course', String(course.id)],
      ['intake', intake],
      ['cv_documents[0][file]', { name: 'cv.pdf', bytes: pdf() }],
    ]);
    const mine = (made.body as { id: string }).id;
    const { id: other } = await applied(api, asha);
    await set(mine, { counselor: sitaId, next_on: '2026-06-03' });
    for (const query of [
      'counselor=me',
      `counselor=${sitaId}`,
      'due=week',
      `country=${course.country_id}`,
      `university=${course.university}`,
      `intake=${intake}`,
    ])
      expect(await found(query), query).toEqual([mine]);
    for (const query of ['counselor=none', 'due=none']) expect(await found(query), query).toEqual([other]);
    expect(await found('counselor=me', owner)).toEqual([]);
    expect((await found('ordering=next_on'))[0]).toBe(mine);
    for (const query of ['counselor=x', 'due=soon', 'country=x', 'university=0', 'intake=June'])
      expect((await api.get(`${LIST}?${query}`, sita.bearer)).status, query).toBe(400);
  });
});

it('goes to the heir of a colleague who leaves, with an entry in the history', async () => {
  const { id, reference } = await applied(api, asha);
  const leaver = await api.staff('leaver@prasthan.test', undefined, 'counselor');
  const leaverId = await idOf(db, leaver);
  await set(id, { counselor: leaverId, next_step: 'Call' });
  const work = await api.get(`/api/staff/people/${leaverId}/open-work/`, owner.bearer);
  expect(work.body).toMatchObject({
    items: [{ label: '1 application to look after', titles: [`Application: ${reference}`] }],
  });
  const left = await api.ask('POST', `/api/staff/people/${leaverId}/leave/`, await api.prove(owner), {
    heir: sitaId,
  });
  expect(left.status).toBe(200);
  const after = await read(id);
  expect(after).toMatchObject({ counselor: { id: sitaId }, next_step: 'Call' });
  expect(after.history.at(-1)).toMatchObject({
    event: 'assigned',
    note: 'Sita Shrestha',
    by: 'system',
    internal: true,
  });
});
