import { beforeAll, describe, expect, it } from 'vitest';
import { testApi } from '../../../tests/support/api.ts';
import { applied, pdf, type FormPart } from '../../../tests/support/applications.ts';
import type { TestPerson } from '../../../tests/support/people.ts';
import { testEvents } from '../../../tests/support/registrations.ts';

/** What a course or event page asks for after it has loaded: the person's own case and own place. */

const api = await testApi();
const { cancel, eventIn, mine, registered } = testEvents(api);
let asha: TestPerson;
let bina: TestPerson;
let courses: number[];
beforeAll(async () => {
  asha = await api.user('asha@example.com');
  bina = await api.user('bina@example.com');
  const rows = await api.handle.db
    .selectFrom('courses as c')
    .innerJoin('universities as u', 'u.id', 'c.university_id')
    .select('c.id')
    .where('c.status', '=', 'published')
    .where('u.status', '=', 'published')
    .orderBy('c.id')
    .limit(2)
    .execute();
  courses = rows.map(({ id }) => id);
});

const ofCourse = (course: unknown, who: TestPerson) =>
  api.get(`/api/user/applications/?course=${encodeURIComponent(String(course))}&records=1`, who.bearer);

describe('the applications for one course', () => {
  it('are only those for it, the newest first, and only the own ones', async () => {
    const [course, other] = courses;
    await applied(api, asha, [['preferred_course', String(course)]]);
    api.clock.advance({ seconds: 1 });
    const second = await applied(api, asha, [['preferred_course', String(course)]]);
    await applied(api, asha, [['preferred_course', String(other)]]);
    await applied(api, bina, [['preferred_course', 'Typed by hand']]);

    const found = await ofCourse(course, asha);
    expect(found.body).toMatchObject({ count: 2, results: [{ id: second.id, state: 'submitted' }] });
    expect(found.headers.get('cache-control')).toBe('no-store');
    expect((await ofCourse(course, bina)).body).toMatchObject({ count: 0, results: [] });
    expect((await api.get('/api/user/applications/?course=', bina.bearer)).body).toMatchObject({ count: 1 });
    expect((await api.get(`/api/user/applications/?course=${course}`)).status).toBe(401);
  });

  it('cannot be asked for by something that is no id', async () => {
    for (const wrong of ['x', '0', '-1', '1 or 1=1', '99999999999']) {
      expect((await ofCourse(wrong, asha)).status, wrong).toBe(400);
    }
  });
});

it('a case in the list says which documents every student needs and it does not have', async () => {
  const cara = await api.user('cara@example.com');
  const file = (name: string): FormPart => [`${name}[0][file]`, { name: `${name}.pdf`, bytes: pdf() }];
  await applied(api, cara);
  api.clock.advance({ seconds: 1 });
  await applied(api, cara, [file('passport_documents'), file('academic_documents')]);
  expect((await api.get('/api/user/applications/', cara.bearer)).body).toMatchObject({
    results: [
      { missing_documents: ['ielts_documents'] },
      { missing_documents: ['academic_documents', 'ielts_documents', 'passport_documents'] },
    ],
  });
});

it('the mail about an application without documents says which to add, and leads to where', async () => {
  const { id } = await applied(api, asha);
  const received = await api.lastMail(asha.email);
  expect(received.letter).toMatchObject({
    template: 'application-received',
    data: { link: `https://prasthan.test/account/applications/${id}#documents` },
  });
  expect(JSON.stringify(received.letter)).toContain('Add your academic documents');
});

it('the registrations for one event are the own ones, also after a cancellation', async () => {
  const [event, other] = [await eventIn(50), await eventIn(60)];
  const place = await registered(asha, event);
  await registered(asha, other);
  await registered(bina, other);
  expect(await mine(asha, `?event=${event}`)).toMatchObject({ count: 1, results: [{ id: place.id }] });
  expect(await mine(bina, `?event=${event}`)).toMatchObject({ count: 0 });
  await cancel(asha, place.id);
  const [cancelled] = (await mine(asha, `?event=${event}`)).results;
  expect(cancelled?.cancelled_at).not.toBeNull();
  expect((await api.get('/api/user/registrations/?event=x', asha.bearer)).status).toBe(400);
});
