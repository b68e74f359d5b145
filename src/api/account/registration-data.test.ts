import { describe, expect, it } from 'vitest';
import { testApi } from '../../../tests/support/api.ts';
import { PASSWORD, type TestPerson } from '../../../tests/support/people.ts';
import { testEvents } from '../../../tests/support/registrations.ts';

/** Stored data of registrations: what a person can export and have erased. */
const api = await testApi();
const { db } = api.handle;
const { cancel, eventIn, register, registered, seatsLeft } = testEvents(api);
const erase = (who: TestPerson) =>
  api.ask('POST', '/api/user/delete/', { ...who.bearer }, { password: PASSWORD });
const rowsOf = (event_id: number) =>
  db.selectFrom('event_registrations').selectAll().where('event_id', '=', event_id).execute();

it('an export has every registration, with the consent given and when', async () => {
  const asha = await api.user('asha@example.com');
  const [kept, left] = [await eventIn(48, { title: 'Kept' }), await eventIn(72, { title: 'Left' })];
  const places = [await registered(asha, kept), await registered(asha, left)];
  await cancel(asha, places[1]!.id);
  await registered(await api.user('somebody@example.com'), kept);
  const { body } = await api.get('/api/user/export/', asha.bearer);
  const when = '2026-06-01T11:45:00+05:45';
  expect((body as { registrations: object[] }).registrations).toEqual([
    expect.objectContaining({ id: places[1]!.id, title: 'Left', registered_at: when, cancelled_at: when }),
    {
      id: places[0]!.id,
      event: kept,
      title: 'Kept',
      starts_at: '2026-06-03T11:45:00+05:45',
      ends_at: '2026-06-03T13:45:00+05:45',
      formatted_start_date: '3 June 2026, 11:45 AM',
      place: 'Lakeside',
      online_link: null,
      registered_at: when,
      cancelled_at: null,
      waiting: false,
      standing: 'on',
      code: expect.stringMatching(/^[2-9A-HJ-NP-Z]{8}$/) as string,
      messages: true,
      consent_version: '2026-01-01',
    },
  ]);
});

describe('erasing a person', () => {
  it('deletes their registrations, keys and mails, and frees the place', async () => {
    const [bina, office] = [await api.user('bina@example.com'), await api.staff('office@example.com')];
    const event = await eventIn(48, { capacity: 1 });
    expect((await register(bina, event, 'a key')).status).toBe(201);
    const path = `/api/staff/events/${event}/registrations/`;
    expect((await api.get(path, office.bearer)).body).toMatchObject({ count: 1 });
    expect((await erase(bina)).status).toBe(200);
    expect(await rowsOf(event)).toEqual([]);
    expect(await db.selectFrom('idempotency_keys').selectAll().execute()).toEqual([]);
    expect(
      (await api.sent()).filter(
        ({ letter }) => letter.template === 'event-registered' && letter.data.eventLink.endsWith(`/${event}`),
      ),
    ).toEqual([]);
    expect(await seatsLeft(event)).toBe(1);
    expect((await api.get(path, office.bearer)).body).toMatchObject({ count: 0, results: [] });
  });

  it('leaves nothing and never fails while they register and cancel', async () => {
    for (let round = 0; round < 5; round += 1) {
      const person = await api.user(`racing${round}@example.com`);
      const [event, other] = [await eventIn(48), await eventIn(48)];
      const { id } = await registered(person, other);
      const answers = await Promise.all([
        ...Array.from({ length: 4 }, (_, index) => register(person, event, `key ${index}`)),
        cancel(person, id),
        erase(person),
        ...Array.from({ length: 4 }, () => register(person, event)),
        cancel(person, id),
      ]);
      for (const { status } of answers) expect([200, 201, 401, 404, 409]).toContain(status);
      expect(answers[5]!.status).toBe(200);
      expect([...(await rowsOf(event)), ...(await rowsOf(other))]).toEqual([]);
    }
    expect(api.logged).toEqual([]);
  });
});
