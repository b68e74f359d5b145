import { describe, expect, it } from 'vitest';
import { ORIGIN, testApi } from '../../tests/support/api.ts';
import type { Checked } from '../../tests/support/openapi.ts';
import { isPublic } from './http/audience.ts';
import { CALLS } from './all-calls.ts';

const { ask, catalogue, content, fetch, get, logged } = await testApi();
const { course, university } = catalogue;

const idIn: Record<string, number> = {
  'course-info': course.plain,
  'university-info': university.harbour,
  'blog-info': content.article.full,
  'event-info': content.event.soon,
};
const addresses = CALLS.filter(isPublic).map(({ path }) =>
  path.replace('{id}', String(idIn[path.split('/')[3] ?? ''])),
);

describe('every public read', () => {
  it.each(addresses)('%s answers with and without the last slash, without a redirect', async (address) => {
    const bare = address.replace(/\/$/, '');
    const [without, withSlash] = [await get(bare), await get(`${bare}/`)];
    expect(without.status).toBe(200);
    expect(withSlash.body).toEqual(without.body);
  });

  it.each(addresses)('%s answers other methods with its own in Allow', async (address) => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'PROPFIND', 'get2']) {
      const { status, headers, body } = await ask(method, address);
      expect([status, headers.get('Allow')]).toEqual([405, 'GET, HEAD, OPTIONS']);
      expect(body).toEqual({ detail: `Method "${method}" not allowed.` });
    }
  });

  it.each(addresses)('%s answers HEAD like GET, without the body', async (address) => {
    const [head, read] = [await ask('HEAD', address), await get(address)];
    expect(head.status).toBe(200);
    expect([...head.headers]).toEqual([...read.headers]);
  });

  it.each(addresses)('%s tells browsers that any site may read it, without credentials', async (address) => {
    const asked = { Origin: 'https://old.example', 'Access-Control-Request-Method': 'GET' };
    const { status, headers } = await ask('OPTIONS', address, asked);
    expect([status, headers.get('Allow')]).toEqual([204, 'GET, HEAD, OPTIONS']);
    expect(headers.get('Access-Control-Allow-Origin')).toBe('*');
    expect(headers.get('Access-Control-Allow-Headers')).toMatch(/Authorization.*Content-Type/);
    expect(headers.has('Access-Control-Allow-Credentials')).toBe(false);
    expect((await get(address)).headers.get('Access-Control-Allow-Origin')).toBe('*');
  });

  it.each(addresses)('%s is revalidated each time and sent only when changed', async (address) => {
    const first = await get(address);
    const etag = first.headers.get('ETag') ?? '';
    expect(etag).toMatch(/^W\/".{22}"$/);
    expect(first.headers.get('Cache-Control')).toBe('no-cache');
    for (const known of [etag, etag.slice(2), `"other", ${etag}`, '*']) {
      const again = await get(address, { 'If-None-Match': known });
      expect([again.status, again.headers.get('ETag')]).toEqual([304, etag]);
    }
    expect((await get(address, { 'If-None-Match': 'W/"other"' })).status).toBe(200);
  });

  it.each(addresses)('%s ignores a token, good or bad, and cookies', async (address) => {
    for (const Authorization of ['Bearer null', 'Bearer', 'Bearer a b c', 'Basic eDp5', 'x'.repeat(5000)]) {
      expect((await get(address, { Authorization, Cookie: 'sessionid=1' })).status).toBe(200);
    }
  });

  it.each(addresses)('%s answers 406 where JSON is excluded', async (address) => {
    const refused = await get(address, { Accept: 'text/html' });
    expect(refused).toMatchObject({
      status: 406,
      body: { detail: 'Could not satisfy the request Accept header.' },
    });
    expect((await get(address, { Accept: 'text/html, */*;q=0.1' })).status).toBe(200);
  });

  it.each(addresses)('%s ignores parameters it does not know', async (address) => {
    const shown = ({ body }: Checked) => ({ ...(body as object), next: null });
    const asked = await get(`${address}?format=xml&foo[bar]=1&=&&q`);
    expect(shown(asked)).toEqual(shown(await get(address)));
  });

  it('forbids answers to run scripts, be framed or be sniffed as another type', async () => {
    const answers = [await get('/api/app/country-list/'), await get('/api/nothing')];
    for (const { headers } of answers) {
      expect(headers.get('Content-Security-Policy')).toBe(
        "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
      );
    }
  });

  it('checks the method before the values', async () => {
    expect((await ask('POST', '/api/app/course-list/?country=x&page=x')).status).toBe(405);
  });
});

describe('what does not exist', () => {
  const notFound = { status: 404, body: { detail: 'Not found.' } };

  it.each(['/api', '/api/', '/api/app', '/api/app/', '/api/app/course-info', '/api/app/course-info/'])(
    '%s is 404 in JSON',
    async (path) => expect(await get(path)).toMatchObject(notFound),
  );

  it.each([
    '/api/app/course-list/x',
    '/api/app//course-list/',
    '/api/app/Course-List/',
    '/api/v2/%00',
    '/api/%',
  ])('%s is 404 in JSON for any method and media type', async (path) => {
    expect(await get(path, { Accept: 'text/html' })).toMatchObject(notFound);
    expect(await ask('POST', path)).toMatchObject(notFound);
  });

  const ids = [
    '0',
    '-1',
    '1.5',
    '1e3',
    'abc',
    '99999999',
    '2147483648',
    '99999999999999999999',
    '%00',
    '1%00',
  ];
  const stranger = [
    '%D9%A1',
    '%EF%BC%91',
    '%E0%A4%A',
    '%2F',
    '1;drop',
    "1'--",
    '%20',
    'null',
    '1'.repeat(9000),
  ];
  it.each([...ids, ...stranger])('no object has the id %.40s', async (id) => {
    expect(await get(`/api/app/course-info/${id}`)).toMatchObject(notFound);
    for (const noun of ['university', 'blog', 'event'])
      expect(await get(`/api/app/${noun}-info/${id}/`)).toMatchObject(notFound);
  });

  it('includes drafts, withdrawn courses, courses of a hidden level, and draft universities', async () => {
    for (const id of [course.draft, course.withdrawn, course.hidden]) {
      expect(await get(`/api/app/course-info/${id}`)).toMatchObject(notFound);
    }
    expect(await get(`/api/app/university-info/${university.draft}/`)).toMatchObject(notFound);
  });

  it('is not cached', async () => {
    expect((await get('/api/app/course-info/0')).headers.get('Cache-Control')).toBe('no-store');
  });
});

it('builds links with the public origin, whatever the Host of the request', async () => {
  const path = '/api/app/country-list/?records=1';
  const headers = { Host: 'evil.example', 'X-Forwarded-Host': 'evil.example', 'X-Forwarded-Proto': 'gopher' };
  const answer = await fetch(new Request(`http://evil.example${path}`, { headers }));
  expect(await answer.json()).toMatchObject({ next: `${ORIGIN}/api/app/country-list/?page=2&records=1` });
});

it('logs no errors during these tests', () => expect(logged).toEqual([]));
