import { expect, it } from 'vitest';
import { testApi } from '../../../tests/support/api.ts';
import { crowd } from '../../../tests/support/crowd.ts';
import { testEvents } from '../../../tests/support/registrations.ts';

const api = await testApi();
const { handle, logged } = api;
const { cancel, eventIn, register, wait } = testEvents(api);

it('gives 20 places to 500 people who register at once, and tells the other 480 that it is full', async () => {
  const people = await crowd(api, 500);
  const event = await eventIn(48, { capacity: 20 });
  const answers = await Promise.all(people.map((bearer) => register({ bearer }, event)));
  const said = answers.map(
    ({ status, body }) => `${status} ${(body as { code?: string }).code ?? 'registered'}`,
  );
  expect(said.filter((each) => each === '201 registered')).toHaveLength(20);
  expect(said.filter((each) => each === '409 event_full')).toHaveLength(480);
  const rows = await handle.db
    .selectFrom('event_registrations')
    .select('user_id')
    .where('event_id', '=', event)
    .execute();
  expect(new Set(rows.map(({ user_id }) => user_id)).size).toBe(20);
  expect(rows).toHaveLength(20);
  // One mail for each place, and no others.
  const mails = await api.sent();
  expect(mails.map(({ letter }) => letter.template)).toEqual(Array<string>(20).fill('event-registered'));

  // All 20 cancel while 100 others register again: there are never more than 20 places taken.
  const places = answers.flatMap(({ status, body }, index) =>
    status === 201 ? [{ bearer: people[index]!, id: (body as { id: string }).id }] : [],
  );
  const leaving = places.map(({ bearer, id }) => cancel({ bearer }, id));
  const again = await Promise.all([
    ...leaving,
    ...people.slice(-100).map((bearer) => register({ bearer }, event)),
  ]);
  expect(again.slice(0, 20).map(({ status }) => status)).toEqual(Array<number>(20).fill(200));
  const after = await api.registrations.readEvent(String(event));
  expect(after.ok && after.value.registered).toBeLessThanOrEqual(20);
  expect(again.slice(20).filter(({ status }) => status === 201).length).toBe(
    after.ok && after.value.registered,
  );
  expect(logged).toEqual([]);
}, 60_000);

it('never leaves a place empty while somebody waits, nor gives one twice, while many come and go', async () => {
  const people = await crowd(api, 60, 'rush');
  const event = await eventIn(48, { capacity: 10 });
  const first = await Promise.all(people.map((bearer) => wait({ bearer }, event)));
  const rows = () =>
    handle.db
      .selectFrom('event_registrations')
      .select(['id', 'waiting', 'registered_at'])
      .where('event_id', '=', event)
      .where('cancelled_at', 'is', null)
      .execute();
  const taken = async () => (await rows()).filter(({ waiting }) => !waiting).length;
  expect(first.map(({ status }) => status)).toEqual(Array<number>(60).fill(201));
  expect([await taken(), (await rows()).length]).toEqual([10, 60]);

  // Half of all people cancel at once, whether they have a place or wait, and register again at once.
  const ids = first.map(({ body }) => (body as { id: string }).id);
  const answers = await Promise.all(
    people.flatMap((bearer, index) =>
      index % 2 === 0 ? [cancel({ bearer }, ids[index]!), wait({ bearer }, event)] : [],
    ),
  );
  for (const { status } of answers) expect([200, 201, 409]).toContain(status);
  expect(await taken()).toBe(10);

  // All but ten people leave at once: whoever of the ten has not left before has a place.
  await Promise.all(people.slice(0, 50).map((bearer, index) => cancel({ bearer }, ids[index]!)));
  const left = (await rows()).length;
  expect(left).toBeGreaterThanOrEqual(5);
  expect(await taken()).toBe(left);
  expect(logged).toEqual([]);
}, 60_000);
