import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { testApi } from '../../../tests/support/api.ts';
import { applied, moveCase } from '../../../tests/support/applications.ts';
import { enterOffer, offersPath } from '../../../tests/support/recipes/offers.ts';
import type { CaseOffers } from '../../contract/offers.ts';

/** The days of a case that staff enter. */

const api = await testApi();
const sita = await api.staff(
  'sita@prasthan.test',
  { first_name: 'Sita', last_name: 'Shrestha' },
  'counselor',
);
const hari = await api.staff('hari@prasthan.test', { first_name: 'Hari', last_name: 'Rai' }, 'counselor');
const reader = await api.staff('reader@prasthan.test', { first_name: 'Rita', last_name: 'Rai' }, 'reader');
let id: string;
let count = 0;
beforeEach(async () => {
  id = (await applied(api, await api.user(`asha${(count += 1)}@example.com`))).id;
});
const read = async () => (await api.get(offersPath(id), sita.bearer)).body as CaseOffers;

describe('dates of a case', () => {
  const dates = `dates/`;
  const addDate = (date: object) =>
    api.ask('POST', `/api/staff/applications/${id}/${dates}`, sita.bearer, {
      ticket: randomUUID(),
      name: '',
      on: '2026-06-12',
      ...date,
    });

  it('are entered, done and removed; one without a kind has a name', async () => {
    expect((await addDate({ kind: 'other' })).body).toMatchObject({ name: ['This field is required.'] });
    await addDate({ kind: 'visa_interview', on: '2026-06-20' });
    const { body } = await addDate({ kind: 'enrolment' });
    const [enrolment] = (body as CaseOffers).dates;
    expect((body as CaseOffers).dates).toMatchObject([
      { kind: 'enrolment', on: '2026-06-12', done_at: null, version: 1 },
      { kind: 'visa_interview' },
    ]);
    const path = `/api/staff/applications/${id}/${dates}${enrolment!.id}/`;
    const done = { version: 1, kind: 'enrolment', name: 'CoE 1', on: '2026-06-11', done: true };
    expect((await api.ask('PATCH', path, reader.bearer, done)).status).toBe(403);
    await api.ask('PATCH', path, sita.bearer, done);
    expect(await api.ask('PATCH', path, hari.bearer, done)).toMatchObject({ status: 409 });
    expect((await read()).dates[0]).toMatchObject({ name: 'CoE 1', done_by: 'Sita Shrestha', version: 2 });
    await api.ask('DELETE', path, sita.bearer);
    expect((await read()).dates).toHaveLength(1);
  });

  it('and those of offers go on when the case is closed, without being due', async () => {
    await enterOffer(api, sita, id, { reply_by: '2026-06-02' });
    await moveCase(api, 'staff', sita, id, 'reject');
    const { body } = await api.get('/api/staff/today/', sita.bearer);
    expect(JSON.stringify(body)).not.toContain(id);
  });
});
