import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { testApi } from '../../../tests/support/api.ts';
import { applied } from '../../../tests/support/applications.ts';
import { idOf } from '../../../tests/support/call-recipes.ts';
import { PASSWORD } from '../../../tests/support/people.ts';
import type { OwnMoney } from '../../contract/money.ts';

/** Charges, payments, receipts and refunds. */

const api = await testApi();
const { db } = api.handle;
const counselor = await api.staff('bina@example.com', { first_name: 'Bina', last_name: 'Lama' }, 'counselor');
const reader = await api.staff('reader@example.com', undefined, 'reader');
const DAY = '2026-05-31';

let count = 0;
async function student() {
  const person = await api.user(`payer${(count += 1)}@example.com`);
  return { ...person, id: await idOf(db, person) };
}
const charge = (id: string, body: object = {}, by = counselor) =>
  api.ask('POST', `/api/staff/people/${id}/charges/`, by.bearer, {
    ticket: randomUUID(),
    application: null,
    due_on: null,
    items: [{ text: 'IELTS class', amount: 12_000 }],
    ...body,
  });
const pay = (id: string, items: object[], body: object = {}, by = counselor) =>
  api.ask('POST', `/api/staff/people/${id}/payments/`, by.bearer, {
    ticket: randomUUID(),
    kind: 'cash',
    reference: '',
    received_on: DAY,
    application: null,
    mail: false,
    items,
    ...body,
  });
const walkIn = (amount: number, text = 'Document check') => [{ charge: null, text, amount }];
const moneyOf = (answer: { status: number; body: unknown }) => {
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body as OwnMoney;
};
const refund = (id: string, body: object) =>
  api.ask('POST', `/api/staff/payments/${id}/refund/`, counselor.bearer, {
    ticket: randomUUID(),
    kind: 'cash',
    reference: '',
    paid_on: DAY,
    reason: 'Class cancelled',
    ...body,
  });

describe('a fee', () => {
  it('is charged, paid in two parts, and then nothing is open', async () => {
    const { id, bearer } = await student();
    const ticket = randomUUID();
    moneyOf(await charge(id, { ticket }));
    const charged = moneyOf(await charge(id, { ticket }));
    expect(charged).toMatchObject({ charged: 12_000, paid: 0, open: 12_000, charges: [{ paid: 0 }] });
    const fee = charged.charges[0]!.id;
    const first = moneyOf(await pay(id, [{ charge: fee, text: '-', amount: 5_000 }]));
    expect(first).toMatchObject({ open: 7_000, charges: [{ paid: 5_000 }] });
    // A colleague has taken a part meanwhile: more than what is left is refused.
    expect(await pay(id, [{ charge: fee, text: '-', amount: 12_000 }])).toMatchObject({
      status: 409,
      body: { code: 'charge_settled' },
    });
    const done = moneyOf(await pay(id, [{ charge: fee, text: '-', amount: 7_000 }], { kind: 'esewa' }));
    expect(done).toMatchObject({ charged: 12_000, paid: 12_000, open: 0 });
    expect(done.payments.map(({ kind, items }) => [kind, items])).toEqual([
      ['esewa', [{ text: 'IELTS class', amount: 7_000 }]],
      ['cash', [{ text: 'IELTS class', amount: 5_000 }]],
    ]);
    // The student sees the same.
    expect((await api.get('/api/user/money/', bearer)).body).toEqual(done);
  });

  it('is cancelled while nothing is paid for it, and stays visible', async () => {
    const { id } = await student();
    const charged = moneyOf(await charge(id));
    const path = `/api/staff/charges/${charged.charges[0]!.id}/cancel/`;
    const cancelled = moneyOf(await api.ask('POST', path, counselor.bearer, { reason: 'Entered twice' }));
    expect(cancelled).toMatchObject({ charged: 0, open: 0, charges: [{ cancel_reason: 'Entered twice' }] });
    expect(await api.ask('POST', path, counselor.bearer, { reason: 'Again' })).toMatchObject({
      status: 409,
      body: { code: 'charge_settled' },
    });
    const paid = moneyOf(await pay(id, walkIn(500)));
    const other = paid.charges.find(({ text }) => text === 'Document check')!;
    const refused = `/api/staff/charges/${other.id}/cancel/`;
    expect(await api.ask('POST', refused, counselor.bearer, { reason: 'No' })).toMatchObject({
      status: 409,
      body: { code: 'charge_paid' },
    });
  });

  it('belongs to a case of this student, not to another one', async () => {
    const [asha, bikash] = [await student(), await student()];
    const { id: application } = await applied(api, asha);
    expect(moneyOf(await charge(asha.id, { application })).charges[0]!.application?.id).toBe(application);
    expect((await charge(bikash.id, { application })).status).toBe(400);
    expect((await pay(bikash.id, walkIn(100), { application })).status).toBe(400);
  });

  it.each([
    [{ items: [] }],
    [{ items: [{ text: 'Fee', amount: 0 }] }],
    [{ items: [{ text: 'Fee', amount: 10.5 }] }],
    [{ items: [{ text: 'Fee', amount: 20_000_001 }] }],
    [{ items: [{ text: ' ', amount: 5 }] }],
  ])('is refused as %j', async (body) => {
    expect((await charge((await student()).id, body)).status).toBe(400);
  });
});

describe('a receipt', () => {
  it('has the next number of the fiscal year, without gaps, also when many pay at once', async () => {
    const people = await Promise.all(Array.from({ length: 4 }, student));
    const before = await lastNumber();
    const answers = await Promise.all(
      people.flatMap(({ id }) => [
        pay(id, walkIn(100)),
        pay(id, [{ charge: randomUUID(), text: 'x', amount: 1 }]),
      ]),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 200, 409, 409, 409, 409]);
    const numbers = await db
      .selectFrom('payments')
      .select('number')
      .where('direction', '=', 'payment')
      .where('number', '>', before)
      .orderBy('number')
      .execute();
    expect(numbers.map(({ number }) => number)).toEqual([1, 2, 3, 4].map((each) => before + each));
  });

  it('is made once, however often the payment is sent', async () => {
    const { id } = await student();
    const ticket = randomUUID();
    await Promise.all([1, 2, 3].map(() => pay(id, walkIn(300), { ticket })));
    const money = moneyOf(await api.get(`/api/staff/people/${id}/money/`, counselor.bearer));
    expect(money).toMatchObject({ charged: 300, paid: 300, payments: [{ amount: 300 }] });
    expect(money.payments).toHaveLength(1);
  });

  it('is a PDF for its student and the office, and for nobody else', async () => {
    const [asha, other] = [await student(), await student()];
    const { payments } = moneyOf(await pay(asha.id, walkIn(1_500), { reference: 'आशा राई' }));
    const own = `/api/user/money/${payments[0]!.id}/receipt/`;
    const pdf = await api.fetch(new Request(`http://x.test${own}`, { headers: asha.bearer }));
    expect(pdf.headers.get('content-type')).toBe('application/pdf');
    expect(pdf.headers.get('content-disposition')).toContain('receipt 2082-83-');
    const bytes = Buffer.from(await pdf.arrayBuffer());
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    // Both fonts are embedded.
    expect(bytes.toString('latin1').match(/\/FontFile2/g)).toHaveLength(3);
    expect((await api.get(own, other.bearer)).status).toBe(404);
    const staff = `/api/staff/payments/${payments[0]!.id}/receipt/`;
    expect((await api.get(staff, reader.bearer)).status).toBe(403);
    expect((await api.get(staff, asha.bearer)).status).toBe(403);
  });

  it('is mailed as a link, if staff want that', async () => {
    const { id, email } = await student();
    moneyOf(await pay(id, walkIn(900), { mail: true }));
    const { letter } = await api.lastMail(email);
    expect(letter).toMatchObject({
      template: 'payment-received',
      data: { amount: 'Rs\u00a0900', link: expect.stringMatching(/\/account\/payments$/) as string },
    });
  });

  it('cannot be of tomorrow, nor of staff', async () => {
    const { id } = await student();
    expect(await pay(id, walkIn(100), { received_on: '2999-01-01' })).toMatchObject({
      status: 400,
      body: { code: 'day_in_future' },
    });
    expect(await pay(await idOf(db, reader), walkIn(100))).toMatchObject({
      status: 409,
      body: { code: 'not_a_student' },
    });
  });
});

describe('a mistake', () => {
  it('is refunded in parts, never more than was paid', async () => {
    const { id } = await student();
    const { payments } = moneyOf(await pay(id, [...walkIn(400, 'Form'), ...walkIn(600, 'Class')]));
    const paid = payments[0]!;
    const ticket = randomUUID();
    moneyOf(await refund(paid.id, { amount: 700, ticket }));
    const after = moneyOf(await refund(paid.id, { amount: 700, ticket }));
    expect(after).toMatchObject({ charged: 1_000, paid: 300, open: 700 });
    expect(after.payments[0]).toMatchObject({
      direction: 'refund',
      number: expect.stringMatching(/^F 2082\/83-/) as string,
      refund_of: paid.number,
      items: [
        { text: 'Class', amount: 600 },
        { text: 'Form', amount: 100 },
      ],
    });
    expect(await refund(paid.id, { amount: 301 })).toMatchObject({
      status: 409,
      body: { code: 'refund_too_high' },
    });
    // Two colleagues at once: one of them is refused.
    const both = await Promise.all([refund(paid.id, { amount: 200 }), refund(paid.id, { amount: 200 })]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const path = `/api/staff/payments/${paid.id}/void/`;
    expect(await api.ask('POST', path, counselor.bearer, { reason: 'No' })).toMatchObject({
      status: 409,
      body: { code: 'payment_refunded' },
    });
  });

  it('is made void, keeps its number, and the fee is open again', async () => {
    const { id } = await student();
    const { payments } = moneyOf(await pay(id, walkIn(800)));
    const path = `/api/staff/payments/${payments[0]!.id}/void/`;
    const after = moneyOf(await api.ask('POST', path, counselor.bearer, { reason: 'Wrong student' }));
    expect(after).toMatchObject({ charged: 800, paid: 0, open: 800 });
    expect(after.payments[0]).toMatchObject({ number: payments[0]!.number, void_reason: 'Wrong student' });
    expect((await api.ask('POST', path, counselor.bearer, { reason: 'Again' })).body).toMatchObject({
      code: 'payment_void',
    });
    expect((await refund(payments[0]!.id, { amount: 1 })).body).toMatchObject({ code: 'payment_void' });
  });
});

it('an erased student leaves the receipt without a name', async () => {
  const { id, bearer } = await student();
  const { payments } = moneyOf(await pay(id, walkIn(700, 'Visa of Asha Rai'), { reference: 'Asha' }));
  await charge(id);
  const exported = await api.ask('GET', '/api/user/export/', bearer);
  expect(JSON.stringify(exported.body)).toContain('Visa of Asha Rai');
  const gone = await api.ask('POST', '/api/user/delete/', bearer, { password: PASSWORD });
  expect(gone.status).toBe(200);
  const row = await db
    .selectFrom('payments')
    .selectAll()
    .where('id', '=', payments[0]!.id)
    .executeTakeFirstOrThrow();
  expect(row).toMatchObject({ user_id: null, payer: '', reference: '', amount: 700 });
  const texts = await db
    .selectFrom('payment_items')
    .select('text')
    .where('payment_id', '=', row.id)
    .execute();
  expect(texts).toEqual([{ text: '' }]);
  expect(await db.selectFrom('charges').select('text').where('ticket', '=', row.ticket).execute()).toEqual([
    { text: '' },
  ]);
});

const lastNumber = async () =>
  (
    await db
      .selectFrom('receipt_numbers')
      .select('last')
      .where('direction', '=', 'payment')
      .where('fiscal_year', '=', '2082/83')
      .executeTakeFirst()
  )?.last ?? 0;
