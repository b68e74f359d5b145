import { expect, test } from 'vitest';
import { ok } from '../../contract/errors.ts';
import { course, fixtureReads } from '../../../tests/support/public-reads.ts';
import { sitemapIndexXml, sitemapPart, sitemapParts, sitemapXml } from './sitemap.ts';

const COURSES = 2_050;
const pagesRead: string[] = [];
const reads = fixtureReads({
  courses: ({ page = '1', records = '20' }) => {
    pagesRead.push(page);
    const from = (Number(page) - 1) * Number(records);
    const results = Array.from(
      { length: Math.max(0, Math.min(Number(records), COURSES - from)) },
      (_, index) => course({ id: from + index + 1 }),
    );
    const pages = Math.ceil(COURSES / Number(records));
    return Promise.resolve(ok({ results, count: COURSES, page: Number(page), pages }));
  },
});

test('every course is in exactly one part, and no part reads the whole table', async () => {
  const parts = await sitemapParts(reads);
  expect(parts.filter((part) => part.includes('courses'))).toEqual([
    '/sitemap-courses-1.xml',
    '/sitemap-courses-2.xml',
    '/sitemap-courses-3.xml',
  ]);
  pagesRead.length = 0;
  const second = await sitemapPart(reads, 'courses', '2');
  expect(second).toHaveLength(1_000);
  expect(pagesRead).toHaveLength(10);
  const all = [...((await sitemapPart(reads, 'courses', '1')) ?? []), ...(second ?? [])];
  all.push(...((await sitemapPart(reads, 'courses', '3')) ?? []));
  expect(new Set(all).size).toBe(COURSES);
});

test.each(['0', '4000000', 'x', '-1'])('the part %s does not exist', async (part) => {
  expect(await sitemapPart(fixtureReads(), 'pages', part)).toBeNull();
  expect(await sitemapPart(fixtureReads(), 'wrong', '1')).toBeNull();
});

test('addresses are absolute and escaped', () => {
  expect(sitemapXml(['/scholarship?country=1&university=2'], 'https://prasthan.test')).toContain(
    '<loc>https://prasthan.test/scholarship?country=1&amp;university=2</loc>',
  );
  expect(sitemapIndexXml(['/sitemap-pages-1.xml'], 'https://prasthan.test')).toContain('<sitemap><loc>');
});
