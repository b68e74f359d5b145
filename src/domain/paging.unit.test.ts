import { describe, expect, it } from 'vitest';
import { pageSize } from '../contract/paging.ts';
import { pageWindow, requestedPage } from './paging.ts';

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
    '%s is not a page',
    (page) => {
      expect(requestedPage({ page })).toEqual({ ok: false, error: { code: 'invalid_page' } });
    },
  );
});

describe('the window of rows', () => {
  it('takes the last page, which may be short', () => {
    expect(pageWindow({ page: 'last' }, 45)).toEqual({
      ok: true,
      value: { page: 3, pages: 3, count: 45, limit: 20, offset: 40 },
    });
  });

  it.each(['1', 'last', undefined])('has one page for an empty list (%s)', (page) => {
    expect(pageWindow({ page }, 0)).toMatchObject({ ok: true, value: { page: 1, offset: 0 } });
  });

  it('has no page past the end', () => {
    expect(pageWindow({ page: '4' }, 45)).toEqual({ ok: false, error: { code: 'invalid_page' } });
    expect(pageWindow({ page: '2' }, 20)).toEqual({ ok: false, error: { code: 'invalid_page' } });
  });
});
