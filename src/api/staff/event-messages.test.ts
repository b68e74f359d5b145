import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { testApi } from '../../../tests/support/api.ts';
import { testEvents } from '../../../tests/support/registrations.ts';

const api = await testApi();
const { cancel, eventIn, registered, wait } = testEvents(api);
const office = await api.staff('office@example.com');
const [asha, bina, cara] = [
  await api.user('asha@example.com'),
  await api.user('bina@example.com'),
  await api.user('cara@example.com'),
];
const path = (event: number) => `/api/staff/events/${event}/messages/`;
const send = (event: number, body: object) => {
  const message = { id: randomUUID(), audience: 'registered', subject: 'Bring a pen', text: 'And paper.' };
  return api.ask('POST', path(event), office.bearer, { ...message, ...body });
};
const mailed = async (subject: string) =>
  (await api.sent()).filter(({ letter }) => letter.subject === subject).map(({ to }) => to);

it('goes to the chosen people once, and to nobody who wants none or has left', async () => {
  const event = await eventIn(48, { capacity: 2 });
  const { id: ashas } = await registered(asha, event);
  const { id: caras } = await registered(cara, event);
  await wait(bina, event);
  const erased = await api.user('erased@example.com');
  await wait(erased, event);
  await cancel(
    erased,
    ((await api.get('/api/user/registrations/', erased.bearer)).body as { results: { id: string }[] })
      .results[0]!.id,
  );
  const wish = `/api/user/registrations/${caras}/messages/`;
  expect((await api.ask('POST', wish, cara.bearer, { wanted: false })).body).toMatchObject({
    messages: false,
  });
  expect((await api.ask('POST', wish, asha.bearer, { wanted: false })).status).toBe(404);

  expect((await api.get(path(event), office.bearer)).body).toEqual({
    counts: { registered: 1, waiting: 1, came: 0, missed: 0 },
    sent: [],
  });
  const id = randomUUID();
  const first = await send(event, { id });
  expect(first).toMatchObject({ status: 201, body: { id, recipients: 1 } });
  expect((await send(event, { id })).body).toEqual(first.body);
  expect(await send(event, {})).toMatchObject({ status: 409, body: { code: 'message_sent' } });
  expect(await mailed('Bring a pen')).toEqual([asha.email]);
  expect((await api.get(path(event), office.bearer)).body).toMatchObject({
    sent: [{ subject: 'Bring a pen', text: 'And paper.', recipients: 1, sent_by: office.email }],
  });

  await send(event, { audience: 'waiting', subject: 'Still waiting' });
  expect(await mailed('Still waiting')).toEqual([bina.email]);
  expect(await send(event, { audience: 'missed' })).toMatchObject({
    status: 409,
    body: { code: 'nobody_to_mail' },
  });

  // After the event: who came and who did not.
  api.clock.advance({ hours: 51 });
  const signedIn = await api.logIn(office.email);
  const tap = { id: ashas, here: true, at: api.clock.now().toISOString() };
  await api.ask('POST', `/api/staff/events/${event}/door/`, signedIn.bearer, { taps: [tap] });
  expect((await api.get(path(event), signedIn.bearer)).body).toMatchObject({
    counts: { came: 1, missed: 0 },
  });
});

it('is refused with the id of a message to another event', async () => {
  const [event, other] = [await eventIn(60), await eventIn(70)];
  const staff = await api.logIn(office.email);
  await registered(await api.logIn(asha.email), event);
  await registered(await api.logIn(bina.email), other);
  const message = { id: randomUUID(), audience: 'registered', subject: 'Bring a pen', text: 'And paper.' };
  expect((await api.ask('POST', path(event), staff.bearer, message)).status).toBe(201);
  expect(await api.ask('POST', path(other), staff.bearer, message)).toMatchObject({
    status: 400,
    body: { id: ['A message of another event has this id. Use a new one.'] },
  });
  const told = (await api.sent()).filter(({ letter }) => letter.subject === message.subject);
  expect(told.map(({ to }) => to)).not.toContain(bina.email);
});

it('goes to one of two events that send it with the same id at the same moment', async () => {
  const events = [await eventIn(90), await eventIn(91)];
  const staff = await api.logIn(office.email);
  const people = [await api.logIn(asha.email), await api.logIn(bina.email)];
  for (const [at, event] of events.entries()) await registered(people[at]!, event);
  for (let time = 1; time <= 10; time += 1) {
    const message = {
      id: randomUUID(),
      audience: 'registered',
      subject: 'Bring a pen',
      text: `${time} pens.`,
    };
    const answers = await Promise.all(
      events.map((event) => api.ask('POST', path(event), staff.bearer, message)),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 400]);
  }
});

it('is recognized by its id also when many others went out after it', async () => {
  const event = await eventIn(80);
  const staff = await api.logIn(office.email);
  await registered(await api.logIn(cara.email), event);
  const message = { id: randomUUID(), audience: 'registered', subject: 'Bring a pen', text: 'And paper.' };
  const first = await api.ask('POST', path(event), staff.bearer, message);
  expect(first.status).toBe(201);
  await sql`insert into event_messages (id, event_id, starts_at, audience, subject, body, recipients, sent_at)
    select gen_random_uuid(), event_id, starts_at, audience, subject, 'Another ' || n, 1, sent_at + interval '1 second'
    from event_messages, generate_series(1, 60) n where id = ${message.id}`.execute(api.handle.db);
  expect((await api.ask('POST', path(event), staff.bearer, message)).body).toEqual(first.body);
});

it('says what is missing, and is for staff only', async () => {
  const event = await eventIn(400);
  const staff = await api.logIn(office.email);
  const wrong = await api.ask('POST', path(event), staff.bearer, {
    id: randomUUID(),
    audience: 'everybody',
    subject: ' ',
    text: '',
  });
  expect(wrong.status).toBe(400);
  expect(Object.keys(wrong.body as object)).toEqual(expect.arrayContaining(['audience', 'subject', 'text']));
  const user = await api.logIn(asha.email);
  expect((await api.get(path(event), user.bearer)).status).toBe(403);
});
