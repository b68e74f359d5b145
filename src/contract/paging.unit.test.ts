import { expect, it } from 'vitest';
import { pageOfList } from './paging.ts';

const link = 'https://elsewhere.test/?page=77';
const list = (given: number, count: number, next: string | null, previous: string | null) => ({
  results: Array.from({ length: given }, (_, index) => index),
  count,
  next,
  previous,
});

it.each([
  ['nothing', list(0, 0, null, null), {}, 1, 1],
  ['the first page', list(20, 45, link, null), {}, 1, 3],
  ['one between', list(20, 45, link, link), { page: '2' }, 2, 3],
  ['the last by its number', list(5, 45, null, link), { page: '3' }, 3, 3],
  ['the last by its name', list(5, 45, null, link), { page: 'last' }, 3, 3],
  ['the last by its name, and the only one', list(5, 5, null, null), { page: 'last' }, 1, 1],
  ['a page of a server that gives fewer than asked for', list(10, 45, link, link), { page: '2' }, 2, 5],
  ['a page before more than were counted', list(20, 20, link, null), {}, 1, 2],
])('%s of a list of the wire', (_what, wire, asked, page, pages) => {
  const { results, count } = wire;
  expect(pageOfList(wire, asked)).toEqual({ results, count, page, pages });
});
