import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testApi } from '../../../tests/support/api.ts';
import {
  bankAnswer,
  bankDay,
  bankRefusal,
  json,
  startForexServer,
} from '../../../tests/support/forex-server.ts';
import type { TestPerson } from '../../../tests/support/people.ts';
import { createExchangeRates } from '../../domain/exchange-rates/facade.ts';
import { nrbForex } from '../../platform/forex/nrb.ts';
import type { Paged } from '../../contract/paging.ts';
import type { LogEntry } from '../../contract/change-log.ts';
import type { RateEntry, StaffRate } from '../../contract/staff-rates.ts';

const bank = await startForexServer();
afterAll(() => bank.stop());
const readForex = nrbForex(bank.address, 5_000);
const api = await testApi({ readForex });
const { ask, clock, get, handle } = api;
let office: TestPerson;
beforeAll(async () => {
  office = await api.staff('office@example.com');
});
beforeEach(() => void bank.asked.splice(0));
/** Access tokens are valid for an hour. */
async function later(time: Parameters<typeof clock.advance>[0]) {
  clock.advance(time);
  office = await api.logIn('office@example.com');
}

const fetchNow = async () => (await ask('POST', '/api/staff/rate-fetch/', office.bearer)).body;
const rateOf = async (id: string) => (await get(`/api/staff/rates/${id}/`, office.bearer)).body as StaffRate;
const due = async () =>
  ((await get('/api/staff/rates/?due=yes', office.bearer)).body as Paged<StaffRate>).count;
const says = (day: string, quotes: Parameters<typeof bankDay>[1]) =>
  bank.answerWith(json(bankAnswer([bankDay(day, quotes)])));
/** The fee in rupees by which the search compares courses in this currency. */
const firstPrice = async (currency: string) =>
  handle.db
    .selectFrom('course_search as h')
    .innerJoin('courses as c', 'c.id', 'h.course_id')
    .select(['h.annual_npr', 'h.annual_sort', 'c.annual_fees'])
    .where('c.currency', '=', currency)
    .where('c.annual_fees', 'is not', null)
    .orderBy('c.id')
    .executeTakeFirstOrThrow();

// These tests run in order, like the mornings of a week.
describe('exchange rates', () => {
  it('are fetched by hand, with the selling rate of one unit in use', async () => {
    says('2026-06-01', [
      ['AUD', 1, '91.80', '92.35'],
      ['INR', 100, '160.00', '160.15'],
      ['JPY', 10, '8.91', '8.95'],
    ]);
    expect(await fetchNow()).toMatchObject({ on: true, day: '2026-06-01', problem: '' });
    expect(await rateOf('AUD')).toMatchObject({
      npr: 92.35,
      as_of: '2026-06-01',
      source: 'Nepal Rastra Bank',
      bank: { unit: 1, buy: 91.8, sell: 92.35, day: '2026-06-01' },
    });
    expect(await rateOf('INR')).toMatchObject({ npr: 1.6015 });
    expect(await rateOf('JPY')).toMatchObject({ npr: 0.895 });
  });

  it('change what courses cost in rupees', async () => {
    const { annual_npr, annual_sort, annual_fees } = await firstPrice('AUD');
    expect(annual_npr).toBe(Math.round(annual_fees! * 92.35));
    expect(annual_sort).toBeCloseTo(annual_fees! * 92.35);
  });

  it('stay when the bank fails, and show that they need somebody', async () => {
    expect(await due()).toBe(0);
    bank.answerWith(json(bankRefusal, 400));
    expect(await fetchNow()).toMatchObject({ problem: 'The bank refused our question.', day: '2026-06-01' });
    expect(await rateOf('AUD')).toMatchObject({ npr: 92.35, as_of: '2026-06-01' });
    expect(await due()).toBeGreaterThan(0);
    expect(api.logged).toEqual([]);
    says('2026-06-01', [['AUD', 1, '91.80', '92.35']]);
    await fetchNow();
    expect(await due()).toBe(0);
  });

  it('that staff typed win over fetched ones until they are released', async () => {
    const body = { npr: 9500, unit: 100, as_of: '2026-06-01', source: 'Our bank' };
    const typed = await ask('POST', '/api/staff/rates/AUD/set/', office.bearer, body);
    expect(typed.body).toMatchObject({ npr: 95, set_by_staff: true, bank: { sell: 92.35 } });
    expect((await firstPrice('AUD')).annual_sort).toBeCloseTo((await firstPrice('AUD')).annual_fees! * 95);
    await later({ days: 1 });
    says('2026-06-02', [['AUD', 1, '92.00', '92.60']]);
    await fetchNow();
    expect(await rateOf('AUD')).toMatchObject({ npr: 95, set_by_staff: true, bank: { sell: 92.6 } });
    const released = await ask('POST', '/api/staff/rates/AUD/release/', office.bearer);
    expect(released.body).toMatchObject({ npr: 92.6, as_of: '2026-06-02', set_by_staff: false });
    const history = (await get('/api/staff/rates/AUD/history/', office.bearer)).body as Paged<RateEntry>;
    for (const id of ['%00', 'aud', 'AUDX'])
      expect((await get(`/api/staff/rates/${id}/history/`, office.bearer)).status, id).toBe(404);
    expect(history.results.map(({ npr, who }) => [npr, who])).toEqual([
      [92.6, office.email],
      [95, office.email],
      [92.35, null],
    ]);
  });

  it('that are wrong are refused with a sentence at the field', async () => {
    const body = { npr: 95, as_of: '2031-01-01', source: 'Our bank' };
    const late = await ask('POST', '/api/staff/rates/AUD/set/', office.bearer, body);
    expect([late.status, late.body]).toEqual([
      400,
      expect.objectContaining({ as_of: ['This day has not come yet.'] }),
    ]);
    const none = await ask('POST', '/api/staff/rates/XXQ/set/', office.bearer, body);
    expect(none.status).toBe(404);
    const known = { ...body, as_of: '2026-06-01' };
    await ask('POST', '/api/staff/rates/QAR/set/', office.bearer, known);
    const unknown = await ask('POST', '/api/staff/rates/QAR/release/', office.bearer);
    expect([unknown.status, unknown.body]).toEqual([409, expect.objectContaining({ code: 'no_bank_rate' })]);
  });

  it('that jump are not taken, and older days never replace newer ones', async () => {
    await later({ days: 1 });
    bank.answerWith(
      json(
        bankAnswer([
          bankDay('2026-06-03', [
            ['AUD', 1, null, null],
            ['INR', 1, '160.00', '160.15'],
          ]),
          bankDay('2026-06-01', [['AUD', 1, '80', '81']]),
        ]),
      ),
    );
    expect(await fetchNow()).toMatchObject({
      problem: expect.stringMatching(/moved by more than 30 %: INR/),
    });
    expect(await rateOf('INR')).toMatchObject({ npr: 1.6015 });
    expect(await rateOf('AUD')).toMatchObject({ npr: 92.6, as_of: '2026-06-02' });
  });

  it('of the newest day that has one are taken for each currency, in whatever order the days come', async () => {
    bank.answerWith(
      json(
        bankAnswer([
          bankDay('2026-06-01', [['JPY', 10, '8.00', '8.10']]),
          bankDay('2026-06-03', [['JPY', 10, null, null]]),
          bankDay('2026-06-02', [['JPY', 10, '8.80', '8.90']]),
        ]),
      ),
    );
    await fetchNow();
    expect(await rateOf('JPY')).toMatchObject({ npr: 0.89, as_of: '2026-06-02' });
  });

  it.each([200, 400])('stay when the bank has none for these days, with HTTP status %i', async (status) => {
    bank.answerWith(json(bankAnswer([], { code: 400 }), status));
    const { problem } = (await fetchNow()) as { problem: string };
    expect(problem).toMatch(/published no rates in the last/);
    expect(await rateOf('JPY')).toMatchObject({ npr: 0.89, as_of: '2026-06-02' });
  });

  it('are fetched once each morning of Nepal, and after a failure an hour later', async () => {
    const log = { info: () => {} };
    const rates = createExchangeRates({ db: handle.db, clock, log, readForex });
    // 05:45 in Nepal, before the bank's rates are there.
    clock.advance({ hours: 18 });
    expect(clock.now().toISOString()).toBe('2026-06-04T00:00:00.000Z');
    await rates.fetchWhenDue();
    expect(bank.asked).toHaveLength(0);
    clock.advance({ minutes: 30 });
    bank.answerWith(json({}, 500));
    await rates.fetchWhenDue();
    clock.advance({ minutes: 30 });
    await rates.fetchWhenDue();
    expect(bank.asked).toHaveLength(1);
    clock.advance({ minutes: 30 });
    says('2026-06-04', [['AUD', 1, '92.00', '92.70']]);
    await rates.fetchWhenDue();
    await later({ hours: 6 });
    await rates.fetchWhenDue();
    expect(bank.asked).toHaveLength(2);
    expect(await rateOf('AUD')).toMatchObject({ npr: 92.7 });
  });
});

it('are not fetched where that is switched off', async () => {
  const rates = createExchangeRates({
    db: handle.db,
    clock,
    log: { info: () => {} },
    readForex: undefined,
  });
  const { id } = await handle.db.selectFrom('users').select('id').where('email', '=', office.email).executeTakeFirstOrThrow(); // oxfmt-ignore
  expect(await rates.fetchNow(id)).toEqual({ ok: false, error: { code: 'refused', reason: 'rates_off' } });
  await rates.fetchWhenDue();
  expect(bank.asked).toHaveLength(0);
});

it('are in the log of changes: what was typed, released and fetched, and by whom', async () => {
  office = await api.logIn('office@example.com');
  const answer = await get('/api/staff/change-log/?kind=rate&records=100', office.bearer);
  const entries = (answer.body as Paged<LogEntry>).results;
  const said = entries.map(({ who, title, action }) => [who?.name ?? null, title, action]);
  expect(said).toContainEqual([office.email, 'AUD', 'Changed']);
  expect(said).toContainEqual([office.email, 'Nepal Rastra Bank', 'Fetched']);
  // The daily fetch.
  expect(said).toContainEqual([null, 'Nepal Rastra Bank', 'Fetched']);
  const failed = entries.findLast(({ changes }) => changes.some(({ path }) => path[0] === 'Problem'));
  expect(failed).toMatchObject({ changes: [{ after: 'The bank refused our question.' }] });
});
