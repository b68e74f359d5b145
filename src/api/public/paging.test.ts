import { describe, expect, it } from 'vitest';
import { ORIGIN, testApi } from '../../../tests/support/api.ts';
import type { CourseList } from '../../contract/courses.ts';
import type { Paged } from '../../contract/paging.ts';

const { catalogue, get } = await testApi();
const { country } = catalogue;

const list = async (path: string) => (await get(path)).body as Paged<{ id: number }>;

describe('paging', () => {
  it('has its keys in the order of the old API', async () => {
    expect(Object.keys(await list('/api/app/course-list/'))).toEqual([
      'count',
      'next',
      'previous',
      'results',
    ]);
  });

  it('has twenty results on a page, or as many as requested, up to a hundred', async () => {
    const lengths = ['', '?records=7', '?records=0', '?records=abc', '?records=-3', '?records=1000'].map(
      async (query) => (await list(`/api/app/course-list/${query}`)).results.length,
    );
    expect(await Promise.all(lengths)).toEqual([20, 7, 20, 20, 20, 58]);
  });

  it('reaches every course once by following the links forwards and backwards', async () => {
    const path = `/api/app/course-list/?records=9&country=${country.australia}&country=${country.canada}`;
    const seen: number[] = [];
    let last: CourseList | undefined;
    for (let next: string | null = ORIGIN + path; next; next = last.next) {
      last = (await get(next.slice(ORIGIN.length))).body as CourseList;
      seen.push(...last.results.map(({ id }) => id));
    }
    expect(new Set(seen).size).toBe(last?.count);
    const back: string[] = [];
    for (
      let at = last?.previous ?? null;
      at;
      at = ((await get(at.slice(ORIGIN.length))).body as CourseList).previous
    )
      back.push(at);
    expect(back).toHaveLength(6);
    expect(back.at(-1)).toBe(
      `${ORIGIN}/api/app/course-list/?country=${country.australia}&country=${country.canada}&records=9`,
    );
  });

  it('sorts the parameters of its links by key and keeps unknown ones', async () => {
    const { next } = await list(`/api/app/country-list?records=1&utm=x&a=2&a=1`);
    expect(next).toBe(`${ORIGIN}/api/app/country-list/?a=2&a=1&page=2&records=1&utm=x`);
  });

  it.each(['country', 'interest', 'specialization', 'course', 'university', 'scholarship', 'blog', 'event'])(
    'answers the last page of %s-list as "last", and 404 past it',
    async (noun) => {
      const path = `/api/app/${noun}-list/?records=2`;
      const last = await list(`${path}&page=last`);
      expect(last).toMatchObject({ next: null });
      expect(last.previous).toContain(ORIGIN);
      for (const page of ['999', '0', '-1', '1.5', 'x', '99999999999999999999', '%00', '%D9%A3']) {
        expect(await get(`${path}&page=${page}`)).toMatchObject({
          status: 404,
          body: { detail: 'Invalid page.' },
        });
      }
    },
  );

  it('has an empty first page when nothing is found', async () => {
    const nothing = { count: 0, next: null, previous: null, results: [] };
    expect(await list(`/api/app/university-list/?country=${country.germany}`)).toEqual(nothing);
    expect(await list(`/api/app/scholarship-list/?country=${country.germany}&page=last`)).toEqual(nothing);
  });
});
