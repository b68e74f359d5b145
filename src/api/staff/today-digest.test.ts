import { expect, it } from 'vitest';
import { testApi } from '../../../tests/support/api.ts';
import { applied } from '../../../tests/support/applications.ts';
import { idOf, UNPLANNED } from '../../../tests/support/call-recipes.ts';
import { PASSWORD, type TestPerson } from '../../../tests/support/people.ts';
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

const choose = (by: TestPerson, digest: boolean) =>
  api.ask('POST', '/api/staff/today/digest/', by.bearer, { digest });
const isChosen = async (by: TestPerson) =>
  ((await api.get('/api/staff/today/', by.bearer)).body as Today).digest;
const digests = async () =>
  (await api.sent())
    .filter(({ letter }) => letter.template === 'today-digest')
    .map(({ to, letter }) => ({ to, ...letter }));
/** A case of Sita's that is due. */
async function dueCase(first_name: string) {
  const { id } = await applied(api, await api.logIn(asha.email), [['first_name', first_name]]);
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
      subject: 'Today: 1 case for you',
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
  expect((await api.ask('POST', '/api/user/delete/', (await api.logIn(asha.email)).bearer, { password: PASSWORD })).status).toBe(200); // prettier-ignore
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
