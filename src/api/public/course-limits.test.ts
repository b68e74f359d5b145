import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { testApi } from '../../../tests/support/api.ts';
import { seedLimits, type LimitCatalogue } from '../../../tests/support/catalogue-limits.ts';
import type { CourseLimitChoices } from '../../contract/course-limit-choices.ts';
import type { CourseDetail, CourseList } from '../../contract/courses.ts';
import { finishCatalogueChange, reindexCourses } from '../../domain/search/commands.ts';

const { handle, get, clock } = await testApi();
let made: LimitCatalogue;
beforeAll(async () => {
  made = await seedLimits(handle.db);
});

type Query = Record<string, string | number | (string | number)[]>;
async function list(query: Query): Promise<CourseList> {
  const params = new URLSearchParams({ country: String(made.country), records: '100' });
  for (const [key, value] of Object.entries(query)) {
    for (const each of [value].flat()) params.append(key, String(each));
  }
  const { status, body } = await get(`/api/app/course-list/?${params}`);
  expect({ status, body: status === 200 ? {} : body }).toEqual({ status: 200, body: {} });
  return body as CourseList;
}
/** Names of the matching courses, in order of the alphabet; every way of asking has to agree. */
async function names(query: Query): Promise<string> {
  const found = await list(query);
  const counted = await list({ ...query, facets: 'true' });
  const walked = await list({ ...query, ordering: 'annual_fees' });
  const texts = [found, counted, walked].map(({ results }) =>
    results.map(({ course_name }) => course_name.replace('Course ', '')).sort().join(' '),
  ); // oxfmt-ignore
  expect(new Set(texts).size).toBe(1);
  expect(counted.count).toBe(found.results.length);
  const { facets } = counted;
  const sum = facets?.interest.reduce((total, { count }) => total + count, 0);
  expect(sum, 'the counts of levels add up to the number of courses').toBe(found.count);
  return texts[0] ?? '';
}
const unstated = async (query: Query) => (await list({ ...query, facets: 'true' })).not_stated;
const refused = async (query: string) => {
  const { status, body } = await get(`/api/app/course-list/?${query}`);
  expect(status).toBe(400);
  return body as Record<string, string[]>;
};

// Exact: AUD 20,000. Over: AUD 20,000.01. Dollars: USD, whose rate is not known. Free: no fee is known.
describe('money', () => {
  it('up to a limit, to the rupee', async () => {
    expect(await names({ year_npr: 1_825_000 })).toBe('Exact');
    expect(await names({ year_npr: 1_825_001 })).toBe('Exact Over');
    expect(await names({ year_npr: 1_824_999 })).toBe('');
    expect(await names({ total_npr: 3_650_000 })).toBe('Exact');
    expect(await names({ year_npr: '18.25 lakh' })).toBe('Exact');
  });

  it('leaves out courses without a fee or a rate, and says how many', async () => {
    expect(await unstated({ year_npr: 1_825_000 })).toEqual({ year_npr: 2 });
    expect(await unstated({ year_npr: 1_825_000, weeks: 52 })).toEqual({ year_npr: 1, weeks: 1 });
    expect(await unstated({ scholarship: 'true' })).toBeUndefined();
    expect((await list({ year_npr: 1_825_000 })).not_stated).toBeUndefined();
  });

  it('follows the exchange rate', async () => {
    await handle.db.transaction().execute(async (trx) => {
      await sql`update exchange_rates set npr = 91.24 where currency = 'AUD'`.execute(trx);
      await reindexCourses(trx, made.all);
      await finishCatalogueChange(trx, { onlyFew: true });
    });
    expect(await names({ year_npr: 1_824_801 })).toBe('Exact Over');
  });
});

// Exact: July 2026 by 1 June, February 2027 by 31 May. Over: February 2027 by 30 November. Dollars: February 2027, no deadline.
describe('intakes', () => {
  it('of any of the months, past ones never', async () => {
    expect(await names({ intake: '2027-02' })).toBe('Dollars Exact Over');
    expect(await names({ intake: ['2026-07', '2028-01'] })).toBe('Exact');
    expect(await names({ intake: '2026-02' })).toBe('');
    expect(await names({ intake: ['2026-02', '2026-07'] })).toBe('Exact');
  });

  it('open ones by the deadline of the very intake, without one to the end of its month', async () => {
    expect(await names({ open: 'true' })).toBe('Dollars Exact Over');
    expect(await unstated({ open: 'true' })).toEqual({ open: 1 });
    expect(await names({ open: 'true', intake: '2027-02' })).toBe('Dollars Over');
    expect(await unstated({ open: 'true', intake: '2027-02' })).toBeUndefined();
    expect(await names({ open: 'true', intake: '2026-07' })).toBe('Exact');
    expect(await names({ open: 'true', intake: ['2026-07', '2027-02'] })).toBe('Dollars Exact Over');
    expect(await names({ open: 'true', intake: '2099-12' })).toBe('');
  });
});

describe('English scores', () => {
  it('meet the requirement of the course, else that of its university', async () => {
    expect(await names({ english: 'ielts:6' })).toBe('');
    expect(await names({ english: 'ielts:6.5' })).toBe('Dollars Exact');
    expect(await names({ english: 'ielts:7' })).toBe('Dollars Exact Over');
    expect(await names({ english: 'ielts:7:6.5' })).toBe('Dollars Exact');
    expect(await names({ english: 'ielts:7:5.5' })).toBe('');
    expect(await names({ english: 'toefl:79:5' })).toBe('Dollars Exact');
  });

  it('are not converted into another test', async () => {
    expect(await names({ english: 'pte:90:90' })).toBe('Dollars Exact');
    expect(await names({ english: 'duolingo:160' })).toBe('');
    expect(await unstated({ english: 'pte:90' })).toEqual({ english: 2 });
  });

  it('are shown with the course', async () => {
    const requirements = async (name: keyof LimitCatalogue['course']) =>
      ((await get(`/api/app/course-info/${made.course[name]}`)).body as CourseDetail).english_requirements;
    expect(await requirements('over')).toEqual([
      { test: 'ielts', overall: 7, smallest_band: 7, of: 'course' },
    ]);
    expect(await requirements('exact')).toEqual([
      { test: 'ielts', overall: 6.5, smallest_band: 6, of: 'university' },
      { test: 'pte', overall: 58, smallest_band: 50, of: 'university' },
      { test: 'toefl', overall: 79, smallest_band: null, of: 'university' },
    ]);
    expect(await requirements('free')).toEqual([]);
  });
});

describe('length and scholarship', () => {
  it('up to a number of weeks', async () => {
    expect(await names({ weeks: 52 })).toBe('Over');
    expect(await names({ weeks: 51 })).toBe('');
    expect(await names({ weeks: 104 })).toBe('Dollars Exact Over');
  });

  it('with a published scholarship', async () => {
    expect(await names({ scholarship: 'true' })).toBe('Over');
    expect(await names({ scholarship: 'false' })).toBe('Dollars Exact Free Over');
  });

  it('with one scholarship, as many as its card says', async () => {
    const { results } = (await get('/api/app/scholarship-list/?records=100')).body as {
      results: { id: number; course_count: number }[];
    };
    for (const { id, course_count } of results) {
      const found = await get(`/api/app/course-list/?scholarship=id:${id}`);
      expect((found.body as { count: number }).count).toBe(course_count);
    }
    expect(await names({ scholarship: 'id:2147483648' })).toBe('');
  });
});

describe('places', () => {
  it('where the campuses are, else where the university is', async () => {
    const { harbourTown, farTown } = made.city;
    expect(await names({ city: harbourTown })).toBe('Dollars Exact');
    expect(await names({ city: farTown })).toBe('Over');
    expect(await names({ city: [harbourTown, farTown] })).toBe('Dollars Exact Over');
    expect(await names({ city: 'FÀR town' })).toBe('Over');
  });

  it('by state, with or without its country', async () => {
    expect(await names({ state: 'Québec' })).toBe('Over');
    expect(await names({ state: 'nz-quebec' })).toBe('Over');
    expect(await names({ state: ["O'Hara \\ State", 'Quebec'] })).toBe('Dollars Exact Over');
  });
});

describe('rankings', () => {
  it('of the newest year, the worse end of a range counts', async () => {
    expect(await names({ ranked: 'any' })).toBe('Dollars Exact Over');
    expect(await names({ ranked: 'limits ranking' })).toBe('Dollars Exact Over');
    expect(await names({ ranked: 'Limits Ranking:250' })).toBe('Dollars Exact Over');
    expect(await names({ ranked: 'Limits Ranking:249' })).toBe('');
    expect(await names({ ranked: 90 })).toBe('Dollars Exact Over');
    expect(await names({ ranked: 89 })).toBe('');
    expect(await names({ ranked: 'Unnumbered Ranking' })).toBe('Dollars Exact Over');
    expect(await names({ ranked: 'Unnumbered Ranking:99999' })).toBe('');
  });
});

describe('together', () => {
  it('all limits, filters and words have to match', async () => {
    const query = { year_npr: 9_999_999, weeks: 104, intake: '2027-02', english: 'ielts:9:9', ranked: 'any' };
    expect(await names(query)).toBe('Exact Over');
    expect(await names({ ...query, search: 'over' })).toBe('Over');
    expect(await names({ ...query, search: 'course', state: 'Quebec', scholarship: '1', open: 'on' })).toBe(
      'Over',
    );
    expect(await names({ ...query, interest: made.interest })).toBe('Exact Over');
    expect(await unstated({ ...query, open: 'true' })).toEqual({ year_npr: 1, english: 0, weeks: 0 });
  });

  it('blank values are no limits, and of a repeated single value the last counts', async () => {
    const blank = { year_npr: ' ', intake: '', open: '', english: '', city: '', ranked: '' };
    expect(await names(blank)).toBe('Dollars Exact Free Over');
    expect(await names({ weeks: [1, 52] })).toBe('Over');
  });
});

describe('invalid values', () => {
  it.each([
    ['year_npr=cheap', 'year_npr', 'Enter rupees as a whole number, like 2500000, or as 25 lakh.'],
    ['intake=2027-02&intake=soon', 'intake', 'Enter a month and a year as 2027-02.'],
    ['open=perhaps', 'open', 'Enter true or leave it out.'],
    ['english=ielts:6.7', 'english', expect.stringMatching(/^Enter a test and its overall score/)],
    ['weeks=-1', 'weeks', 'Enter weeks as a whole number, like 52 for a year.'],
    ['city=Atlantis', 'city', 'Select a valid choice. Atlantis is not one of the available choices.'],
    ['city=999999', 'city', 'Select a valid choice. 999999 is not one of the available choices.'],
    ['state=XX-NSW', 'state', 'Select a valid choice. XX-NSW is not one of the available choices.'],
    ['ranked=Nobody:5', 'ranked', 'Select a valid choice. Nobody is not one of the available choices.'],
    [
      `${'city=1&'.repeat(3)}city=${'x'.repeat(101)}`,
      'city',
      expect.stringMatching(/^Enter the id or the name/),
    ],
    [Array.from({ length: 61 }, (_, at) => `city=town${at}`).join('&'), 'city', 'Choose at most 60.'],
  ])('%.40s: what to do', async (query, field, message) => {
    expect(await refused(query)).toEqual({ [field]: [message] });
  });

  it('are all named at once', async () => {
    expect(Object.keys(await refused('weeks=x&open=x&year_npr=x'))).toEqual(['year_npr', 'open', 'weeks']);
  });
});

describe('choices for forms', () => {
  const choices = async (query = `country=${made.country}`) =>
    (await get(`/api/app/course-limits/?${query}`)).body as CourseLimitChoices;

  it('are what some course has, with the number of courses that a search finds', async () => {
    const { intakes, cities, states, rankings } = await choices();
    expect(intakes).toEqual([
      { intake: '2026-07', count: 1 },
      { intake: '2027-02', count: 3 },
    ]);
    expect(cities.map(({ city_name, count }) => [city_name, count])).toEqual([
      ['Harbour Town', 2],
      ['Fàr Town', 1],
    ]);
    for (const { id, count } of cities) expect((await list({ city: id })).count).toBe(count);
    expect(states.map(({ name, count }) => [name, count])).toEqual([
      ["O'Hara \\ State", 2],
      ['Québec', 1],
    ]);
    for (const { state, count } of states) expect((await list({ state })).count).toBe(count);
    expect(rankings.map(({ rank_source }) => rank_source)).toContain('Limits Ranking');
    for (const { rank_source, count } of rankings)
      expect((await list({ ranked: rank_source })).count).toBe(count);
  });

  it('of all countries without a filter, and none for an unknown country', async () => {
    expect((await choices('')).cities.length).toBeGreaterThan(2);
    expect((await get('/api/app/course-limits/?country=999')).status).toBe(400);
  });
});

/** Last, because the clock only moves forward: 1 June 2026, 11:45 in Nepal, to the end of that day. */
it('a deadline lasts until midnight in Nepal', async () => {
  clock.advance({ hours: 12, minutes: 14, seconds: 59 });
  expect(clock.now().toISOString()).toBe('2026-06-01T18:14:59.000Z');
  expect(await names({ open: 'true', intake: '2026-07' })).toBe('Exact');
  expect(await names({ open: 'true' })).toBe('Dollars Exact Over');
  clock.advance({ seconds: 1 });
  expect(await names({ open: 'true', intake: '2026-07' })).toBe('');
  expect(await names({ open: 'true' })).toBe('Dollars Over');
});
