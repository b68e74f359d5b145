import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { testApi } from '../../../tests/support/api.ts';
import { applied, filed } from '../../../tests/support/applications.ts';
import { enterOffer, OFFER, offersPath } from '../../../tests/support/recipes/offers.ts';
import type { TestPerson } from '../../../tests/support/people.ts';
import type { AccountExport } from '../../contract/accounts.ts';
import type { Application, StaffApplication } from '../../contract/applications.ts';
import type { CaseOffers, OwnOffers } from '../../contract/offers.ts';

/** Offers of universities on a case: entered, decided, shown to the student. */

const api = await testApi();
const { db } = api.handle;
const sita = await api.staff(
  'sita@prasthan.test',
  { first_name: 'Sita', last_name: 'Shrestha' },
  'counselor',
);
const hari = await api.staff('hari@prasthan.test', { first_name: 'Hari', last_name: 'Rai' }, 'counselor');
const reader = await api.staff('reader@prasthan.test', { first_name: 'Rita', last_name: 'Rai' }, 'reader');
const editor = await api.staff('editor@prasthan.test', { first_name: 'Ed', last_name: 'Rai' }, 'editor');
let asha: TestPerson;
let id: string;
let count = 0;
beforeEach(async () => {
  asha = await api.user(`asha${(count += 1)}@example.com`);
  id = (await applied(api, asha)).id;
});

const enter = (offer: object = {}) => enterOffer(api, sita, id, offer);
const read = async (by = sita) => (await api.get(offersPath(id), by.bearer)).body as CaseOffers;
const own = async (by = asha) => api.get(`/api/user/applications/${id}/offers/`, by.bearer);
const ownOffers = async () => ((await own()).body as OwnOffers).offers;
const post = (path: string, body: object, by = sita) =>
  api.ask('POST', `${offersPath(id)}${path}/`, by.bearer, body);
const decide = (offer: { id: string; version: number }, state: string, rest: object = {}) =>
  post(`${offer.id}/state`, { version: offer.version, state, ...rest });
const states = async () => (await read()).offers.map(({ university, state }) => [university, state]);
const staffCase = async () =>
  (await api.get(`/api/staff/applications/${id}/`, sita.bearer)).body as StaffApplication;
const notesTo = async (email: string) =>
  (await api.sent()).filter(
    (mail) => mail.to === email && JSON.stringify(mail).includes('You have an offer'),
  );

describe('an offer', () => {
  it('is entered with its conditions once, whatever is sent twice, and also in rupees', async () => {
    await sql`insert into exchange_rates (currency, npr, as_of, source) values ('AUD', 92.35, '2026-05-30', 'Test')
      on conflict (currency) do update set npr = 92.35`.execute(db);
    const ticket = randomUUID();
    await enter({ ticket });
    const { offers, currencies } = await enter({ ticket });
    expect(offers).toHaveLength(1);
    expect(offers[0]).toMatchObject({
      ...OFFER,
      conditions: [{ text: 'IELTS 7.0', done_at: null, done_by: null }],
      state: 'received',
      state_by: 'Sita Shrestha',
      shown: true,
      version: 1,
      tuition_npr: 3_139_900,
      scholarship_npr: null,
    });
    expect(currencies).toEqual(expect.arrayContaining(['AUD', 'NPR']));
    const { history } = await staffCase();
    expect(history.at(-1)).toMatchObject({
      event: 'offer_received',
      note: 'Bachelor of Nursing, Sample University',
      who: 'Sita Shrestha',
      internal: false,
    });
  });

  it('keeps what was met when it is changed, and tells who comes second', async () => {
    const [offer] = (await enter({ conditions: [{ text: 'IELTS' }, { text: 'Transcript' }] })).offers;
    const [ielts] = offer!.conditions;
    await post(`${offer!.id}/conditions/${ielts!.id}`, { done: true });
    const change = {
      ...OFFER,
      version: 1,
      university: 'Other University',
      conditions: [{ text: 'Passport' }, { id: ielts!.id, text: 'IELTS 7' }],
    };
    const path = `${offersPath(id)}${offer!.id}/`;
    const { body } = await api.ask('PATCH', path, sita.bearer, change);
    expect((body as CaseOffers).offers[0]).toMatchObject({
      university: 'Other University',
      version: 2,
      conditions: [
        { text: 'Passport', done_at: null },
        { id: ielts!.id, text: 'IELTS 7', done_by: 'Sita Shrestha' },
      ],
    });
    const second = await api.ask('PATCH', path, hari.bearer, { ...change, university: 'Third University' });
    expect(second).toMatchObject({ status: 409, body: { code: 'offer_changed' } });
    expect((await read()).offers[0]!.university).toBe('Other University');
    const { history } = await staffCase();
    expect(history.at(-1)).toMatchObject({
      event: 'condition_met',
      note: 'IELTS (Sample University)',
      who: 'Sita Shrestha',
    });
  });

  it('is accepted and the others are declined; two are never accepted', async () => {
    await enter({ university: 'First' });
    api.clock.advance({ seconds: 1 });
    await enter({ university: 'Second' });
    api.clock.advance({ seconds: 1 });
    const { offers } = await enter({ university: 'Third' });
    const [third, second, first] = offers;
    await decide(third!, 'lapsed');
    await decide(first!, 'accepted');
    expect(await decide(second!, 'accepted')).toMatchObject({
      status: 409,
      body: { code: 'offer_accepted' },
    });
    await decide(second!, 'accepted', { decline_others: true });
    expect(await states()).toEqual([
      ['Third', 'lapsed'],
      ['Second', 'accepted'],
      ['First', 'declined'],
    ]);
    const { history, state } = await staffCase();
    expect(state).toBe('submitted');
    expect(history.slice(-2)).toMatchObject([
      { event: 'offer_declined', note: 'Bachelor of Nursing, First', who: 'Sita Shrestha' },
      { event: 'offer_accepted', note: 'Bachelor of Nursing, Second', who: 'Sita Shrestha' },
    ]);
    // Somebody who still sees the first as it was.
    expect(await decide(first!, 'received')).toMatchObject({ status: 409, body: { code: 'offer_changed' } });
  });

  it('is accepted by one of two who do it at the same moment', async () => {
    const { offers } = await enter();
    const answers = await Promise.all(['accepted', 'declined'].map((state) => decide(offers[0]!, state)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it('has a letter, which is a document that staff have put into the same case', async () => {
    const letter = await filed(api, sita, id);
    expect((await enter({ letter })).offers[0]).toMatchObject({ letter });
    expect(JSON.stringify(await ownOffers())).not.toContain(letter);
    const { id: other } = await applied(api, await api.user(`other${count}@example.com`));
    for (const wrong of [await filed(api, sita, other), randomUUID()]) {
      const body = { ...OFFER, ticket: randomUUID(), shown: true, letter: wrong };
      const refused = await api.ask('POST', offersPath(id), sita.bearer, body);
      expect(refused).toMatchObject({ status: 400, body: { letter: [expect.any(String)] } });
    }
  });

  it('is checked: amounts, days, a currency and names', async () => {
    for (const wrong of [
      { tuition: -1 },
      { tuition: 1.5 },
      { deposit: 10_000_000_000 },
      { currency: 'rupees' },
      { received_on: '2026-02-30' },
      { intake: '2027-13' },
      { university: ' ' },
      { conditions: [{ text: '' }] },
    ]) {
      const body = { ...OFFER, ticket: randomUUID(), shown: true, ...wrong };
      const refused = await api.ask('POST', offersPath(id), sita.bearer, body);
      expect(refused.status, JSON.stringify(wrong)).toBe(400);
    }
    expect((await read()).offers).toEqual([]);
  });
});

describe('the student', () => {
  it('gets a mail and sees it without what is for the office', async () => {
    await enter({ notes: 'Agent code 12' });
    const offers = await ownOffers();
    expect(offers).toMatchObject([{ university: 'Sample University', state: 'received', wanted_at: null }]);
    expect(JSON.stringify(offers)).not.toMatch(/Agent code|Sita|npr/);
    const [mail] = await notesTo(asha.email);
    expect(JSON.stringify(mail)).toContain('The university wants an answer by 10 June 2026.');
    const { history } = (await api.get(`/api/user/applications/${id}/`, asha.bearer)).body as Application;
    expect(history.at(-1)).toMatchObject({ event: 'offer_received', who: null, is_new: false });
    const exported = (await api.get('/api/user/export/', asha.bearer)).body as AccountExport;
    expect(exported['offers']).toMatchObject([{ university: 'Sample University' }]);
    expect(JSON.stringify(exported)).not.toContain('Agent code');
  });

  it('sees nothing of one that is hidden, until it is shown', async () => {
    const { offers } = await enter({ shown: false });
    expect(await ownOffers()).toEqual([]);
    expect(await notesTo(asha.email)).toEqual([]);
    const events = async () =>
      ((await api.get(`/api/user/applications/${id}/`, asha.bearer)).body as Application).history.map(
        ({ event }) => event,
      );
    expect(await events()).toEqual(['submit']);
    const wish = `/api/user/applications/${id}/offers/${offers[0]!.id}/want/`;
    expect((await api.ask('POST', wish, asha.bearer, { note: '' })).status).toBe(404);
    const exported = (await api.get('/api/user/export/', asha.bearer)).body;
    expect(JSON.stringify(exported)).not.toContain('Sample University');
    await post(`${offers[0]!.id}/show`, { shown: true });
    await post(`${offers[0]!.id}/show`, { shown: true });
    expect(await ownOffers()).toHaveLength(1);
    expect(await notesTo(asha.email)).toHaveLength(1);
    expect(await events()).toEqual(['submit', 'offer_shown']);
    await post(`${offers[0]!.id}/show`, { shown: false });
    expect(await ownOffers()).toEqual([]);
    expect(await events()).toEqual(['submit']);
    await api.ask('DELETE', `${offersPath(id)}${offers[0]!.id}/`, sita.bearer);
    expect((await read()).offers).toEqual([]);
    expect((await staffCase()).history.at(-1)).toMatchObject({ event: 'offer_removed', internal: true });
  });

  it('sees the days of shown offers and those to come to, and no other', async () => {
    const dates = async () => ((await own()).body as OwnOffers).dates;
    const date = (kind: string, on: string, name = '') =>
      api.ask('POST', `/api/staff/applications/${id}/dates/`, sita.bearer, {
        ticket: randomUUID(),
        kind,
        name,
        on,
      });
    await date('biometrics', '2026-06-15', 'He looks nervous');
    await date('visa_interview', '2026-05-31');
    await date('visa_decision', '2026-06-16');
    await date('other', '2026-06-17', 'Ask for our commission');
    const { offers } = await enter({
      shown: false,
      conditions: [{ text: 'IELTS 7.0', due_on: '2026-06-12' }],
    });
    const ownDay = { kind: 'biometrics', name: '', on: '2026-06-15' };
    expect(await dates()).toEqual([ownDay]);
    await post(`${offers[0]!.id}/show`, { shown: true });
    const name = 'Sample University';
    expect(await dates()).toEqual([
      { kind: 'reply', name, on: '2026-06-10' },
      { kind: 'condition', name: 'IELTS 7.0', on: '2026-06-12' },
      ownDay,
      { kind: 'deposit', name, on: '2026-06-20' },
    ]);
    expect((await own(await api.user('other@example.com'))).status).toBe(404);
    await db.updateTable('applications').set({ state: 'withdrawn' }).where('id', '=', id).execute();
    expect(await dates()).toEqual([]);
    // The export also has those of the past, and nothing that staff have noted.
    const exported = (await api.get('/api/user/export/', asha.bearer)).body as AccountExport;
    expect(exported['case_dates']).toMatchObject([
      { kind: 'visa_interview', on: '2026-05-31', done_at: null },
      { kind: 'biometrics', on: '2026-06-15', done_at: null },
    ]);
    expect(JSON.stringify(exported)).not.toMatch(/nervous|our commission/);
  });

  it('asks to accept it once, which the office reads like every answer', async () => {
    const [offer] = (await enter()).offers;
    await api.ask('POST', `/api/staff/applications/${id}/read/`, sita.bearer, {
      answered_at: (await staffCase()).answered_at,
    });
    api.clock.advance({ minutes: 1 });
    const wish = `/api/user/applications/${id}/offers/${offer!.id}/want/`;
    for (let time = 0; time < 2; time += 1)
      expect((await api.ask('POST', wish, asha.bearer, { note: 'My parents agree.' })).status).toBe(200);
    expect((await ownOffers())[0]!.wanted_at).not.toBeNull();
    const { history, unread_since } = await staffCase();
    expect(unread_since).not.toBeNull();
    expect(history.slice(-2)).toMatchObject([
      { event: 'offer_wanted', by: 'student', note: 'Bachelor of Nursing, Sample University' },
      { event: 'note', by: 'student', note: 'My parents agree.' },
    ]);
    // The office decides.
    expect((await read()).offers[0]).toMatchObject({ state: 'received', version: 1 });
    await decide(offer!, 'declined');
    const late = await api.ask('POST', wish, asha.bearer, { note: '' });
    expect(late).toMatchObject({ status: 409, body: { code: 'offer_not_open' } });
  });
});

describe('rights', () => {
  it('let every member of staff read and owners and counselors write; nobody else sees anything', async () => {
    const { offers } = await enter();
    const offer = offers[0]!;
    const bina = await api.user(`bina${count}@example.com`);
    for (const person of [reader, editor]) {
      expect((await read(person)).offers).toHaveLength(1);
      for (const [path, body] of [
        [`${offer.id}/state`, { version: 1, state: 'accepted' }],
        [`${offer.id}/show`, { shown: false }],
        [`${offer.id}/conditions/${offer.conditions[0]!.id}`, { done: true }],
      ] as const)
        expect((await post(path, body, person)).status).toBe(403);
    }
    for (const person of [asha, bina])
      expect((await api.get(offersPath(id), person.bearer)).status).toBe(403);
    expect((await own(bina)).status).toBe(404);
    const wish = `/api/user/applications/${id}/offers/${offer.id}/want/`;
    expect((await api.ask('POST', wish, bina.bearer, { note: '' })).status).toBe(404);
    // The offer of another case.
    const { id: binas } = await applied(api, bina);
    const crossed = await api.ask('POST', `${offersPath(binas)}${offer.id}/show/`, sita.bearer, {
      shown: false,
    });
    expect(crossed.status).toBe(404);
    const mixed = `/api/user/applications/${binas}/offers/${offer.id}/want/`;
    expect((await api.ask('POST', mixed, bina.bearer, { note: '' })).status).toBe(404);
    expect(await states()).toEqual([['Sample University', 'received']]);
  });

  it('erases offers with the account of the student', async () => {
    await enter();
    await api.ask('POST', `/api/staff/applications/${id}/dates/`, sita.bearer, {
      ticket: randomUUID(),
      kind: 'other',
      name: 'Interview with Asha',
      on: '2026-06-03',
    });
    const { status } = await api.ask('POST', '/api/user/delete/', asha.bearer, { password: asha.password });
    expect(status).toBe(200);
    for (const table of ['offers', 'case_dates'] as const)
      expect(await db.selectFrom(table).select('id').where('application_id', '=', id).execute()).toEqual([]);
    const log = await db.selectFrom('change_log').select('changes').where('object', '=', id).execute();
    expect(JSON.stringify(log)).not.toMatch(/Sample University|Interview/);
  });
});
