import { expect, it } from 'vitest';
import { testApi } from '../../../tests/support/api.ts';
import { crowd } from '../../../tests/support/crowd.ts';
import { testEvents } from '../../../tests/support/registrations.ts';

const api = await testApi();
const { handle, logged } = api;
const { cancel, eventIn, register } = testEvents(api);

/** Source: SAFETY row 15. */
it('500 who register for 20 places at the same time are 20 with a place and 480 who read that it is full', async () => {
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
  // A mail for each place, and for nobody else.
  const mails = await api.sent();
  expect(mails.map(({ letter }) => letter.template)).toEqual(Array<string>(20).fill('event-registered'));

  // All of them give up while a hundred come again: there are never more than 20.
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
