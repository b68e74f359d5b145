import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { seedCatalogue, TODAY, type Catalogue } from '../../../tests/support/catalogue.ts';
import { testDatabase } from '../../../tests/support/database.ts';
import { COURSE_ORDERINGS, type CoursePage, type CourseQuery } from '../../contract/courses.ts';
import { listCourses } from '../courses/data.ts';
import { finishCatalogueChange, reindexCourses } from './commands.ts';

const { db } = await testDatabase();
const context = { pictureUrl: (key: string) => `https://prasthan.test/media/${key}`, now: () => TODAY };
let catalogue: Catalogue;
beforeAll(async () => {
  catalogue = await seedCatalogue(db);
});

async function find(query: CourseQuery): Promise<CoursePage> {
  const result = await listCourses(db, query, context);
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}
const search = (text: string, rest: CourseQuery = {}) => find({ search: text, ...rest });
const names = ({ results }: CoursePage) => results.map(({ course_name }) => course_name);

async function everyPage(query: CourseQuery): Promise<number[]> {
  const ids: number[] = [];
  for (let page = 1; ; page += 1) {
    const { results, pages } = await find({ ...query, records: '7', page: String(page) });
    ids.push(...results.map(({ id }) => id));
    if (page >= pages) return ids;
  }
}

describe('what a search finds', () => {
  test.each([
    ['NURSING', 9],
    ['nurs', 9],
    ['cyb secur', 9],
    ['universite de montreal', 19],
    ['Université  DE Montréal!', 19],
    ['montréal nursing', 3],
    ['harbour light data science bachelor', 1],
    ['health', 18],
    ['francaises', 1],
    ['Études', 1],
    ['oconnor', 18],
    ["O'Connor", 18],
    ['C++', 1],
    ['c#', 1],
    ['handson', 1],
    ['hands on', 1],
    ['sydney midwifery', 3],
  ])('%s: %i', async (text, count) => {
    const found = await search(text);
    expect(found.count).toBe(count);
    expect(found.corrected).toBeUndefined();
  });

  test.each([
    ['nursng', 'nursing', 9],
    ['nrusing', 'nursing', 9],
    ['univercity of sydny', 'university sydney', 21],
    ['universitty monntreal', undefined, 19],
    ['cyber sceurity', 'cyber security', 9],
    ['grafic desing', undefined, 9],
  ])('with typos: %s', async (text, corrected, count) => {
    const found = await search(text);
    expect(found.count).toBe(count);
    if (corrected) expect(found.corrected).toBe(corrected);
    else expect(found.corrected).toBeDefined();
  });

  test('several words narrow the result', async () => {
    const counts = [];
    for (const text of ['bachelor', 'bachelor nursing', 'bachelor nursing harbour']) {
      counts.push((await search(text)).count);
    }
    expect(counts).toEqual([22, 3, 1]);
  });

  test.each(['%', '_', '%%%', '*', ':*', "'", '\\', '&', '!', '()', '<->', '\0', ' . '])(
    'no character is a wildcard: %s',
    async (text) => expect((await search(text)).count).toBe(text.trim() === '' ? 58 : 0),
  );
  test.each(["nursing' | 'law", 'nursing:*', '!nursing', 'nurs%', '(nursing', "nursing\\'"])(
    'operators beside a word change nothing: %s',
    async (text) => expect((await search(text)).count).toBeLessThanOrEqual(9),
  );

  test('a text of any length is accepted', async () => {
    for (const text of ['a '.repeat(9000), 'nursing'.repeat(3000), 'ﷺ'.repeat(5000)]) {
      expect((await search(text)).count).toBeLessThanOrEqual(58);
    }
  });

  test('an unknown word finds nothing', async () => {
    expect(await search('xylophone')).toMatchObject({ count: 0, results: [], page: 1, pages: 1 });
  });

  test('known words that never occur together are not widened into something else', async () => {
    expect((await search('midwifery cyber')).count).toBe(0);
  });

  test('drafts, withdrawn courses and hidden levels are not found', async () => {
    for (const text of ['draft nursing', 'withdrawn nursing', 'primary nursing']) {
      const found = await search(text);
      expect(found.results.map(({ id }) => id)).not.toContain(catalogue.course.draft);
      expect(found.understood?.left_out).toEqual([text.split(' ')[0]]);
      expect((await search(text, { exact: true })).count).toBe(0);
    }
  });
});

describe('the order', () => {
  test('best match first: name before field, whole words before beginnings, short names before long ones', async () => {
    const found = names(await search('nursing'));
    expect(found.slice(0, 9)).toEqual([
      ...Array<string>(3).fill('Master of Nursing'),
      ...Array<string>(3).fill('Diploma of Nursing'),
      ...Array<string>(3).fill('Bachelor of Nursing'),
    ]);
    expect(names(await search('bachelor of laws'))[0]).toBe(
      'Bachelor of Commerce / Bachelor of Laws (Honours)',
    );
  });

  test.each(COURSE_ORDERINGS)(
    '%s: every course once over all pages, unknown values last',
    async (ordering) => {
      for (const query of [{}, { search: 'bachelor' }, { search: 'univercity' }]) {
        const ids = await everyPage({ ...query, ordering });
        expect(new Set(ids).size).toBe(ids.length);
        expect(ids).toHaveLength((await find(query)).count);
      }
      if (ordering === 'best_match') return;
      const key = ordering.replace('-', '') as 'annual_fees' | 'total_fees' | 'duration_year';
      const { results } = await find({
        ordering,
        country: [String(catalogue.country.canada)],
        records: '100',
      });
      const values = results.map((course) => course[key]);
      const known = values.filter((value) => value !== null);
      expect(values.slice(known.length).every((value) => value === null)).toBe(true);
      const sorted = [...known].sort((a, b) => (ordering.startsWith('-') ? b - a : a - b));
      expect(known).toEqual(sorted);
    },
  );

  test('fees in different currencies are compared in rupees', async () => {
    const { results } = await find({ ordering: '-annual_fees', records: '100' });
    const rupees = results
      .filter(({ annual_fees, exchange_rate }) => annual_fees !== null && exchange_rate !== null)
      .map(({ annual_fees, exchange_rate }) => (annual_fees ?? 0) * (exchange_rate?.npr ?? 0));
    expect(rupees).toEqual([...rupees].sort((a, b) => b - a));
  });
});

describe('filters', () => {
  const id = (value: number | undefined) => [String(value)];

  test('values of one filter add up, filters narrow the result, and counts predict each filter', async () => {
    const { interest, specialization, country } = catalogue;
    const query: CourseQuery = {
      interest: [...id(interest['bachelor']), ...id(interest['masters'])],
      specialization: id(specialization['health']),
      facets: true,
    };
    const found = await find(query);
    expect(found.count).toBe(12);
    for (const [kind, values] of Object.entries(found.facets ?? {}) as [
      'interest',
      { id: number; count: number }[],
    ][]) {
      for (const value of values) {
        const alone = await find({ ...query, [kind]: id(value.id) });
        expect(alone.count, `${kind} ${value.id}`).toBe(value.count);
      }
    }
    const inCanada = await find({ ...query, country: id(country['canada']) });
    expect(inCanada.count).toBe(4);
    expect(inCanada.facets?.country).toEqual(found.facets?.country);
  });

  test('combine with text and a university', async () => {
    const query = { search: 'nursng', university: id(catalogue.university.harbour), facets: true };
    const found = await find(query);
    expect(found.count).toBe(3);
    expect(found.facets?.interest.map(({ count }) => count)).toEqual([1, 1, 1]);
  });

  test('give the same results with and without counts', async () => {
    for (const query of [{}, { search: 'bachelor' }, { country: id(catalogue.country.australia) }]) {
      const [plain, counted] = [await find(query), await find({ ...query, facets: true })];
      expect({ ...counted, facets: undefined }).toEqual({ ...plain, facets: undefined });
    }
  });
});

describe('very many matches', () => {
  const MANY = 2600;
  beforeAll(async () => {
    await db.transaction().execute(async (trx) => {
      await sql`insert into courses (university_id, interest_id, course_name, name_key, status, source, source_key)
        select ${catalogue.university.empty}::int, ${catalogue.interest['diploma']}::int,
          case when n % 3 = 0 then 'Astronomy ' else 'Stars ' end || n, 'x' || n, 'published', 'many', n::text
        from generate_series(1, ${MANY}::int) as n`.execute(trx);
      await sql`update courses set field_detail = 'Astronomy' where source = 'many'`.execute(trx);
      const made = await trx.selectFrom('courses').select('id').where('source', '=', 'many').execute();
      await reindexCourses(trx, made.map(({ id }) => id)); // oxfmt-ignore
      await finishCatalogueChange(trx);
    });
  });

  test('are counted exactly, ranked by name, and listed once over the pages', async () => {
    const ids: number[] = [];
    const found: string[] = [];
    for (let page = 1; page <= MANY / 100; page += 1) {
      const list = await search('astronomy', { records: '100', page: String(page) });
      expect(list.count).toBe(MANY);
      ids.push(...list.results.map((course) => course.id));
      found.push(...names(list));
    }
    expect(new Set(ids).size).toBe(MANY);
    const firstOther = found.findIndex((name) => name.startsWith('Stars'));
    expect(found.slice(firstOther).some((name) => name.startsWith('Astronomy'))).toBe(false);
    expect(
      (await search('astronomy', { records: '100', page: 'last' })).results.map((course) => course.id),
    ).toEqual(ids.slice(-100));
  });

  test('can be read in any order and with filters', async () => {
    const filters = { interest: [String(catalogue.interest['diploma'])], records: '100' };
    const first = await find({ ...filters, ordering: '-duration_year' });
    expect(first.count).toBe(MANY + 18);
    expect(first.results.slice(0, 18).every(({ duration_year }) => duration_year === 1)).toBe(true);
  });

  test('leave the index when they are withdrawn, and their words are removed', async () => {
    await db.transaction().execute(async (trx) => {
      await sql`update courses set status = 'withdrawn' where source = 'many'`.execute(trx);
      const gone = await trx.selectFrom('courses').select('id').where('source', '=', 'many').execute();
      await reindexCourses(trx, gone.map(({ id }) => id)); // oxfmt-ignore
      await finishCatalogueChange(trx);
    });
    expect((await search('astronomy')).count).toBe(0);
    expect((await find({ facets: true })).count).toBe(58);
    const left = await db.selectFrom('search_words').select('word').where('word', '=', 'astronomy').execute();
    expect(left).toEqual([]);
  });
});
