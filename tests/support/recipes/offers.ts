import { randomUUID } from 'node:crypto';
import type { CaseOffers } from '../../../src/contract/offers.ts';
import type { TestApi } from '../api.ts';
import { applied } from '../applications.ts';
import type { TestPerson } from '../people.ts';
import type { Recipes, RecipeTools } from './tools.ts';

/** An offer as staff enter it. */
export const OFFER = {
  university: 'Sample University',
  course: 'Bachelor of Nursing',
  kind: 'conditional',
  received_on: '2026-05-28',
  reply_by: '2026-06-10',
  intake: '2027-02',
  currency: 'AUD',
  tuition: 34_000,
  tuition_per: 'year',
  scholarship: null,
  deposit: 8_500,
  deposit_due: '2026-06-20',
  deposit_paid_on: null,
  letter: null,
  notes: '',
  conditions: [{ text: 'IELTS 7.0', due_on: null }],
};
const DATE = { kind: 'enrolment', name: '', on: '2026-06-12' };

/** Requests for offers and dates of a case. */
export function offerRecipes(api: Pick<TestApi, 'ask' | 'fetch' | 'check' | 'get'>, tools: RecipeTools) {
  const { ask } = api;
  const { newStaff, newUser } = tools;

  async function withCase() {
    const student = await newUser();
    const { id } = await applied(api, student);
    return { student, by: await newStaff(), id };
  }
  /** A case with an offer and a date. */
  async function withOffer() {
    const { student, by, id } = await withCase();
    const path = `/api/staff/applications/${id}/`;
    await ask('POST', `${path}offers/`, by.bearer, { ...OFFER, ticket: randomUUID(), shown: true });
    const { body } = await ask('POST', `${path}dates/`, by.bearer, { ...DATE, ticket: randomUUID() });
    const { offers, dates } = body as CaseOffers;
    return { student, by, id, offer: offers[0]!, date: dates[0]!.id };
  }
  const ofOffer = async (body: object) => {
    const { by, id, offer } = await withOffer();
    return { by, params: { id, offer: offer.id }, body };
  };
  const recipes: Recipes = {
    'post /api/staff/applications/{id}/offers/': async () => {
      const { by, id } = await withCase();
      return { by, params: { id }, body: { ...OFFER, ticket: randomUUID(), shown: true } };
    },
    'patch /api/staff/applications/{id}/offers/{offer}/': async () =>
      ofOffer({ ...OFFER, version: 1, reply_by: '2026-06-11' }),
    'post /api/staff/applications/{id}/offers/{offer}/state/': async () =>
      ofOffer({ version: 1, state: 'accepted', decline_others: true }),
    'post /api/staff/applications/{id}/offers/{offer}/show/': async () => ofOffer({ shown: false }),
    'post /api/staff/applications/{id}/offers/{offer}/conditions/{condition}/': async () => {
      const { by, id, offer } = await withOffer();
      const params = { id, offer: offer.id, condition: offer.conditions[0]!.id };
      return { by, params, body: { done: true } };
    },
    'post /api/staff/applications/{id}/dates/': async () => {
      const { by, id } = await withCase();
      return { by, params: { id }, body: { ...DATE, ticket: randomUUID() } };
    },
    'patch /api/staff/applications/{id}/dates/{date}/': async () => {
      const { by, id, date } = await withOffer();
      return { by, params: { id, date }, body: { ...DATE, version: 1, done: true } };
    },
    'post /api/user/applications/{id}/offers/{offer}/want/': async () => {
      const { student, id, offer } = await withOffer();
      return { by: student, params: { id, offer: offer.id }, body: { note: '' } };
    },
  };
  return { recipes, withOffer };
}

/** Where the offers of a case are. */
export const offersPath = (id: string) => `/api/staff/applications/${id}/offers/`;
/** Enters an offer. */
export const enterOffer = async (
  api: Pick<TestApi, 'ask'>,
  { bearer }: Pick<TestPerson, 'bearer'>,
  id: string,
  offer: object = {},
): Promise<CaseOffers> =>
  (await api.ask('POST', offersPath(id), bearer, { ...OFFER, ticket: randomUUID(), shown: true, ...offer }))
    .body as CaseOffers;
