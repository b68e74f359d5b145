import type { Kysely } from 'kysely';
import { DESTINATIONS } from '../../../db/demo/index.ts';
import type { DemoCountry, DemoUniversity } from '../../../db/demo/types.ts';
import type { Database } from '../../platform/database/schema.ts';
import { fold } from '../search/terms.ts';
import { coursesOf, fillIn, type DemoCourse } from './courses.ts';
import { comingIntakes } from './intakes.ts';
import { scholarshipsOf } from './scholarships.ts';
import { cityKey, insertAll, type Ids } from './vocabulary.ts';

/** Inserts of the demo catalogue, one or two tables each. */

export const DEMO_SOURCE = 'demo';

export interface Taught {
  country: DemoCountry;
  university: DemoUniversity;
  courses: DemoCourse[];
}

/** The whole demo catalogue in memory. */
export const demoCatalogue = (): Taught[] =>
  DESTINATIONS.flatMap((country) =>
    country.universities.map((university) => ({
      country,
      university,
      courses: coursesOf(country, university),
    })),
  );

export async function writeUniversities(
  trx: Kysely<Database>,
  catalogue: readonly Taught[],
  countries: Ids,
  cities: Ids,
  now: Date,
): Promise<{ universities: Ids; campuses: Ids }> {
  const cityOf = (countryId: number, place: string | null) =>
    place ? (cities.get(cityKey(countryId, place)) ?? null) : null;
  const rows = catalogue.map(({ country, university }) => {
    const country_id = countries.get(country.iso2)!;
    return {
      university_name: university.name,
      name_key: fold(university.name),
      country_id,
      city_id: cityOf(country_id, university.city),
      email: university.email,
      website: university.site ? `https://www.${university.site}.example` : null,
      description: university.description,
      ...guideOf(country, university),
      sample: true,
      source: DEMO_SOURCE,
      source_key: university.key,
      updated_at: now,
    };
  });
  await trx.insertInto('universities').values(rows).execute();
  const universities = await idsBySourceKey(trx, 'universities');
  const rankings = catalogue.flatMap(({ university }) =>
    university.rankings.map(({ source, value, yearsAgo }) => ({
      university_id: universities.get(university.key)!,
      rank_source: source,
      rank_value: value,
      rank_year: yearsAgo === null ? null : now.getUTCFullYear() - yearsAgo,
    })),
  );
  await insertAll(trx, 'rankings', rankings);
  const campuses = catalogue.flatMap(({ country, university }) =>
    university.campuses.map(({ name, city, address }) => ({
      university_id: universities.get(university.key)!,
      campus_location: name,
      name_key: fold(name),
      city_id: cityOf(countries.get(country.iso2)!, city),
      address: address ?? '',
    })),
  );
  await insertAll(trx, 'campuses', campuses);
  const written = await trx
    .selectFrom('campuses')
    .innerJoin('universities', 'universities.id', 'campuses.university_id')
    .where('universities.source', '=', DEMO_SOURCE)
    .select(['campuses.id', 'campuses.campus_location', 'universities.source_key'])
    .execute();
  return {
    universities,
    campuses: new Map(written.map((row) => [`${row.source_key}/${row.campus_location}`, row.id])),
  };
}

function guideOf(country: DemoCountry, { guide, admission, name }: DemoUniversity): DemoCountry['guide'] {
  const values = { ...admission, marks: String(admission.marks), university: name };
  const text = (key: keyof DemoCountry['guide']): string | null => {
    if (guide === null) return null;
    const own = guide?.[key];
    const template = own === undefined ? country.guide[key] : own;
    return template === null ? null : fillIn(template, values);
  };
  return {
    offer_letter_requirement: text('offer_letter_requirement'),
    academic_requirement: text('academic_requirement'),
    english_language_requirement: text('english_language_requirement'),
    turnaround_time: text('turnaround_time'),
    financial_requirements: text('financial_requirements'),
    specific_genuine_student_requirement: text('specific_genuine_student_requirement'),
  };
}

async function idsBySourceKey(
  trx: Kysely<Database>,
  table: 'universities' | 'courses' | 'scholarships',
): Promise<Ids> {
  const rows = await trx
    .selectFrom(table)
    .where('source', '=', DEMO_SOURCE)
    .select(['id', 'source_key'])
    .execute();
  return new Map(rows.map(({ id, source_key }) => [source_key, id]));
}

interface CourseIds {
  universities: Ids;
  campuses: Ids;
  interests: Ids;
  fields: Ids;
}

/** Inserts courses with their campuses, intakes and accreditations. @returns ids by course key */
export async function writeCourses(
  trx: Kysely<Database>,
  catalogue: readonly Taught[],
  ids: CourseIds,
  now: Date,
): Promise<Ids> {
  const rows = catalogue.flatMap(({ country, university, courses }) =>
    courses.map((course) => ({
      university_id: ids.universities.get(university.key)!,
      interest_id: ids.interests.get(course.interest)!,
      specialization_id: course.specialization ? ids.fields.get(course.specialization)! : null,
      course_name: course.name,
      name_key: fold(course.name),
      field_detail: course.fieldDetail,
      course_type: course.courseType,
      duration_weeks: course.weeks,
      annual_fees: course.annual,
      total_fees: course.total,
      currency: course.annual === null && course.total === null ? null : country.currency,
      status: 'published' as const,
      sample: true,
      source: DEMO_SOURCE,
      source_key: course.key,
      updated_at: now,
    })),
  );
  await insertAll(trx, 'courses', rows);
  const courseIds = await idsBySourceKey(trx, 'courses');
  const everyCourse = catalogue.flatMap(({ country, university, courses }) =>
    courses.map((course) => ({ country, university, course, course_id: courseIds.get(course.key)! })),
  );
  await insertAll(
    trx,
    'course_campuses',
    everyCourse.flatMap(({ university, course, course_id }) =>
      course.campuses.map((name) => ({
        course_id,
        campus_id: ids.campuses.get(`${university.key}/${name}`)!,
      })),
    ),
  );
  await insertAll(
    trx,
    'intakes',
    everyCourse.flatMap(({ country, university, course, course_id }) =>
      comingIntakes(country, university, course, now).map((intake) => ({ course_id, ...intake })),
    ),
  );
  await insertAll(
    trx,
    'accreditations',
    everyCourse.flatMap(({ course, course_id }) =>
      course.accreditations.map((accreditation) => ({ course_id, accreditation })),
    ),
  );
  return courseIds;
}

export async function writeScholarships(
  trx: Kysely<Database>,
  catalogue: readonly Taught[],
  universities: Ids,
  courses: Ids,
): Promise<void> {
  const scholarships = catalogue.flatMap((taught) => scholarshipsOf(taught.university, taught.courses));
  await insertAll(
    trx,
    'scholarships',
    scholarships.map((scholarship) => ({
      university_id: universities.get(scholarship.university)!,
      scholarship_name: scholarship.name,
      name_key: fold(scholarship.name),
      requirements: scholarship.requirements,
      sample: true,
      source: DEMO_SOURCE,
      source_key: scholarship.key,
    })),
  );
  const ids = await idsBySourceKey(trx, 'scholarships');
  await insertAll(
    trx,
    'scholarship_details',
    scholarships.flatMap(({ key, details }) =>
      details.map((detail, position) => ({ scholarship_id: ids.get(key)!, detail, position })),
    ),
  );
  await insertAll(
    trx,
    'scholarship_courses',
    scholarships.flatMap(({ key, courses: covered }) =>
      covered.map((course) => ({ scholarship_id: ids.get(key)!, course_id: courses.get(course)! })),
    ),
  );
}
