import { afterEach, expect, test, vi } from 'vitest';
import { COURSES_ERROR, errorMessage, fetchCourseList, ownLink } from './course-list-call.ts';
import {
  EMPTY_SEARCH,
  courseListCall,
  courseSearchAddress,
  readCourseSearch,
} from './course-search-address.ts';

afterEach(() => vi.unstubAllGlobals());

const answer = (response: () => Promise<Response>) => vi.stubGlobal('fetch', response);
const call = () => fetchCourseList('/api/app/course-list/', new AbortController().signal);

test('an address becomes a search and the same address again', () => {
  const address =
    '/course-search?search=law+%26+order&interest=3&country=1&country=2&ordering=-total_fees&page=2';
  const search = readCourseSearch(new URL(address, 'http://localhost').searchParams);
  expect(search).toMatchObject({ search: 'law & order', country: ['1', '2'], page: '2' });
  expect(courseSearchAddress(search)).toBe(address);
  expect(courseListCall(search, '')).toBe(
    '/api/app/course-list/?search=law+%26+order&interest=3&country=1&country=2&ordering=-total_fees&page=2&records=20&facets=true',
  );
  expect(courseListCall(search, 'https://api.example')).toMatch(
    /^https:\/\/api\.example\/api\/app\/course-list\/\?/,
  );
  expect(courseSearchAddress(EMPTY_SEARCH)).toBe('/course-search');
});

test('a list is returned unchanged', async () => {
  const list = { count: 0, next: null, previous: null, results: [] };
  answer(() => Promise.resolve(Response.json(list)));
  expect(await call()).toEqual(list);
});

test.each([
  ['no connection', () => Promise.reject(new TypeError('Failed to fetch')), COURSES_ERROR],
  ['a server error', () => Promise.resolve(new Response('<html>', { status: 500 })), COURSES_ERROR],
  ['a body that is no list', () => Promise.resolve(Response.json({ detail: 'hm' })), COURSES_ERROR],
  [
    'a request error',
    () => Promise.resolve(Response.json({ detail: 'Invalid page.' }, { status: 404 })),
    'Invalid page.',
  ],
])('%s has a message for the visitor', async (_case, response, message) => {
  answer(response);
  await expect(call()).rejects.toThrow(message);
});

test('the visitor reads the first message of a field', () => {
  expect(errorMessage({ country: ['Select a valid choice.'] }, 400)).toBe('Select a valid choice.');
  expect(errorMessage({ detail: 'Trace' }, 500)).toBe(COURSES_ERROR);
});

test('links to another origin are not called', () => {
  expect(ownLink('https://elsewhere.example/api', 'http://localhost')).toBeNull();
  expect(ownLink('http://localhost/api?page=2', 'http://localhost')).toBe('http://localhost/api?page=2');
  expect(ownLink(null, 'http://localhost')).toBeNull();
});
