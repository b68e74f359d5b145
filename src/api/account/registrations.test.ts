import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { ORIGIN, testApi } from '../../../tests/support/api.ts';
import { HOUR_MS, testEvents } from '../../../tests/support/registrations.ts';

const api = await testApi();
const { clock, content, handle } = api;
const { cancel, eventIn, mine, register, registered, seatsLeft } = testEvents(api);
let [asha, bina] = [await api.user('asha@example.com'), await api.user('bina@example.com')];

/** Advances the clock; tokens expire within the hour, so everybody logs in again. */
async function pass(hours: number) {
  clock.advance({ hours });
  asha = await api.logIn(asha.email);
  bina = await api.logIn(bina.email);
}

const DONE = 'Congratulation,you have registered the event successfully!';
const rowsOf = (event_id: number) =>
  handle.db.selectFrom('event_registrations').selectAll().where('event_id', '=', event_id).execute();

describe('registering', () => {
  it('gives a place, stores the consent, and sends a mail', async () => {
    const event = await eventIn(48, { capacity: 2 });
    expect(await seatsLeft(event)).toBe(2);
    const { id, ...answer } = await registered(asha, event);
    expect(answer).toEqual({ event, waiting: false, detail: DONE });
    expect(await seatsLeft(event)).toBe(1);
    expect(await rowsOf(event)).toMatchObject([
      { id, consent_version: '2026-01-01', registered_at: clock.now(), cancelled_at: null },
    ]);
    expect((await mine(asha)).results.find((each) => each.id === id)).toMatchObject({
      event,
      title: 'Visa evening',
      place: 'Lakeside',
      online_link: null,
      cancelled_at: null,
      can_cancel: true,
      over: false,
    });
    const { letter } = await api.lastMail(asha.email);
    expect(letter).toMatchObject({
      template: 'event-registered',
      data: {
        title: 'Visa evening',
        place: 'Lakeside',
        onlineLink: '',
        link: `${ORIGIN}/account/events`,
        eventLink: `${ORIGIN}/upcoming-events/${event}`,
      },
    });
  });

  it('also accepts the number as text, as old clients send it', async () => {
    const event = await eventIn(48);
    expect((await register(asha, String(event))).status).toBe(201);
    expect(await seatsLeft(event)).toBeNull();
  });

  it('works once: a second try is refused with a message and adds no row', async () => {
    const event = await eventIn(48);
    await registered(asha, event);
    const mails = (await api.sent()).length;
    const again = await register(asha, event);
    expect([again.status, again.body]).toEqual([
      409,
      {
        code: 'already_registered',
        error: 'You are already registered for this event. You can find it under Events in your account.',
        detail: 'You are already registered for this event. You can find it under Events in your account.',
      },
    ]);
    expect(await rowsOf(event)).toHaveLength(1);
    expect(await api.sent()).toHaveLength(mails);
  });

  it('gets the same answer for a day when repeated with its Idempotency-Key', async () => {
    const [event, other] = [await eventIn(72), await eventIn(72)];
    const key = 'the press of a button '.repeat(50);
    const first = await register(asha, event, key);
    const mails = (await api.sent()).length;
    await pass(23);
    const again = await register(asha, event, key);
    expect([again.status, again.body]).toEqual([201, first.body]);
    expect(await api.sent()).toHaveLength(mails);
    expect((await register(asha, other, key)).body).toMatchObject({ code: 'key_reused' });
    // The same key of another person is a different key.
    expect((await register(bina, event, key)).status).toBe(201);
    await pass(1);
    expect((await register(asha, event, key)).body).toMatchObject({ code: 'already_registered' });
  });

  it('twice at the same time adds one row; with one key both answers are the same', async () => {
    const [event, keyed] = [await eventIn(48), await eventIn(48)];
    const answers = await Promise.all(Array.from({ length: 20 }, () => register(asha, event)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array<number>(19).fill(409)]);
    const same = await Promise.all(Array.from({ length: 20 }, () => register(asha, keyed, 'one press')));
    expect(new Set(same.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1);
    expect(same[0]!.status).toBe(201);
    expect(await rowsOf(keyed)).toHaveLength(1);
  });
});

describe('a refused registration', () => {
  it.each([
    [
      { event: 9999 },
      'Invalid pk "9999" - object does not exist.',
      /no longer have this event.*list of events/,
    ],
    [{ event: -1 }, 'Invalid pk "-1" - object does not exist.', /no longer have/],
    [{ event: 2 ** 40 }, `Invalid pk "${2 ** 40}" - object does not exist.`, /no longer have/],
    [{ event: '0' }, 'Invalid pk "0" - object does not exist.', /no longer have/],
    [{}, 'This field is required.', /^Event: This field is required\.$/],
    [{ event: null }, 'This field may not be null.', /^Event: This field may not be null\.$/],
    [{ event: 'abc' }, 'A valid integer is required.', /^Event: A valid integer is required\.$/],
    [{ event: 1.5 }, 'A valid integer is required.', /^Event/],
    [{ event: true }, 'A valid integer is required.', /^Event/],
    [{ event: [1] }, 'A valid integer is required.', /^Event/],
  ])('%j: %s', async (body, problem, detail) => {
    const refused = await api.ask('POST', '/api/app/event-register/', asha.bearer, body);
    expect(refused.status).toBe(400);
    expect(refused.body).toEqual({ event: [problem], detail: expect.stringMatching(detail) as string });
  });

  it('is the same for a draft as for an event that does not exist', async () => {
    const refused = await register(asha, content.event.draft);
    expect([refused.status, refused.body]).toMatchObject([
      400,
      { event: [`Invalid pk "${content.event.draft}" - object does not exist.`] },
    ]);
  });

  it('says what to do, and when if that is known', async () => {
    const at = (hours: number) => new Date(clock.now().getTime() + hours * HOUR_MS);
    const refusal = async (event: number) => {
      const { status, body } = await register(asha, event);
      const { code, detail, error } = body as Record<string, string>;
      expect([status, error]).toEqual([409, detail]);
      return [code, detail];
    };
    const opens = new Date('2027-01-05T04:15:00Z');
    const later = await eventIn(24 * 90, { registration_opens_at: opens });
    expect(await refusal(later)).toEqual([
      'registration_not_open_yet',
      'Registration opens on 5 January 2027, 10:00 AM (Nepal time). Please come back then.',
    ]);
    const closed = await eventIn(2, { registration_closes_at: at(-1) });
    expect((await refusal(closed))[0]).toBe('registration_closed');
    // Without a closing time, registration ends when the event begins.
    expect((await refusal(await eventIn(-1)))[0]).toBe('registration_closed');
    expect((await refusal(content.event.past))[0]).toBe('event_over');
    const small = await eventIn(2, { capacity: 1 });
    await registered(bina, small);
    expect(await refusal(small)).toEqual([
      'event_full',
      'This event is fully booked. You can put yourself on the waiting list: if somebody cancels, the next person gets the place.',
    ]);
    expect(await seatsLeft(small)).toBe(0);
    // A person who has a place is told so, not that the event is full.
    expect((await register(bina, small)).body).toMatchObject({ code: 'already_registered' });
  });

  it('is checked in the order 401, 405, 415, 400', async () => {
    const path = '/api/app/event-register/';
    const send = (method: string, headers: object, body?: string) =>
      api.fetch(
        new Request(`http://10.0.0.7${path}`, {
          method,
          headers: { ...headers },
          ...(body !== undefined && { body }),
        }),
      );
    expect((await send('GET', {})).status).toBe(401);
    const wrongMethod = await send('GET', asha.bearer);
    expect([wrongMethod.status, wrongMethod.headers.get('Allow')]).toEqual([405, 'POST, OPTIONS']);
    expect((await send('POST', asha.bearer, 'event=1')).status).toBe(415);
    const json = { ...asha.bearer, 'Content-Type': 'application/json' };
    expect((await send('POST', json, '{')).status).toBe(400);
  });
});

it('counts registrations of an event whose times have microseconds', async () => {
  const { rows } = await sql<{ id: number }>`
    insert into events (title, starts_at, ends_at, place, capacity, status)
    values ('Fine', '2030-01-01 10:00:00.123456Z', '2030-01-01 11:00:00.654321Z', 'Here', 1, 'published')
    returning id`.execute(handle.db);
  const { id } = rows[0]!;
  await registered(asha, id);
  expect((await register(asha, id)).body).toMatchObject({ code: 'already_registered' });
  expect((await register(bina, id)).body).toMatchObject({ code: 'event_full' });
  await eventIn(48, { capacity: 1 }, id);
  expect(await seatsLeft(id)).toBe(0);
});

describe('cancelling', () => {
  it('frees the place, sends one mail, and allows registering again', async () => {
    const event = await eventIn(5, { capacity: 1 });
    const { id } = await registered(asha, event);
    expect((await register(bina, event)).body).toMatchObject({ code: 'event_full' });
    const gone = await cancel(asha, id);
    expect([gone.status, gone.body]).toMatchObject([
      200,
      { id, event, cancelled_at: expect.any(String) as string, can_cancel: false, over: false },
    ]);
    expect((await api.lastMail(asha.email)).letter).toMatchObject({
      template: 'event-cancelled',
      data: { title: 'Visa evening', link: `${ORIGIN}/upcoming-events/${event}` },
    });
    const mails = (await api.sent()).length;
    clock.advance({ minutes: 1 });
    expect((await cancel(asha, id)).body).toEqual(gone.body);
    expect(await api.sent()).toHaveLength(mails);
    expect(await seatsLeft(event)).toBe(1);
    const { id: hers } = await registered(bina, event);
    expect((await register(asha, event)).body).toMatchObject({ code: 'event_full' });
    await cancel(bina, hers);
    expect((await registered(asha, event)).id).toBe(id);
    const rows = await rowsOf(event);
    expect(rows).toHaveLength(2);
    expect(rows.filter(({ cancelled_at }) => cancelled_at === null)).toMatchObject([{ id }]);
  });

  it('is not undone when the earlier registration is repeated with its key', async () => {
    const event = await eventIn(5);
    const { body } = await register(asha, event, 'pressed before');
    await cancel(asha, (body as { id: string }).id);
    const late = await register(asha, event, 'pressed before');
    expect(late).toMatchObject({ status: 409, body: { code: 'cancelled_meanwhile' } });
    expect(await rowsOf(event)).toMatchObject([{ cancelled_at: expect.any(Date) as Date }]);
    expect((await register(asha, event, 'pressed again')).status).toBe(201);
  });

  it('is possible until the event begins', async () => {
    const event = await eventIn(1);
    const { id } = await registered(asha, event);
    await pass(1);
    const late = await cancel(asha, id);
    expect(late).toMatchObject({ status: 409, body: { code: 'cannot_cancel' } });
    expect((await mine(asha)).results.find((each) => each.id === id)).toMatchObject({
      can_cancel: false,
      over: false,
      cancelled_at: null,
    });
  });
});
