import { describe, expect, it } from 'vitest';
import { testApi } from '../../../tests/support/api.ts';
import type { CourseRow } from '../../contract/catalogue/lists.ts';
import type { Origin, Sources } from '../../contract/catalogue/origin.ts';
import type { EditState, Saved } from '../../contract/edits/state.ts';
import type { Paged } from '../../contract/paging.ts';

/** How staff edit the catalogue: forms, lists, what imports brought, and what visitors then see. */

const api = await testApi();
const { db } = api.handle;
const editor = await api.staff('editor@example.com');

const get = async <T>(path: string) => {
  const { status, body } = await api.get(path, editor.bearer);
  expect(status).toBe(200);
  return body as T;
};
const read = (kind: string, object: number | string) => get<EditState>(`/api/staff/edits/${kind}/${object}/`);
const post = (path: string, body: object = {}) =>
  api.ask('POST', `/api/staff/edits/${path}`, editor.bearer, body);
const create = async (kind: string, data: object) => {
  const { status, body } = await post(`${kind}/`, { data });
  expect(status, JSON.stringify(body)).toBe(201);
  return body as EditState;
};
type Form = Record<string, unknown>;
/** Saves new values of fields. @returns the answer, whatever its status */
const save = async (kind: string, object: number | string, values: Form, publish = true) => {
  const state = await read(kind, object);
  const form = (state.draft ?? state.published) as Form;
  const changes = Object.entries(values).map(([name, after]) => ({
    path: [name],
    before: form[name],
    after,
  }));
  return post(`${kind}/${object}/save/`, { base: state.number, changes, publish });
};
const published = async (kind: string, object: number | string, values: Form) => {
  const { status, body } = await save(kind, object, values);
  expect(status, JSON.stringify(body)).toBe(200);
  return (body as Saved).state;
};
const rows = async (noun: string, query: string) => get<Paged<CourseRow>>(`/api/staff/${noun}/?${query}`);

const someCourse = async () =>
  db
    .selectFrom('courses')
    .selectAll()
    .where('status', '=', 'published')
    .orderBy('id')
    .executeTakeFirstOrThrow();

describe('a university, its course and its scholarship', () => {
  it('appear to visitors once they are published', async () => {
    const country = api.catalogue.country.australia;
    const university = await create('university', {
      university_name: 'Sagarmatha University',
      country_id: country,
    });
    expect(university.status).toBe('draft');
    await published('university', university.object, {
      description: 'A small university.',
      campuses: [{ key: 'n1', campus_location: 'Hill Campus', city_id: null, address: '' }],
      rankings: [{ key: 'n2', rank_source: 'World Ranking', rank_value: '201-250', rank_year: 2026 }],
      english: [{ key: 'n3', test: 'ielts', overall: 6.5, smallest_band: 6 }],
    });
    const level = await db
      .selectFrom('interests')
      .select('id')
      .where('hidden', '=', false)
      .executeTakeFirstOrThrow();
    const course = await create('course', {
      course_name: 'Bachelor of Mountain Studies',
      university_id: Number(university.object),
      interest_id: level.id,
    });
    const wrong = await save('course', course.object, { annual_fees: 30000 });
    expect(wrong.status).toBe(400);
    expect(JSON.stringify(wrong.body)).toContain('Fees need a currency.');
    const campus = await get<{ choices: { id: number }[] }>(
      `/api/staff/choices/campus/?within=${university.object}`,
    );
    const shown = await published('course', course.object, {
      annual_fees: 30000,
      currency: 'AUD',
      intakes: [{ key: 'i', month: 2, year: 2027, deadline: '2026-12-15' }],
      campuses: [{ key: 'c', campus_id: campus.choices[0]!.id }],
    });
    expect(shown).toMatchObject({ status: 'published', address: `/course_details/${course.object}` });
    const scholarship = await create('scholarship', {
      scholarship_name: 'Everest Scholarship',
      university_id: Number(university.object),
    });
    await published('scholarship', scholarship.object, {
      details: [{ key: 'd', detail: '25 % of the tuition.' }],
    });
    const seen = await api.get(`/api/app/course-info/${course.object}`);
    expect(seen.body).toMatchObject({
      course_name: 'Bachelor of Mountain Studies',
      annual_fees: 30000,
      has_scholarship: true,
      university: { university_name: 'Sagarmatha University' },
    });
    // A course that is added later is covered too.
    const later = await create('course', {
      course_name: 'Master of Mountain Studies',
      university_id: Number(university.object),
      interest_id: level.id,
    });
    await published('course', later.object, { duration_weeks: 104 });
    expect((await api.get(`/api/app/course-info/${later.object}`)).body).toMatchObject({
      has_scholarship: true,
    });

    await post(`university/${university.object}/withdraw/`);
    expect((await api.get(`/api/app/course-info/${course.object}`)).status).toBe(404);
  });

  it('say what is wrong with them by field', async () => {
    const { status, body } = await post('course/', { data: { course_name: ' ' } });
    expect(status).toBe(400);
    expect(body).toMatchObject({
      course_name: ['Write the name of the course.'],
      university_id: ['Choose the university.'],
      interest_id: ['Choose the level.'],
    });
    const course = await someCourse();
    const twice = await save('course', course.id, {
      intakes: [1, 2].map((key) => ({ key: String(key), month: 2, year: 2027, deadline: null })),
    });
    expect(JSON.stringify(twice.body)).toContain('This intake is in the list twice. Keep one.');
    const late = await save('course', course.id, {
      intakes: [{ key: 'a', month: 2, year: 2027, deadline: '2027-06-01' }],
    });
    expect(JSON.stringify(late.body)).toContain('The last day to apply is after February 2027');
    const strange = await save('course', course.id, { campuses: [{ key: 'a', campus_id: 999_999 }] });
    expect(JSON.stringify(strange.body)).toContain('This campus does not exist.');
  });

  it('cannot be added twice', async () => {
    const course = await someCourse();
    const { course_name, university_id, interest_id, duration_weeks } = course;
    const copy = await create('course', { course_name, university_id, interest_id, duration_weeks });
    const { status, body } = await save('course', copy.object, { course_name: `${course_name}!` });
    expect(status).toBe(400);
    expect(JSON.stringify(body)).toContain(`number ${course.id}`);
  });
});

describe('what an import brought', () => {
  const imported = async () => {
    const course = await someCourse();
    const said = {
      course_name: course.course_name,
      annual_fees: 41000,
      total_fees: null,
      currency: 'AUD',
      status: 'published',
    };
    await db
      .updateTable('courses')
      .set({
        source: 'cricos',
        source_key: `K${course.id}`,
        source_values: JSON.stringify(said),
        staff_fields: [],
      })
      .set({ annual_fees: 41000, currency: 'AUD' })
      .where('id', '=', course.id)
      .execute();
    return course.id;
  };
  const origin = (id: number) => get<Origin>(`/api/staff/catalogue/course/${id}/origin/`);

  it('is kept beside what staff set, and is used again when they choose it', async () => {
    const id = await imported();
    const state = await published('course', id, {
      annual_fees: 45000,
      intakes: [{ key: 'a', month: 7, year: 2027, deadline: null }],
    });
    expect(state.staff_fields).toEqual(['annual_fees', 'intakes']);
    const { fields } = await origin(id);
    expect(fields.find(({ field }) => field === 'annual_fees')).toMatchObject({
      value: 41000,
      words: '41,000',
      set_by_staff: true,
    });
    const intakes = fields.find(({ field }) => field === 'intakes')!;
    expect((await rows('courses', 'set_by_staff=true')).results.map((row) => row.id)).toEqual([id]);

    const back = await published('course', id, { annual_fees: 41000, intakes: intakes.value });
    expect(back.staff_fields).toEqual([]);
    expect((await rows('courses', 'set_by_staff=true')).count).toBe(0);
  });

  it('does not bring a withdrawn course back by itself', async () => {
    const id = await imported();
    const { body } = await post(`course/${id}/withdraw/`);
    expect(body).toMatchObject({ status: 'withdrawn', staff_fields: ['status'] });
    expect((await published('course', id, {})).staff_fields).toEqual([]);
  });
});

describe('countries, cities, levels and fields', () => {
  it('cannot be withdrawn while something uses them, and say what does', async () => {
    const { australia, germany } = api.catalogue.country;
    const refused = await post(`country/${australia}/withdraw/`);
    expect(refused.status).toBe(400);
    expect(JSON.stringify(refused.body)).toMatch(/“Australia” is used by \d+ universit/);
    expect((await post(`country/${germany}/withdraw/`)).status).toBe(200);
    const { body } = await api.get('/api/app/country-list/');
    expect(JSON.stringify(body)).not.toContain('Germany');
    await published('country', germany, { position: 5 });
    expect(JSON.stringify((await api.get('/api/app/country-list/')).body)).toContain('Germany');
  });

  it('hide all courses of a level, and show them again', async () => {
    const course = await someCourse();
    await post(`level/${course.interest_id}/withdraw/`);
    expect((await api.get(`/api/app/course-info/${course.id}`)).status).toBe(404);
    await published('level', course.interest_id, {});
    expect((await api.get(`/api/app/course-info/${course.id}`)).status).toBe(200);
  });

  it('refuse a second one of the same name', async () => {
    const { status, body } = await post('country/', {
      data: { country_name: 'AUSTRALIA', iso2: 'AX', currency: 'AUD' },
    });
    expect(status).toBe(400);
    expect(JSON.stringify(body)).toContain('“Australia” is in the list already.');
  });
});

describe('lists', () => {
  it.each([
    ['universities', ['university_name', 'country', 'city', 'courses', 'campuses', 'updated_at', 'status']],
    [
      'courses',
      ['course_name', 'university', 'country', 'level', 'field', 'annual_fees', 'next_intake', 'deadline'],
    ],
    ['scholarships', ['scholarship_name', 'university', 'country', 'courses', 'updated_at']],
    ['countries', ['country_name', 'position', 'universities', 'cities']],
    ['cities', ['city_name', 'state', 'country', 'universities', 'campuses']],
    ['levels', ['interest_name', 'position', 'courses']],
    ['fields', ['specialization_name', 'courses']],
  ])('%s are ordered by each column, in both directions', async (noun, orderings) => {
    const all = (await rows(noun, 'records=100')).results.map(({ id }) => id);
    expect(all.length).toBeGreaterThan(0);
    for (const ordering of orderings) {
      for (const sign of ['', '-']) {
        const sorted = (await rows(noun, `ordering=${sign}${ordering}&records=100`)).results;
        expect(sorted.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(all.toSorted((a, b) => a - b));
      }
    }
  });

  it('find courses by words of the course and of its university, and by what they lack', async () => {
    const course = await someCourse();
    const [word = ''] = course.course_name.split(' ');
    expect((await rows('courses', `search=${word.slice(0, 4)}`)).results.map(({ id }) => id)).toContain(
      course.id,
    );
    const university = await db
      .selectFrom('universities')
      .select('university_name')
      .where('id', '=', course.university_id)
      .executeTakeFirstOrThrow();
    const both = encodeURIComponent(`${university.university_name} ${word}`);
    expect((await rows('courses', `search=${both}`)).results.map(({ id }) => id)).toContain(course.id);
    for (const missing of ['fee', 'intake', 'deadline', 'field', 'duration', 'english']) {
      const { results } = await rows('courses', `missing=${missing}&records=100`);
      expect(results.every((row) => (row.missing as string[]).includes(missing))).toBe(true);
    }
    const { status, body } = await api.get('/api/staff/courses/?status=gone', editor.bearer);
    expect([status, Object.keys(body as object)]).toEqual([400, ['status']]);
  });

  it.each(["'", '\\', "a' | !b:* (", '%', 'नेपाल', '   '])('take %j as text to search for', async (text) => {
    for (const noun of ['universities', 'courses', 'scholarships', 'cities']) {
      await rows(noun, `search=${encodeURIComponent(text)}`);
    }
  });

  it('name the sources that have records, imports of templates by their names', async () => {
    const { id } = await db.selectFrom('courses').select('id').orderBy('id').executeTakeFirstOrThrow();
    await db.updateTable('courses').set({ source: 'csv:brightwater' }).where('id', '=', id).execute();
    const { sources } = await get<Sources>('/api/staff/catalogue/course/sources/');
    expect(sources).toContainEqual({ source: 'csv:brightwater', records: 1 });
    for (const { source, records } of sources) {
      const { count } = await rows('courses', `source=${encodeURIComponent(source)}`);
      expect([source, count]).toEqual([source, records]);
    }
    const other = await api.get('/api/staff/catalogue/city/sources/', editor.bearer);
    expect(other.status).toBe(404);
  });
});
