import type { Kysely } from 'kysely';
import { finishCatalogueChange, reindexCourses } from '../../src/domain/search/commands.ts';
import { fold } from '../../src/domain/search/terms.ts';
import type { Database } from '../../src/platform/database/schema.ts';
import { seedCourses } from './catalogue-courses.ts';
import { add, type Catalogue, type Trx } from './catalogue-rows.ts';

export type { Catalogue } from './catalogue-rows.ts';

/** The current date in tests; seeded intakes and deadlines are before and after it. */
export const TODAY = new Date('2026-06-01T06:00:00Z');

/**
 * Seeds a small catalogue: two countries with universities and Germany without; universities with and without rankings,
 * pictures, city and courses; names with accents and with characters that are special in SQL and search queries.
 */
export async function seedCatalogue(db: Kysely<Database>): Promise<Catalogue> {
  return db.transaction().execute(async (trx) => {
    const choices = await seedChoices(trx);
    const university = await seedUniversities(trx, choices.country);
    const course = await seedCourses(trx, { ...choices, university });
    const scholarship = await seedScholarships(trx, university, course.plain);
    const ids = await trx.selectFrom('courses').select('id').execute();
    await reindexCourses(
      trx,
      ids.map(({ id }) => id),
    );
    await finishCatalogueChange(trx);
    return { ...choices, university, course, scholarship };
  });
}

async function seedChoices(trx: Trx) {
  const country = {
    germany: await add(trx, 'countries', {
      country_name: 'Germany',
      iso2: 'DE',
      currency: 'EUR',
      position: 9,
    }),
    canada: await add(trx, 'countries', { country_name: 'Canada', iso2: 'CA', currency: 'CAD', position: 2 }),
    australia: await add(trx, 'countries', {
      country_name: 'Australia',
      iso2: 'AU',
      currency: 'AUD',
      position: 1,
    }),
  };
  const level = (interest_name: string, position: number, hidden = false) =>
    add(trx, 'interests', { interest_name, position, hidden });
  const field = (specialization_name: string) => add(trx, 'specializations', { specialization_name });
  for (const [currency, npr] of [
    ['AUD', 91.25],
    ['CAD', 98.5],
  ] as const) {
    const rate = { currency, npr, as_of: '2026-05-04', source: 'Nepal Rastra Bank' };
    await trx.insertInto('exchange_rates').values(rate).execute();
  }
  return {
    country,
    interest: {
      masters: await level('Masters Degree', 3),
      bachelor: await level('Bachelor Degree', 2),
      diploma: await level('Diploma', 1),
      hidden: await level('Primary School', 0, true),
    },
    specialization: {
      it: await field('Information Technology'),
      health: await field('Health'),
      engineering: await field('Engineering'),
      arts: await field('Arts & Design'),
    },
  };
}

async function seedUniversities(trx: Trx, country: Catalogue['country']): Promise<Catalogue['university']> {
  const city = (country_id: number, city_name: string, state: string) =>
    add(trx, 'cities', { country_id, city_name, state, name_key: fold(city_name) });
  const sydney = await city(country.australia, 'Sydney', 'New South Wales');
  const montrealCity = await city(country.canada, 'Montréal', '');
  const named = (university_name: string, source_key: string) => ({
    university_name,
    name_key: fold(university_name),
    source: 'demo',
    source_key,
    sample: true,
  });
  const logo = await seedImage(trx, 'Crest', 'crest');
  const harbour = await add(trx, 'universities', {
    ...named('Harbour Light University', 'u1'),
    country_id: country.australia,
    city_id: sydney,
    logo_image_id: logo,
    email: 'admissions@harbour.example',
    website: 'https://harbour.example/',
    description: 'By the sea.',
    academic_requirement: '60 %',
  });
  const banner = await seedImage(trx, 'Campus at dawn', 'campus');
  await trx.insertInto('university_images').values({ university_id: harbour, image_id: banner }).execute();
  for (const [rank_source, rank_year] of [
    ['World Ranking', 2025],
    ['Asia Ranking', null],
    ['World Ranking', 2026],
  ] as const) {
    await add(trx, 'rankings', { university_id: harbour, rank_source, rank_value: '201-250', rank_year });
  }
  for (const [campus_location, withdrawn] of [
    ['Ocean Street', false],
    ['City Centre', false],
    ['Closed Campus', true],
  ] as const) {
    const campus = { university_id: harbour, campus_location, name_key: fold(campus_location) };
    await add(trx, 'campuses', { ...campus, city_id: sydney, withdrawn });
  }
  const montreal = await add(trx, 'universities', {
    ...named('Université de Montréal', 'u2'),
    source: 'cricos',
    sample: false,
    country_id: country.canada,
    city_id: montrealCity,
  });
  await add(trx, 'rankings', { university_id: montreal, rank_source: 'World Ranking', rank_value: '150' });
  const odd = { ...named(`O'Connor 100% Online_ College`, 'u3'), country_id: country.australia };
  const empty = { ...named('Zenith University', 'u4'), country_id: country.canada, city_id: montrealCity };
  const draft = { ...named('Draft University', 'u5'), country_id: country.canada, status: 'draft' as const };
  return {
    harbour,
    montreal,
    odd: await add(trx, 'universities', odd),
    empty: await add(trx, 'universities', empty),
    draft: await add(trx, 'universities', draft),
  };
}

/** A picture in two widths and two formats. */
async function seedImage(trx: Trx, alt: string, key: string): Promise<number> {
  const id = await add(trx, 'images', { alt, width: 1280, height: 720, blur: 'data:image/webp;base64,AAAA' });
  for (const width of [640, 1280]) {
    for (const type of ['webp', 'avif']) {
      const file = { image_id: id, storage_key: `${key}-${width}.${type}`, media_type: `image/${type}` };
      await add(trx, 'image_files', { ...file, width, height: (width * 9) / 16, bytes: 1000 });
    }
  }
  return id;
}

async function seedScholarships(
  trx: Trx,
  university: Catalogue['university'],
  course: number,
): Promise<Catalogue['scholarship']> {
  const award = (
    university_id: number,
    scholarship_name: string,
    status: 'published' | 'draft' = 'published',
  ) =>
    add(trx, 'scholarships', {
      university_id,
      scholarship_name,
      name_key: fold(scholarship_name),
      source_key: scholarship_name,
      status,
    });
  const merit = await award(university.harbour, 'Merit Award');
  const travel = await award(university.harbour, 'Aid for Travel');
  const montreal = await award(university.montreal, "Bourse d'excellence");
  await award(university.harbour, 'Draft Award', 'draft');
  await award(university.draft, 'Award of a draft university');
  for (const [position, detail] of ['Second', 'First'].entries()) {
    await add(trx, 'scholarship_details', { scholarship_id: merit, detail, position: 1 - position });
  }
  await trx.insertInto('scholarship_courses').values({ scholarship_id: merit, course_id: course }).execute();
  return { merit, travel, montreal };
}
