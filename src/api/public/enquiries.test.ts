import { beforeEach, describe, expect, it } from 'vitest';
import { testApi } from '../../../tests/support/api.ts';
import type { Enquiry, EnquiryItem } from '../../contract/enquiries.ts';
import type { Paged } from '../../contract/paging.ts';

const api = await testApi();
const { clock } = api;
const { db } = api.handle;
const office = await api.staff('office@example.com');

beforeEach(async () => {
  await db.deleteFrom('enquiries').execute();
  await db.deleteFrom('mails').execute();
  await db.deleteFrom('change_log').where('kind', '=', 'enquiry').execute();
});

const ASHA = { name: 'Asha Rai', contact: '984-1234567', message: 'Nursing after +2?', consent: true };
const ask = (body: object = {}) => api.ask('POST', '/api/app/enquiry-create/', {}, { ...ASHA, ...body });
const list = async (query = '') =>
  ((await api.get(`/api/staff/enquiries/${query}`, office.bearer)).body as Paged<EnquiryItem>).results;
const read = async (id: string) =>
  (await api.get(`/api/staff/enquiries/${id}/`, office.bearer)).body as Enquiry;
const mailed = () =>
  db.selectFrom('mails').select(['template', 'recipient', 'subject']).orderBy('template').execute();

describe('a question from the site', () => {
  it('reaches the office with page, course and consent, and is answered by mail', async () => {
    const course = Object.values(api.catalogue.course)[0]!;
    const body = { email: 'asha@example.com', wants_call: true, page: `/course_details/${course}`, course };
    expect(await ask(body)).toMatchObject({ status: 201, body: { detail: expect.stringMatching(/^Thank/) } });
    const [item] = await list();
    expect(await read(item!.id)).toMatchObject({
      name: 'Asha Rai',
      source: 'site',
      stage: 'new',
      wants_call: true,
      message: 'Nursing after +2?',
      page: `/course_details/${course}`,
      course: { id: course },
      consent_version: '2026-01-01',
      suspicions: [],
      history: [{ kind: 'asked', by: 'person', note: 'Nursing after +2?' }],
    });
    expect(await mailed()).toEqual([
      { template: 'enquiry-arrived', recipient: 'office@prasthan.test', subject: 'New enquiry: call back' },
      { template: 'enquiry-received', recipient: 'asha@example.com', subject: 'We have your question' },
    ]);
  });

  it('is one enquiry however often it is sent, also at the same moment', async () => {
    await Promise.all([ask(), ask(), ask()]);
    await ask({ contact: '+977 9841234567' });
    const [only, ...others] = await list();
    expect(others).toEqual([]);
    expect((await read(only!.id)).history).toHaveLength(1);
    expect(await mailed()).toHaveLength(1);
  });

  it('goes on in the same enquiry when somebody asks again, and reopens a lost one', async () => {
    await ask();
    const [first] = await list();
    const lost = { from: 'new', to: 'lost', reason: 'no_answer' };
    await api.ask('POST', `/api/staff/enquiries/${first!.id}/move/`, office.bearer, lost);
    await ask({ name: 'Aasha Ray', message: 'And in Canada?' });
    const { stage, history } = await read(first!.id);
    expect([stage, history.at(-1)?.kind, history.at(-1)?.note]).toEqual([
      'new',
      'asked_again',
      'And in Canada?',
    ]);
    // A sister with the phone of the family is another person.
    await ask({ name: 'Bina Rai', message: 'And I?' });
    expect(await list()).toHaveLength(2);
  });

  it.each([
    [{ contact: '' }, 'contact'],
    [{ contact: 'later' }, 'contact'],
    [{ email: 'asha at example' }, 'email'],
    [{ name: ' ' }, 'name'],
    [{ consent: false }, 'consent'],
    [{ message: 'A'.repeat(4_001) }, 'message'],
    [{ page: '//evil.example' }, 'page'],
    [{ page: 'javascript:alert(1)' }, 'page'],
  ])('says what is wrong with %j', async (body, field) => {
    const answer = await ask(body);
    expect(answer.status).toBe(400);
    expect(answer.body).toHaveProperty(field);
    expect(await list()).toEqual([]);
  });

  it('counts although the course is gone meanwhile', async () => {
    expect((await ask({ course: 999_999 })).status).toBe(201);
    expect(await list()).toHaveLength(1);
  });

  it.each([
    [{ website: 'https://spam.example' }, 'A field was filled in that people do not see'],
    [{ seconds: 0.4 }, 'Sent within three seconds'],
    [{ message: 'http://a.example http://b.example' }, 'Has links'],
  ])('is marked and mails nobody if it has %j, and is never thrown away', async (body, why) => {
    expect((await ask({ ...body, email: 'victim@example.com' })).status).toBe(201);
    const [item] = await list('?suspicious=yes');
    expect(item?.suspicions).toEqual([why]);
    expect(await mailed()).toEqual([]);
    await api.ask('POST', `/api/staff/enquiries/${item!.id}/genuine/`, office.bearer);
    expect(await list('?suspicious=yes')).toEqual([]);
    expect(await list()).toHaveLength(1);
  });

  it('fills nobody else’s mailbox', async () => {
    for (const name of ['One', 'Two', 'Three']) await ask({ name, contact: '', email: 'victim@example.com' });
    const answers = (await mailed()).filter(({ recipient }) => recipient === 'victim@example.com');
    expect(answers).toHaveLength(1);
  });

  it('is limited by address, and marked before it is refused', async () => {
    const limited = await testApi({ limits: true });
    const send = (number: number) => {
      const body = {
        ...ASHA,
        name: `Person ${'abcdefghijklmnopqrstuvwxyz'[number % 26]}`,
        contact: `98${10_000_000 + number}`,
      };
      return limited.ask('POST', '/api/app/enquiry-create/', {}, body);
    };
    for (let number = 0; number < 21; number += 1) expect((await send(number)).status).toBe(201);
    const marked = limited.handle.db.selectFrom('enquiries').select('suspicions');
    const all = (await marked.execute()).map(({ suspicions }) => suspicions.length);
    expect(all.filter((count) => count > 0)).toHaveLength(1);
    for (let number = 21; number < 120; number += 1) await send(number);
    expect((await send(121)).status).toBe(429);
  });
});

describe('what is kept', () => {
  it('is deleted when its days are over, and the log says no names any more', async () => {
    await ask();
    const [item] = await list();
    const move = { from: 'new', to: 'lost', reason: 'money' };
    await api.ask('POST', `/api/staff/enquiries/${item!.id}/move/`, office.bearer, move);
    clock.advance({ days: 179 });
    await api.enquiries.cleanUp();
    const count = () => db.selectFrom('enquiries').select('id').execute();
    expect(await count()).toHaveLength(1);
    clock.advance({ days: 2 });
    await api.enquiries.cleanUp();
    expect(await count()).toEqual([]);
    const logged = await db.selectFrom('change_log').selectAll().where('kind', '=', 'enquiry').execute();
    expect(logged.map(({ title, changes }) => [title, changes])).toEqual([['', []]]);
  });

  it('is in the export of the account with the same address, and goes with it', async () => {
    const student = await api.user('maya@example.com');
    await ask({ email: 'MAYA@example.com', message: 'About my marks' });
    await ask({ name: 'Other', contact: '9800000001', email: 'other@example.com' });
    const { body } = await api.get('/api/user/export/', student.bearer);
    expect(body).toMatchObject({ enquiries: [{ message: 'About my marks', history: [{ kind: 'asked' }] }] });
    const erased = await api.ask('POST', '/api/user/delete/', student.bearer, { password: student.password });
    expect(erased.status).toBe(200);
    const left = await db.selectFrom('enquiries').select('name').execute();
    expect(left).toEqual([{ name: 'Other' }]);
  });
});
