import { expect, it } from 'vitest';
import { testApi } from '../../tests/support/api.ts';
import { seededRandom } from '../../tests/support/random.ts';
import { courseFilters } from '../contract/course-filters.ts';
import { LIMIT_ADVICE } from '../contract/course-limit-advice.ts';
import { courseLimits } from '../contract/course-limits.ts';
import { isPublic } from './http/audience.ts';
import { CALLS } from './all-calls.ts';

const { ask, logged } = await testApi();
const REQUESTS = 3000;
/** fuzz-writes.test.ts tests the other calls, with tokens and bodies. */
const READS = CALLS.filter(isPublic);

const { noise, pick, upTo } = seededRandom(20_261_120);

const WORDS = [
  'nursing',
  'nursng',
  'data science',
  'montréal',
  'c++',
  'etudes',
  'of',
  '100%',
  'o’connor',
  'zz',
];
const SIGNS = [
  '%',
  '_',
  "'",
  '"',
  '\\',
  ':*',
  '&',
  '|',
  '!',
  '(',
  ')',
  '<->',
  '\0',
  '\ud83d',
  '💥',
  '\u202e',
  '#c1',
  '=',
];
const NUMBERS = [
  '1',
  '2',
  '3',
  '0',
  '-1',
  '1.5',
  '999',
  '2147483647',
  '2147483648',
  '9'.repeat(20),
  '1e2',
  '٣',
  'last',
];
const KEYS = ['search', ...courseFilters, ...courseLimits, 'page', 'records', 'ordering', 'facets'];
const NAMES = [...KEYS, 'foo', '', 'page[]', '__proto__', 'constructor', '\0'];
const ORDERS = [
  'best_match',
  'annual_fees',
  '-annual_fees',
  '-total_fees',
  'duration_year',
  'name',
  '-',
  '--total_fees',
];
const METHODS = [
  'GET',
  'GET',
  'GET',
  'GET',
  'GET',
  'GET',
  'HEAD',
  'POST',
  'DELETE',
  'OPTIONS',
  'PUT',
  'QUERY',
];
const ACCEPTS = ['*/*', 'application/json', 'text/html', '', ';;;q=,', 'application/*;q=0', 'a/b, */*;q=x'];

const value = (): string =>
  pick([
    () => pick(WORDS),
    () => `${pick(WORDS)} ${pick(SIGNS)}${pick(WORDS)}`,
    () => pick(SIGNS).repeat(1 + upTo(4)),
    () => pick(NUMBERS),
    () => String(1 + upTo(8)),
    () => pick(ORDERS),
    () => LIMIT_ADVICE[pick(courseLimits)].example,
    () => pick(['true', 'false', '']),
    noise,
    () => pick(['x', 'ab ', '%']).repeat(upTo(3000)),
  ])();

function address(): string {
  const id = () => encodeURIComponent(value().toWellFormed()).replace(/^\.+$/, 'dots') || '7';
  const path = pick(READS).path.replace('{id}', id);
  const ending = pick([
    path,
    path,
    path.replace(/\/$/, ''),
    `${path}/`,
    `${path}${pick(['x', '//', '%2f', '..'])}`,
  ]);
  const query = new URLSearchParams();
  for (let left = upTo(5); left > 0; left -= 1) query.append(pick(NAMES), value());
  const raw = pick(['', '', '', '&%', '&country=%ff', '&search=%E0%A4%A', '&&&=&?']);
  return `${ending}?${query}${raw}`;
}

it(`answers ${REQUESTS} random requests without a failure, each as documented`, async () => {
  const statuses = new Map<number, number>();
  for (let request = 0; request < REQUESTS; request += 1) {
    const [method, path] = [pick(METHODS), address()];
    const { status } = await ask(method, path, { Accept: pick([...ACCEPTS, '*/*', '*/*', '*/*', '*/*']) });
    expect(status, `${method} ${path}`).toBeLessThan(500);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  }
  expect(logged).toEqual([]);
  // The requests reach the intended handlers.
  for (const status of [200, 204, 400, 404, 405, 406]) expect(statuses.get(status) ?? 0).toBeGreaterThan(20);
}, 120_000);
