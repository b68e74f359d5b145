import { randomUUID } from 'node:crypto';
import type { OwnMoney } from '../../../src/contract/money.ts';
import type { TestApi } from '../api.ts';
import type { TestPerson } from '../people.ts';
import type { Recipes, RecipeTools } from './tools.ts';

/** Calls of staff about charges and payments. */
export function moneyRecipes(
  api: TestApi,
  { newStaff, newUser }: RecipeTools,
  idOf: (person: TestPerson) => Promise<string>,
): Recipes {
  const student = async () => ({ id: await idOf(await newUser()) });
  const charge = () => ({
    ticket: randomUUID(),
    application: null,
    due_on: null,
    items: [{ text: 'IELTS class', amount: 12_000 }],
  });
  const payment = () => ({
    ticket: randomUUID(),
    kind: 'cash',
    reference: '',
    received_on: '2026-05-01',
    items: [{ charge: null, text: 'IELTS class', amount: 12_000 }],
    application: null,
    mail: false,
  });
  const made = async (part: 'charges' | 'payments') => {
    const by = await newStaff();
    const { id } = await student();
    const body = part === 'charges' ? charge() : payment();
    const answer = await api.ask('POST', `/api/staff/people/${id}/${part}/`, by.bearer, body);
    return { by, params: { id: (answer.body as OwnMoney)[part][0]!.id } };
  };
  return {
    'post /api/staff/people/{id}/charges/': async () => ({
      by: await newStaff(),
      params: await student(),
      body: charge(),
    }),
    'post /api/staff/people/{id}/payments/': async () => ({
      by: await newStaff(),
      params: await student(),
      body: payment(),
    }),
    'post /api/staff/charges/{id}/cancel/': async () => ({
      ...(await made('charges')),
      body: { reason: 'Entered twice' },
    }),
    'post /api/staff/payments/{id}/void/': async () => ({
      ...(await made('payments')),
      body: { reason: 'Wrong student' },
    }),
    'post /api/staff/payments/{id}/refund/': async () => ({
      ...(await made('payments')),
      body: {
        ticket: randomUUID(),
        kind: 'cash',
        reference: '',
        paid_on: '2026-05-02',
        amount: 2_000,
        reason: 'Class cancelled',
      },
    }),
  };
}
