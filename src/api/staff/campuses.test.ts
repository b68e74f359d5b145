import { describe, expect, it } from 'vitest';
import { testApi } from '../../../tests/support/api.ts';
import { testEditor } from '../../../tests/support/edits.ts';
import type { CampusRow, CourseRow } from '../../contract/catalogue/lists.ts';
import type { CourseDetail, CoursePage } from '../../contract/courses.ts';
import type { EditState } from '../../contract/edits/state.ts';
import type { Paged } from '../../contract/paging.ts';
import type { University } from '../../contract/universities.ts';

/** Campuses that staff edit by themselves: where they are, what is taught there, and what imports may still change. */

const api = await testApi();
const { db } = api.handle;
const owner = await api.staff('owner@example.com');
const editor = testEditor(db);

const course = await db
  .selectFrom('courses as c')
  .innerJoin('course_search as h', 'h.course_id', 'c.id')
  .innerJoin('universities as u', 'u.id', 'c.university_id')
  .select(['c.id', 'c.university_id', 'u.country_id'])
  .orderBy('c.id')
  .executeTakeFirstOrThrow();
const { id: city } = await db
  .insertInto('cities')
  .values({ city_name: 'Wollongong', name_key: 'wollongong', state: 'NSW', country_id: course.country_id })
  .returning('id')
  .executeTakeFirstOrThrow();

const create = (data: object) => api.ask('POST', '/api/staff/edits/campus/', owner.bearer, { data });
const rows = async <Row>(address: string) =>
  ((await api.get(`/api/staff/${address}`, owner.bearer)).body as Paged<Row>).results;
const campusesShown = async () => {
  const university = (await api.get(`/api/app/university-info/${course.university_id}`)).body as University;
  return university.locations.map(({ campus_location }) => campus_location);
};

describe('a campus', () => {
  let campus = '';

  it('is added where visitors do not see it, and appears when it is published', async () => {
    const made = await create({ campus_location: 'Beach Campus', university_id: course.university_id });
    expect(made).toMatchObject({ status: 201, body: { status: 'draft', can_withdraw: true } });
    campus = (made.body as EditState).object;
    expect(await campusesShown()).not.toContain('Beach Campus');
    expect(await rows<CampusRow>('campuses/?status=draft')).toMatchObject([{ id: Number(campus) }]);
    const saved = await editor.publish('campus', campus, { city_id: city, address: '1 Shore Road' });
    expect(saved).toMatchObject({ ok: true, value: { state: { status: 'published' } } });
    expect(await campusesShown()).toContain('Beach Campus');
  });

  it('is a place by which its courses are found', async () => {
    await editor.publish('course', course.id, { campuses: [{ key: 'a', campus_id: Number(campus) }] });
    const inCity = async () =>
      ((await api.get(`/api/app/course-list/?city=${city}`)).body as CoursePage).results;
    expect((await inCity()).map(({ id }) => id)).toEqual([course.id]);
    const detail = (await api.get(`/api/app/course-info/${course.id}`)).body as CourseDetail;
    expect(detail.campuses).toMatchObject([{ campus_location: 'Beach Campus' }]);
    expect((await rows<CourseRow>(`courses/?campus=${campus}`)).map(({ id }) => id)).toEqual([course.id]);
    const [row] = await rows<CampusRow>('campuses/?search=wollong');
    expect(row).toMatchObject({ campus_location: 'Beach Campus', courses: 1, address: '1 Shore Road' });
    const origin = await api.get(`/api/staff/catalogue/campus/${campus}/origin/`, owner.bearer);
    expect(origin.body).toMatchObject({ uses: '1 course' });
  });

  it('is refused twice at a university, in another country, and at another university', async () => {
    const { university_id } = course;
    const again = await create({ campus_location: 'BEACH campus', university_id });
    expect(JSON.stringify(again.body)).toContain(`number ${campus}`);
    const elsewhere = await db
      .selectFrom('cities')
      .select('id')
      .where('country_id', '<>', course.country_id)
      .executeTakeFirstOrThrow();
    const abroad = await editor.publish('campus', campus, { city_id: elsewhere.id });
    expect(JSON.stringify(abroad)).toContain('is in another country');
    const other = await db.selectFrom('universities').select('id').where('id', '<>', university_id).executeTakeFirstOrThrow(); // oxfmt-ignore
    const moved = await editor.publish('campus', campus, { university_id: other.id });
    expect(JSON.stringify(moved)).toContain('A campus stays at its university.');
    expect((await create({ campus_location: ' ', university_id })).body).toMatchObject({
      campus_location: ['Write the name of the campus.'],
    });
  });

  it('that staff have changed keeps the campuses of its university from imports', async () => {
    const { staff_fields } = await db
      .updateTable('universities')
      .set({ source: 'cricos' })
      .where('id', '=', course.university_id)
      .returning('staff_fields')
      .executeTakeFirstOrThrow();
    expect(await editor.publish('campus', campus, { address: '2 Shore Road' })).toMatchObject({ ok: true });
    const after = db.selectFrom('universities').select('staff_fields').where('id', '=', course.university_id);
    expect((await after.executeTakeFirstOrThrow()).staff_fields).toEqual(
      [...new Set([...staff_fields, 'campuses'])].toSorted(),
    );
  });

  it('is withdrawn, and its courses stay', async () => {
    expect(await editor.withdraw('campus', campus)).toMatchObject({
      ok: true,
      value: { status: 'withdrawn' },
    });
    expect(await campusesShown()).not.toContain('Beach Campus');
    const detail = (await api.get(`/api/app/course-info/${course.id}`)).body as CourseDetail;
    expect(detail.campuses).toEqual([]);
    // It comes back with its courses.
    await editor.publish('campus', campus, {});
    expect(await campusesShown()).toContain('Beach Campus');
  });
});

it('lists campuses by each column, in both directions', async () => {
  const all = (await rows<CampusRow>('campuses/?records=100')).map(({ id }) => id).toSorted((a, b) => a - b);
  for (const column of ['campus_location', 'university', 'country', 'city', 'courses', 'status']) {
    for (const sign of ['', '-']) {
      const sorted = await rows<CampusRow>(`campuses/?records=100&ordering=${sign}${column}`);
      expect(sorted.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(all);
    }
  }
});
