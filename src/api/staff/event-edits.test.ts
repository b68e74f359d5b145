import { describe, expect, it } from 'vitest';
import { testApi, ORIGIN } from '../../../tests/support/api.ts';
import { testEvents } from '../../../tests/support/registrations.ts';
import { confirmation } from '../../contract/event-changes.ts';
import { eventForm, type EventForm } from '../../contract/forms/event.ts';
import type { FormData } from '../../domain/edits/kind.ts';
import { editableEvents } from '../../domain/events/commands.editable.ts';

const api = await testApi();
const { db } = api.handle;
const { eventIn, mine, registered, wait } = testEvents(api);
const consultancy = () => ({ name: 'Prasthan', email: 'office@prasthan.test' });
const kind = editableEvents({ mails: api.mails, clock: api.clock, publicOrigin: ORIGIN, consultancy });
const asha = await api.user('asha@example.com');
const bina = await api.user('bina@example.com');
const author = { id: asha.email, name: 'Office' };

const read = (event: number) => db.transaction().execute((trx) => kind.read(trx, String(event), false));
const context = (confirm: string | null, publishAt: Date | null = null) => ({
  now: api.clock.now(),
  author,
  publishAt,
  changed: [],
  confirm,
});
async function save(event: number, changes: Partial<EventForm>, confirm: string | null = null) {
  const stored = (await read(event))!;
  const form = eventForm.parse({ ...(stored.published ?? stored.unpublished), ...changes });
  return db.transaction().execute((trx) => kind.write(trx, String(event), form as never, context(confirm)));
}
const hours = (count: number) => new Date(api.clock.now().getTime() + count * 3_600_000).toISOString();
/** The mail about a change that a person got last, with the lines of its calendar file. */
async function lastChange(email: string) {
  const { letter, attachments } = await api.lastMail(email);
  if (letter.template !== 'event-changed') throw new Error(letter.template);
  return {
    ...letter.data,
    subject: letter.subject,
    lines: attachments
      .map(({ content }) => content)
      .join('')
      .split('\r\n'),
  };
}

/** An event of one place: Asha has it, Bina waits. */
async function fullEvent() {
  const event = await eventIn(48, { capacity: 1 });
  await registered(asha, event);
  await wait(bina, event);
  return event;
}

describe('a change that people have to know', () => {
  it('asks first how many people it concerns, and stores nothing', async () => {
    const event = await fullEvent();
    const wanted = { starts_at: hours(72), ends_at: hours(74) };
    const facts = { about: 'people', change: 'moved', registered: 1, waiting: 1 };
    const refused = { ok: false, error: { code: 'refused', reason: 'people_to_tell', facts } };
    expect(await save(event, wanted)).toEqual(refused);
    // Somebody registered after the person was told the number.
    expect(await save(event, wanted, confirmation(true, 1))).toEqual(refused);
    expect((await read(event))!.published).toMatchObject({ starts_at: hours(48) });
    // What nobody has to know is stored at once.
    expect(await save(event, { title: 'Visa night' })).toMatchObject({ ok: true });
  });

  it('moves an event and mails everybody a calendar file that replaces the old one', async () => {
    const event = await fullEvent();
    const first = (await api.lastMail(asha.email)).attachments[0]!.content;
    api.clock.advance({ minutes: 1 });
    expect(
      await save(event, { starts_at: hours(72), ends_at: hours(74) }, confirmation(true, 2)),
    ).toMatchObject({
      ok: true,
    });
    const told = await lastChange(asha.email);
    expect(told).toMatchObject({ what: 'moved', waiting: false, subject: 'New time: “Visa evening”' });
    expect(told.lines).toContain('METHOD:PUBLISH');
    const sequence = (text: string) => Number(/^SEQUENCE:(\d+)/m.exec(text)?.[1]);
    expect(sequence(told.lines.join('\n'))).toBeGreaterThan(sequence(first));
    expect(await lastChange(bina.email)).toMatchObject({ waiting: true, code: '', calendar: '' });
    expect((await mine(asha, `?event=${event}`)).results[0]).toMatchObject({ cancelled_at: null });
  });

  it('is saved without mails for a person who chooses so', async () => {
    const event = await fullEvent();
    const before = (await api.sent()).length;
    expect(await save(event, { place: 'Patan' }, confirmation(false, 2))).toMatchObject({ ok: true });
    expect((await api.sent()).length).toBe(before);
    expect((await mine(asha, `?event=${event}`)).results[0]).toMatchObject({ place: 'Patan' });
  });

  it('puts an event off without a date, keeps the places, and announces the new date', async () => {
    const event = await fullEvent();
    await save(event, { standing: 'put_off' }, confirmation(true, 2));
    expect((await lastChange(asha.email)).lines).toContain('METHOD:CANCEL');
    expect((await api.get(`/api/app/event-info/${event}`)).body).toMatchObject({
      standing: 'put_off',
      registration_open: false,
      over: false,
    });
    const other = await api.user(`other${event}@example.com`);
    expect(await wait(other, event)).toMatchObject({ status: 409, body: { code: 'event_put_off' } });
    await save(event, { standing: 'on', starts_at: hours(96), ends_at: hours(98) }, confirmation(true, 2));
    const told = await lastChange(asha.email);
    expect([told.what, told.lines.includes('METHOD:PUBLISH')]).toEqual(['new_date', true]);
  });

  it('cancels an event, and takes it back', async () => {
    const event = await fullEvent();
    await save(event, { standing: 'cancelled' }, confirmation(true, 2));
    const told = await lastChange(asha.email);
    expect(told).toMatchObject({ what: 'cancelled', code: '', subject: 'Cancelled: “Visa evening”' });
    expect(told.lines).toEqual(expect.arrayContaining(['METHOD:CANCEL', 'STATUS:CANCELLED']));
    expect((await mine(asha, `?event=${event}`)).results[0]).toMatchObject({
      standing: 'cancelled',
      can_cancel: false,
      cancelled_at: null,
    });
    await save(event, { standing: 'on' }, confirmation(true, 2));
    expect(await lastChange(asha.email)).toMatchObject({ what: 'on_again' });
  });

  it('does not ask about an event that is over, or that nobody is registered for', async () => {
    const empty = await eventIn(48);
    expect(await save(empty, { standing: 'cancelled' })).toMatchObject({ ok: true });
    const over = await eventIn(1);
    await registered(asha, over);
    api.clock.advance({ hours: 4 });
    expect(await save(over, { place: 'It was elsewhere' })).toMatchObject({ ok: true });
    api.clock.advance({ hours: -4 });
  });
});

describe('places', () => {
  it('go to the waiting list when the capacity is raised, or there is none any more', async () => {
    const event = await fullEvent();
    await save(event, { capacity: 2 });
    expect((await api.lastMail(bina.email)).letter.template).toBe('event-moved-up');
    const cara = await api.user(`cara${event}@example.com`);
    await wait(cara, event);
    await save(event, { capacity: null });
    expect((await mine(cara, `?event=${event}`)).results[0]).toMatchObject({ waiting: false });
  });
});

describe('an event of the back office', () => {
  const make = (data: FormData) => db.transaction().execute((trx) => kind.create!(trx, data, context(null)));

  it('is made with a proposed time, is a draft, and keeps what fits of given data', async () => {
    const made = await make({ title: 'Fair', capacity: 40, place: '', starts_at: 'soon' });
    const { title, unpublished, published } = (await read(Number(made.ok && made.value)))!;
    expect([title, published]).toEqual(['Fair', null]);
    expect(unpublished).toMatchObject({ capacity: 40, place: null, starts_at: '2026-06-15T05:15:00.000Z' });
  });

  it('appears when it is scheduled for, and says so', async () => {
    const made = await make({ title: 'Later', place: 'Here' });
    const id = Number(made.ok && made.value);
    const form = eventForm.parse((await read(id))!.unpublished);
    const at = new Date(hours(2));
    await db.transaction().execute((trx) => kind.write(trx, String(id), form as never, context(null, at)));
    expect(await read(id)).toMatchObject({ publishAt: at, title: 'Later' });
    expect((await api.get(`/api/app/event-info/${id}`)).status).toBe(404);
    api.clock.advance({ hours: 3 });
    expect((await api.get(`/api/app/event-info/${id}`)).status).toBe(200);
    api.clock.advance({ hours: -3 });
  });

  it('cannot be taken from the site while people are registered for it', async () => {
    const withdraw = (event: number) =>
      db.transaction().execute((trx) => kind.withdraw!(trx, String(event), context(null)));
    expect(await withdraw(await fullEvent())).toMatchObject({ error: { reason: 'people_registered' } });
    const empty = await eventIn(48);
    expect(await withdraw(empty)).toMatchObject({ ok: true });
    expect((await api.get(`/api/app/event-info/${empty}`)).status).toBe(404);
  });

  it('shows a wrong picture at the field of the form', async () => {
    expect(await save(await eventIn(48), { picture: { image: 4711 } })).toMatchObject({
      error: { code: 'invalid', fields: { picture: [{ message: 'There is no picture 4711.' }] } },
    });
  });

  it('keeps the keys of its paragraphs', async () => {
    const event = await eventIn(48, { paragraphs: ['First', 'Second'] });
    const before = (await read(event))!.published!;
    await save(event, { title: 'Other' });
    expect((await read(event))!.published!['paragraphs']).toEqual(before['paragraphs']);
  });
});

it('asks through the API of edits, and mails once the person has agreed', async () => {
  const event = await fullEvent();
  const office = await api.staff('office@example.com');
  const path = `/api/staff/edits/event/${event}/`;
  const state = (await api.get(path, office.bearer)).body as { number: number; published: object };
  const { standing: before } = state.published as { standing: string };
  const body = {
    base: state.number,
    changes: [{ path: ['standing'], before, after: 'cancelled' }],
    publish: true,
  };
  expect(await api.ask('POST', `${path}save/`, office.bearer, body)).toMatchObject({
    status: 409,
    body: { code: 'people_to_tell', change: 'cancelled', registered: 1, waiting: 1 },
  });
  const confirm = confirmation(true, 2);
  expect(await api.ask('POST', `${path}save/`, office.bearer, { ...body, confirm })).toMatchObject({
    status: 200,
    body: { saved: true },
  });
  expect((await lastChange(asha.email)).what).toBe('cancelled');
  const copy = await api.ask('POST', '/api/staff/edits/event/', office.bearer, {
    data: { title: 'Once more', standing: 'on' },
    copy_of: String(event),
  });
  expect(copy).toMatchObject({ status: 201, body: { title: 'Once more', status: 'draft' } });
  expect(await api.ask('POST', `${path}withdraw/`, office.bearer)).toMatchObject({
    status: 409,
    body: { code: 'people_registered' },
  });
});
