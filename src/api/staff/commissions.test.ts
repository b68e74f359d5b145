import { describe, expect, it } from 'vitest';
import { testApi } from '../../../tests/support/api.ts';
import { applied } from '../../../tests/support/applications.ts';
import { PASSWORD } from '../../../tests/support/people.ts';
import { COMMISSION } from '../../../tests/support/recipes/commissions.ts';
import type { CaseCommission, Commission, CommissionTotals } from '../../contract/commissions.ts';
import type { Paged } from '../../contract/paging.ts';

/** Commissions of universities: owners enter them, and nobody else sees them. */

const api = await testApi();
const owner = await api.staff('owner@prasthan.test', { first_name: 'Sita', last_name: 'Rai' }, 'owner');
const second = await api.staff('second@prasthan.test', { first_name: 'Hari', last_name: 'Rai' }, 'owner');
const others = await Promise.all(
  (['editor', 'counselor', 'reader'] as const).map((role) =>
    api.staff(`${role}@prasthan.test`, undefined, role),
  ),
);
let count = 0;
const newCase = async () => {
  const student = await api.user(`asha${(count += 1)}@example.com`);
  const { id, reference } = await applied(api, student);
  return { student, id, reference };
};
const pathOf = (id: string) => `/api/staff/applications/${id}/commission/`;
const put = (id: string, body: object, by = owner) =>
  api.ask('PUT', pathOf(id), by.bearer, { version: null, ...COMMISSION, ...body });
const read = async (id: string) => (await api.get(pathOf(id), owner.bearer)).body as CaseCommission;
const list = async (query = '') =>
  (await api.get(`/api/staff/commissions/?records=100&${query}`, owner.bearer)).body as Paged<Commission>;
const totals = async (query = '') =>
  ((await api.get(`/api/staff/commissions/totals/?${query}`, owner.bearer)).body as CommissionTotals).totals;

describe('the commission of a case', () => {
  it('is one: entered, changed, and the second owner is told', async () => {
    const { id, reference } = await newCase();
    expect((await read(id)).commission).toBeNull();
    const entered = await put(id, { note: 'By bank' });
    expect(entered).toMatchObject({
      status: 200,
      body: { commission: { ...COMMISSION, note: 'By bank', reference, version: 1, changed_by: 'Sita Rai' } },
    });
    const again = await put(id, { expected: 1 }, second);
    expect(again).toMatchObject({ status: 409, body: { code: 'commission_changed' } });
    const came = { received: 5_000, received_on: '2026-06-11' };
    expect((await put(id, { version: 1, ...came }, second)).status).toBe(200);
    expect((await put(id, { version: 1, expected: 2 })).status).toBe(409);
    expect((await read(id)).commission).toMatchObject({ ...came, state: 'received', version: 2, note: '' });
    const found = await list(`search=${reference}`);
    expect(found.results.map(({ application }) => application)).toEqual([id]);
    const { body } = await api.get('/api/staff/change-log/?kind=application', owner.bearer);
    expect(JSON.stringify(body)).toContain('Commission received');
  });

  it('is entered by one of two owners at once', async () => {
    const { id } = await newCase();
    const both = await Promise.all([put(id, {}), put(id, {}, second)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it('that was a mistake is taken back, stays with the reason, and makes room for another', async () => {
    const { student, id, reference } = await newCase();
    const takeBack = (body: object, by = owner) =>
      api.ask('POST', `${pathOf(id)}take-back/`, by.bearer, { version: 1, reason: 'Of Asha Rai', ...body });
    const university = 'Mistaken University';
    const of = `university=${encodeURIComponent(university)}`;
    expect((await takeBack({})).body).toMatchObject({ code: 'commission_changed' });
    await put(id, { university });
    expect((await takeBack({ reason: ' ' })).status).toBe(400);
    expect((await takeBack({ version: 2 })).status).toBe(409);
    for (const by of others) expect((await takeBack({}, { ...owner, bearer: by.bearer })).status).toBe(403);
    const both = await Promise.all([takeBack({}), takeBack({}, second)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const kept = { state: 'taken_back', university, reference, take_back_reason: 'Of Asha Rai' };
    expect(await read(id)).toMatchObject({ commission: null, taken_back: [kept] });
    expect([await list(of), await totals(of)]).toMatchObject([{ count: 0 }, []]);
    expect(await list(`${of}&state=taken_back`)).toMatchObject({ results: [kept] });
    expect((await put(id, { version: null, university, expected: 70 })).status).toBe(200);
    expect(await read(id)).toMatchObject({ commission: { expected: 70 }, taken_back: [kept] });
    expect((await totals(of)).map(({ expected }) => expected)).toEqual([70]);
    expect((await api.ask('POST', '/api/user/delete/', student.bearer, { password: PASSWORD })).status).toBe(
      200,
    );
    const { results } = await list(`${of}&state=taken_back`);
    expect(results).toMatchObject([{ ...kept, reference: null, take_back_reason: '' }]);
  });

  it('takes the amount and the day of what came together, and amounts above zero', async () => {
    const { id } = await newCase();
    for (const wrong of [
      { received: 5 },
      { received_on: '2026-06-11' },
      { expected: 0 },
      { expected: 1.5 },
      { currency: 'aud' },
    ])
      expect((await put(id, wrong)).status, JSON.stringify(wrong)).toBe(400);
    expect((await read(id)).commission).toBeNull();
    expect((await put('5b0d2a0e-7a4e-4f0e-9d7c-2f2f2f2f2f2f', {})).status).toBe(404);
  });

  it('is seen by owners only', async () => {
    const { student, id, reference } = await newCase();
    await put(id, { university: 'Secretive University', note: 'Secretive note' });
    for (const { bearer } of others) {
      expect((await put(id, { version: 1 }, { ...owner, bearer })).status).toBe(403);
      for (const path of [pathOf(id), '/api/staff/commissions/', '/api/staff/commissions/totals/'])
        expect((await api.get(path, bearer)).status, path).toBe(403);
      const { body } = await api.get(`/api/staff/applications/${id}/`, bearer);
      expect(JSON.stringify(body)).not.toMatch(/secretive|commission/i);
    }
    for (const path of [`/api/user/applications/${id}/`, '/api/user/export/', `/api/user/applications/`]) {
      const { status, body } = await api.get(path, student.bearer);
      expect([status, JSON.stringify(body)], path).toEqual([200, expect.not.stringMatching(/secretive/i)]);
    }
    expect((await api.get(pathOf(id), student.bearer)).status).toBe(403);
    const file = await api.fetch(
      new Request('http://x.test/api/staff/applications/export/', { headers: await api.prove(owner) }),
      { clientAddress: '203.0.113.1' },
    );
    const text = await file.text();
    expect(text).toContain(reference);
    expect(text).not.toMatch(/secretive|commission/i);
  });
});

describe('the list of commissions', () => {
  it('is in states by day, and its totals are its sums for each university and currency', async () => {
    const late = new Date(api.clock.now().getTime() - 40 * 86_400_000).toISOString().slice(0, 10);
    const later = new Date(api.clock.now().getTime() + 40 * 86_400_000).toISOString().slice(0, 10);
    const university = 'Totals University';
    for (const body of [
      { expected_on: late },
      { expected_on: later },
      { expected_on: later, invoiced_on: late },
      { expected_on: late, received_on: late, received: 5_050 },
      { expected_on: null, currency: 'GBP', expected: 700 },
    ])
      expect((await put((await newCase()).id, { university, ...body })).status).toBe(200);
    const of = `university=${encodeURIComponent(university)}`;
    for (const [state, size] of [
      ['open', 2],
      ['invoiced', 1],
      ['received', 1],
      ['overdue', 1],
    ] as const) {
      const { results } = await list(`${of}&state=${state}`);
      expect(results.map((each) => each.state)).toEqual(Array.from({ length: size }, () => state));
    }
    expect(await totals(of)).toEqual([
      { university, currency: 'AUD', count: 4, expected: 20_400, received: 5_050, open: 15_300 },
      { university, currency: 'GBP', count: 1, expected: 700, received: 0, open: 700 },
    ]);
    for (const query of ['', 'state=overdue', 'search=totals', `${of}&state=received`]) {
      const { results } = await list(query);
      const sums = await totals(query);
      for (const { currency, ...sum } of sums) {
        const rows = results.filter((row) => row.currency === currency && row.university === sum.university);
        expect(sum.count).toBe(rows.length);
        expect(sum.expected).toBe(rows.reduce((all, row) => all + row.expected, 0));
        expect(sum.received).toBe(rows.reduce((all, row) => all + (row.received ?? 0), 0));
      }
      expect(sums.reduce((all, sum) => all + sum.count, 0)).toBe(results.length);
    }
    const days = (await list(of)).results.map(({ expected_on }) => expected_on);
    expect(days).toEqual([late, late, later, later, null]);
    // As it is said on the phone, and as people are searched.
    const { id, reference } = await newCase();
    await put(id, { university });
    for (const search of ['Totals Univ', 'univ', reference.toLowerCase().replaceAll('-', ' ')])
      expect(
        (await list(`search=${search}`)).results.map((each) => each.application),
        search,
      ).toContain(id);
    expect((await api.get('/api/staff/commissions/?state=lost', owner.bearer)).status).toBe(400);
  });

  it('keeps university, amounts and days of an erased case, and nothing of the student', async () => {
    const { student, id } = await newCase();
    const university = 'Erased University';
    await put(id, { university, note: 'For Asha' });
    const erased = await api.ask('POST', '/api/user/delete/', student.bearer, { password: PASSWORD });
    expect(erased.status).toBeLessThan(300);
    expect((await list(`university=${encodeURIComponent(university)}`)).results).toMatchObject([
      { ...COMMISSION, university, application: null, reference: null, note: '' },
    ]);
    const log = await api.handle.db.selectFrom('change_log').selectAll().where('object', '=', id).execute();
    expect(JSON.stringify(log)).not.toContain('For Asha');
  });
});
