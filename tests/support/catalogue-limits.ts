import type { Kysely } from 'kysely';
import { finishCatalogueChange, reindexCourses } from '../../src/domain/search/commands.ts';
import { fold } from '../../src/domain/search/terms.ts';
import type { Database } from '../../src/platform/database/schema.ts';
import { add, type Trx } from './catalogue-rows.ts';

/** Courses for the limits of the search, in a country without others; they differ in what each limit asks for. */
export interface LimitCatalogue {
  country: number;
  interest: number;
  city: { harbourTown: number; farTown: number };
  course: { exact: number; over: number; dollars: number; free: number };
  all: number[];
}

type Named = { source: string; source_key: string; name_key: string };
const named = (name: string): Named => ({ source: 'limits', source_key: name, name_key: fold(name) });

/** Expects the seeded catalogue and its rate of NPR 91.25 for an Australian dollar. */
export async function seedLimits(db: Kysely<Database>): Promise<LimitCatalogue> {
  return db.transaction().execute(async (trx) => {
    const names = { country_name: 'New Zealand', iso2: 'NZ', currency: 'NZD', position: 3 };
    const country = await add(trx, 'countries', names);
    const { id: interest } = await trx
      .selectFrom('interests').select('id').where('hidden', '=', false).orderBy('id').executeTakeFirstOrThrow(); // oxfmt-ignore
    const place = (city_name: string, state: string) =>
      add(trx, 'cities', { country_id: country, city_name, state, name_key: fold(city_name) });
    const city = {
      harbourTown: await place('Harbour Town', "O'Hara \\ State"),
      farTown: await place('Fàr Town', 'Québec'),
    };
    const university = await add(trx, 'universities', {
      ...named('Limits University'),
      university_name: 'Limits University',
      country_id: country,
      city_id: city.harbourTown,
    });
    const bare = await add(trx, 'universities', {
      ...named('Bare University'),
      university_name: 'Bare University',
      country_id: country,
    });
    const course = await addCourses(trx, { university, bare, interest });
    await addRequirements(trx, university, course.over);
    await addRankings(trx, university);
    await addCampus(trx, { university, city: city.farTown, course: course.over });
    await addScholarships(trx, university, course);
    const all = Object.values(course);
    await reindexCourses(trx, all);
    await finishCatalogueChange(trx);
    return { country, interest, city, course, all };
  });
}

async function addCourses(
  trx: Trx,
  at: { university: number; bare: number; interest: number },
): Promise<LimitCatalogue['course']> {
  const course = (course_name: string, fields: object, university_id = at.university) =>
    add(trx, 'courses', {
      ...named(course_name),
      course_name,
      university_id,
      interest_id: at.interest,
      status: 'published',
      ...fields,
    });
  const ids = {
    exact: await course('Course Exact', {
      annual_fees: 20_000, total_fees: 40_000, currency: 'AUD', duration_weeks: 104,
    }),
    over: await course('Course Over', {
      annual_fees: 20_000.01, total_fees: 40_000.02, currency: 'AUD', duration_weeks: 52,
    }),
    // The seeded catalogue has no rate for it.
    dollars: await course('Course Dollars', { annual_fees: 10, total_fees: 10, currency: 'USD', duration_weeks: 104 }),
    free: await course('Course Free', {}, at.bare),
  }; // oxfmt-ignore
  for (const [course_id, year, month, deadline] of [
    [ids.exact, 2026, 7, '2026-06-01'],
    [ids.exact, 2027, 2, '2026-05-31'],
    [ids.exact, 2026, 2, '2025-11-30'],
    [ids.over, 2027, 2, '2026-11-30'],
    [ids.dollars, 2027, 2, null],
  ] as const) {
    await add(trx, 'intakes', { course_id, year, month, deadline });
  }
  return ids;
}

async function addRequirements(trx: Trx, university_id: number, course_id: number): Promise<void> {
  for (const [test, overall, smallest_band] of [
    ['ielts', 6.5, 6],
    ['pte', 58, 50],
    ['toefl', 79, null],
  ] as const) {
    await trx
      .insertInto('university_english')
      .values({ university_id, test, overall, smallest_band })
      .execute();
  }
  await trx
    .insertInto('course_english')
    .values({ course_id, test: 'ielts', overall: 7, smallest_band: 7 })
    .execute();
}

async function addRankings(trx: Trx, university_id: number): Promise<void> {
  for (const [rank_source, rank_value, rank_year] of [
    ['Limits Ranking', '100', 2025],
    ['Limits Ranking', '201-250', 2026],
    ['Limits Ranking: Small', '=90', 2026],
    ['Unnumbered Ranking', '1001+', null],
  ] as const) {
    await add(trx, 'rankings', { university_id, rank_source, rank_value, rank_year });
  }
}

async function addCampus(trx: Trx, at: { university: number; city: number; course: number }): Promise<void> {
  const campus = (campus_location: string, city_id: number | null, withdrawn = false) =>
    add(trx, 'campuses', {
      university_id: at.university,
      campus_location,
      name_key: fold(campus_location),
      city_id,
      withdrawn,
    });
  const here = await campus('Far Campus', at.city);
  const gone = await campus('Closed Campus', null, true);
  await trx
    .insertInto('course_campuses')
    .values([here, gone].map((campus_id) => ({ course_id: at.course, campus_id })))
    .execute();
}

async function addScholarships(
  trx: Trx,
  university_id: number,
  course: LimitCatalogue['course'],
): Promise<void> {
  for (const [name, status, course_id] of [
    ['Open Award', 'published', course.over],
    ['Draft Award', 'draft', course.exact],
  ] as const) {
    const award = { university_id, scholarship_name: name, status, ...named(name) };
    const scholarship_id = await add(trx, 'scholarships', award);
    await trx.insertInto('scholarship_courses').values({ scholarship_id, course_id }).execute();
  }
}
