import { expect, it } from 'vitest';
import type { CaseViewShown } from '../../contract/case-views.ts';
import { EVERY_CASE, isSameShown, listStateOf, shownOf, viewAddress } from './view-address.ts';

const offers: CaseViewShown = {
  filter: { state: ['offer', 'conditional_offer'], counselor: 'me' },
  ordering: 'next_on',
  columns: ['state', 'counselor'],
  shape: 'board',
};

it('is the same view after it was an address', () => {
  for (const shown of [offers, EVERY_CASE]) {
    const { filter, sort } = listStateOf(shown, 'a');
    expect(shownOf({ filterValues: filter, sort })).toEqual(shown);
  }
  const query = new URL(viewAddress(offers, 'a'), 'http://x').searchParams;
  expect(JSON.parse(query.get('filter')!)).toEqual({
    ...offers.filter,
    show: { view: 'a', shape: 'board', columns: offers.columns },
  });
  expect([query.get('sort'), query.get('order')]).toEqual(['next_on', 'ASC']);
});

it('saves no blank filters, and no filter by one person', () => {
  const filterValues = { search: '', state: [], source: 'fair', person: 'x', due: 'now' };
  expect(shownOf({ filterValues, sort: { field: 'answered_at', order: 'DESC' } })).toEqual({
    ...EVERY_CASE,
    filter: { source: ['fair'], due: 'now' },
  });
});

it('is unchanged when filters come in another order', () => {
  const other = { ...offers, filter: { counselor: 'me', state: offers.filter.state!.toReversed() } };
  expect(isSameShown(offers, other)).toBe(true);
  expect(isSameShown(offers, { ...offers, shape: 'table' })).toBe(false);
});
