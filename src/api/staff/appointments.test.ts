import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { testApi } from '../../../tests/support/api.ts';
import { idOf } from '../../../tests/support/call-recipes.ts';
import { EVERY_DAY } from '../../../tests/support/recipes/appointments.ts';
import type { Appointment, CounselorCalendars } from '../../contract/appointments.ts';
import type { Enquiry } from '../../contract/enquiries.ts';
import type { Paged } from '../../contract/paging.ts';
import type { Today } from '../../contract/today.ts';

const api = await testApi();
const { db } = api.handle;
const owner = await api.staff('owner@example.com');
const sita = await api.staff('sita@example.com');
const reader = await api.staff('reader@example.com');
const roles = [
  [sita, 'counselor'],
  [reader, 'reader'],
] as const;
for (const [{ email }, staff_role] of roles)
  await db.updateTable('users').set({ staff_role }).where('email', '=', email).execute();
const sitaId = await idOf(db, sita);
const ownerId = await idOf(db, owner);

beforeEach(async () => {
  await db.deleteFrom('enquiries').execute();
  await db.deleteFrom('mails').execute();
  await db.deleteFrom('counselor_calendars').execute();
  await db.deleteFrom('counselor_hours').execute();
  await db.updateTable('events').set({ standing: 'cancelled' }).execute();
});

const post = (path: string, body: object, who = sita) => api.ask('POST', path, who.bearer, body);
const enter = async (values: object = {}) => {
  const body = { ticket: randomUUID(), source: 'phone', contact: '9841234567', name: 'Asha Rai', ...values };
  return ((await post('/api/staff/enquiries/', body)).body as Enquiry).id;
};
const FIRST = '2026-06-02T05:15:00.000Z';
const LATER = '2026-06-02T06:15:00.000Z';
const booking = (enquiry: string, values: object = {}) => ({
  ticket: randomUUID(),
  enquiry,
  counselor: sitaId,
  branch: 'Head office',
  starts_at: FIRST,
  minutes: 30,
  ...values,
});
const book = (body: object, who = sita) => post('/api/staff/appointments/', body, who);
const mailed = async () =>
  (await db.selectFrom('mails').select(['template', 'recipient']).orderBy('id').execute())
    .map(({ template, recipient }) => `${template} ${recipient}`)
    .toSorted();

describe('hours', () => {
  const set = (who: typeof sita, id: string, version: number, hours: object[], days_off: string[] = []) =>
    post(`/api/staff/counselor-hours/${id}/`, { version, hours, days_off }, who);

  it('are set by counselors for themselves and by owners for everybody', async () => {
    expect((await set(sita, sitaId, 0, EVERY_DAY, ['2026-06-03'])).status).toBe(200);
    expect((await set(owner, sitaId, 1, EVERY_DAY.slice(1))).status).toBe(200);
    expect(await set(sita, ownerId, 0, EVERY_DAY)).toMatchObject({
      status: 409,
      body: { code: 'not_your_hours' },
    });
    expect((await set(reader, sitaId, 2, [])).status).toBe(403);
    expect((await set(owner, await idOf(db, reader), 0, EVERY_DAY)).status).toBe(404);
    const { calendars } = (await api.get('/api/staff/counselor-hours/', sita.bearer))
      .body as CounselorCalendars;
    const of = (id: string) => calendars.find(({ counselor }) => counselor.id === id);
    expect(of(sitaId)).toMatchObject({ version: 2, days_off: [], may_change: true });
    expect(of(ownerId)).toMatchObject({ version: 0, hours: [], may_change: false });
  });

  it('are not overwritten by somebody who saw older ones, and the same again changes nothing', async () => {
    await set(sita, sitaId, 0, EVERY_DAY);
    expect((await set(sita, sitaId, 0, EVERY_DAY)).body).toMatchObject({ version: 1 });
    expect(await set(owner, sitaId, 0, [])).toMatchObject({ status: 409, body: { code: 'hours_changed' } });
  });

  it.each([
    [{ branch: 'Nowhere' }],
    [{ weekday: 7 }],
    [{ from: 600, until: 610 }],
    [{ until: 1_441 }],
    [{ minutes: 0 }],
  ])('cannot be %j', async (wrong) => {
    expect((await set(sita, sitaId, 0, [{ ...EVERY_DAY[0], ...wrong }])).status).toBe(400);
  });

  it('cannot be at the same time twice', async () => {
    expect((await set(sita, sitaId, 0, [EVERY_DAY[0]!, { ...EVERY_DAY[0], from: 900 }])).status).toBe(400);
  });
});

describe('an appointment that staff enter', () => {
  it('is told to the person and the counselor, and is on the enquiry, in the list and on Today', async () => {
    const enquiry = await enter({ email: 'asha@example.com' });
    const body = booking(enquiry, { starts_at: '2026-06-01T08:00:00.000Z' });
    const first = await book(body, owner);
    expect(first).toMatchObject({ status: 201, body: { name: 'Asha Rai', counselor: { id: sitaId } } });
    // The same press again.
    expect((await book(body, owner)).body).toEqual(first.body);
    expect(await mailed()).toEqual([
      'appointment-booked asha@example.com',
      'appointment-told sita@example.com',
    ]);
    const read = (await api.get(`/api/staff/enquiries/${enquiry}/`, sita.bearer)).body as Enquiry;
    expect(read.appointments).toEqual([first.body]);
    expect(read.history.at(-1)).toMatchObject({ kind: 'booked', by: 'staff' });
    const list = async (query: string) =>
      ((await api.get(`/api/staff/appointments/${query}`, reader.bearer)).body as Paged<Appointment>).results;
    expect(await list('?when=upcoming')).toEqual([first.body]);
    expect(await list(`?counselor=${ownerId}`)).toEqual([]);
    expect(await list('?when=past')).toEqual([]);
    const today = (await api.get('/api/staff/today/', sita.bearer)).body as Today;
    expect(today.results).toEqual([
      {
        kind: 'appointment',
        section: 'today',
        since: '2026-06-01T08:00:00.000Z',
        ...(first.body as Appointment),
      },
    ]);
    expect(today.counts).toEqual({ mine: 1, nobody: 0, everybody: 1 });
  });

  it('may be outside the hours, but not past, nor when the counselor is busy, also by overlap', async () => {
    const enquiry = await enter();
    expect((await book(booking(enquiry))).status).toBe(201);
    for (const starts_at of [FIRST, '2026-06-02T05:30:00.000Z', '2026-06-02T05:00:00.000Z'])
      expect(await book(booking(enquiry, { starts_at }))).toMatchObject({
        status: 409,
        body: { code: 'time_taken' },
      });
    expect((await book(booking(enquiry, { starts_at: '2026-05-31T05:00:00.000Z' }))).status).toBe(400);
    expect((await book(booking(enquiry, { branch: 'Nowhere' }))).status).toBe(400);
    expect((await book(booking(randomUUID()))).status).toBe(400);
    const nobody = await book(booking(enquiry, { counselor: await idOf(db, reader), starts_at: LATER }));
    expect(nobody.body).toMatchObject({ code: 'not_a_counselor' });
    expect((await book(booking(enquiry, { starts_at: LATER }), reader)).status).toBe(403);
  });

  it('is moved, cancelled and marked; what a colleague changed meanwhile stays', async () => {
    const enquiry = await enter({ email: 'asha@example.com' });
    const { id } = (await book(booking(enquiry))).body as Appointment;
    const move = (from: string, starts_at: string) =>
      post(`/api/staff/appointments/${id}/move/`, { from, starts_at });
    const mark = (from: string, to: string) => post(`/api/staff/appointments/${id}/mark/`, { from, to });
    expect((await move(FIRST, LATER)).body).toMatchObject({ starts_at: LATER });
    expect(await move(FIRST, '2026-06-02T08:15:00.000Z')).toMatchObject({
      body: { code: 'appointment_changed' },
    });
    expect((await mark('booked', 'came')).body).toMatchObject({ state: 'came' });
    expect(await mark('booked', 'missed')).toMatchObject({ body: { code: 'appointment_changed' } });
    expect((await mark('came', 'booked')).body).toMatchObject({ state: 'booked' });
    expect((await mark('booked', 'cancelled')).body).toMatchObject({ state: 'cancelled' });
    const other = (await book(booking(await enter({ contact: '9840000009' }), { starts_at: LATER }))).status;
    expect(other).toBe(201);
    expect(await mark('cancelled', 'booked')).toMatchObject({ body: { code: 'time_taken' } });
    const { history } = (await api.get(`/api/staff/enquiries/${enquiry}/`, sita.bearer)).body as Enquiry;
    expect(history.map(({ kind }) => kind)).toEqual([
      'entered',
      'booked',
      'rebooked',
      'came',
      'booked',
      'unbooked',
    ]);
    expect(await mailed()).toEqual([
      'appointment-booked asha@example.com',
      'appointment-cancelled asha@example.com',
      'appointment-moved asha@example.com',
    ]);
  });

  it('goes to the colleague who takes over, unless that one is busy then', async () => {
    const enquiry = await enter();
    const gone = await api.staff('gone@example.com');
    const goneId = await idOf(db, gone);
    await book(booking(enquiry, { counselor: goneId }));
    await book(booking(enquiry, { counselor: goneId, starts_at: LATER }));
    await book(booking(await enter({ contact: '9840000009' }), { starts_at: LATER }));
    const bearer = await api.prove(owner);
    const left = await api.ask('POST', `/api/staff/people/${goneId}/leave/`, bearer, { heir: sitaId });
    expect(left.status).toBe(200);
    const rows = await db
      .selectFrom('appointments')
      .select(['starts_at', 'counselor_id'])
      .where('enquiry_id', '=', enquiry)
      .orderBy('starts_at')
      .execute();
    expect(rows.map(({ counselor_id }) => counselor_id)).toEqual([sitaId, null]);
  });
});
