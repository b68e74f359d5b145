import { sql } from 'kysely';
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { seedCatalogue, TODAY, type Catalogue } from '../../../tests/support/catalogue.ts';
import { testDatabase } from '../../../tests/support/database.ts';
import type { CoursePage, CourseQuery } from '../../contract/courses.ts';
import { listCourses } from '../courses/data.ts';
import { largeCatalogue } from './count-bounds.ts';
import { countCourses } from './counts.ts';
import { countedPage } from './page.ts';
import { anyMatch, inSample, surelyMany } from './sample.ts';

/**
 * A catalogue whose kept counts say that it has 200,000 courses, nearly all of them diplomas. 16,000 have 'comet' and 'dust', 11,200 of
 * these 'ice' and 2,000 'meteor': the first in the course's name, the second in few names, the third nowhere in a name, the fourth in names of
 * courses, of universities, or elsewhere. The sample says of the first two that they are too many to be counted; of the third it cannot be
 * sure. Every tenth of the 16,000 is a master's degree.
 */
const MATCHES = 16_000;
const ICES = 11_200;
const METEORS = 2000;
const NO_FILTERS = { interest: [], specialization: [], country: [], university: [] };

const { db } = await testDatabase();
let catalogue: Catalogue;

beforeAll(async () => {
  catalogue = await seedCatalogue(db);
  const university = catalogue.university.empty;
  const { diploma, masters } = catalogue.interest;
  await sql`insert into courses (university_id, interest_id, course_name, name_key, status, source, source_key, duration_weeks)
    select ${university}::int, case when n % 10 = 0 then ${masters}::int else ${diploma}::int end, 'Comet ' || n, 'comet ' || n, 'published', 'many', n::text, n
    from generate_series(1, ${MATCHES}::int) as n`.execute(db);
  // As the index has them, in a tenth of the time.
  await sql`insert into course_search (course_id, terms, name_key, country_id, interest_id, university_id, duration_weeks)
    select c.id, array_to_tsvector(case
        when c.duration_weeks > ${METEORS}::int then '{}'::text[]
        when c.duration_weeks % 2 = 0 then '{meteor,=meteor}'
        when c.duration_weeks % 4 = 1 then '{meteor,@meteor}'
        else '{meteor}' end || case when c.duration_weeks <= ${ICES}::int then '{ice}'::text[] else '{}' end || case when c.duration_weeks between 5071 and 5100 then '{=dust}'::text[] else '{}' end
        || array['dust', 'comet', '=comet', 'x' || c.duration_weeks % 1000, '#u' || c.university_id,
      '#c' || u.country_id, '#i' || c.interest_id, '#n' || course_name_group(c.name_key)]),
      c.name_key, u.country_id, c.interest_id, c.university_id, c.duration_weeks
    from courses c join universities u on u.id = c.university_id where c.source = 'many'`.execute(db);
  await sql`insert into search_words (word, courses)
    values ('comet', ${MATCHES}::int), ('ice', ${ICES}::int), ('meteor', 20000), ('dust', ${MATCHES}::int)`.execute(
    db,
  );
  await sql`insert into course_counts (country_id, interest_id, specialization_id, courses)
    select country_id, ${diploma}::int, 0, 200000 from universities where id = ${university}::int
    on conflict (country_id, interest_id, specialization_id) do update set courses = excluded.courses`.execute(
    db,
  );
});

async function find(query: CourseQuery): Promise<CoursePage> {
  const context = { pictureUrl: (key: string) => key, now: () => TODAY };
  const result = await listCourses(db, query, context);
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}
const numbers = ({ results }: CoursePage) =>
  results.map(({ course_name }) => Number(course_name.replace('Comet ', '')));

/** Names in their order: short ones first. */
const inOrderOfNames = (all: readonly number[]): number[] =>
  all.toSorted((a, b) => String(a).length - String(b).length || (String(a) < String(b) ? -1 : 1));

test.each(['comet', 'ice'])(
  'very many matches of %s are counted up to 10,000, and the answer says that there are more',
  async (search) => {
    for (const facets of [true, false]) {
      const list = await find({ search, facets });
      expect([list.count, list.more, list.pages]).toEqual([10_000, true, 500]);
      expect(list.facets).toBeUndefined();
    }
  },
);

test('the sample knows too many from hardly too many, and a rare word from none', async () => {
  const has = (query: string) => sql<boolean>`h.terms @@ ${query}::tsquery`;
  expect([await surelyMany(db, has('comet')), await surelyMany(db, has('ice'))]).toEqual([true, false]);
  expect(await anyMatch(db, has('comet'))).toBe(true);
  // Every id is in one of 32 parts of the catalogue: some of these single courses are not in the sample.
  for (let number = 1; number <= 40; number += 1) {
    const one = sql<boolean>`${has('comet')} and h.duration_weeks = ${number}`;
    expect(await anyMatch(db, one), String(number)).toBe(true);
  }
  expect(await anyMatch(db, has('comet&nothing'))).toBe(false);
});

test('the pages of the counted ones are in order, short names first, and have none twice', async () => {
  const [first, second] = [
    await find({ search: 'comet', records: '100' }),
    await find({ search: 'comet', records: '100', page: '2' }),
  ];
  const inOrder = Array.from({ length: 99 }, (_, at) => String(at + 1));
  const short = [
    ...inOrder.filter((each) => each.length === 1),
    ...inOrder.filter((each) => each.length === 2),
  ];
  expect(numbers(first).map(String)).toEqual([...short, '100']);
  expect(numbers(second)[0]).toBe(101);
  const last = await find({ search: 'comet', records: '100', page: 'last' });
  expect([last.page, last.results.length]).toEqual([100, 100]);
  // 9,999 names have up to four digits.
  expect(numbers(last).slice(-2)).toEqual([9999, 10_000]);
});

test('a page of many that are all counted has the names with the word first, then the universities', async () => {
  const page = async (number: number) => numbers(await find({ search: 'meteor', records: '100', page: String(number) })); // oxfmt-ignore
  const inOrder = (of: (number: number) => boolean) =>
    inOrderOfNames(Array.from({ length: METEORS }, (_, at) => at + 1).filter(of));
  const all = [
    ...inOrder((number) => number % 2 === 0),
    ...inOrder((number) => number % 4 === 1),
    ...inOrder((number) => number % 4 === 3),
  ];
  expect((await find({ search: 'meteor' })).count).toBe(METEORS);
  for (const number of [1, 10, 11, 15, 16, 20])
    expect(await page(number), String(number)).toEqual(all.slice((number - 1) * 100, number * 100));
});

test('the last page has the same courses if it is asked for by its number', async () => {
  const [one, last] = [
    await find({ search: 'comet', records: '100', page: '100' }),
    await find({ search: 'comet', records: '100', page: 'last' }),
  ];
  expect(numbers(one)).toEqual(numbers(last));
});

test('a page that names with the word do not fill goes on with the others', async () => {
  const [first, second] = [
    await find({ search: 'dust', records: '20' }),
    await find({ search: 'dust', records: '20', page: '2' }),
  ];
  expect([first.count, first.more]).toEqual([10_000, true]);
  expect(numbers(first)).toEqual(Array.from({ length: 20 }, (_, at) => 5071 + at));
  expect(numbers(second)).toEqual([
    ...Array.from({ length: 10 }, (_, at) => 5091 + at),
    1,
    2,
    3,
    4,
    5,
    6,
    7,
    8,
    9,
    10,
  ]);
});

test('a page after the counted ones does not exist', async () => {
  const answer = await listCourses(
    db,
    { search: 'comet', page: '501' },
    { pictureUrl: (key) => key, now: () => TODAY },
  );
  expect(answer).toEqual({ ok: false, error: { code: 'invalid_page' } });
});

test('other orders and filters work on all of them', async () => {
  const slowest = await find({ search: 'comet', ordering: '-duration_year', records: '3' });
  expect(numbers(slowest)).toEqual([16_000, 15_999, 15_998]);
  const filtered = await find({ search: 'comet', interest: [String(catalogue.interest['diploma'])] });
  expect([filtered.count, filtered.more]).toEqual([10_000, true]);
});

test('a filter that most courses pass leaves out the others', async () => {
  const interest = [String(catalogue.interest['diploma'])];
  const find100 = (query: CourseQuery) => find({ records: '100', ...query });
  const [all, diplomas] = [
    await find100({ search: 'nursing' }),
    await find100({ search: 'nursing', interest }),
  ];
  const expected = all.results.filter(({ interest }) => interest.id === catalogue.interest['diploma']);
  expect(diplomas.results).toEqual(expected);
  expect([diplomas.count, all.count > diplomas.count, diplomas.count > 0]).toEqual([
    expected.length,
    true,
    true,
  ]);
  const notTenth = (number: number) => number % 10 !== 0;
  // Too many, too many though the sample is not sure, and all counted.
  const comets = Array.from({ length: 200 }, (_, at) => at + 1).filter(notTenth);
  for (const search of ['comet', 'ice']) {
    const first = numbers(await find100({ search, interest }));
    expect(first).toEqual(inOrderOfNames(comets).slice(0, 100));
  }
  const meteors = await find100({ search: 'meteor', interest, page: 'last' });
  expect([meteors.count, numbers(meteors).every(notTenth)]).toEqual([1800, true]);
});

test('a search for several words has the courses with all of them, also with a limit', async () => {
  const both = await find({ search: 'comet meteor', records: '100' });
  expect(both.count).toBe(METEORS);
  expect(numbers(both)).toEqual(numbers(await find({ search: 'meteor', records: '100' })));
  const ices = await find({ search: 'ice comet', records: '100', page: '3' });
  expect([ices.count, ices.more]).toEqual([10_000, true]);
  expect(numbers(ices)).toEqual(numbers(await find({ search: 'comet', records: '100', page: '3' })));
  const short = await find({ search: 'comet ice', weeks: '150', records: '100', page: 'last' });
  expect([short.count, numbers(short).every((number) => number <= 150)]).toEqual([150, true]);
});

test('pages of matches of which the sample is not sure are in order, also the last one', async () => {
  const page = async (number: string) => numbers(await find({ search: 'ice', records: '100', page: number }));
  const all = inOrderOfNames(Array.from({ length: ICES }, (_, at) => at + 1));
  expect(await page('1')).toEqual(all.slice(0, 100));
  expect(await page('57')).toEqual(all.slice(5600, 5700));
  expect(await page('last')).toEqual(all.slice(9900, 10_000));
});

test('a word whose kept count is too small is not read to its end', async () => {
  const words = (courses: number) => [{ as: 'typed' as const, word: 'comet', words: ['comet'], courses }];
  const search = { text: 'comet', phrases: [], filters: NO_FILTERS, large: { wide: [] }, limits: [] };
  const count = (courses: number, upTo: number) =>
    countCourses(db, { ...search, words: words(courses), ordering: 'best_match' }, upTo);
  expect([await count(1, 1000), await count(1, 100_000)]).toEqual([2001, MATCHES]);
  const page = (upTo: number) =>
    countedPage(
      db,
      { ...search, words: words(1), ordering: 'best_match' },
      { limit: 3, offset: 0 },
      { upTo },
    );
  expect(await page(1000)).toEqual({ count: 2001, ids: null });
  expect((await page(MATCHES))?.ids).toHaveLength(3);
});

test('only a filter that nearly all courses pass is checked on the row', async () => {
  const { diploma, masters } = catalogue.interest;
  const wide = async (interest: number[]) => (await largeCatalogue(db, { ...NO_FILTERS, interest }))?.wide;
  expect([await wide([diploma]), await wide([masters]), await wide([])]).toEqual([['interest'], [], []]);
});

test('the sample is what its index has', async () => {
  const { rows } = await sql<{ definition: string }>`
    select pg_get_indexdef('course_search_sample'::regclass) as definition`.execute(db);
  const plain = (text: string) => text.replaceAll(/h\.|[()\s]/g, '');
  const definition = plain(rows[0]?.definition ?? '');
  expect(definition.endsWith(plain(`where ${inSample.compile(db).sql}`).replace('where', 'WHERE'))).toBe(
    true,
  );
});

test('fewer matches are counted exactly, with the counts of filters', async () => {
  const nursing = await find({ search: 'nursing', facets: true });
  expect([nursing.count, nursing.more]).toEqual([9, undefined]);
  expect(nursing.facets?.country.length).toBeGreaterThan(0);
});

test('without words the kept counts are exact at any size', async () => {
  const all = await find({});
  expect(all.count).toBeGreaterThanOrEqual(200_000);
  expect(all.more).toBeUndefined();
});

test('a catalogue that is no longer large is noticed within a minute', async () => {
  const more = async () => (await find({ search: 'comet' })).more;
  expect(await more()).toBe(true);
  await sql`update course_counts set courses = 20000 where courses = 200000`.execute(db);
  expect(await more()).toBe(true);
  const minute = performance.now() + 60_000;
  const clock = vi.spyOn(performance, 'now').mockReturnValue(minute);
  onTestFinished(() => clock.mockRestore());
  expect(await more()).toBeUndefined();
});
