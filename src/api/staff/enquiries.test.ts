import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { testApi } from '../../../tests/support/api.ts';
import { idOf } from '../../../tests/support/call-recipes.ts';
import { nepalDate } from '../../contract/nepal-time.ts';
import type { FollowUpsDone } from '../../contract/follow-up.ts';
import type { Enquiry, EnquiryItem, Similar } from '../../contract/enquiries.ts';
import type { Paged } from '../../contract/paging.ts';

const api = await testApi();
const { db } = api.handle;
const office = await api.staff('office@example.com', { first_name: 'Sita', last_name: 'Shrestha' });
const reader = await api.staff('reader@example.com', undefined, 'reader');
const counselor = await api.staff('bina@example.com', { first_name: 'Bina', last_name: 'Lama' }, 'counselor');
const bina = await idOf(db, counselor);

beforeEach(() => db.deleteFrom('enquiries').execute());

const enter = (body: object, by = office) =>
  api.ask('POST', '/api/staff/enquiries/', by.bearer, { ticket: randomUUID(), source: 'walk_in', ...body });
const entered = async (body: object) => {
  const answer = await enter(body);
  expect(answer.status).toBe(201);
  return answer.body as Enquiry;
};
const read = async (id: string) =>
  (await api.get(`/api/staff/enquiries/${id}/`, office.bearer)).body as Enquiry;
const list = async (query = '', by = office) =>
  ((await api.get(`/api/staff/enquiries/${query}`, by.bearer)).body as Paged<EnquiryItem>).results;
const names = async (query: string) => (await list(query)).map(({ name }) => name);
const send = (id: string, verb: string, body: object, by = office) =>
  api.ask('POST', `/api/staff/enquiries/${id}/${verb}/`, by.bearer, body);
const inDays = (days: number) => nepalDate(api.clock.now().getTime() + days * 86_400_000);

describe('entering', () => {
  it('takes name, phone, interest and next step, and keeps who entered it', async () => {
    const enquiry = await entered({
      name: 'Asha Rai',
      contact: '+977 984-1234567',
      interest: 'Nursing in Australia',
      country: api.catalogue.country.australia,
      counselor: bina,
      next_step: 'Call about IELTS',
      next_on: '2026-12-01',
    });
    expect(enquiry).toMatchObject({
      name: 'Asha Rai',
      contact: '+977 984-1234567',
      stage: 'new',
      counselor: { id: bina, name: 'Bina Lama' },
      next_step: 'Call about IELTS',
      next_on: '2026-12-01',
      similar: [],
      history: [{ kind: 'entered', by: 'staff', who: 'Sita Shrestha' }],
    });
  });

  it('enters once however often it is sent', async () => {
    const body = { ticket: randomUUID(), source: 'phone', contact: '9841234567' };
    const answers = await Promise.all([1, 2, 3].map(() => enter(body)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(answers.map((each) => (each.body as Enquiry).id)).size).toBe(1);
    expect(await list()).toHaveLength(1);
  });

  it.each([
    [{ name: 'Asha' }, 'contact'],
    [{ contact: 'same as her father' }, 'contact'],
    [{ email: 'asha at example' }, 'email'],
    [{ contact: '9841234567', country: 999_999 }, 'country'],
    [{ contact: '9841234567', intake: '2027-13' }, 'intake'],
    [{ contact: '9841234567', source: 'carrier pigeon' }, 'source'],
    [{ contact: '9841234567', name: 'A'.repeat(151) }, 'name'],
  ])('says what is wrong with %j', async (body, field) => {
    const answer = await enter(body);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ [field]: [expect.any(String)] });
    expect(await list()).toEqual([]);
  });

  it('takes a name of a megabyte for too large, and HTML as text', async () => {
    expect((await enter({ contact: '9841234567', name: 'A'.repeat(1_000_000) })).status).toBe(413);
    const { name } = await entered({ contact: '9841234567', name: '<b onclick=alert(1)>Asha' });
    expect(name).toBe('<b onclick=alert(1)>Asha');
  });

  it('gives nothing to somebody who may not work on enquiries', async () => {
    const body = { contact: '9841234567', counselor: await idOf(db, reader) };
    expect(await enter(body)).toMatchObject({ status: 409, body: { code: 'not_a_counselor' } });
    expect((await enter({ contact: '9841234567' }, reader)).status).toBe(403);
    expect((await enter({ contact: '9841234567' }, await api.user('u@example.com'))).status).toBe(403);
  });
});

describe('the list', () => {
  it('is searched by the sound of a name and by number in any form', async () => {
    await entered({ name: 'Sita Shrestha', contact: '+977-9841234567' });
    await entered({ name: 'Ram Thapa', contact: '9800000001', email: 'ram@example.com' });
    expect(await names('?search=sreshta')).toEqual(['Sita Shrestha']);
    expect(await names('?search=09841234567')).toEqual(['Sita Shrestha']);
    expect(await names('?search=4567')).toEqual(['Sita Shrestha']);
    expect(await names('?search=ram@example.com')).toEqual(['Ram Thapa']);
  });

  it('is narrowed by stage, counselor, source, country and day', async () => {
    const { australia } = api.catalogue.country;
    await entered({ name: 'Late', contact: '9800000001', next_on: inDays(-1), counselor: bina });
    await entered({ name: 'Today', contact: '9800000002', next_on: inDays(0), source: 'fair' });
    await entered({ name: 'Soon', contact: '9800000003', next_on: inDays(6), country: australia });
    const { id } = await entered({ name: 'Gone', contact: '9800000004', branch: 'Pokhara branch' });
    await send(id, 'move', { from: 'new', to: 'lost', reason: 'money' });
    expect(await names('?due=now&ordering=next_on')).toEqual(['Late', 'Today']);
    expect(await names('?due=week&ordering=-next_on')).toEqual(['Soon', 'Today', 'Late']);
    expect(await names('?due=none')).toEqual([]);
    expect(await names(`?counselor=${bina}`)).toEqual(['Late']);
    expect(await names('?counselor=none&stage=new&ordering=entered_at')).toHaveLength(2);
    expect((await list('?counselor=me', counselor)).map(({ name }) => name)).toEqual(['Late']);
    expect(await names('?source=fair')).toEqual(['Today']);
    expect(await names(`?country=${australia}`)).toEqual(['Soon']);
    expect(await names('?stage=lost')).toEqual(['Gone']);
    expect(await names('?branch=Pokhara%20branch')).toEqual(['Gone']);
    for (const wrong of ['stage=x', 'source=x', 'counselor=x', 'due=x', 'country=x', 'suspicious=x']) {
      expect((await api.get(`/api/staff/enquiries/?${wrong}`, office.bearer)).status, wrong).toBe(400);
    }
  });

  it('tells while typing who is known already', async () => {
    const { id } = await entered({ name: 'Asha Rai', contact: '984-1234567' });
    const student = await api.user('asha@example.com');
    await api.ask('PATCH', '/api/user/profile/', student.bearer, {
      first_name: 'Aasha',
      last_name: 'Rai',
      contact: '+9779841234567',
    });
    const similar = async (query: Record<string, string>) => {
      const path = `/api/staff/enquiries/similar/?${new URLSearchParams(query).toString()}`;
      return ((await api.get(path, reader.bearer)).body as { results: Similar[] }).results;
    };
    const account = await idOf(db, student);
    const found = await similar({ contact: '00977 9841 234567' });
    expect(found.map((each) => [each.kind, each.id, each.because])).toEqual([
      ['enquiry', id, 'contact'],
      ['person', account, 'contact'],
    ]);
    expect((await similar({ email: 'ASHA@example.com' })).map((each) => each.id)).toEqual([account]);
    expect((await similar({ name: 'Asha Ray' })).map((each) => each.id)).toEqual([id, account]);
    expect(await similar({ name: 'Asha' })).toEqual([]);
    expect(await similar({ contact: '12' })).toEqual([]);
    expect((await read(id)).similar.map((each) => each.id)).toEqual([account]);
  });

  it('is downloaded without cells that are formulas', async () => {
    await entered({ name: '=HYPERLINK("http://evil")', contact: '+9779841234567', interest: '@SUM(1)' });
    const headers = await api.prove(office);
    const request = new Request('http://10.0.0.7:3000/api/staff/enquiries/export/?stage=new', { headers });
    const text = await (await api.fetch(request)).text();
    expect(text).toContain('" =HYPERLINK(""http://evil"")"');
    expect(text).toContain('"\t+9779841234567"');
    expect(text).toContain('" @SUM(1)"');
  });
});

describe('work', () => {
  it('is logged once, and whoever was reached is no longer new', async () => {
    const { id } = await entered({ contact: '9841234567' });
    const call = { ticket: randomUUID(), kind: 'not_reached', next_step: 'Try again', next_on: inDays(1) };
    expect((await send(id, 'log', call)).body).toMatchObject({ stage: 'new', next_step: 'Try again' });
    const again = { ...call, ticket: randomUUID(), kind: 'called', note: 'Wants Canada', next_step: '' };
    await send(id, 'log', again);
    await send(id, 'log', again);
    const { stage, next_step, history } = await read(id);
    expect([stage, next_step]).toEqual(['contacted', '']);
    expect(history.map(({ kind }) => kind)).toEqual([
      'entered',
      'not_reached',
      'next_step',
      'called',
      'stage',
      'next_step',
    ]);
  });

  it('is lost with a reason only, and a colleague who moved it meanwhile is told', async () => {
    const { id } = await entered({ contact: '9841234567' });
    expect((await send(id, 'move', { from: 'new', to: 'lost' })).body).toMatchObject({
      reason: [expect.any(String)],
    });
    await send(id, 'move', { from: 'new', to: 'counseling' });
    expect(await send(id, 'move', { from: 'new', to: 'lost', reason: 'money' })).toMatchObject({
      status: 409,
      body: { code: 'enquiry_changed' },
    });
    const lost = await send(id, 'move', {
      from: 'counseling',
      to: 'lost',
      reason: 'money',
      note: 'Next year',
    });
    expect(lost.body).toMatchObject({ stage: 'lost', lost_reason: 'money' });
    const back = await send(id, 'move', { from: 'lost', to: 'contacted' });
    expect(back.body).toMatchObject({ stage: 'contacted', lost_reason: null });
  });

  it('goes to a colleague unless somebody else has given it away meanwhile', async () => {
    const { id } = await entered({ contact: '9841234567' });
    const before = { counselor: null, next_step: '', next_on: null };
    const given = await send(id, 'follow-up', { before, after: { counselor: bina } });
    expect(given.body).toMatchObject({ counselor: { name: 'Bina Lama' } });
    const other = { before, after: { counselor: await idOf(db, office) } };
    expect(await send(id, 'follow-up', other)).toMatchObject({ body: { code: 'follow_up_changed' } });
    expect((await send(id, 'follow-up', other, reader)).status).toBe(403);
  });

  it('goes to a colleague together with others; what a colleague has changed meanwhile stays', async () => {
    const ids = await Promise.all(
      ['9841000001', '9841000002', '9841000003'].map(async (contact) => (await entered({ contact })).id),
    );
    const before = { counselor: null, next_step: '', next_on: null };
    await send(ids[1]!, 'follow-up', { before, after: { counselor: await idOf(db, office) } });
    const items = [...ids, randomUUID()].map((id) => ({ id, before }));
    const many = (body: object, by = office) =>
      api.ask('POST', '/api/staff/enquiries/follow-up/', by.bearer, body);
    const after = { counselor: bina, next_step: 'Call', next_on: '2026-12-01' };
    const { body } = await many({ items, after });
    expect(body).toMatchObject({ changed: 2, same: 0 });
    expect((body as FollowUpsDone).left.map(({ title }) => title).toSorted()).toEqual(['', '9841000002']);
    const first = await api.get(`/api/staff/enquiries/${ids[0]}/`, office.bearer);
    expect(first.body).toMatchObject({
      counselor: { name: 'Bina Lama' },
      next_step: 'Call',
      history: [{ kind: 'entered' }, { kind: 'counselor' }, { kind: 'next_step' }],
    });
    expect((await many({ items, after: { counselor: await idOf(db, reader) } })).body).toMatchObject({
      code: 'not_a_counselor',
    });
    expect((await many({ items, after }, reader)).status).toBe(403);
  });

  it('changes details unless a colleague has changed them meanwhile', async () => {
    const { id } = await entered({ name: 'Asha', contact: '9841234567' });
    const change = (body: object) => api.ask('PATCH', `/api/staff/enquiries/${id}/`, office.bearer, body);
    expect((await change({ version: 1, name: 'Asha Rai' })).body).toMatchObject({ version: 2 });
    expect(await change({ version: 1, interest: 'MBA' })).toMatchObject({
      status: 409,
      body: { code: 'enquiry_changed' },
    });
    expect((await change({ version: 2, contact: '' })).body).toMatchObject({
      contact: ['Enter a phone number or an e-mail address.'],
    });
    expect((await change({ version: 2, email: 'a@example.com', contact: '' })).status).toBe(200);
    expect((await read(id)).history.at(-1)).toMatchObject({ kind: 'changed' });
  });

  it('is found by nobody under another id', async () => {
    for (const id of [randomUUID(), 'x', '1 or 1=1']) {
      const path = `/api/staff/enquiries/${encodeURIComponent(id)}/`;
      expect((await api.get(path, office.bearer)).status).toBe(404);
    }
    expect((await send(randomUUID(), 'log', { ticket: randomUUID(), kind: 'note' })).status).toBe(404);
  });

  it('goes to the colleague who takes over when somebody leaves', async () => {
    const leaver = await api.staff('leaver@example.com', undefined, 'counselor');
    const id = await idOf(db, leaver);
    const { id: open } = await entered({ name: 'Open', contact: '9800000001', counselor: id });
    const headers = await api.prove(office);
    const work = await api.get(`/api/staff/people/${id}/open-work/`, office.bearer);
    expect(work.body).toMatchObject({ items: [{ count: 1, titles: ['Enquiry: Open'] }] });
    await api.ask('POST', `/api/staff/people/${id}/leave/`, headers, { heir: bina });
    expect((await read(open)).counselor?.id).toBe(bina);
  });
});
