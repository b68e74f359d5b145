import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { testApi } from '../../../tests/support/api.ts';
import { twoLooks } from '../../../tests/support/two-looks.ts';
import { testEvents } from '../../../tests/support/registrations.ts';
import type { Door, DoorPerson } from '../../contract/event-door.ts';

const api = await testApi();
const { db } = api.handle;
const { cancel, eventIn, registered, wait } = testEvents(api);
const office = await api.staff('office@example.com');
const [asha, bina, cara] = [
  await api.user('asha@example.com'),
  await api.user('bina@example.com'),
  await api.user('cara@example.com'),
];
await api.ask('PATCH', '/api/user/profile/', asha.bearer, {
  first_name: 'Asha',
  last_name: 'Rai',
  contact: '+977 9801234567',
});

const sync = (event: number, body: object = {}) =>
  api.ask('POST', `/api/staff/events/${event}/door/`, office.bearer, body);
const door = async (event: number, body: object = {}) => (await sync(event, body)).body as Door;
const person = ({ people }: Door, id: string): DoorPerson | undefined =>
  people.find((each) => each.id === id);
const minute = (count: number) => new Date(api.clock.now().getTime() + count * 60_000).toISOString();

/** An event of one place, with everybody's registration by name. */
async function fullEvent() {
  const event = await eventIn(48, { capacity: 1 });
  const { id: place } = await registered(asha, event);
  const { id: waiting } = (await wait(bina, event)).body as { id: string };
  const { id: gone } = (await wait(cara, event)).body as { id: string };
  await cancel(cara, gone);
  return { event, place, waiting, gone };
}

describe('the list at the door', () => {
  it('has everybody with name, number and code, and no other data', async () => {
    const { event, place, waiting, gone } = await fullEvent();
    const list = await door(event);
    expect(person(list, place)).toEqual({
      id: place,
      kind: 'place',
      name: 'Asha Rai',
      contact: '+977 9801234567',
      code: expect.stringMatching(/^[2-9A-HJ-NP-Z]{8}$/) as string,
      here_at: null,
    });
    // Who gave no name is found by the address.
    expect(person(list, waiting)).toMatchObject({ kind: 'waiting', name: bina.email });
    expect(person(list, gone)).toMatchObject({ kind: 'cancelled' });
    expect((await sync(999_999)).status).toBe(404);
    expect((await api.ask('POST', `/api/staff/events/${event}/door/`, asha.bearer, {})).status).toBe(403);
  });

  it('has only what changed since the last answer, also by late taps', async () => {
    const { event, place } = await fullEvent();
    // The next full millisecond: a date has no parts of one.
    const { rows } = await sql<{
      at: Date;
    }>`select clock_timestamp() + interval '1 millisecond' as at`.execute(api.handle.db);
    const since = rows[0]!.at.toISOString();
    expect((await door(event, { since })).people).toEqual([]);
    const taps = [{ id: place, here: true, at: minute(-50) }];
    expect((await door(event, { since, taps })).people).toMatchObject([{ id: place, here_at: minute(-50) }]);
    expect((await door(event, { since })).people).toMatchObject([{ id: place }]);
  });
});

describe('taps of several phones', () => {
  it('are stored with their times, once, however often and in whatever order they arrive', async () => {
    const { event, place } = await fullEvent();
    const taps = [
      { id: place, here: true, at: minute(-30) },
      { id: place, here: false, at: minute(-20) },
      { id: place, here: true, at: minute(-10) },
    ];
    const orders = [
      [0, 1, 2],
      [2, 1, 0],
      [1, 2, 0],
      [2, 0, 1],
    ];
    for (const order of orders) {
      await api.handle.db
        .updateTable('event_registrations')
        .set({ here_at: null, here_changed_at: null })
        .where('id', '=', place)
        .execute();
      for (const index of order) {
        await sync(event, { taps: [taps[index]!] });
        await sync(event, { taps: [taps[index]!] });
      }
      expect(person(await door(event), place)!.here_at, order.join()).not.toBeNull();
    }
    // An undo that is later than all of them holds; one that is earlier comes too late.
    await sync(event, { taps: [{ id: place, here: false, at: minute(-15) }] });
    expect(person(await door(event), place)!.here_at).not.toBeNull();
    await sync(event, { taps: [{ id: place, here: false, at: minute(-5) }] });
    expect(person(await door(event), place)!.here_at).toBeNull();
  });

  it('keep the earlier time of two that say the same, and never a time to come', async () => {
    const { event, place, waiting } = await fullEvent();
    await sync(event, { taps: [{ id: place, here: true, at: minute(-5) }] });
    await sync(event, { taps: [{ id: place, here: true, at: minute(-9) }] });
    await sync(event, { taps: [{ id: waiting, here: true, at: minute(600) }] });
    const list = await door(event);
    expect(person(list, place)).toMatchObject({ here_at: minute(-9) });
    expect(person(list, waiting)).toMatchObject({ here_at: minute(0) });
  });

  it('reach nobody of another event', async () => {
    const [one, other] = [await fullEvent(), await fullEvent()];
    await sync(one.event, { taps: [{ id: other.place, here: true, at: minute(0) }] });
    expect(person(await door(other.event), other.place)).toMatchObject({ here_at: null });
  });
});

describe('people without a registration', () => {
  it('are added once, can be taken back, and count as having come', async () => {
    const { event, place } = await fullEvent();
    const walkIn = { id: randomUUID(), name: 'Maya Gurung', contact: '9812345678', at: minute(-3) };
    await sync(event, { walk_ins: [walkIn] });
    const list = await door(event, { walk_ins: [walkIn], taps: [{ id: place, here: true, at: minute(-2) }] });
    expect(list.people.filter(({ kind }) => kind === 'walk_in')).toMatchObject([
      { id: walkIn.id, name: 'Maya Gurung', code: '', here_at: minute(-3) },
    ]);
    const read = async () => (await api.get(`/api/staff/events/${event}/`, office.bearer)).body;
    expect(await read()).toMatchObject({ registered: 1, came: 2, walk_ins: 1 });
    await sync(event, { taps: [{ id: walkIn.id, here: false, at: minute(-1) }] });
    expect(await read()).toMatchObject({ came: 1, walk_ins: 0 });
    expect((await sync(event, { walk_ins: [{ ...walkIn, name: ' ' }] })).status).toBe(400);
  });

  it('stand in the table of the event after the registrations', async () => {
    const { event, place } = await fullEvent();
    const walkIn = { id: randomUUID(), name: '=Maya', at: minute(-3) };
    await sync(event, { walk_ins: [walkIn], taps: [{ id: place, here: true, at: minute(-2) }] });
    const table = async (query = '') => {
      const response = await api.fetch(
        new Request(`http://x/api/staff/events/${event}/registrations/export/${query}`, {
          headers: await api.prove(office),
        }),
        { clientAddress: '203.0.113.1' },
      );
      return (await response.text()).trim().split('\r\n');
    };
    const whole = await table();
    expect(whole).toHaveLength(5);
    expect(whole.join('\n')).toMatch(/Has a place,2026-\d\d-\d\d \d\d:\d\d,[2-9A-Z]{8}$/m);
    expect(whole[4]).toMatch(/^" =Maya",.*Came without registration,2026/);
    expect(await table('?state=came')).toHaveLength(3);
    expect(await table('?state=missed')).toHaveLength(1);
    const path = `/api/staff/events/${event}/registrations/?state=`;
    expect((await api.get(`${path}waiting`, office.bearer)).body).toMatchObject({ count: 1 });
    expect((await api.get(`${path}asleep`, office.bearer)).status).toBe(400);
  });

  it('lose their name and number 90 days after the event, and are still counted', async () => {
    const event = await eventIn(2);
    const walkIn = { id: randomUUID(), name: 'Dawa Lama', contact: '9812345678', at: minute(0) };
    await sync(event, { walk_ins: [walkIn] });
    const stored = () =>
      db.selectFrom('event_walk_ins').selectAll().where('id', '=', walkIn.id).executeTakeFirstOrThrow();
    const cleanUp = () => twoLooks(db, () => api.registrations.cleanUp());
    api.clock.advance({ hours: 89 * 24 });
    await cleanUp();
    expect(await stored()).toMatchObject({ name: 'Dawa Lama', contact: '9812345678' });
    api.clock.advance({ hours: 2 * 24 });
    await api.registrations.cleanUp();
    expect(await stored()).toMatchObject({ name: 'Dawa Lama' });
    await cleanUp();
    expect(await stored()).toMatchObject({ name: 'Name deleted', contact: '', here_at: expect.any(Date) });
  });
});
