import { pictureUrlAt } from '../api/public/media.ts';
import { describe, expect, it } from 'vitest';
import { ORIGIN, testApi } from '../../tests/support/api.ts';
import { TODAY } from '../../tests/support/catalogue.ts';
import { createPublicReads } from '../domain/public-reads.ts';
import { createRemoteReads } from './remote-reads.ts';

const { catalogue, content, fetch, handle } = await testApi();
const sent: Request[] = [];
const through: typeof globalThis.fetch = (input, init) => {
  const request = new Request(input, init);
  sent.push(request);
  return fetch(request);
};
const remote = createRemoteReads(ORIGIN, through);
const own = createPublicReads(handle, { pictureUrl: pictureUrlAt(ORIGIN), now: () => TODAY });
const { country, course, interest, university } = catalogue;

/** A back end that gives the same body to every request. */
const answering = (body: unknown, status = 200, type = 'application/json') =>
  createRemoteReads('https://other.test/backend', async () => {
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    return new Response(text, { status, headers: { 'Content-Type': type } });
  });

describe('with our own API', () => {
  it('counts the same searches', async () => {
    const searches = [{ search: 'nursing' }, { country: [String(country.canada)] }, { year_npr: 'cheap' }];
    const counts = await own.courseCounts(searches);
    expect(counts).toEqual([9, 19, undefined]);
    expect(await remote.courseCounts(searches)).toEqual(counts);
  });

  it('reads the same as from the database', async () => {
    const query = { country: [String(country.australia), String(country.canada)], records: '7', page: '2' };
    const search = {
      ...query,
      search: 'nursing',
      interest: [String(interest.masters)],
      facets: true,
      page: '1',
    };
    for (const read of [
      (from: typeof own) => from.interests({}),
      (from: typeof own) => from.specializations({ records: '2', page: 'last' }),
      (from: typeof own) => from.countries({}),
      (from: typeof own) => from.courses(query),
      (from: typeof own) => from.courses(search),
      (from: typeof own) => from.course(String(course.plain)),
      (from: typeof own) => from.universities({ ...query, page: '1' }),
      (from: typeof own) => from.university(String(university.harbour)),
      (from: typeof own) => from.scholarships({ university: [String(university.harbour)] }),
      (from: typeof own) => from.articles({ records: '2' }),
      (from: typeof own) => from.article(String(content.article.hostile)),
      (from: typeof own) => from.events({ records: '1', page: 'last' }),
      (from: typeof own) => from.event(String(content.event.online)),
      (from: typeof own) => from.coursesWithoutScholarship(String(university.odd), { records: '100' }),
    ]) {
      const [ours, theirs] = [await read(own), await read(remote)];
      if (ours.ok && theirs.ok && 'results' in ours.value && 'results' in theirs.value) {
        const ids = (results: readonly { id: number }[]) => results.map(({ id }) => id).sort((a, b) => a - b);
        expect({ ...theirs.value, results: ids(theirs.value.results) }).toEqual({
          ...ours.value,
          results: ids(ours.value.results),
        });
      } else {
        expect(theirs).toEqual(ours);
      }
    }
  });

  it('returns errors as values, with the sentences of the other back end', async () => {
    expect(await remote.course('999999')).toEqual(await own.course('999999'));
    expect(await remote.universities({ page: '99' })).toEqual(await own.universities({ page: '99' }));
    const message = 'Select a valid choice. 999 is not one of the available choices.';
    const fields = { country: [{ code: 'custom', message }] };
    expect(await remote.courses({ country: ['999'] })).toEqual({
      ok: false,
      error: { code: 'invalid', fields },
    });
  });

  it('returns the page number and the number of pages of a list', async () => {
    const first = await own.courses({ records: '5' });
    const pages = first.ok ? first.value.pages : 0;
    expect(pages).toBeGreaterThan(2);
    expect(await remote.courses({ records: '5', page: '2' })).toMatchObject({ value: { page: 2, pages } });
    expect(await remote.courses({ records: '5', page: 'last' })).toMatchObject({
      value: { page: pages, pages },
    });
  });

  it('sends no token and no cookie', () => {
    expect(sent.length).toBeGreaterThan(10);
    for (const request of sent) {
      expect([...request.headers.keys()]).toEqual(['accept']);
      expect(request.credentials).toBe('omit');
    }
  });
});

describe('with another back end', () => {
  it('requests other pages by number and follows no link', async () => {
    const asked: string[] = [];
    const reads = createRemoteReads('https://other.test/', async (input) => {
      const { url } = new Request(input);
      asked.push(url);
      const next = url.includes('page=1') ? 'https://evil.test/api/app/course-list/?page=2' : null;
      return Response.json({ count: 101, next, previous: null, results: [] });
    });
    expect(await reads.coursesWithoutScholarship('7', {})).toMatchObject({ value: { page: 1, pages: 1 } });
    const address = 'https://other.test/api/app/course-list/?university=7';
    expect(asked).toEqual([`${address}&page=1&records=100`, `${address}&page=2&records=100`]);
  });

  it('never requests an id that is not a number', async () => {
    const broken = createRemoteReads('https://other.test', () => Promise.reject(new Error('was asked')));
    for (const id of ['..', '../user', '1/2', '1?x', '', ' 1']) {
      expect(await broken.course(id)).toEqual({ ok: false, error: { code: 'not_found' } });
    }
  });

  it.each([
    ['a failure', answering({ detail: 'A server error occurred.' }, 500), /country-list\/ answered 500$/],
    ['a page instead of an answer', answering('<h1>Hello</h1>', 200, 'text/html'), /breaks the contract/],
    ['a missing page of a web server', answering('<h1>404</h1>', 404, 'text/html'), /answered 404$/],
    ['broken JSON', answering('{"count":', 200), /no answer that can be read/],
    ['another shape', answering({ count: '3', results: [] }), /breaks the contract at 'count'/],
    [
      'a refusal',
      answering({ detail: 'Authentication credentials were not provided.' }, 401),
      /answered 401$/,
    ],
  ])('throws a clear error on %s', async (_what, reads, message) => {
    const failure = expect(reads.countries({ page: '1' })).rejects;
    await failure.toMatchObject({
      name: 'RemoteApiError',
      message: expect.stringMatching(message) as unknown,
    });
  });

  it("appends the contract's paths to the configured address", async () => {
    const asked: string[] = [];
    const reads = createRemoteReads('https://other.test/backend', (input) => {
      asked.push(new Request(input).url);
      return Promise.reject(new Error('closed'));
    });
    await reads.course('5').catch(() => {});
    await reads.courses({ search: 'a&b', country: ['1', '2'], facets: true }).catch(() => {});
    expect(asked).toEqual([
      'https://other.test/backend/api/app/course-info/5',
      'https://other.test/backend/api/app/course-list/?search=a%26b&country=1&country=2&facets=true',
    ]);
  });
});
