import { expect, it } from 'vitest';
import { testApi } from '../../../tests/support/api.ts';
import { crowd } from '../../../tests/support/crowd.ts';
import { testEvents } from '../../../tests/support/registrations.ts';

const api = await testApi();
const { handle, logged } = api;
const { cancel, eventIn, register } = testEvents(api);

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
