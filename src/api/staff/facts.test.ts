import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { testApi } from '../../../tests/support/api.ts';
import type { Paged } from '../../contract/paging.ts';
import type { StaffFact } from '../../contract/staff-facts.ts';
import { fact, factIds, shippedFact, type FactId } from '../../content/facts/index.ts';
import { factWords } from '../../content/facts/words.ts';
import { setPublished } from '../../content/live.ts';
import { publishedDocuments } from '../../domain/edits/stored-documents.ts';

/** The list of figures: what has to be checked again, and 'still true'. */

const api = await testApi();
const { db } = api.handle;
const sita = await api.staff('sita@example.com', { first_name: 'Sita', last_name: 'Shrestha' });
const LIST = '/api/staff/facts/';
const list = async (query = '') =>
  (await api.get(`${LIST}?records=100&${query}`, sita.bearer)).body as Paged<StaffFact>;
const renew = (body: object) => api.ask('POST', `${LIST}renew/`, sita.bearer, body);
const seen = (id: FactId) => ({ id, words: factWords(fact(id)) });
const review_by = '2027-05-31';

beforeEach(async () => {
  for (const table of ['revisions', 'drafts', 'documents'] as const) await db.deleteFrom(table).execute();
  setPublished(new Map());
});
afterAll(() => setPublished(new Map()));

describe('the list', () => {
  it('has every figure with its value, age and source, those that are due first', async () => {
    const { count, results } = await list();
    expect(count).toBe(factIds.length);
    const dues = results.map(({ due }) => due);
    expect(dues).toEqual(dues.toSorted((a, b) => Number(b) - Number(a)));
    const fee = (await list('search=visa+gov.uk')).results.find(({ id }) => id === 'uk-visa-fee')!;
    expect(fee).toMatchObject({
      country: 'GB',
      due: true,
      likely_changed: true,
      label: fact('uk-visa-fee').label,
    });
    expect(fee.office.href).toMatch(/^https:/);
  });

  it('is filtered by country, by whether it is due, and by words', async () => {
    expect(new Set((await list('country=nz')).results.map(({ country }) => country))).toEqual(
      new Set(['NZ']),
    );
    expect((await list('due=yes')).results.every(({ due }) => due)).toBe(true);
    expect((await list('search=no+such+words+here')).count).toBe(0);
    expect((await api.get(`${LIST}?due=perhaps`, sita.bearer)).status).toBe(400);
  });

  it('names what a figure is calculated from', async () => {
    const total = (await list('search=uk-funds-london-total')).results[0]!;
    expect(total.parts).toEqual(['uk-funds-london', 'uk-funds-months']);
  });
});

describe('still true', () => {
  it('renews a figure and those it is calculated from, in its history too', async () => {
    const answer = await renew({ figures: [seen('uk-funds-london-total')], review_by });
    expect(answer).toMatchObject({ status: 200, body: { renewed: 3, left: [] } });
    setPublished(await publishedDocuments(db));
    const today = api.clock.now().toISOString().slice(0, 10);
    expect(fact('uk-funds-london-total').checked).toBe(today);
    expect(fact('uk-funds-london')).toMatchObject({ checked: today, review_by: '2027-05-31' });
    expect(fact('uk-funds-london').likely_changed).toBeUndefined();
    const history = await api.get('/api/staff/edits/fact/uk-funds-london/revisions/', sita.bearer);
    expect(history.body).toMatchObject({ results: [{ who: 'Sita Shrestha' }, { reason: 'shipped' }] });
  });

  it('leaves a figure that has another value than the person saw, and renews the others', async () => {
    const figures = [{ id: 'uk-visa-fee', words: 'GBP 1' }, seen('uk-funds-months')];
    expect((await renew({ figures, review_by })).body).toEqual({
      renewed: 1,
      left: [{ id: 'uk-visa-fee', reason: 'changed' }],
    });
  });

  it('does not publish the draft of a colleague', async () => {
    const path = '/api/staff/edits/fact/uk-funds-london/';
    const { label } = shippedFact('uk-funds-london');
    const half = { path: ['label'], before: label, after: 'Living cos' };
    const draft = { base: 0, changes: [half], publish: false };
    expect((await api.ask('POST', `${path}save/`, sita.bearer, draft)).status).toBe(200);
    // Also if it is only a part of the figure.
    const figures = [seen('uk-funds-london'), seen('uk-funds-london-total')];
    expect((await renew({ figures, review_by })).body).toEqual({
      renewed: 0,
      left: figures.map(({ id }) => ({ id, reason: 'draft' })),
    });
    expect(await db.selectFrom('documents').selectAll().execute()).toEqual([]);
    expect((await api.get(path, sita.bearer)).body).toMatchObject({ draft: { label: 'Living cos' } });
  });

  it.each([
    [{ figures: [seen('uk-visa-fee')], review_by: '2020-01-01' }, 'review_by', 'after today'],
    [{ figures: [seen('uk-visa-fee'), { id: 'nothing', words: 'x' }], review_by }, 'figures', 'no figure'],
  ])('%o is refused, and nothing is renewed', async (body, field, message) => {
    expect(await renew(body)).toMatchObject({
      status: 400,
      body: { [field]: [expect.stringContaining(message)] },
    });
    expect(await db.selectFrom('documents').selectAll().execute()).toEqual([]);
  });
});
