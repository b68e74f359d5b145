import { expect, test } from 'vitest';
import { readPageQuery } from '../../../contract/page-queries.ts';
import { changedSearch, courseSearchAddress } from './search-address.ts';

const read = (address: string) => readPageQuery('/course-search', new URL(address, 'http://localhost'));

test('an address becomes a search and the same address again', () => {
  const address =
    '/course-search?search=law+%26+order&interest=3&country=1&country=2&ordering=-total_fees&page=2';
  const search = read(address);
  expect(search).toMatchObject({ search: 'law & order', country: ['1', '2'], page: '2' });
  expect(courseSearchAddress(search)).toBe(address);
  expect(courseSearchAddress(read('/course-search'))).toBe('/course-search');
});

test('a changed search starts at its first page', () => {
  const search = read('/course-search?search=law&country=1&country=2&page=3');
  expect(changedSearch(search, { country: ['2'] })).toBe('/course-search?search=law&country=2');
});
