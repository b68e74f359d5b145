import { describe, expect, it } from 'vitest';
import { testApi } from '../../../tests/support/api.ts';
import { fact, type FactId } from '../../content/facts/index.ts';
import type { Course, CourseDetail, CourseList } from '../../contract/courses.ts';

const { catalogue, get, logged } = await testApi();
const { country, course, interest, specialization, university } = catalogue;

type Query = Record<string, string | number | (string | number)[]>;
async function search(query: Query): Promise<CourseList> {
  const params = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    for (const each of [value].flat()) params.append(key, String(each));
  }
  const { status, body } = await get(`/api/app/course-list/?${params}`);
  expect(status).toBe(200);
  return body as CourseList;
}
const count = async (query: Query) => (await search(query)).count;
const ALL = 58;

describe('filters of courses', () => {
  it('are optional', async () => expect(await count({})).toBe(ALL));

  it('narrow the result together and widen it when repeated', async () => {
    expect(await count({ country: country.canada })).toBe(19);
    expect(await count({ country: [country.canada, country.australia] })).toBe(ALL);
    expect(await count({ university: university.odd, interest: interest.masters })).toBe(6);
    expect(await count({ university: university.odd, interest: [interest.masters, interest.diploma] })).toBe(
      12,
    );
    expect(await count({ specialization: specialization.health, country: country.canada })).toBe(6);
    expect(await count({ country: country.germany })).toBe(0);
    expect(await count({ university: university.empty })).toBe(0);
  });

  it('return only courses that match', async () => {
    const { results } = await search({ country: country.canada, interest: interest.masters, records: 100 });
    expect(new Set(results.map((each) => each.university.city.country.id))).toEqual(
      new Set([country.canada]),
    );
    expect(new Set(results.map((each) => each.interest.id))).toEqual(new Set([interest.masters]));
  });

  it('have counts only when asked for', async () => {
    expect(await search({ country: country.canada })).not.toHaveProperty('facets');
    const { facets } = await search({ country: country.canada, facets: 'true' });
    expect(facets?.interest.find(({ id }) => id === interest.masters)?.count).toBe(6);
    expect(facets?.country.find(({ id }) => id === country.australia)?.count).toBe(39);
  });
});

describe('search', () => {
  it.each([
    ['nursing', 9],
    ['NURSING', 9],
    ['nurs', 9],
    ['montreal', 19],
    ['université de montréal', 19],
    ['etudes francaises', 1],
    ['master nursing', 3],
    ['o connor', 18],
    ["o'connor", 18],
    ['zzzzqqq', 0],
    ['', ALL],
    ['   ', ALL],
  ])('%s finds %i', async (text, expected) => expect(await count({ search: text })).toBe(expected));

  it('treats characters special to SQL or search languages as text', async () => {
    const plain = await count({ search: 'nursing' });
    for (const sign of ['%', '_', "'", "''", ':*', '&', '|', '!', '(', ')', '\\', '<->', '"', '*', ';--']) {
      const { count: alone } = await search({ search: sign });
      expect([0, ALL], `${sign} alone finds all or nothing`).toContain(alone);
      expect(await count({ search: `nursing ${sign}` }), `${sign} after a word`).toBe(plain);
      expect(await count({ search: `${sign}nursing` }), `${sign} before a word`).toBe(plain);
    }
    for (const text of [
      'n%g',
      'n_rsing',
      'nursing | design',
      '!nursing',
      'nursing:*',
      'nur*',
      "#c1'",
      '=nursing',
    ]) {
      expect(await count({ search: text }), text).toBeLessThanOrEqual(plain);
    }
  });

  it('accepts any text', async () => {
    const texts = [
      '\0',
      'nursing\0',
      '\ud800',
      '💥',
      'ａｂｃ',
      'نرسنج',
      'x'.repeat(10_240),
      'a '.repeat(5000),
      '\u202e',
    ];
    for (const text of texts) await search({ search: text });
    expect((await get('/api/app/course-list/?search=%ff%fe%00&search=%E0%A4%A')).status).toBe(200);
    expect(logged).toEqual([]);
  });

  it('takes the last of repeated texts, as the old API did', async () => {
    expect(await count({ search: ['zzzzqqq', 'midwifery'] })).toBe(9);
  });
});

describe('order', () => {
  const values = async (ordering: string, field: 'annual_fees' | 'total_fees' | 'duration_year') => {
    const { results } = await search({ ordering, university: university.odd, records: 100 });
    return results.map((each: Course) => each[field]);
  };

  it.each(['annual_fees', 'total_fees', 'duration_year'] as const)('by %s, both ways', async (field) => {
    const up = await values(field, field);
    expect(up).toEqual(up.toSorted((a, b) => (a ?? 0) - (b ?? 0)));
    const down = await values(`-${field}`, field);
    expect(down).toEqual(up.toReversed());
  });

  it('puts courses without a fee last, both ways', async () => {
    for (const ordering of ['annual_fees', '-annual_fees']) {
      const { results } = await search({ ordering, records: 100, university: university.harbour });
      expect(results.slice(-3).map(({ annual_fees }) => annual_fees)).toEqual([null, null, null]);
    }
  });

  it('is ignored if it is unknown', async () => {
    const { results } = await search({ ordering: 'source_key; drop table courses' });
    expect(results).toEqual((await search({})).results);
  });
});

describe('a course', () => {
  const read = async (id: number) => (await get(`/api/app/course-info/${id}`)).body as CourseDetail;

  it('has everything the specification names', async () => {
    expect(await read(course.plain)).toMatchObject({
      course_name: 'Diploma of Nursing',
      duration_year: 1,
      annual_fees: 18_000,
      total_fees: 18_000,
      currency: 'AUD',
      exchange_rate: { npr: 91.25, as_of: '2026-05-04', source: 'Nepal Rastra Bank' },
      interest: { interest_name: 'Diploma' },
      university: {
        university_name: 'Harbour Light University',
        city: { country: { id: country.australia } },
      },
      accreditations: [{ accreditation: 'Sample Nursing Council' }],
      images: [{ alt: 'Crest' }],
      has_scholarship: true,
      scholarships: [{ scholarship_name: 'Merit Award' }],
    });
  });

  it('has its future intakes, soonest first, and the deadline of the next open one', async () => {
    const { intake, formatted_application_dateline } = await read(course.plain);
    expect(intake.map(({ month, year }) => `${month} ${year}`)).toEqual([
      'July 2026',
      'February 2027',
      'July 2027',
    ]);
    expect(formatted_application_dateline).toBe('30 November 2026');
  });

  it('has the intakes of this year too, and says which are open', async () => {
    const { intakes } = await read(course.plain);
    expect(intakes.map(({ month, year, deadline, open }) => [`${month} ${year}`, deadline, open])).toEqual([
      ['July 2026', '2026-05-15', false],
      ['February 2027', '2026-11-30', true],
      ['July 2027', null, true],
    ]);
    expect((await read(course.bare)).intakes).toEqual([]);
  });

  it('has the cost of its first year, from its fees and the facts of its country', async () => {
    const { first_year_cost: cost, exchange_rate: rate, total_fees } = await read(course.plain);
    const amounts = Object.fromEntries(cost.lines.map(({ line, amount }) => [line, amount?.from ?? null]));
    const figure = (id: FactId) => fact(id).value as number;
    expect(amounts).toEqual({
      tuition: total_fees,
      living: figure('au-funds-student'),
      visa: figure('au-visa-fee'),
      cover: null,
      flight: figure('au-funds-travel'),
    });
    const total = Object.values(amounts).reduce<number>((sum, amount) => sum + (amount ?? 0), 0);
    expect(cost).toMatchObject({
      currency: 'AUD',
      total: { from: total, to: total },
      total_npr: { from: Math.round(total * rate!.npr) },
      missing: ['cover'],
      rates: [{ currency: 'AUD', ...rate }],
    });
  });

  it('has the costs of the country even if its fees are not stated', async () => {
    const { first_year_cost: cost } = await read(course.bare);
    expect(cost.missing).toEqual(['tuition', 'cover']);
    expect(cost.total).not.toBeNull();
  });

  it('has null for unknown values', async () => {
    expect(await read(course.bare)).toMatchObject({
      duration_year: null,
      annual_fees: null,
      total_fees: null,
      currency: null,
      exchange_rate: null,
      specialization: null,
      intake: [],
      formatted_application_dateline: null,
      accreditations: [],
      campuses: [],
      scholarships: [],
      has_scholarship: false,
    });
  });

  it('is the same in the list and alone', async () => {
    const { results } = await search({ search: 'diploma of nursing', university: university.harbour });
    const {
      campuses: _c,
      scholarships: _s,
      duration_weeks: _w,
      field_detail: _f,
      intakes: _i,
      entry_requirements: _r,
      first_year_cost: _y,
      english_requirements: _e,
      ...shared
    } = await read(course.plain);
    expect(results.find(({ id }) => id === course.plain)).toEqual(shared);
  });
});
