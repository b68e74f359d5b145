import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { DESTINATIONS, FIELDS, LEVELS } from '../../../db/demo/index.ts';
import { testDatabase } from '../../../tests/support/database.ts';
import { demoPlace } from '../../../tests/support/demo.ts';
import { DemoInUseError, fillDemo, removeDemo } from './commands.ts';

const { db } = await testDatabase();
const { count, countEverything, rows, storage, storedFiles } = await demoPlace(db);
const now = new Date('2026-11-20T06:00:00Z');

const progress: number[] = [];

beforeAll(async () => {
  // As after an import of a register: the demo has to share these names.
  await db
    .insertInto('countries')
    .values({ country_name: 'Australia', iso2: 'AU', currency: 'AUD' })
    .execute();
  await db.insertInto('interests').values({ interest_name: 'Diploma' }).execute();
  await db.insertInto('specializations').values({ specialization_name: 'Health' }).execute();
  await db
    .insertInto('exchange_rates')
    .values({ currency: 'EUR', npr: 170, as_of: '2026-11-01', source: 'Bank' })
    .execute();
  const filled = await fillDemo(db, {
    now,
    storage,
    onProgress: (done, total) => progress.push(done / total),
  });
  expect(filled).toEqual({
    filled: true,
    universities: await count('universities'),
    courses: await count('courses'),
  });
});

describe('the demo catalogue', () => {
  test('has at least six universities per destination and 500 courses, all marked as samples', async () => {
    const perCountry = await rows<{ iso2: string; universities: number }>(
      `select n.iso2, count(u.id)::int as universities from countries n left join universities u on u.country_id = n.id group by 1`,
    );
    const counted = Object.fromEntries(perCountry.map(({ iso2, universities }) => [iso2, universities]));
    expect(Object.keys(counted).sort()).toEqual(['AE', 'AU', 'CA', 'DE', 'GB', 'NZ', 'US']);
    for (const { iso2 } of DESTINATIONS) expect(counted[iso2]).toBeGreaterThanOrEqual(6);
    expect(counted.DE).toBe(0);
    expect(await count('courses')).toBeGreaterThanOrEqual(520);
    for (const table of ['universities', 'courses', 'scholarships']) {
      expect(await count(`${table} where not sample or source <> 'demo'`)).toBe(0);
    }
  });

  test('teaches every level and every field, and reuses names that existed before', async () => {
    const levels = await rows<{ name: string }>(
      'select distinct i.interest_name as name from courses c join interests i on i.id = c.interest_id',
    );
    const fields = await rows<{ name: string }>(
      'select distinct s.specialization_name as name from courses c join specializations s on s.id = c.specialization_id',
    );
    expect(levels.map(({ name }) => name).sort()).toEqual(
      Object.values(LEVELS)
        .map(({ name }) => name)
        .sort(),
    );
    expect(fields.map(({ name }) => name).sort()).toEqual(Object.values(FIELDS).sort());
    expect(await count(`countries where iso2 = 'AU'`)).toBe(1);
    expect(await count(`interests where interest_name = 'Diploma'`)).toBe(1);
    expect(
      (await rows<{ npr: number }>(`select npr from exchange_rates where currency = 'EUR'`))[0]!.npr,
    ).toBe(170);
  });

  test('gives courses natural names: no duplicates in a university, no unfilled placeholders', async () => {
    expect(
      await rows('select university_id, course_name from courses group by 1, 2 having count(*) > 1'),
    ).toEqual([]);
    expect(await count(`courses where course_name ~ '[{}]|  |\\d| in $|\\(\\)'`)).toBe(0);
    expect(
      await count(`universities where concat(description, offer_letter_requirement, academic_requirement,
        english_language_requirement, turnaround_time, financial_requirements,
        specific_genuine_student_requirement) ~ '[{}]'`),
    ).toBe(0);
  });

  test.each([
    ['US', '^(Bachelor|Associate)', 15_000, 50_000],
    ['US', '^(Master|Graduate|Executive)', 20_000, 45_000],
    ['CA', '', 15_000, 30_000],
    ['NZ', '^(Certificate|Diploma)', 20_000, 50_000],
    ['NZ', '^Bachelor', 20_000, 40_000],
    ['NZ', '^(Master|Postgraduate)', 20_000, 45_000],
    ['NZ', '^Doctor', 6_500, 7_500],
    ['AE', '^Bachelor', 37_500, 75_000],
    ['AE', '^(Master|Postgraduate|Graduate|Executive)', 55_000, 80_000],
    ['GB', '', 11_000, 28_000],
    ['AU', '', 18_000, 48_000],
  ])('keeps annual fees in %s %s between %d and %d', async (iso2, name, lowest, highest) => {
    const [fees] = await rows<{ least: number; most: number; spread: number }>(
      `select min(c.annual_fees) as least, max(c.annual_fees) as most, count(distinct c.annual_fees)::int as spread
       from courses c join universities u on u.id = c.university_id join countries n on n.id = u.country_id
       where n.iso2 = '${iso2}' and c.course_name ~ '${name}'`,
    );
    expect(fees!.least).toBeGreaterThanOrEqual(lowest);
    expect(fees!.most).toBeLessThanOrEqual(highest);
    expect(fees!.spread).toBeGreaterThan(3);
  });

  test('has total fees that match the years, in the currency of the country', async () => {
    expect(await count(`courses where abs(total_fees - annual_fees * duration_weeks / 52.0) > 0.01`)).toBe(0);
    expect(
      await count(`courses c join universities u on u.id = c.university_id join countries n on n.id = u.country_id
        where c.currency <> n.currency`),
    ).toBe(0);
  });

  test('starts courses in the next eighteen months, with deadlines two to four months before', async () => {
    const outside = `intakes where make_date(year, month, 1) <= date '2026-11-20' or make_date(year, month, 1) > date '2028-05-20'`;
    expect(await count('intakes')).toBeGreaterThan(1000);
    expect(await count(outside)).toBe(0);
    const [gap] = await rows<{ least: number; most: number }>(
      `select min(make_date(year, month, 1) - deadline) as least, max(make_date(year, month, 1) - deadline) as most from intakes`,
    );
    expect(gap!.least).toBeGreaterThan(30);
    expect(gap!.most).toBeLessThan(125);
  });

  test('adds drawn pictures to one university per destination and to a few courses', async () => {
    const perCountry = await rows<{ country_id: number; pictures: number }>(
      `select u.country_id, count(*)::int as pictures from university_images l join universities u on u.id = l.university_id group by 1`,
    );
    expect(perCountry.map(({ pictures }) => pictures)).toEqual([1, 1, 1, 1, 1, 1]);
    expect(await count('course_images')).toBe(3);
    expect(await count('image_files')).toBe(await storedFiles());
  });

  test('reports progress that only grows and ends at 100 percent', () => {
    expect(progress).toEqual([...progress].sort((a, b) => a - b));
    expect(progress.at(-1)).toBe(1);
  });

  test('states English requirements as its texts do, and for some universities none', async () => {
    const scores = await rows<{ overall: number; text: string }>(
      `select e.overall, u.english_language_requirement as text from university_english e
       join universities u on u.id = e.university_id where e.test = 'ielts'`,
    );
    expect(scores.length).toBeGreaterThan(30);
    for (const { overall, text } of scores) expect(text).toContain(overall.toFixed(1));
    expect(await count(`course_english where test = 'ielts' and overall = 7`)).toBeGreaterThan(3);
    const unknown = `courses c where not exists (select from english_of_courses e where e.course_id = c.id)`;
    expect(await count(unknown)).toBeGreaterThan(5);
  });

  test('is searchable', async () => {
    expect(await count('course_search')).toBe(await count('courses'));
  });
});

describe('filling again and removing', () => {
  test('does not change a catalogue that is not empty', async () => {
    const before = await countEverything();
    const files = await storedFiles();
    const again = await fillDemo(db, { now, storage });
    expect(again).toEqual({ filled: false, universities: 0, courses: 0 });
    expect(await countEverything()).toEqual(before);
    expect(await storedFiles()).toBe(files);
  });

  test('removing refuses while something real refers to a sample university', async () => {
    const { id } = await db
      .selectFrom('universities')
      .select('id')
      .where('source_key', '=', 'totara')
      .executeTakeFirstOrThrow();
    const real = await db
      .insertInto('scholarships')
      .values({ university_id: id, scholarship_name: 'Real', name_key: 'real', source_key: 'real' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const before = await countEverything();
    await expect(removeDemo(db, { storage })).rejects.toThrow(DemoInUseError);
    await expect(removeDemo(db, { storage })).rejects.toThrow('Te Wānanga o Tōtara');
    expect(await countEverything()).toEqual(before);
    await db.deleteFrom('scholarships').where('id', '=', real.id).execute();
  });

  test('removing deletes every sample row and file; everything else stays', async () => {
    const course = await db
      .selectFrom('courses')
      .select(['id', 'course_name', 'university_id'])
      .limit(1)
      .executeTakeFirstOrThrow();
    const { id: user_id } = await db
      .insertInto('users')
      .values({ email: 'asha@example.com', email_key: 'asha@example.com', password_hash: 'x' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const times = { consent_at: now, submitted_at: now, state_changed_at: now };
    await db
      .insertInto('applications')
      .values({
        ...times,
        reference: 'PR-2222-2222',
        user_id,
        state: 'submitted',
        consent_version: '1.0',
        course_id: course.id,
        preferred_course: course.course_name,
        university_id: course.university_id,
      })
      .execute();
    const removed = await removeDemo(db, { storage });
    expect(removed.courses).toBeGreaterThanOrEqual(520);
    const left = Object.entries(await countEverything()).filter(([, rowCount]) => rowCount > 0);
    expect(left.map(([table]) => table)).toEqual([
      'countries',
      'exchange_rates',
      'interests',
      'specializations',
    ]);
    expect(await rows('select currency from exchange_rates')).toEqual([{ currency: 'EUR' }]);
    expect(await storedFiles()).toBe(0);
    // Applications for sample courses are kept.
    const kept = await rows('select course_id, university_id, preferred_course from applications');
    expect(kept).toEqual([{ course_id: null, university_id: null, preferred_course: course.course_name }]);
  });

  test('a storage error leaves the catalogue unchanged', async () => {
    // As PostgreSQL's autovacuum does sooner or later: its statistics now say that every table is empty.
    await sql`analyze`.execute(db);
    const before = await countEverything();
    let puts = 0;
    const full = {
      ...storage,
      put: (key: string, data: Uint8Array) =>
        (puts += 1) > 8 ? Promise.reject(new Error('disk full')) : storage.put(key, data),
    };
    await expect(fillDemo(db, { now, storage: full })).rejects.toThrow('disk full');
    expect(await countEverything()).toEqual(before);
    expect(await storedFiles()).toBe(0);
  });

  test('can be filled again after that, only once even when two processes start together', async () => {
    const both = await Promise.all([fillDemo(db, { now, storage }), fillDemo(db, { now, storage })]);
    expect(both.map(({ filled }) => filled).sort()).toEqual([false, true]);
    expect(await count('universities')).toBe(Math.max(...both.map(({ universities }) => universities)));
    expect(await count('image_files')).toBe(await storedFiles());
  });
});
