import { describe, expect, it } from 'vitest';
import { filledPath, isPage, wireList } from './wire-lists.ts';

const ORIGIN = 'https://prasthan.test';
const path = '/api/app/course-list/';
const at = (sent: string) => ({ publicOrigin: ORIGIN, path, query: new URLSearchParams(sent) });

function links(sent: string, page: number, pages: number) {
  const { previous, next } = wireList({ results: [], count: 45, page, pages }, at(sent));
  return [previous, next].map((link) => link?.slice((ORIGIN + path).length) ?? null);
}

describe('links of a list', () => {
  it('are null where there is no such page', () => {
    expect(links('', 1, 1)).toEqual([null, null]);
  });

  it('are sorted by key with repeated keys in their order, unknown parameters kept', () => {
    expect(links('search=b&country=9&x=&country=10&page=2', 2, 3)).toEqual([
      '?country=9&country=10&search=b&x=',
      '?country=9&country=10&page=3&search=b&x=',
    ]);
  });

  it('say a number where the last page was asked for by name, and keep the page size as sent', () => {
    expect(links('page=last&records=10', 3, 3)).toEqual(['?page=2&records=10', null]);
  });

  it('have no question mark where nothing is left', () => {
    expect(links('page=2', 2, 2)).toEqual(['', null]);
  });

  it('encode what the client sent, so that it stays one parameter', () => {
    expect(links('search=%26page%3D7%20%23%00%C3%A9&page=1', 1, 2)).toEqual([
      null,
      '?page=2&search=%26page%3D7+%23%00%C3%A9',
    ]);
  });
});

it('a page becomes a list with its keys in the order of the wire format', () => {
  const page = { facets: { country: [] }, pages: 2, page: 1, results: ['a'], count: 2 };
  expect(JSON.stringify(wireList(page, at('records=1')))).toBe(
    `{"count":2,"next":"${ORIGIN}${path}?page=2&records=1","previous":null,"results":["a"],"facets":{"country":[]}}`,
  );
});

it('only a page is one', () => {
  expect(isPage({ results: [], count: 0, page: 1, pages: 1 })).toBe(true);
  expect([{ results: [], count: 0 }, null, 'pages', undefined].filter(isPage)).toEqual([]);
});

it('a path is filled with the values of the request', () => {
  const template = '/api/staff/events/{id}/registrations/';
  expect(filledPath(template, { id: '007' })).toBe('/api/staff/events/7/registrations/');
  expect(filledPath(template, { id: 'a/b?c' })).toBe('/api/staff/events/a%2Fb%3Fc/registrations/');
});
