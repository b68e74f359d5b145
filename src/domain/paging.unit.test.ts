import { describe, expect, it } from 'vitest';
import type { PageQuery } from '../contract/paging.ts';
import { pageSize } from '../contract/paging.ts';
import { pageOf, pageWindow, requestedPage } from './paging.ts';

describe('page size', () => {
  it.each([
    [undefined, 20],
    ['', 20],
    ['7', 7],
    [' 7 ', 7],
    ['100', 100],
    ['101', 100],
    ['9'.repeat(400), 100],
    ['0', 20],
    ['-5', 20],
    ['1.5', 20],
    ['1e3', 20],
    ['ten', 20],
    ['٣', 20],
  ])('%s gives %i records', (records, expected) => {
    expect(pageSize(records)).toBe(expected);
  });
});

describe('page', () => {
  it.each([
    [undefined, 1],
    ['', 1],
    [' ', 1],
    ['1', 1],
    ['03', 3],
    ['last', 'last'],
  ])('%s is page %s', (page, expected) => {
    expect(requestedPage({ page })).toEqual({ ok: true, value: { page: expected, records: 20 } });
  });

  it.each(['0', '-1', '1.5', 'first', 'LAST', '1e1', '99999999999999999999', '\0', '१'])(
    '%s is none',
    (page) => {
      expect(requestedPage({ page })).toEqual({ ok: false, error: { code: 'invalid_page' } });
    },
  );
});

describe('window', () => {
  it('takes the last page, which may be short', () => {
    expect(pageWindow({ page: 'last' }, 45)).toEqual({
      ok: true,
      value: { page: 3, pages: 3, count: 45, limit: 20, offset: 40 },
    });
  });

  it.each(['1', 'last', undefined])('has one page where the list is empty (%s)', (page) => {
    expect(pageWindow({ page }, 0)).toMatchObject({ ok: true, value: { page: 1, offset: 0 } });
  });

  it('has no page past the end', () => {
    expect(pageWindow({ page: '4' }, 45)).toEqual({ ok: false, error: { code: 'invalid_page' } });
    expect(pageWindow({ page: '2' }, 20)).toEqual({ ok: false, error: { code: 'invalid_page' } });
  });
});

describe('links', () => {
  function links(query: PageQuery, count: number) {
    const window = pageWindow(query, count);
    if (!window.ok) throw new Error('no such page');
    const address = { publicOrigin: 'https://prasthan.test', path: '/api/app/course-list/', query };
    const { next, previous } = pageOf([], window.value, address);
    return [previous, next].map(
      (link) => link?.slice('https://prasthan.test/api/app/course-list/'.length) ?? null,
    );
  }
  const sent = (text: string): PageQuery => {
    const params = new URLSearchParams(text);
    return { page: params.get('page') ?? undefined, records: params.get('records') ?? undefined, params };
  };

  it('are null where there is no such page', () => {
    expect(links({}, 20)).toEqual([null, null]);
  });

  it('are sorted by key with repeated keys in their order, unknown parameters kept', () => {
    expect(links(sent('search=b&country=9&x=&country=10&page=2'), 60)).toEqual([
      '?country=9&country=10&search=b&x=',
      '?country=9&country=10&page=3&search=b&x=',
    ]);
  });

  it('say a number where the last page was asked for by name, and keep the page size as sent', () => {
    expect(links(sent('page=last&records=10'), 30)).toEqual(['?page=2&records=10', null]);
  });

  it('have no question mark where nothing is left', () => {
    expect(links(sent('page=2'), 40)).toEqual(['', null]);
  });

  it('encode what the client sent, so that it stays one parameter', () => {
    expect(links(sent('search=%26page%3D7%20%23%00%C3%A9&page=1'), 40)).toEqual([
      null,
      '?page=2&search=%26page%3D7+%23%00%C3%A9',
    ]);
  });

  it('come from the fields of a query that no request brought', () => {
    const query = { country: ['1', '2'], search: 'law', facets: true, interest: undefined };
    expect(links(query as PageQuery, 40)).toEqual([
      null,
      '?country=1&country=2&facets=true&page=2&search=law',
    ]);
  });
});
