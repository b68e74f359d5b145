import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { testApi } from '../../../tests/support/api.ts';
import { testEditor } from '../../../tests/support/edits.ts';
import type { CoursePage } from '../../contract/courses.ts';
import { finishCatalogueChange, reindexCourses } from '../../domain/search/commands.ts';

/** What saves of the catalogue leave to a job: the search entries of many courses, and the counts of filters. */

const api = await testApi();
const { db } = api.handle;
const { australia } = api.catalogue.country;
const editor = testEditor(db);
const MANY = 250;

const search = async (query: string) => (await api.get(`/api/app/course-list/?${query}`)).body as CoursePage;

/** Everything that the search has stored, with the counts of filters. */
async function stored() {
  const entries = await db.selectFrom('course_search').selectAll().orderBy('course_id').execute();
  const counts = await sql`select * from course_counts order by 1, 2, 3`.execute(db);
  const limits = await sql`select * from course_limit_counts order by 1, 2, 3`.execute(db);
  return { entries, counts: counts.rows, limits: limits.rows };
}

/** The same, made anew from the catalogue. */
async function madeAnew() {
  await db.transaction().execute(async (trx) => {
    const courses = await trx.selectFrom('courses').select('id').execute();
    await reindexCourses(trx, courses.map(({ id }) => id)); // oxfmt-ignore
    await finishCatalogueChange(trx);
  });
  return stored();
}

const expectRight = async () => {
  await api.followUp();
  expect(await db.selectFrom('search_due').selectAll().execute()).toEqual([]);
  const now = await stored();
  expect(now).toEqual(await madeAnew());
};

const level = await db
  .selectFrom('interests')
  .select('id')
  .where('hidden', '=', false)
  .executeTakeFirstOrThrow();
const { id: university } = await db
  .insertInto('universities')
  .values({
    university_name: 'Sagarmatha University',
    name_key: 'sagarmatha university',
    country_id: australia,
    source: 'staff',
    source_key: 'sagarmatha',
  })
  .returning('id')
  .executeTakeFirstOrThrow();
await sql`insert into courses (university_id, interest_id, course_name, name_key, status, source, source_key)
  select ${university}, ${level.id}, 'Mountain Studies ' || n, 'mountain studies ' || n, 'published', 'staff', 'm' || n
  from generate_series(1, ${sql.lit(MANY)}) n`.execute(db);
await madeAnew();

/** How many statements wait for a lock of another transaction. */
const waiting = async () => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
  return rows[0]!.count;
};

describe('a save that touches hundreds of courses', () => {
  const own = `university=${university}`;

  it('takes withdrawn courses from the site at once', async () => {
    await editor.withdraw('university', university);
    expect((await search('search=mountain%20studies&exact=true')).count).toBe(0);
    await expectRight();
  });

  it('shows the rest when its job has run', async () => {
    await editor.publish('university', university, { university_name: 'Chomolungma University' });
    await expectRight();
    expect((await search(own)).count).toBe(MANY);
    expect((await search('search=chomolungma')).count).toBe(MANY);
  });

  it('is done even if the job is interrupted', async () => {
    await editor.publish('university', university, { university_name: 'Kanchenjunga University' });
    const died = sql`update search_due set indexed = true where course_id in (
      select course_id from search_due order by course_id desc limit 20)`;
    const { rows } = await sql<{ id: number }>`select course_id as id from search_due`.execute(db);
    expect(rows).toHaveLength(MANY);
    await db.transaction().execute(async (trx) => {
      await died.execute(trx);
      const ids = rows.map(({ id }) => id).toSorted((a, b) => b - a);
      await reindexCourses(trx, ids.slice(0, 20));
    });
    await expectRight();
    expect((await search('search=kanchenjunga')).count).toBe(MANY);
  });
});

// The embedded database runs one transaction at a time.
it.runIf(api.handle.kind === 'postgres')('a save waits for the job, and neither fails', async () => {
  const { id } = await db
    .selectFrom('courses')
    .select('id')
    .where('university_id', '=', university)
    .orderBy('id')
    .executeTakeFirstOrThrow();
  await editor.publish('course', id, { annual_fees: 20_000, currency: 'AUD' });
  const saved = await db.transaction().execute(async (trx) => {
    // The steps of the job, in its order, with a save between them.
    await sql`update search_due set indexed = true where course_id = ${id}`.execute(trx);
    const save = editor.publish('course', id, { annual_fees: 21_000 });
    await expect.poll(waiting).toBe(1);
    await reindexCourses(trx, [id]);
    return { save };
  });
  expect(await saved.save).toMatchObject({ ok: true });
  await expectRight();
  const entry = await db.selectFrom('course_search').select('annual_sort').where('course_id', '=', id).executeTakeFirstOrThrow(); // oxfmt-ignore
  const rate = await db.selectFrom('exchange_rates').select('npr').where('currency', '=', 'AUD').executeTakeFirstOrThrow(); // oxfmt-ignore
  expect(entry.annual_sort).toBeCloseTo(21_000 * rate.npr, 0);
});

it('counts are right after saves of every kind', async () => {
  const course = await db
    .selectFrom('courses')
    .selectAll()
    .where('university_id', '<>', university)
    .where('status', '=', 'published')
    .where('specialization_id', 'is not', null)
    .executeTakeFirstOrThrow();
  const intakes = [{ key: 'a', month: 9, year: 2028, deadline: null }];
  const rankings = [{ key: 'r', rank_source: 'World Ranking', rank_value: '12', rank_year: 2026 }];
  const saves = [
    () => editor.publish('course', course.id, { intakes, annual_fees: 12_345, currency: 'AUD' }),
    () => editor.publish('university', course.university_id, { rankings }),
    () => editor.publish('country', australia, { country_name: 'Commonwealth of Australia' }),
    () => editor.publish('field', course.specialization_id!, { specialization_name: 'Study of mountains' }),
    () => editor.withdraw('level', course.interest_id),
    () => editor.publish('level', course.interest_id, {}),
    () => editor.withdraw('course', course.id),
    () => editor.publish('course', course.id, { specialization_id: null }),
  ];
  for (const save of saves) {
    expect(await save()).toMatchObject({ ok: true });
    await expectRight();
  }
  const { facets } = await search('facets=true&records=1');
  const counted = await db.selectFrom('course_search').select(({ fn }) => fn.countAll<number>().as('n')).executeTakeFirstOrThrow(); // oxfmt-ignore
  expect(facets?.interest.reduce((sum, { count }) => sum + count, 0)).toBe(counted.n);
});
