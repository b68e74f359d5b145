import { beforeEach, expect, it } from 'vitest';
import { testApi } from '../../../tests/support/api.ts';
import type { Report } from '../../contract/reports.ts';

/** Searches without results: counted for the report, without what may name a person. */

const api = await testApi();
const { db } = api.handle;
const editor = await api.staff('editor@prasthan.test', undefined, 'editor');
const gagan = await api.user('gagan@example.com');
await api.ask('PATCH', '/api/user/profile/', gagan.bearer, { first_name: 'Gagan', last_name: 'Khadka' });
beforeEach(async () => {
  await db.deleteFrom('missed_words').execute();
});

const search = async (text: string, more = '') => {
  const path = `/api/app/course-list/?search=${encodeURIComponent(text)}${more}`;
  expect((await api.get(path)).status).toBe(200);
};
/** As if it had been searched on earlier days. */
const missedBefore = async (words: string, last_day: string, days: number) => {
  await db.insertInto('missed_words').values({ words, last_day, days }).execute();
  await db
    .insertInto('search_misses')
    .values({ words, day: last_day, result: 'no_course', times: 1 })
    .execute();
};
const wordOf = (nth: number) =>
  `zxq${Array.from(String(nth), (digit) => 'abcdefghij'[Number(digit)]).join('')}`;
const report = async () => {
  const { status, body } = await api.get('/api/staff/reports/searches/?period=this_month', editor.bearer);
  expect(status).toBe(200);
  return body as Report;
};
const searched = async () => (await report()).rows.map(({ key, values }) => [key, values]);

it('counts what found nothing, in small letters, by day', async () => {
  await missedBefore('zxqvbn', '2026-05-30', 2);
  await search('Zxqvbn');
  await search('zxqvbn!');
  await search('Commerce');
  expect(await searched()).toEqual([['zxqvbn', { no_course: 2, left_out: 0, days: 1 }]]);
  expect((await report()).total).toEqual({ no_course: 2, left_out: 0 });
});

it('shows what was searched on three days, and forgets what was not after 60 days', async () => {
  await search('zxqvbn');
  await search('zxqvbn');
  expect(await searched()).toEqual([]);
  await db.deleteFrom('missed_words').execute();
  await missedBefore('qxzonce', '2026-03-01', 2);
  await missedBefore('qxzoften', '2026-03-01', 3);
  await search('zxqvbn');
  const kept = await db.selectFrom('search_misses').select('words').orderBy('words').execute();
  expect(kept.map(({ words }) => words)).toEqual(['qxzoften', 'zxqvbn']);
});

it('does not count filtered searches and further parts of an answer', async () => {
  await search('zxqvbn', `&country=${api.catalogue.country.australia}`);
  expect(await searched()).toEqual([]);
});

it.each([
  ['a number', '984-1112223'],
  ['a house number', 'Zxqvbn 12'],
  ['an address', 'zxqvbn@example.com'],
  ['a name', 'Gagan Khadka'],
  ['a long text', 'zxqvbn '.repeat(20)],
])('does not keep %s', async (_, text) => {
  await search(text);
  expect(await db.selectFrom('search_misses').selectAll().execute()).toEqual([]);
});

it('keeps at most 500 different ones a day, and counts those it has', async () => {
  const rows = Array.from({ length: 500 }, (_, nth) => ({
    day: '2026-06-01',
    words: wordOf(nth),
    result: 'no_course' as const,
    times: 1,
  }));
  await db
    .insertInto('missed_words')
    .values(rows.map(({ words, day }) => ({ words, days: 3, last_day: day })))
    .execute();
  await db.insertInto('search_misses').values(rows).execute();
  await search('zxqvbnm');
  await search(wordOf(7));
  const kept = await db
    .selectFrom('search_misses')
    .select(['words', 'times'])
    .where('times', '>', 1)
    .execute();
  expect(kept).toEqual([{ words: wordOf(7), times: 2 }]);
  expect((await report()).rows).toHaveLength(200);
});
