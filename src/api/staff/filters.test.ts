import { describe, expect, it } from 'vitest';
import { testApi } from '../../../tests/support/api.ts';
import { applied } from '../../../tests/support/applications.ts';
import { courseLimits } from '../../contract/course-limits.ts';
import { CALLS } from '../all-calls.ts';

const api = await testApi();
const { catalogue, logged } = api;
// Public reads ignore the token; the back office's lists require it, and its exports require a proof too.
const headers = await api.prove(await api.staff('staff@prasthan.test'));
const { id } = await applied(api, await api.user('maya@example.com'));
const get = (path: string) => api.get(path.replace('{id}', id), headers);

/** The count of a list, or the lines of an export. The security log's own exports are in it, so they are left out. */
const sizeOf = (body: unknown) => {
  if (!Buffer.isBuffer(body)) return (body as { count: number }).count;
  return body
    .toString()
    .split('\n')
    .filter((line) => !line.includes('security-log: '));
};

describe('filters', () => {
  const limits: readonly string[] = courseLimits;
  const filters = CALLS.flatMap(({ path, parameters }) => {
    // Values of limits have messages of their own (src/api/public/course-limits.test.ts).
    const repeated = parameters.filter(({ repeated, name }) => repeated && !limits.includes(name));
    return repeated.map(({ name }) => [path, name] as const);
  });
  const wrong = [
    '999',
    '0',
    '-1',
    'abc',
    '1,2',
    '1.5',
    '2147483648',
    '99999999999999999999',
    '\0',
    '١',
    "'",
    '%',
  ];

  it.each(filters)('%s names an unknown value of %s', async (address, name) => {
    for (const value of [...wrong, 'x'.repeat(10_000), '💥']) {
      const { status, body } = await get(`${address}?${new URLSearchParams({ [name]: value })}`);
      expect(status).toBe(400);
      const message = `Select a valid choice. ${value} is not one of the available choices.`;
      expect(body).toEqual({ [name]: [message] });
    }
  });

  it.each(filters)('%s ignores a blank %s', async (address, name) => {
    const [blank, without] = [await get(`${address}?${name}=&${name}=%20`), await get(address)];
    expect(blank.status).toBe(200);
    expect(sizeOf(blank.body)).toEqual(sizeOf(without.body));
  });

  it('are all named when several are wrong, before a wrong page', async () => {
    const { status, body } = await get('/api/app/course-list/?country=x&interest=9999&interest=y&page=0');
    expect(status).toBe(400);
    expect(Object.keys(body as object).sort()).toEqual(['country', 'interest']);
    expect(body).toMatchObject({
      interest: ['Select a valid choice. 9999 is not one of the available choices.'],
    });
  });

  it('can have thousands of values', async () => {
    const many = Array.from({ length: 3000 }, (_, index) => `country=${index + 10_000}`).join('&');
    expect((await get(`/api/app/university-list/?${many}`)).status).toBe(400);
    const same = Array.from({ length: 3000 }, () => `country=${catalogue.country.canada}`).join('&');
    expect((await get(`/api/app/university-list/?${same}`)).body).toMatchObject({ count: 2 });
  });
});

it('logs no errors during these tests', () => expect(logged).toEqual([]));
