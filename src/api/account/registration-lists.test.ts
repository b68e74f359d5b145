import { describe, expect, it } from 'vitest';
import { ORIGIN, testApi } from '../../../tests/support/api.ts';
import { HOSTILE } from '../../../tests/support/content.ts';
import { crowd } from '../../../tests/support/crowd.ts';
import { testEvents } from '../../../tests/support/registrations.ts';
import type { Paged } from '../../contract/paging.ts';
import type { Attendee, StaffEvent } from '../../contract/registrations.ts';

const api = await testApi();
const { ask, clock, content, get, handle } = api;
const { cancel, eventIn, mine, registered } = testEvents(api);
let asha = await api.user('asha@example.com');
let bina = await api.user('bina@example.com');
let office = await api.staff('office@example.com');
/** Advances the clock; tokens expire within the hour, so everybody logs in again. */
async function pass(hours: number) {
  clock.advance({ hours });
  asha = await api.logIn(asha.email);
  bina = await api.logIn(bina.email);
  office = await api.logIn(office.email);
}
const staffEvents = async (query = '') =>
  (await get(`/api/staff/events/${query}`, office.bearer)).body as Paged<StaffEvent>;
const attendees = async (event: number, query = '') =>
  (await get(`/api/staff/events/${event}/registrations/${query}`, office.bearer)).body as Paged<Attendee>;
const csv = async (event: number, query = '') =>
  get(`/api/staff/events/${event}/registrations/export/${query}`, await api.prove(office));

describe('access to registrations', () => {
  it('is for the person and, in lists, for staff; to others they do not exist', async () => {
    const event = await eventIn(50);
    const { id } = await registered(asha, event);
    const path = `/api/user/registrations/${id}/cancel/`;
    for (const stranger of [bina, office]) {
      const refused = await ask('POST', path, stranger.bearer);
      expect([refused.status, refused.body]).toEqual([404, { detail: 'Not found.' }]);
      expect((await mine(stranger)).count).toBe(0);
    }
    const ids = ['1', 'null', id.toUpperCase(), crypto.randomUUID(), "' or 1=1", '%00'];
    for (const wrong of ids) {
      const address = `/api/user/registrations/${encodeURIComponent(wrong)}/cancel/`;
      expect((await ask('POST', address, asha.bearer)).status, wrong).toBe(404);
    }
    const calls: [method: string, path: string, status: Record<'nobody' | 'student' | 'staff', number>][] = [
      ['POST', '/api/app/event-register/', { nobody: 401, student: 400, staff: 400 }],
      ['GET', '/api/user/registrations/', { nobody: 401, student: 200, staff: 200 }],
      ['POST', path, { nobody: 401, student: 404, staff: 404 }],
      ['GET', '/api/staff/events/', { nobody: 401, student: 403, staff: 200 }],
      ['GET', `/api/staff/events/${event}/`, { nobody: 401, student: 403, staff: 200 }],
      ['GET', `/api/staff/events/${event}/registrations/`, { nobody: 401, student: 403, staff: 200 }],
      ['GET', `/api/staff/events/${event}/registrations/export/`, { nobody: 401, student: 403, staff: 200 }],
    ];
    for (const [method, address, status] of calls) {
      expect((await ask(method, address)).status, address).toBe(status.nobody);
      expect((await ask(method, address, bina.bearer)).status, address).toBe(status.student);
      expect((await ask(method, address, await api.prove(office))).status, address).toBe(status.staff);
    }
    expect((await mine(asha)).results).toMatchObject([{ id, cancelled_at: null }]);
    await cancel(asha, id);
  });
});

describe('a person’s registrations', () => {
  it('are listed in pages: future ones first, then past or cancelled ones', async () => {
    const cara = await api.user('cara@example.com');
    const event = async (hours: number, title: string) => eventIn(hours, { title });
    await registered(cara, await event(30, 'third'));
    await registered(cara, await event(10, 'first'));
    await registered(cara, await event(20, 'second'));
    const { id } = await registered(cara, await event(40, 'cancelled'));
    await registered(cara, await event(1, 'over'));
    await cancel(cara, id);
    await pass(3);
    const later = await api.logIn(cara.email);
    const titles = async (query: string) => (await mine(later, query)).results.map(({ title }) => title);
    expect(await titles('')).toEqual(['first', 'second', 'third', 'cancelled', 'over']);
    expect(await mine(later, '?page=2&records=2')).toMatchObject({
      count: 5,
      next: `${ORIGIN}/api/user/registrations/?page=3&records=2`,
      previous: `${ORIGIN}/api/user/registrations/?records=2`,
      results: [{ title: 'third' }, { title: 'cancelled', can_cancel: false, over: false }],
    });
    expect(await mine(later, '?page=last&records=4')).toMatchObject({
      results: [{ title: 'over', over: true }],
    });
    expect((await get('/api/user/registrations/?page=9', later.bearer)).status).toBe(404);
  });

  it('move with a postponed event, and stay when it becomes a draft again', async () => {
    const event = await eventIn(60);
    const { id } = await registered(bina, event);
    await eventIn(84, { title: 'A day later', capacity: 5 }, event);
    const moved = (await mine(bina)).results.find((each) => each.id === id)!;
    expect(Date.parse(moved.starts_at) - clock.now().getTime()).toBe(84 * 3_600_000);
    expect(moved).toMatchObject({ title: 'A day later', can_cancel: true });
    expect((await get(`/api/app/event-info/${event}`)).body).toMatchObject({ capacity: 5, seats_left: 4 });
    await eventIn(84, { capacity: 1, status: 'draft' }, event);
    expect((await mine(bina)).results.find((each) => each.id === id)).toMatchObject({ can_cancel: true });
    expect(await attendees(event)).toMatchObject({ count: 1 });
  });

  it('belong to one repetition of a sample event; the next one starts empty', async () => {
    const event = await eventIn(24, { sample: true, repeat_days: 7, capacity: 1, title: 'Weekly' });
    await registered(asha, event);
    expect(await staffEvents('?search=weekly')).toMatchObject({ results: [{ registered: 1, sample: true }] });
    await pass(7 * 24);
    expect((await get(`/api/app/event-info/${event}`)).body).toMatchObject({ seats_left: 1, over: false });
    await registered(bina, event);
    expect((await mine(asha)).results.find(({ title }) => title === 'Weekly')).toMatchObject({ over: true });
    expect((await mine(bina)).results[0]).toMatchObject({ title: 'Weekly', over: false });
    expect(await attendees(event)).toMatchObject({ count: 1, results: [{ email: bina.email }] });
  });
});

describe('the events of staff', () => {
  it('are searched by words and time, ordered and paged, including drafts', async () => {
    const titles = async (query: string) => (await staffEvents(query)).results.map(({ title }) => title);
    expect(await titles('?search=announced')).toEqual(['Not announced']);
    expect(await titles('?search=open+office+DAY')).toEqual(['Open day']);
    expect(await titles('?search=100%25_off')).toEqual([]);
    const [past, upcoming, all] = [
      await staffEvents('?when=past&records=100'),
      await staffEvents('?when=upcoming&records=100'),
      await staffEvents('?records=100'),
    ];
    expect(past.results.every(({ over }) => over)).toBe(true);
    expect(upcoming.results.some(({ over }) => over)).toBe(false);
    expect(all.count).toBe(past.count + upcoming.count);
    const starts = ({ results }: typeof all) => results.map(({ starts_at }) => Date.parse(starts_at));
    expect(starts(upcoming)).toEqual(starts(upcoming).toSorted((a, b) => a - b));
    for (const list of [past, all]) expect(starts(list)).toEqual(starts(list).toSorted((a, b) => b - a));
    expect(past.results.at(-1)).toMatchObject({ title: 'Last month', registration_state: 'closed' });
    const sorted = await staffEvents('?ordering=-registered&records=100');
    const counts = sorted.results.map(({ registered }) => registered);
    expect(counts).toEqual(counts.toSorted((a, b) => b - a));
    expect((await titles('?ordering=title&records=3')).length).toBe(3);
    expect((await titles('?ordering=drop+table')).length).toBeGreaterThan(5);
    const wrong = await get('/api/staff/events/?when=soon', office.bearer);
    expect([wrong.status, wrong.body]).toEqual([
      400,
      { when: ['Select a valid choice. soon is not one of the available choices.'] },
    ]);
    expect((await get(`/api/staff/events/${content.event.draft}/`, office.bearer)).body).toMatchObject({
      title: 'Not announced',
      status: 'draft',
      registered: 0,
    });
    for (const id of ['9999', '0', 'x', '99999999999999'])
      for (const end of ['', 'registrations/', 'registrations/export/'])
        expect((await get(`/api/staff/events/${id}/${end}`, await api.prove(office))).status).toBe(404);
  });

  it('list attendees in the order they registered, including cancelled ones', async () => {
    const event = await eventIn(70, { capacity: 3 });
    await ask('PATCH', '/api/user/profile/', asha.bearer, { first_name: 'Asha', contact: '+977 9801234567' });
    const { id } = await registered(asha, event);
    clock.advance({ seconds: 1 });
    await registered(bina, event);
    await cancel(asha, id);
    expect(await attendees(event)).toMatchObject({
      count: 2,
      results: [
        { id, email: asha.email, first_name: 'Asha', cancelled_at: expect.any(String) as string },
        { email: bina.email, cancelled_at: null },
      ],
    });
    expect(await attendees(event, '?search=980123')).toMatchObject({ count: 1, results: [{ id }] });
    expect(await attendees(event, '?search=nobody')).toMatchObject({ count: 0, results: [] });
    expect(await attendees(event, '?records=1&page=2')).toMatchObject({
      previous: `${ORIGIN}/api/staff/events/${event}/registrations/?records=1`,
      results: [{ email: bina.email }],
    });
    expect((await get(`/api/staff/events/${event}/`, office.bearer)).body).toMatchObject({ registered: 1 });
  });
});

describe('the table of attendees', () => {
  it('is a CSV file without formulas, and each export is recorded', async () => {
    const event = await eventIn(71);
    const names = ['=cmd|/C calc!A0', '+1', '@SUM(A1)', '\tx', `"a",b;${HOSTILE}`.slice(0, 100)];
    for (const [index, first_name] of names.entries()) {
      const person = await api.user(`formula${index}@example.com`);
      await handle.db
        .updateTable('users')
        .set({ first_name, last_name: '-2+3' })
        .where('email', '=', person.email)
        .execute();
      await registered(person, event);
      clock.advance({ seconds: 1 });
    }
    const { status, headers, body } = await csv(event);
    expect(status).toBe(200);
    expect(headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
    expect(headers.get('Content-Disposition')).toContain('attachment; filename=registrations.csv');
    const lines = String(body).split('\r\n');
    expect(lines[0]).toBe(
      '\uFEFFFirst name,Last name,E-mail,Mobile number,Registered (Nepal time),Cancelled (Nepal time),Place,Came (Nepal time),Code',
    );
    expect(lines[1]).toMatch(
      /^" =cmd\|\/C calc!A0"," -2\+3",formula0@example\.com,,\d{4}-\d\d-\d\d \d\d:\d\d,,Has a place,,[2-9A-Z]{8}$/,
    );
    expect(lines).toHaveLength(names.length + 2);
    for (const line of lines.slice(1, -1)) expect(line).not.toMatch(/^"?[=+@\t-]|,"?[=+@\t-]/);
    const record = await handle.db
      .selectFrom('change_log')
      .select(['action', 'changes'])
      .where('kind', '=', 'event')
      .where('object', '=', String(event))
      .execute();
    expect(record).toMatchObject([
      { action: 'downloaded', changes: expect.arrayContaining([{ path: ['Format'], after: 'csv' }]) as [] },
    ]);
  });

  it('has each person of a large event once, although it is read in parts', async () => {
    const event = await eventIn(72);
    await crowd(api, 1201);
    const { starts_at } = await handle.db
      .selectFrom('events')
      .select('starts_at')
      .where('id', '=', event)
      .executeTakeFirstOrThrow();
    await handle.db
      .insertInto('event_registrations')
      .columns(['event_id', 'starts_at', 'user_id', 'registered_at'])
      .expression((eb) =>
        eb
          .selectFrom('users')
          .select([
            eb.val(event).as('event_id'),
            eb.val(starts_at).as('starts_at'),
            'id',
            eb.val(clock.now()).as('registered_at'),
          ])
          .where('email', 'like', 'crowd%'),
      )
      .execute();
    const lines = String((await csv(event)).body)
      .split('\r\n')
      .slice(1, -1);
    expect(lines).toHaveLength(1201);
    expect(new Set(lines).size).toBe(1201);
    const some = String((await csv(event, '?search=crowd12')).body)
      .split('\r\n')
      .slice(1, -1);
    expect(some).toHaveLength(1 + 10 + 2);
  });
});
