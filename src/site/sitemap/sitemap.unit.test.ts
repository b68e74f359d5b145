import { expect, test } from 'vitest';
import { ok } from '../../contract/errors.ts';
import { course, fixtureServices, pageOf } from '../courses/fixture-services.ts';
import { sitemapIndexXml, sitemapPart, sitemapParts, sitemapXml } from './sitemap.ts';

const COURSES = 2_050;
const reads: string[] = [];
const services = fixtureServices({
  courses: ({ page = '1', records = '20' }) => {
    reads.push(page);
    const from = (Number(page) - 1) * Number(records);
    const results = Array.from(
      { length: Math.max(0, Math.min(Number(records), COURSES - from)) },
      (_, index) => course({ id: from + index + 1 }),
    );
    const next = from + results.length < COURSES ? 'http://localhost/next' : null;
    return Promise.resolve(ok({ ...pageOf(results), count: COURSES, next }));
  },
});

test('every course is in exactly one part, and no part reads the whole table', async () => {
  const parts = await sitemapParts(services);
  expect(parts.filter((part) => part.includes('courses'))).toEqual([
    '/sitemap-courses-1.xml',
    '/sitemap-courses-2.xml',
    '/sitemap-courses-3.xml',
  ]);
  reads.length = 0;
  const second = await sitemapPart(services, 'courses', '2');
  expect(second).toHaveLength(1_000);
  expect(reads).toHaveLength(10);
  const all = [...((await sitemapPart(services, 'courses', '1')) ?? []), ...(second ?? [])];
  all.push(...((await sitemapPart(services, 'courses', '3')) ?? []));
  expect(new Set(all).size).toBe(COURSES);
});

test.each(['0', '4000000', 'x', '-1'])('there is no part %s', async (part) => {
  expect(await sitemapPart(fixtureServices(), 'pages', part)).toBeNull();
  expect(await sitemapPart(fixtureServices(), 'wrong', '1')).toBeNull();
});

test('addresses are absolute and escaped', () => {
  expect(sitemapXml(['/scholarship?country=1&university=2'], 'https://prasthan.test')).toContain(
    '<loc>https://prasthan.test/scholarship?country=1&amp;university=2</loc>',
  );
  expect(sitemapIndexXml(['/sitemap-pages-1.xml'], 'https://prasthan.test')).toContain('<sitemap><loc>');
});
