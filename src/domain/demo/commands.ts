import { sql, type Kysely, type Transaction } from 'kysely';
import { DESTINATIONS, FORMER_RATE_SOURCES, SAMPLE_RATE_SOURCE } from '../../../db/demo/index.ts';
import { drawPicture } from '../../platform/files/pictures.ts';
import type { Database } from '../../platform/database/schema.ts';
import type { FileStorage } from '../../platform/files/storage.ts';
import {
  addCourseImage,
  addUniversityImage,
  discardImages,
  insertImages,
  storeImage,
  type StoredImage,
} from '../images/commands.ts';
import { finishCatalogueChange, reindexCourses } from '../search/commands.ts';
import { bannerSvg } from './banner.ts';
import { fillContent, removeSampleContent } from './content.ts';
import { writeEnglish } from './english.ts';
import { demoCatalogue, writeCourses, writeScholarships, writeUniversities } from './rows.ts';
import { writeCities, writeVocabulary } from './vocabulary.ts';

interface FillOptions {
  now: Date;
  storage: FileStorage;
  onProgress?: (done: number, total: number, what: string) => void;
}

interface Filled {
  /** False if the catalogue already had a university or a course; then nothing was changed. */
  filled: boolean;
  universities: number;
  courses: number;
}

const NOTHING: Filled = { filled: false, universities: 0, courses: 0 };
/** An advisory lock number that nothing else uses: of two processes that start together only one may fill. */
const FILL_LOCK = 8_312_021;
const STEPS_BESIDE_COURSES = 6;

/** Fills an empty catalogue with the demo, all or nothing. Every row is marked as sample. */
export async function fillDemo(
  db: Kysely<Database>,
  { now, storage, onProgress }: FillOptions,
): Promise<Filled> {
  if (!(await isEmpty(db))) return NOTHING;
  const catalogue = demoCatalogue();
  const courseCount = catalogue.reduce((sum, { courses }) => sum + courses.length, 0);
  const pictures = PICTURES.length;
  const total = pictures + STEPS_BESIDE_COURSES + courseCount;
  let done = 0;
  const advance = (what: string, steps = 1) => onProgress?.((done += steps), total, what);

  // Runs beside the writes, which wait for another thread or server; this halves the time.
  const drawing = drawAll(storage, () => advance('Drawing pictures'));
  drawing.catch(() => {}); // Awaited below. Until then a failure must not count as unhandled.
  const filled = await db
    .transaction()
    .execute(async (trx) => {
      await sql`select pg_advisory_xact_lock(${FILL_LOCK})`.execute(trx);
      if (!(await isEmpty(trx))) return false;
      const { countries, interests, fields } = await writeVocabulary(trx);
      advance('Countries, levels and fields');
      const cities = await writeCities(trx, catalogue, countries);
      advance('Cities');
      const { universities, campuses } = await writeUniversities(trx, catalogue, countries, cities, now);
      advance('Universities');
      const courses = await writeCourses(trx, catalogue, { universities, campuses, interests, fields }, now);
      advance('Courses');
      await writeEnglish(trx, catalogue, universities, courses);
      await writeScholarships(trx, catalogue, universities, courses);
      advance('Scholarships');
      await fillContent(trx, now);
      advance('Posts and events');
      let indexedBefore = 0;
      await reindexCourses(trx, [...courses.values()], (indexed) => {
        advance('Search index', indexed - indexedBefore);
        indexedBefore = indexed;
      });
      await finishCatalogueChange(trx);
      await attachPictures(trx, await drawing, universities, courses);
      return true;
    })
    .catch(async (error: unknown) => {
      await discardDrawn(storage, drawing);
      throw error;
    });
  if (filled) return { filled, universities: catalogue.length, courses: courseCount };
  await discardDrawn(storage, drawing);
  return NOTHING;
}

async function isEmpty(db: Kysely<Database>): Promise<boolean> {
  const { rows } = await sql<{ empty: boolean }>`
    select not exists (select from universities) and not exists (select from courses) as empty`.execute(db);
  return rows[0]!.empty;
}

interface DemoPicture {
  on: 'university' | 'course';
  key: string;
  iso2: string;
}

/** One university per destination and a few courses; the others have none, so pages draw their emblem. */
const PICTURES: readonly DemoPicture[] = [
  ...DESTINATIONS.flatMap(({ iso2, universities }) =>
    universities.filter(({ banner }) => banner).map(({ key }) => ({ on: 'university' as const, key, iso2 })),
  ),
  { on: 'course', key: 'jacaranda/marine/BAC', iso2: 'AU' },
  { on: 'course', key: 'laurier-nord/earth/BAC', iso2: 'CA' },
  { on: 'course', key: 'korimako/viticulture/BAC', iso2: 'NZ' },
];

/** Stores all pictures; if one fails, none is kept. */
async function drawAll(storage: FileStorage, onPicture: () => void): Promise<StoredImage[]> {
  const images: StoredImage[] = [];
  try {
    for (const picture of PICTURES) {
      images.push(await drawAndStore(storage, picture));
      onPicture();
    }
    return images;
  } catch (error) {
    await discardImages(storage, images);
    throw error;
  }
}

async function discardDrawn(storage: FileStorage, drawing: Promise<StoredImage[]>): Promise<void> {
  const images = await drawing.catch(() => []);
  await discardImages(storage, images);
}

/** Two sizes and little effort: the first start should not wait for samples. */
const QUICK_SIZES = { widths: [480, 960], effort: 0 };

async function drawAndStore(storage: FileStorage, { key, iso2 }: DemoPicture): Promise<StoredImage> {
  const country = DESTINATIONS.find((each) => each.iso2 === iso2)!;
  const bytes = await drawPicture(bannerSvg(country, key));
  const alt = `Sample picture: a drawn landscape in the colours of ${country.country_name}`;
  return storeImage(storage, { bytes, alt }, QUICK_SIZES);
}

async function attachPictures(
  trx: Transaction<Database>,
  images: readonly StoredImage[],
  universities: ReadonlyMap<string, number>,
  courses: ReadonlyMap<string, number>,
): Promise<void> {
  const ids = await insertImages(trx, images);
  for (const [at, { on, key }] of PICTURES.entries()) {
    if (on === 'university') await addUniversityImage(trx, universities.get(key)!, ids[at]!);
    else await addCourseImage(trx, courses.get(key)!, ids[at]!);
  }
}

interface Removed {
  universities: number;
  courses: number;
  scholarships: number;
}

/** Something real refers to a sample university: it has to be moved or removed first. */
export class DemoInUseError extends Error {
  override name = 'DemoInUseError';

  constructor(universities: readonly string[]) {
    super(
      `Nothing was removed: these sample universities have courses or scholarships that are not samples: ${universities.join(', ')}. Move or delete those first.`,
    );
  }
}

/**
 * Deletes every sample row and its pictures, as a consultancy does before going live. Countries, levels and fields
 * stay; real courses use them too.
 * @throws DemoInUseError
 */
export async function removeDemo(
  db: Kysely<Database>,
  {
    storage,
    whenRemoved,
  }: {
    storage: FileStorage;
    /** Called in the transaction, when all is deleted. */
    whenRemoved?: (trx: Transaction<Database>) => Promise<void>;
  },
): Promise<Removed> {
  const { removed, keys } = await db.transaction().execute(async (trx) => {
    await refuseWhenInUse(trx);
    const imageIds = await sampleImages(trx);
    const cityIds = await sampleCities(trx);
    const scholarships = await trx
      .deleteFrom('scholarships')
      .where('sample', '=', true)
      .returning('id')
      .execute();
    const courses = await trx.deleteFrom('courses').where('sample', '=', true).returning('id').execute();
    const universities = await trx
      .deleteFrom('universities')
      .where('sample', '=', true)
      .returning('id')
      .execute();
    const rates = await trx
      .deleteFrom('exchange_rates')
      .where('source', 'in', [SAMPLE_RATE_SOURCE, ...FORMER_RATE_SOURCES])
      .returning('currency')
      .execute();
    await removeSampleContent(trx);
    await deleteUnusedCities(trx, cityIds);
    const files = await deleteUnusedImages(trx, imageIds);
    await reindexCoursesIn(
      trx,
      rates.map(({ currency }) => currency),
    );
    await finishCatalogueChange(trx);
    await whenRemoved?.(trx);
    const counts = {
      universities: universities.length,
      courses: courses.length,
      scholarships: scholarships.length,
    };
    return { removed: counts, keys: files };
  });
  // After the commit: a file without a row does no harm, but a row without its file does.
  for (const key of keys) await storage.delete(key);
  return removed;
}

async function refuseWhenInUse(trx: Transaction<Database>): Promise<void> {
  const { rows } = await sql<{ university_name: string }>`
    select u.university_name from universities u
    where u.sample and (exists (select from courses c where c.university_id = u.id and not c.sample)
      or exists (select from scholarships s where s.university_id = u.id and not s.sample))
    order by u.name_key`.execute(trx);
  if (rows.length > 0) throw new DemoInUseError(rows.map(({ university_name }) => university_name));
}

async function sampleImages(trx: Transaction<Database>): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select l.image_id as id from university_images l join universities u on u.id = l.university_id and u.sample
    union select l.image_id from course_images l join courses c on c.id = l.course_id and c.sample
    union select u.logo_image_id from universities u where u.sample and u.logo_image_id is not null
    union select e.image_id from events e where e.sample and e.image_id is not null
    union select a.image_id from articles a where a.sample and a.image_id is not null
    union select s.image_id from article_sections s join articles a on a.id = s.article_id and a.sample
      where s.image_id is not null`.execute(trx);
  return rows.map(({ id }) => id);
}

async function sampleCities(trx: Transaction<Database>): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select u.city_id as id from universities u where u.sample and u.city_id is not null
    union select k.city_id from campuses k join universities u on u.id = k.university_id and u.sample
      where k.city_id is not null`.execute(trx);
  return rows.map(({ id }) => id);
}

async function deleteUnusedCities(trx: Transaction<Database>, ids: readonly number[]): Promise<void> {
  await sql`delete from cities c where c.id = any(${ids}::int[])
    and not exists (select from universities u where u.city_id = c.id)
    and not exists (select from campuses k where k.city_id = c.id)`.execute(trx);
}

/** Deletes those of the images that nothing uses any more. @returns the keys of their files. */
async function deleteUnusedImages(trx: Transaction<Database>, ids: readonly number[]): Promise<string[]> {
  const unused = await sql<{ id: number }>`
    select m.id from images m where m.id = any(${ids}::int[])
      and not exists (select from university_images l where l.image_id = m.id)
      and not exists (select from course_images l where l.image_id = m.id)
      and not exists (select from universities u where u.logo_image_id = m.id)
      and not exists (select from articles a where a.image_id = m.id)
      and not exists (select from article_sections s where s.image_id = m.id)
      and not exists (select from events e where e.image_id = m.id)`.execute(trx);
  const gone = unused.rows.map(({ id }) => id);
  const files = await sql<{ storage_key: string }>`
    select storage_key from image_files where image_id = any(${gone}::int[])`.execute(trx);
  await sql`delete from images where id = any(${gone}::int[])`.execute(trx);
  return files.rows.map(({ storage_key }) => storage_key);
}

/** Courses whose currency no longer has a rate are now sorted by their plain amount. */
async function reindexCoursesIn(trx: Transaction<Database>, currencies: readonly string[]): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select id from courses where currency = any(${currencies}::text[]) order by id`.execute(trx);
  await reindexCourses(
    trx,
    rows.map(({ id }) => id),
  );
}
