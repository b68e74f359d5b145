import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { testApi } from '../../../tests/support/api.ts';
import { applied } from '../../../tests/support/applications.ts';
import { idOf, UNPLANNED } from '../../../tests/support/call-recipes.ts';
import { PASSWORD, type TestPerson } from '../../../tests/support/people.ts';
import { shortDate } from '../../contract/dates.ts';
import { nepalDate } from '../../contract/nepal-time.ts';
import type { Today } from '../../contract/today.ts';

/** The queue of the day by mail. The clock stands on 1 June 2026, 11:45 in Nepal. */

const api = await testApi();
const { db } = api.handle;
const sita = await api.staff(
  'sita@prasthan.test',
  { first_name: 'Sita', last_name: 'Shrestha' },
  'counselor',
);
const owner = await api.staff('owner@prasthan.test');
const asha = await api.user('asha@example.com');
await db.updateTable('events').set({ standing: 'cancelled' }).execute();

const choose = (by: TestPerson, digest: boolean) =>
  api.ask('POST', '/api/staff/today/digest/', by.bearer, { digest });
const isChosen = async (by: TestPerson) =>
  ((await api.get('/api/staff/today/', by.bearer)).body as Today).digest;
const digests = async () =>
  (await api.sent())
    .filter(({ letter }) => letter.template === 'today-digest')
    .map(({ to, letter }) => ({ to, ...letter }));
/** A case of Sita's that is due. */
async function dueCase(first_name: string, email = asha.email) {
  const { id } = await applied(api, await api.logIn(email), [['first_name', first_name]]);
  const { bearer } = await api.logIn(sita.email);
  const planned = await api.ask('POST', `/api/staff/applications/${id}/follow-up/`, bearer, {
    before: UNPLANNED,
    after: { counselor: await idOf(db, sita), next_step: 'Call about the passport', next_on: '2026-06-01' },
  });
  expect(planned.status).toBe(200);
  return id;
}

it('comes once a day at eight to those who want it, and only if something waits', async () => {
  expect(await isChosen(sita)).toBe(false);
  expect((await choose(sita, true)).body).toEqual({ digest: true });
  expect([await isChosen(sita), await isChosen(owner)]).toEqual([true, false]);
  const id = await dueCase('Asha');
  // Chosen at 11:45: the first one comes tomorrow.
  await api.sendDigests();
  expect(await digests()).toEqual([]);
  api.clock.advance({ hours: 20 });
  await api.sendDigests();
  expect(await digests(), 'at 7:45').toEqual([]);
  api.clock.advance({ minutes: 15 });
  await Promise.all([api.sendDigests(), api.sendDigests()]);
  await api.sendDigests();
  expect(await digests()).toMatchObject([
    {
      to: sita.email,
      subject: 'Today: 1 case or enquiry for you',
      name: 'Sita',
      data: {
        waiting: 1,
        sections: [
          {
            title: 'Due today and overdue',
            count: 1,
            cases: [
              {
                who: 'Asha',
                what: expect.stringContaining('Call about the passport') as string,
                link: expect.stringMatching(new RegExp(`/admin/.*${id}`)) as string,
              },
            ],
          },
        ],
        link: expect.stringContaining('/admin') as string,
      },
    },
  ]);
  await db.deleteFrom('applications').execute();
  api.clock.advance({ days: 1 });
  await api.sendDigests();
  expect((await digests()).length, 'nothing waits').toBe(1);
  // The server was down in the morning: in the evening it would be of no use.
  await dueCase('Bina');
  api.clock.advance({ days: 1, hours: 9 });
  await api.sendDigests();
  expect((await digests()).length, 'at 17:00').toBe(1);
});

it('names cases without a counselor by their number, and nobody who is erased before it is sent', async () => {
  await db.deleteFrom('applications').execute();
  await dueCase('Asha');
  await applied(api, await api.user('chandra@example.com'), [['first_name', 'Chandra']]);
  api.clock.advance({ hours: 15 });
  await api.sendDigests();
  expect((await api.ask('POST', '/api/user/delete/', (await api.logIn(asha.email)).bearer, { password: PASSWORD })).status).toBe(200); // oxfmt-ignore
  const digest = (await digests()).at(-1);
  expect(digest).toMatchObject({ data: { waiting: 1, unassigned: 1, sections: [{ count: 1, cases: [] }] } });
  expect(JSON.stringify(digest)).not.toMatch(/Asha|Chandra/);
});

it('does not come to somebody who has turned it off or is no longer staff', async () => {
  const count = (await digests()).length;
  await applied(api, await api.user('dorje@example.com'));
  api.clock.advance({ days: 1 });
  await choose(await api.logIn(owner.email), true);
  await choose(await api.logIn(sita.email), false);
  await db
    .updateTable('users')
    .set({ role: 'user', staff_role: null })
    .where('email', '=', owner.email)
    .execute();
  api.clock.advance({ days: 1 });
  await api.sendDigests();
  expect((await digests()).length).toBe(count);
});

it('names the appointments of the day, also after many cases', async () => {
  await db.deleteFrom('applications').execute();
  const { bearer } = await api.logIn(sita.email);
  await choose({ ...sita, bearer }, true);
  const entered = await api.ask('POST', '/api/staff/enquiries/', bearer, {
    ticket: randomUUID(),
    source: 'phone',
    name: 'Maya Gurung',
    contact: '9841234567',
  });
  // Tomorrow at 11:00 in Nepal.
  const starts_at = new Date(Date.parse(`${nepalDate(api.clock.now())}T05:15:00Z`) + 86_400_000);
  const booked = await api.ask('POST', '/api/staff/appointments/', bearer, {
    ticket: randomUUID(),
    enquiry: (entered.body as { id: string }).id,
    counselor: await idOf(db, sita),
    branch: 'Head office',
    starts_at: starts_at.toISOString(),
    minutes: 30,
  });
  expect(booked.status).toBe(201);
  const dorje = await dueCase('Dorje', 'dorje@example.com');
  await sql`insert into applications select (jsonb_populate_record(a, jsonb_build_object('id', gen_random_uuid(),
    'reference', 'PR-TEST-' || lpad(n::text, 4, '0')))).* from applications a, generate_series(1, 20) n`.execute(
    db,
  );
  api.clock.advance({ days: 1 });
  await api.sendDigests();
  const digest = (await digests()).at(-1);
  expect(digest).toMatchObject({
    subject: 'Today: 21 cases and enquiries, 1 appointment or event for you',
    data: { waiting: 21, coming: 1 },
  });
  const sections = (mail: { data: unknown } | undefined) =>
    (mail!.data as { sections: { title: string; cases: { who: string; what: string }[] }[] }).sections;
  expect(sections(digest).at(-1)!.cases).toMatchObject([
    { who: 'Maya Gurung', what: expect.stringMatching(/11:00.*Head office/) as string },
  ]);
  // A deadline is named with its day.
  await db.deleteFrom('enquiries').execute();
  await db.deleteFrom('applications').where('id', '<>', dorje).execute();
  await db
    .updateTable('applications')
    .set({ next_on: null, next_step: '', state_changed_at: new Date(api.clock.now().getTime() + 86_400_000) })
    .execute();
  const on_day = nepalDate(new Date(api.clock.now().getTime() + 5 * 86_400_000));
  await db
    .insertInto('case_dates')
    .values({ application_id: dorje, kind: 'biometrics', name: '', on_day, ticket: randomUUID() })
    .execute();
  api.clock.advance({ days: 1 });
  await api.sendDigests();
  expect(sections((await digests()).at(-1))).toMatchObject([
    {
      title: 'Deadlines within 14 days',
      cases: [
        { who: 'Dorje', what: expect.stringContaining(`Biometrics: on ${shortDate(on_day)}`) as string },
      ],
    },
  ]);
});
