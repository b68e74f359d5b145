import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { testApi } from '../../../tests/support/api.ts';
import { applied } from '../../../tests/support/applications.ts';
import { idOf } from '../../../tests/support/call-recipes.ts';
import { PASSWORD, type TestPerson } from '../../../tests/support/people.ts';
import { EVERY_DAY } from '../../../tests/support/recipes/appointments.ts';
import { testEvents } from '../../../tests/support/registrations.ts';
import { privacy } from '../../content/privacy.ts';
import type { AppointmentTimes } from '../../contract/appointments.ts';
import type { OwnConsent } from '../../contract/consents.ts';
import type { Enquiry, EnquiryItem } from '../../contract/enquiries.ts';
import type { Paged } from '../../contract/paging.ts';
import type { StudentRecord } from '../../contract/students.ts';

/** Each consent that is given or withdrawn is a row that nobody changes, and a withdrawal has its effect. */

const api = await testApi();
const { clock } = api;
const { db } = api.handle;
const { eventIn, register, registered } = testEvents(api);
const office = await api.staff('office@example.com', { first_name: 'Sita', last_name: 'Shrestha' });
const editor = await api.staff('editor@example.com', undefined, 'editor');

beforeEach(async () => {
  await db.deleteFrom('enquiries').execute();
});

let count = 0;
const newAddress = () => `student${(count += 1)}@example.com`;
const VERSION = '2026-01-01';
const SIGN_UP = `By signing up you agree to our privacy policy (version ${VERSION}): what we keep, and why.`;
const ASHA = { name: 'Asha Rai', contact: '984-1234567', message: 'Nursing after +2?', consent: true };
const ask = (body: object = {}) => api.ask('POST', '/api/app/enquiry-create/', {}, { ...ASHA, ...body });
const onlyEnquiry = async () =>
  ((await api.get('/api/staff/enquiries/', office.bearer)).body as Paged<EnquiryItem>).results[0]!.id;
const readEnquiry = async (id: string) =>
  (await api.get(`/api/staff/enquiries/${id}/`, office.bearer)).body as Enquiry;
const tellEnquiry = (id: string, given: boolean, by = office) =>
  api.ask('POST', `/api/staff/enquiries/${id}/consent/`, by.bearer, { given, told: 'phone' });
const tellMessages = (id: string, given: boolean, by = office) =>
  api.ask('POST', `/api/staff/people/${id}/messages-consent/`, by.bearer, { given, told: 'visit' });
const record = async (id: string) =>
  (await api.get(`/api/staff/people/${id}/record/`, office.bearer)).body as StudentRecord;
const own = async ({ bearer }: TestPerson) =>
  ((await api.get('/api/user/consents/', bearer)).body as Paged<OwnConsent>).results;
const rowsOf = (user: string) =>
  db.selectFrom('consents').selectAll().where('user_id', '=', user).orderBy('id').execute();

describe('a consent is stored', () => {
  it('with a sign-up, once for each time, but not for an account that is in use', async () => {
    const email = newAddress();
    const form = { email, password: PASSWORD, confirm_password: PASSWORD };
    for (let times = 0; times < 2; times += 1) await api.ask('POST', '/api/user/register/', {}, form);
    const user = await db
      .selectFrom('users')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    expect(await rowsOf(user.id)).toHaveLength(2);
    await db.updateTable('users').set({ verified_at: clock.now() }).where('id', '=', user.id).execute();
    await api.ask('POST', '/api/user/register/', {}, form);
    expect(await rowsOf(user.id)).toHaveLength(2);
    expect((await record(user.id)).consents[0]).toMatchObject({
      purpose: 'account',
      given: true,
      at: clock.now().toISOString(),
      form: 'sign_up',
      version: VERSION,
      wording: SIGN_UP,
      by: null,
      link: null,
    });
    const { count: wordings } = await db
      .selectFrom('consent_wordings')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('form', '=', 'sign_up')
      .executeTakeFirstOrThrow();
    expect(wordings).toBe(1);
  });

  it('with an application, a registration and the switch for messages, and the person sees it', async () => {
    const person = await api.user(newAddress());
    const { reference } = await applied(api, person);
    const { id } = await registered(person, await eventIn(48, { title: 'Open day' }));
    for (const wanted of [false, false, true])
      await api.ask('POST', `/api/user/registrations/${id}/messages/`, person.bearer, { wanted });
    const seen = (await own(person)).map(({ purpose, given, form, about }) => [purpose, given, form, about]);
    expect(seen).toEqual([
      ['messages', true, 'account', 'Open day'],
      ['messages', false, 'account', 'Open day'],
      ['event', true, 'event', 'Open day'],
      ['application', true, 'application', reference],
      ['account', true, 'sign_up', ''],
    ]);
    const { body } = await api.get('/api/user/export/', person.bearer);
    const { consents } = body as { consents: OwnConsent[] };
    expect(consents).toHaveLength(5);
    expect(consents.at(-1)).toEqual({
      purpose: 'account',
      given: true,
      at: expect.any(String) as string,
      form: 'sign_up',
      version: VERSION,
      wording: SIGN_UP,
      about: '',
    });
    expect(await own(await api.user(newAddress()))).toHaveLength(1);
  });

  it('with a case that the office begins, by the colleague who was told', async () => {
    const body = { ticket: randomUUID(), email: newAddress(), first_name: 'Asha', agreed: true };
    const made = await api.ask('POST', '/api/staff/applications/', office.bearer, body);
    const { user_id } = await db
      .selectFrom('applications')
      .select('user_id')
      .where('id', '=', (made.body as { id: string }).id)
      .executeTakeFirstOrThrow();
    expect((await record(user_id)).consents).toMatchObject([
      { purpose: 'application', form: 'office', by: 'Sita Shrestha', link: { to: 'application' } },
      { purpose: 'account', form: 'office', by: 'Sita Shrestha' },
    ]);
  });

  it('with each question from the site, with the sentence of the form', async () => {
    await ask();
    await ask({ message: 'And in Canada?' });
    await ask({ message: 'And in Canada?' });
    const { consents } = await readEnquiry(await onlyEnquiry());
    expect(consents.map(({ form, wording }) => [form, wording])).toEqual([
      ['enquiry', privacy().consent],
      ['enquiry', privacy().consent],
    ]);
  });

  it('for good: nobody changes or deletes a row', async () => {
    await api.user(newAddress());
    for (const change of [
      sql`update consents set given = false`,
      sql`update consents set at = now()`,
      sql`update consents set user_id = gen_random_uuid()`,
      sql`delete from consents`,
    ])
      await expect(change.execute(db)).rejects.toThrow(/Consents are (kept|not changed)/);
  });
});

describe('somebody who wants no contact any more', () => {
  it('is left alone: the enquiry is lost, nothing is planned, the appointment is cancelled without a mail', async () => {
    const counselor_id = await idOf(db, office);
    for (const { from, until, ...rest } of EVERY_DAY)
      await db
        .insertInto('counselor_hours')
        .values({ ...rest, counselor_id, from_minute: from, until_minute: until })
        .execute();
    const times = (await api.ask('POST', '/api/app/appointment-times/', {}, {})).body as AppointmentTimes;
    const starts_at = times.days.at(-1)!.times[0]!.starts_at;
    const wish = { ...ASHA, email: newAddress(), branch: 'Head office', starts_at };
    expect((await api.ask('POST', '/api/app/appointment-create/', {}, wish)).status).toBe(201);
    const id = await onlyEnquiry();
    const before = (await api.sent()).length;
    expect(await tellEnquiry(id, false, editor)).toMatchObject({ status: 403 });
    const { body } = await tellEnquiry(id, false);
    expect(body).toMatchObject({
      stage: 'lost',
      lost_reason: 'consent_withdrawn',
      next_on: null,
      appointments: [{ state: 'cancelled' }],
      consents: [
        { purpose: 'enquiry', given: false, form: 'phone', by: 'Sita Shrestha', wording: null },
        { purpose: 'enquiry', given: true, form: 'booking' },
      ],
    });
    expect((await tellEnquiry(id, false)).body).toEqual(body);
    expect(await api.sent()).toHaveLength(before);
    const [logged] = await db
      .selectFrom('change_log')
      .select('changes')
      .where('object', '=', id)
      .where(sql<boolean>`changes::text like '%Withdrew the consent%'`)
      .execute();
    expect(logged).toBeDefined();
  });

  it('can be reached again only after they agreed again', async () => {
    await ask();
    const id = await onlyEnquiry();
    await tellEnquiry(id, false);
    const refused = { status: 409, body: { code: 'consent_withdrawn' } };
    const move = { from: 'lost', to: 'contacted' };
    const moving = () => api.ask('POST', `/api/staff/enquiries/${id}/move/`, office.bearer, move);
    expect(await moving()).toMatchObject(refused);
    const appointment = {
      ticket: randomUUID(),
      enquiry: id,
      counselor: await idOf(db, office),
      branch: 'Head office',
      starts_at: new Date(clock.now().getTime() + 86_400_000).toISOString(),
      minutes: 30,
    };
    const booking = () => api.ask('POST', '/api/staff/appointments/', office.bearer, appointment);
    expect(await booking()).toMatchObject(refused);
    expect((await tellEnquiry(id, true)).body).toMatchObject({ stage: 'contacted', lost_reason: null });
    expect((await booking()).status).toBe(201);
  });

  it('agrees again by asking again on the site', async () => {
    await ask();
    const id = await onlyEnquiry();
    await tellEnquiry(id, false);
    await ask({ message: 'I have another question.' });
    expect(await readEnquiry(id)).toMatchObject({ stage: 'new', lost_reason: null });
  });

  it('is not lost by a plain move, and not while a case was begun from the enquiry', async () => {
    await ask();
    const id = await onlyEnquiry();
    const lost = { from: 'new', to: 'lost', reason: 'consent_withdrawn' };
    const moved = await api.ask('POST', `/api/staff/enquiries/${id}/move/`, office.bearer, lost);
    expect(moved.status).toBe(400);
    const body = { ticket: randomUUID(), email: newAddress(), first_name: 'Asha', agreed: true, enquiry: id };
    expect((await api.ask('POST', '/api/staff/applications/', office.bearer, body)).status).toBe(201);
    expect(await tellEnquiry(id, false)).toMatchObject({ status: 409, body: { code: 'enquiry_applied' } });
    expect((await tellEnquiry(randomUUID(), false)).status).toBe(404);
  });
});

describe('somebody who wants no messages about events', () => {
  it('gets none, neither for events they are registered for nor for later ones, until they agree again', async () => {
    const person = await api.user(newAddress());
    const id = await idOf(db, person);
    const [one, two, three] = [await eventIn(48), await eventIn(72), await eventIn(96)];
    await register(person, one);
    expect((await tellMessages(id, false, editor)).status).toBe(403);
    expect((await tellMessages(id, false)).body).toMatchObject({ messages_withdrawn: true });
    const again = (await tellMessages(id, false)).body as StudentRecord;
    expect(again.consents.filter(({ purpose }) => purpose === 'messages')).toHaveLength(1);
    await register(person, two);
    const reached = async (event: number) =>
      ((await api.get(`/api/staff/events/${event}/messages/`, office.bearer)).body as { counts: object })
        .counts;
    expect(await reached(one)).toMatchObject({ registered: 0 });
    expect(await reached(two)).toMatchObject({ registered: 0 });
    expect((await tellMessages(id, true)).body).toMatchObject({
      messages_withdrawn: false,
      consents: [
        { given: true, form: 'visit', by: 'Sita Shrestha' },
        { given: true },
        { given: false },
        {},
        {},
      ],
    });
    await register(person, three);
    for (const event of [one, two, three]) expect(await reached(event)).toMatchObject({ registered: 1 });
    const entries = await db.selectFrom('change_log').select('changes').where('about', '=', id).execute();
    expect(JSON.stringify(entries)).toContain('Withdrawn, told in the office');
  });

  it('is no colleague, and somebody who is there', async () => {
    expect(await tellMessages(await idOf(db, editor), false)).toMatchObject({
      status: 409,
      body: { code: 'account_of_staff' },
    });
    expect((await tellMessages(randomUUID(), false)).status).toBe(404);
  });
});

it('of an erased person only day, purpose and sentence remain', async () => {
  const person = await api.user(newAddress());
  const id = await idOf(db, person);
  await applied(api, person);
  await registered(person, await eventIn(48));
  await ask({ email: person.email });
  const enquiry = await onlyEnquiry();
  await tellMessages(id, false);
  const before = await db
    .selectFrom('consents')
    .select('id')
    .where(({ or, eb }) => or([eb('user_id', '=', id), eb('enquiry_id', '=', enquiry)]))
    .execute();
  expect(before).toHaveLength(5);
  const erased = await api.ask('POST', '/api/user/delete/', person.bearer, { password: PASSWORD });
  expect(erased.status).toBe(200);
  const left = await db
    .selectFrom('consents')
    .selectAll()
    .where(
      'id',
      'in',
      before.map((row) => row.id),
    )
    .execute();
  expect(left).toHaveLength(5);
  const nobody = { user_id: null, enquiry_id: null, application_id: null, registration_id: null };
  for (const row of left) {
    expect(row).toMatchObject({ ...nobody, request_id: null, entered_by: null });
    expect(row.at.toISOString()).toMatch(/T00:00:00.000Z$/);
  }
});
