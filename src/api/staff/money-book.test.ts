import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { testApi } from '../../../tests/support/api.ts';
import { idOf } from '../../../tests/support/call-recipes.ts';
import type { BookedPayment, OwnMoney } from '../../contract/money.ts';
import type { Paged } from '../../contract/paging.ts';

/** The cash book: what is listed, found, added up and exported. */

const api = await testApi();
const { db } = api.handle;
const counselor = await api.staff('bina@example.com', { first_name: 'Bina', last_name: 'Lama' }, 'counselor');

let count = 0;
async function student(names = { first_name: '', last_name: '' }) {
  const person = await api.user(`payer${(count += 1)}@example.com`);
  const id = await idOf(db, person);
  await db.updateTable('users').set(names).where('id', '=', id).execute();
  return { ...person, id };
}
const sent = async (path: string, body: object): Promise<OwnMoney> => {
  const answer = await api.ask('POST', path, counselor.bearer, {
    ticket: randomUUID(),
    kind: 'cash',
    reference: '',
    ...body,
  });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body as OwnMoney;
};
const pay = (id: string, amount: number, body: object) =>
  sent(`/api/staff/people/${id}/payments/`, {
    application: null,
    mail: false,
    items: [{ charge: null, text: 'Document check', amount }],
    ...body,
  });
const list = async (query: string) =>
  (await api.get(`/api/staff/payments/?${query}`, counselor.bearer)).body as Paged<BookedPayment>;

describe('the cash book', () => {
  it('lists, adds up and exports what the filters find', async () => {
    const { id, email } = await student();
    await pay(id, 1_000, { received_on: '2026-05-01', kind: 'khalti', reference: 'KH-77' });
    const { payments } = await pay(id, 2_000, { received_on: '2026-05-02' });
    const back = { amount: 500, paid_on: '2026-05-03', reason: 'Class cancelled' };
    await sent(`/api/staff/payments/${payments[0]!.id}/refund/`, back);
    const query = `from=2026-05-01&to=2026-05-31&search=${encodeURIComponent(email)}`;
    expect(await list(query)).toMatchObject({
      count: 3,
      results: [
        { direction: 'refund' },
        { amount: 2_000 },
        { amount: 1_000, by: 'Bina Lama', student: { id } },
      ],
    });
    const totals = await api.get(`/api/staff/payments/totals/?${query}`, counselor.bearer);
    expect(totals.body).toEqual({
      received: 3_000,
      refunded: 500,
      kinds: [
        { kind: 'cash', received: 2_000, refunded: 500 },
        { kind: 'khalti', received: 1_000, refunded: 0 },
      ],
    });
    expect(await list(`${query}&kind=khalti`)).toMatchObject({ count: 1 });
    for (const wrong of ['from=2026-02-30', 'kind=gold', 'to=yesterday'])
      expect((await api.get(`/api/staff/payments/?${wrong}`, counselor.bearer)).status).toBe(400);
    const headers = await api.prove(counselor);
    const file = await api.fetch(
      new Request(`http://x.test/api/staff/payments/export/?${query}`, { headers }),
    );
    const csv = await file.text();
    expect(csv.split('\r\n').filter((line) => line.includes(email))).toHaveLength(3);
  });

  it('finds a receipt by its number, its reference, and its student however the name is spelled', async () => {
    const { id } = await student({ first_name: 'Gita', last_name: 'Shrestha' });
    const { payments } = await pay(id, 900, { received_on: '2026-04-01', reference: 'TX-5550077' });
    const [{ number } = { number: '' }] = payments;
    for (const search of [number, number.slice(-6), 'tx-5550077', '5550077', 'geeta shresta', 'Shres']) {
      const { results } = await list(`search=${encodeURIComponent(search)}`);
      expect(
        results.map((each) => each.number),
        search,
      ).toContain(number);
    }
    for (const search of ['2082/83-000999', 'gita gurung', '%'])
      expect((await list(`search=${encodeURIComponent(search)}`)).count, search).toBe(0);
  });
});
