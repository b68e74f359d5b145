import { beforeEach, describe, expect, it } from 'vitest';
import { testApi } from '../../../tests/support/api.ts';
import { idOf } from '../../../tests/support/call-recipes.ts';
import { EVERY_DAY } from '../../../tests/support/recipes/appointments.ts';
import type { AppointmentTimes, OwnAppointment } from '../../contract/appointments.ts';
import type { Enquiry, EnquiryItem } from '../../contract/enquiries.ts';
import { nepalTyped } from '../../contract/nepal-time.ts';
import type { Paged } from '../../contract/paging.ts';

const api = await testApi();
const { clock } = api;
const { db } = api.handle;
const office = await api.staff('office@example.com');
const sita = await api.staff('sita@example.com');
const [officeId, sitaId] = [await idOf(db, office), await idOf(db, sita)];

type Hours = (typeof EVERY_DAY)[number];
const setHours = async (counselor_id: string, hours: Hours[], daysOff: string[] = []) => {
  await db.deleteFrom('counselor_hours').where('counselor_id', '=', counselor_id).execute();
  await db.deleteFrom('counselor_days_off').where('counselor_id', '=', counselor_id).execute();
  for (const { from, until, ...rest } of hours) {
    const row = { ...rest, counselor_id, from_minute: from, until_minute: until };
    await db.insertInto('counselor_hours').values(row).execute();
  }
  for (const day of daysOff)
    await db.insertInto('counselor_days_off').values({ counselor_id, day }).execute();
};

beforeEach(async () => {
  await db.deleteFrom('enquiries').execute();
  await db.deleteFrom('mails').execute();
  await setHours(sitaId, EVERY_DAY);
  await setHours(officeId, []);
});

const ASHA = { name: 'Asha Rai', contact: '984-1234567', branch: 'Head office', consent: true };
const timesOf = async (wish: object = {}) =>
  (await api.ask('POST', '/api/app/appointment-times/', {}, wish)).body as AppointmentTimes;
const starts = async (wish?: object) =>
  (await timesOf(wish)).days.flatMap(({ times }) => times.map(({ starts_at }) => starts_at));
const book = (body: object) => api.ask('POST', '/api/app/appointment-create/', {}, { ...ASHA, ...body });
const own = (what: string, body: object) => api.ask('POST', `/api/app/appointment${what}/`, {}, body);
const linkOf = (answer: { body: unknown }) => (answer.body as OwnAppointment).link;
const mailed = async () =>
  (await db.selectFrom('mails').select(['template', 'recipient']).orderBy('template').execute()).map(
    ({ template, recipient }) => `${template} ${recipient}`,
  );

describe('free times', () => {
  it('are those of the next 14 days in Nepal, from an hour on, each once', async () => {
    const { branches, counselors, days } = await timesOf();
    expect([branches, counselors.map(({ id }) => id)]).toEqual([['Head office'], [sitaId]]);
    // It is Monday 1 June 2026, 11:45 in Nepal.
    expect(days.map(({ day }) => day)).toHaveLength(14);
    expect([days[0]!.day, days.at(-1)!.day]).toEqual(['2026-06-01', '2026-06-14']);
    expect(nepalTyped(days[0]!.times[0]!.starts_at)).toBe('2026-06-01T13:00');
    expect(nepalTyped(days[1]!.times[0]!.starts_at)).toBe('2026-06-02T10:00');
    expect(days[1]!.times).toHaveLength(14);
    await setHours(officeId, EVERY_DAY);
    expect((await timesOf()).days[1]!.times).toHaveLength(14);
  });

  it('belong to the day in Nepal, also where that is another day in UTC', async () => {
    // Tuesday only, from midnight to 6:00 in Nepal: Monday 18:15 to Tuesday 00:15 in UTC.
    await setHours(sitaId, [{ branch: 'Head office', weekday: 2, from: 0, until: 360, minutes: 60 }]);
    const { days } = await timesOf();
    expect(
      days.map(({ day, times }) => [day, times.length, times[0]!.starts_at, times.at(-1)!.starts_at]),
    ).toEqual([
      ['2026-06-02', 6, '2026-06-01T18:15:00.000Z', '2026-06-01T23:15:00.000Z'],
      ['2026-06-09', 6, '2026-06-08T18:15:00.000Z', '2026-06-08T23:15:00.000Z'],
    ]);
    await setHours(
      sitaId,
      [{ branch: 'Head office', weekday: 2, from: 0, until: 360, minutes: 60 }],
      ['2026-06-02'],
    );
    expect((await timesOf()).days.map(({ day }) => day)).toEqual(['2026-06-09']);
  });

  it('leave out other branches, other counselors, and counselors who left', async () => {
    expect(await starts({ branch: 'Pokhara branch' })).toEqual([]);
    expect(await starts({ counselor: officeId })).toEqual([]);
    expect((await starts({ branch: 'Head office', counselor: sitaId })).length).toBeGreaterThan(100);
    await db.updateTable('users').set({ staff_role: 'reader' }).where('id', '=', sitaId).execute();
    expect(await starts()).toEqual([]);
    await db.updateTable('users').set({ staff_role: 'owner' }).where('id', '=', sitaId).execute();
  });

  it('name no e-mail addresses', async () => {
    await db.updateTable('users').set({ first_name: '', last_name: '' }).where('id', '=', sitaId).execute();
    const { counselors } = await timesOf();
    expect(counselors).toEqual([{ id: sitaId, name: 'A counselor' }]);
  });
});

describe('booking', () => {
  it('makes an enquiry with its counselor, mails both, and takes the time', async () => {
    const [first] = await starts();
    const answer = await book({ starts_at: first, email: 'asha@example.com', message: 'About nursing' });
    expect(answer).toMatchObject({
      status: 201,
      body: { starts_at: first, state: 'booked', can_change: true },
    });
    expect(await starts()).not.toContain(first);
    const { results } = (await api.get('/api/staff/enquiries/', office.bearer)).body as Paged<EnquiryItem>;
    const enquiry = (await api.get(`/api/staff/enquiries/${results[0]!.id}/`, office.bearer)).body as Enquiry;
    expect(enquiry).toMatchObject({
      name: 'Asha Rai',
      counselor: { id: sitaId },
      consent_version: '2026-01-01',
      history: [{ kind: 'booked', by: 'person', note: 'About nursing' }],
      appointments: [{ starts_at: first, state: 'booked', counselor: { id: sitaId } }],
    });
    expect(await mailed()).toEqual([
      'appointment-booked asha@example.com',
      'appointment-told sita@example.com',
    ]);
    const { letter, attachments } = await api.lastMail('asha@example.com');
    expect(letter.data).toMatchObject({
      link: `https://prasthan.test/appointment?link=${linkOf(answer)}`,
      when: '1 June 2026, 1:00 PM to 1:30 PM',
    });
    expect(attachments?.[0]?.content).toContain('DTSTART:20260601T071500Z');
  });

  it('of the same time at once is won by exactly one, and the other is told', async () => {
    const [first] = await starts();
    const answers = await Promise.all(
      [1, 2, 3, 4, 5].map((number) =>
        book({ name: `Person ${'abcde'[number - 1]}`, contact: `984000000${number}`, starts_at: first }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409, 409]);
    expect(answers.find(({ status }) => status === 409)!.body).toMatchObject({ code: 'time_taken' });
    expect(await db.selectFrom('enquiries').select('id').execute()).toHaveLength(1);
  });

  it('cannot be doubled in the database, whatever the code does', async () => {
    const [first] = await starts();
    await book({ starts_at: first });
    const row = await db.selectFrom('appointments').selectAll().executeTakeFirstOrThrow();
    const { id: _id, ...again } = row;
    await expect(db.insertInto('appointments').values(again).execute()).rejects.toThrow(/appointments_once/);
    await db.updateTable('appointments').set({ state: 'cancelled' }).execute();
    await db.insertInto('appointments').values(again).execute();
  });

  it('twice by the same press is one, and nobody takes all times', async () => {
    const [first, second, third] = await starts();
    const links = [await book({ starts_at: first }), await book({ starts_at: first })].map(linkOf);
    expect(links[0]).toBe(links[1]);
    expect((await book({ starts_at: second })).status).toBe(201);
    expect(await book({ starts_at: third })).toMatchObject({
      status: 409,
      body: { code: 'enough_appointments' },
    });
    expect(await db.selectFrom('enquiries').select('id').execute()).toHaveLength(1);
  });

  it.each([
    ['a past time', '2026-05-31T04:15:00.000Z', 'time_taken'],
    ['a time within the hour', '2026-06-01T06:30:00.000Z', 'time_taken'],
    ['a time between two', '2026-06-02T04:20:00.000Z', 'time_taken'],
    ['a time in three weeks', '2026-06-22T04:15:00.000Z', 'time_taken'],
  ])('refuses %s', async (_name, starts_at, code) => {
    expect(await book({ starts_at })).toMatchObject({ status: 409, body: { code } });
    expect(await db.selectFrom('enquiries').select('id').execute()).toEqual([]);
  });

  it('says what is wrong, and takes nothing from programs', async () => {
    const [first] = await starts();
    expect((await book({ starts_at: first, contact: '' })).body).toHaveProperty('contact');
    expect((await book({ starts_at: first, consent: false })).body).toHaveProperty('consent');
    const spam = await book({ starts_at: first, website: 'https://spam.example' });
    expect(spam).toMatchObject({ status: 409, body: { code: 'cannot_book_here' } });
    expect(await mailed()).toEqual([]);
  });

  it('without a wish goes to whoever has fewest that day', async () => {
    await setHours(officeId, EVERY_DAY);
    const [first, second] = await starts();
    const counselorOf = async (name: string, contact: string, starts_at?: string) =>
      ((await book({ name, contact, starts_at })).body as OwnAppointment).counselor_id;
    const one = await counselorOf('One Rai', '9840000001', first);
    const two = await counselorOf('Two Rai', '9840000002', second);
    expect(new Set([one, two])).toEqual(new Set([officeId, sitaId]));
  });
});

describe('the link', () => {
  it('moves and cancels, and frees the time', async () => {
    const [first, second] = await starts();
    const link = linkOf(await book({ starts_at: first, email: 'asha@example.com' }));
    expect(await own('-move', { link, starts_at: second })).toMatchObject({
      status: 200,
      body: { starts_at: second },
    });
    expect(await starts()).toContain(first);
    expect(await own('-cancel', { link })).toMatchObject({ body: { state: 'cancelled', can_change: false } });
    expect((await own('-cancel', { link })).status).toBe(200);
    expect(await own('-move', { link, starts_at: first })).toMatchObject({
      body: { code: 'appointment_shut' },
    });
    expect(await starts()).toContain(second);
    expect(await mailed()).toEqual([
      'appointment-booked asha@example.com',
      'appointment-cancelled asha@example.com',
      'appointment-moved asha@example.com',
      'appointment-told sita@example.com',
      'appointment-told sita@example.com',
      'appointment-told sita@example.com',
    ]);
  });

  it('cannot be forged, and shows nothing that was typed', async () => {
    const [first, second] = await starts();
    const link = linkOf(await book({ starts_at: first }));
    const other = linkOf(await book({ name: 'Bina Rai', contact: '9840000009', starts_at: second }));
    const [id, signed] = link.split('.') as [string, string];
    const forged = [
      id,
      `${id}.`,
      `${other.split('.')[0]}.${signed}`,
      `${id}.${'A'.repeat(43)}`,
      `${link}.x`,
      'x.y',
    ];
    for (const wrong of forged) {
      for (const what of ['', '-cancel']) expect((await own(what, { link: wrong })).status).toBe(404);
      expect((await own('-move', { link: wrong, starts_at: second })).status).toBe(404);
    }
    expect(JSON.stringify((await own('', { link })).body)).not.toMatch(/Asha|984/);
  });

  it('cannot take the time of somebody else, nor change within the hour', async () => {
    const [first, second] = await starts();
    const link = linkOf(await book({ starts_at: first }));
    await book({ name: 'Bina Rai', contact: '9840000009', starts_at: second });
    expect(await own('-move', { link, starts_at: second })).toMatchObject({ body: { code: 'time_taken' } });
    clock.advance({ minutes: 30 });
    expect(await own('-cancel', { link })).toMatchObject({ status: 409, body: { code: 'appointment_shut' } });
  });
});

describe('reminders', () => {
  const reminded = async () => (await mailed()).filter((mail) => mail.startsWith('appointment-reminder'));

  it('come a day and an hour before, once, and not after a cancellation', async () => {
    const times = await starts();
    const inTwoDays = times.find((at) => Date.parse(at) > clock.now().getTime() + 2 * 86_400_000)!;
    const inThreeDays = times.find((at) => Date.parse(at) > clock.now().getTime() + 3.1 * 86_400_000)!;
    const asha = linkOf(await book({ starts_at: inTwoDays, email: 'asha@example.com' }));
    await book({
      name: 'Bina Rai',
      contact: '9840000009',
      starts_at: inThreeDays,
      email: 'bina@example.com',
    });
    await api.appointments.remind();
    expect(await reminded()).toEqual([]);
    await own('-move', { link: asha, starts_at: new Date(Date.parse(inTwoDays) + 86_400_000).toISOString() });
    clock.advance({ seconds: (Date.parse(inTwoDays) - clock.now().getTime()) / 1000 - 3600 });
    await api.appointments.remind();
    expect(await reminded()).toEqual([]);
    clock.advance({ hours: 4 });
    await api.appointments.remind();
    await api.appointments.remind();
    expect((await reminded()).toSorted()).toEqual([
      'appointment-reminder asha@example.com',
      'appointment-reminder bina@example.com',
    ]);
    await own('-cancel', { link: asha });
    clock.advance({ seconds: (Date.parse(inThreeDays) - clock.now().getTime()) / 1000 - 1800 });
    await Promise.all([api.appointments.remind(), api.appointments.remind()]);
    expect((await reminded()).filter((mail) => mail.endsWith('bina@example.com'))).toHaveLength(2);
    expect((await reminded()).filter((mail) => mail.endsWith('asha@example.com'))).toHaveLength(1);
  });

  it('are left out where they would come at once, and after an outage', async () => {
    const [first] = await starts();
    await book({ starts_at: first, email: 'asha@example.com' });
    await api.appointments.remind();
    expect(await reminded()).toEqual([]);
    clock.advance({ days: 2 });
    await api.appointments.remind();
    expect(await reminded()).toEqual([]);
  });
});

it('is in the export of the account with the address, and goes with it', async () => {
  const student = await api.user('maya@example.com');
  const [first, second] = await starts();
  await book({ name: 'Maya', starts_at: first, email: 'maya@example.com', contact: '' });
  await book({ name: 'Bina Rai', contact: '9840000009', starts_at: second });
  const { body } = await api.get('/api/user/export/', student.bearer);
  expect(body).toMatchObject({ enquiries: [{ appointments: [{ starts_at: first, state: 'booked' }] }] });
  await api.ask('POST', '/api/user/delete/', student.bearer, { password: student.password });
  expect(await db.selectFrom('appointments').select('email').execute()).toEqual([{ email: '' }]);
});
