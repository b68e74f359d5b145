import { expect, it } from 'vitest';
import { routes } from '../../contract/routes.ts';
import { pageAddress } from './page-address.ts';

it.each([
  ['/', '/'],
  ['/?search=random&x=1', '/'],
  ['/course-search/', '/course-search'],
  ['/course-search?search=nursing&page=2', '/course-search?search=nursing&page=2'],
  ['/course-search?page=2&search=nursing', '/course-search?search=nursing&page=2'],
  ['/course-search?search=%20law%20%20and%20order%20', '/course-search?search=law+and+order'],
  ['/course-search?country=10&country=2&country=02&country=10', '/course-search?country=2&country=10'],
  ['/course-search?country=zzz&country=-1&country=1e3', '/course-search?country=0'],
  ['/course-search?country=99999999999999999999', '/course-search?country=0'],
  ['/course-search?ordering=best_match&ordering=-annual_fees', '/course-search'],
  ['/course-search?ordering=-annual_fees', '/course-search?ordering=-annual_fees'],
  ['/course-search?ordering=random', '/course-search'],
  ['/course-search?utm_source=x&fbclid=y&search=', '/course-search'],
  ['/course-search?university=3&tab=x&ids=4', '/course-search'],
  ['/blog?page=01', '/blog'],
  ['/blog?page=1', '/blog'],
  ['/blog?page=007&page=8', '/blog?page=7'],
  ['/blog?page=last', '/blog?page=last'],
  ['/blog?page=x', '/blog?page=0'],
  ['/blog?page=-3', '/blog?page=0'],
  ['/blog/3?page=2', '/blog/3'],
  ['/blog/003', '/blog/3'],
  ['/course%5Fdetails/1', '/course_details/1'],
  ['/course-search?search=%2527', '/course-search?search=%2527'],
  ['/university/1/2?page=3&country=4', '/university/1/2?page=3'],
  ['/scholarship?university=7&country=1&search=x', '/scholarship?country=1&university=7'],
  ['/course-search?weeks=052&year_npr=15,00,000', '/course-search?year_npr=1500000&weeks=52'],
  [
    '/course-search?intake=2027-7&intake=2027-02&intake=2027-07&open=on&scholarship=no',
    '/course-search?intake=2027-02&intake=2027-07&open=true',
  ],
  ['/course-search?english=IELTS:6.50', '/course-search?english=ielts%3A6.5'],
  ['/sitemap-courses-1.xml', '/sitemap-courses-1.xml'],
  ['/upcoming-events/4/event.ics?x=1', '/upcoming-events/4/event.ics'],
  ['/password-reset/cGs/token/?page=2', '/password-reset/:encoded_pk/:token'],
  ['/verify-email/cGs/token', '/verify-email/:encoded_pk/:token'],
  ['/verify-email/', '/verify-email'],
  ['/login?next=%2Fblog&utm_source=x', '/login?next=%2Fblog'],
  ['/blog?next=%2Fblog', '/blog'],
  ['/a/../blog', '/blog'],
])('%s has the canonical address %s', (requested, address) => {
  expect(pageAddress(requested)?.address).toBe(address);
});

it.each([
  '/random',
  '/blog/1/2',
  '/course%255Fdetails/1',
  '/Blog',
  '//evil.example/path',
  '/%E0%A4%AA',
  '/verify-email/cGs/token/and/more',
  '/404',
  '/500',
  '/_image?href=x',
  '/constructor',
])('%s is not a page and shares the address of the not-found page', (requested) => {
  expect(pageAddress(requested)).toEqual({ address: '/404', endless: false });
});

it('marks addresses that contain free text or amounts', () => {
  const endless = (address: string) => pageAddress(address)?.endless;
  for (const address of ['/course-search?search=x', '/login?next=/a', '/course-search?year_npr=5000']) {
    expect(endless(address), address).toBe(true);
  }
  expect(['/course-search?country=1', '/?search=x', '/login', '/blog/3'].map(endless)).toEqual([
    false,
    false,
    false,
    false,
  ]);
});

it('links use the canonical address, under which a page is cached', () => {
  for (const link of [
    routes.courseSearch({ search: ' law ', country: [3, 2, 3], ordering: 'annual_fees', page: 2 }),
    routes.courseSearch({ search: '', interest: ['x'], ordering: 'best_match', page: 1 }),
    routes.universities({ country: 2, page: 3 }),
    routes.scholarships({ country: 2, university: 7, page: undefined }),
    routes.university(7, 1, { interest: 3, page: 2 }),
    routes.blog({ page: 2 }),
    routes.accountEvents({ page: NaN }),
    routes.login('/blog?page=2'),
  ]) {
    expect(pageAddress(link)?.address).toBe(link);
  }
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
])('%s is not a valid address', (requested) => expect(pageAddress(requested)).toBeUndefined());
