import { expect, it } from 'vitest';
import { pageAddress } from './page-address.ts';

it.each([
  ['/', '/'],
  ['/course-search/', '/course-search'],
  ['/course-search?page=2&search=nursing', '/course-search?page=2&search=nursing'],
  ['/course-search?search=nursing&page=2', '/course-search?page=2&search=nursing'],
  ['/course-search?country=2&country=1', '/course-search?country=2&country=1'],
  ['/course-search?utm_source=x&fbclid=y&search=', '/course-search'],
  ['/password-reset/cGs/token/?page=2', '/password-reset/:encoded_pk/:token?page=2'],
  ['/verify-email/cGs/token', '/verify-email/:encoded_pk/:token'],
  ['/verify-email/cGs/token/and/more', '/verify-email/:encoded_pk/:token/:more/:more'],
  ['/verify-email/', '/verify-email'],
  ['/login?next=%2Fblog&utm_source=x', '/login?next=%2Fblog'],
  ['/blog?next=%2Fblog', '/blog'],
  ['//evil.example/path', '/evil.example/path'],
  ['/a/../b', '/b'],
  ['/%E0%A4%AA', '/%E0%A4%AA'],
])('%s is the page %s', (requested, address) => {
  expect(pageAddress(requested)).toBe(address);
});

it.each([
  '/%',
  '/%zz',
  '/a%00b',
  '/a%0d%0ab',
  '/..%5c..',
  '*',
  'http://evil.example/',
  '',
  `/${'a'.repeat(3000)}`,
])('%s is no address', (requested) => expect(pageAddress(requested)).toBeUndefined());
