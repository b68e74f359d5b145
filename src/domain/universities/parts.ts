import { sql, type Kysely } from 'kysely';
import type { Image } from '../../contract/countries.ts';
import type { Ranking, UniversityBrief } from '../../contract/universities.ts';
import type { Database } from '../../platform/schema.ts';
import { imagesById, imagesByOwner } from '../images/data.ts';
import { presentBrief, type UniversityParts, type UniversityRow } from './present.ts';

type Db = Kysely<Database>;

/** The columns every view of a university needs, with the names of its city and country. */
export function selectUniversities(db: Db) {
  return db
    .selectFrom('universities as u')
    .innerJoin('countries as n', 'n.id', 'u.country_id')
    .leftJoin('cities as t', 't.id', 'u.city_id')
    .select(['u.id', 'u.university_name', 'u.source', 'u.sample', 'u.logo_image_id', 'u.country_id'])
    .select(['t.city_name', 't.state', 'n.country_name', 'n.iso2']);
}

/** Universities by id as cards name them, published or not: whoever lists the ids decides what is shown. */
export async function universityBriefs(
  db: Db,
  publicOrigin: string,
  ids: readonly number[],
): Promise<Map<number, UniversityBrief>> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return new Map();
  const rows: UniversityRow[] = await selectUniversities(db).where('u.id', '=', anyOf(wanted)).execute();
  const [logos, rankings] = await Promise.all([logosOf(db, publicOrigin, rows), rankingsOf(db, wanted)]);
  return new Map(
    rows.map((row) => [
      row.id,
      presentBrief(row, { logo: logos(row), rankings: rankings.get(row.id) ?? [] }),
    ]),
  );
}

/** What is shown beside the row of each university, in one statement a kind. */
export async function universityParts(
  db: Db,
  publicOrigin: string,
  rows: readonly UniversityRow[],
): Promise<(row: UniversityRow) => UniversityParts> {
  const ids = rows.map(({ id }) => id);
  const [logos, rankings, images, courses, scholarships] = await Promise.all([
    logosOf(db, publicOrigin, rows),
    rankingsOf(db, ids),
    imagesOf(db, publicOrigin, ids),
    courseCounts(db, ids),
    scholarshipCounts(db, ids),
  ]);
  return (row) => ({
    logo: logos(row),
    rankings: rankings.get(row.id) ?? [],
    images: images.get(row.id) ?? [],
    course_count: courses.get(row.id) ?? 0,
    scholarship_count: scholarships.get(row.id) ?? 0,
  });
}

const anyOf = (ids: readonly number[]) => sql<number>`any(${ids}::int[])`;

async function logosOf(
  db: Db,
  publicOrigin: string,
  rows: readonly UniversityRow[],
): Promise<(row: UniversityRow) => string | null> {
  const images = await imagesById(
    db,
    publicOrigin,
    rows.map((row) => row.logo_image_id),
  );
  return ({ logo_image_id: id }) => (id === null ? null : (images.get(id)?.image ?? null));
}

/** Newest year first. */
async function rankingsOf(db: Db, ids: readonly number[]): Promise<Map<number, Ranking[]>> {
  const rows = await db
    .selectFrom('rankings')
    .select(['id', 'university_id', 'rank_source', 'rank_value', 'rank_year'])
    .where('university_id', '=', anyOf(ids))
    .orderBy('rank_year', (order) => order.desc().nullsLast())
    .orderBy('id')
    .execute();
  const grouped = Map.groupBy(rows, (row) => row.university_id);
  const present = ({ university_id: _owner, ...ranking }: (typeof rows)[number]): Ranking => ranking;
  return new Map([...grouped].map(([id, rankings]) => [id, rankings.map(present)]));
}

async function imagesOf(db: Db, publicOrigin: string, ids: readonly number[]): Promise<Map<number, Image[]>> {
  const links = await db
    .selectFrom('university_images')
    .select(['university_id as owner', 'image_id as image'])
    .where('university_id', '=', anyOf(ids))
    .orderBy('position')
    .orderBy('image_id')
    .execute();
  return imagesByOwner(db, publicOrigin, links);
}

/** Courses that students may see: the rows of the search index. */
async function courseCounts(db: Db, ids: readonly number[]): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('course_search')
    .select(({ fn }) => ['university_id', fn.countAll<number>().as('count')])
    .where('university_id', '=', anyOf(ids))
    .groupBy('university_id')
    .execute();
  return new Map(rows.map((row) => [row.university_id, row.count]));
}

async function scholarshipCounts(db: Db, ids: readonly number[]): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('scholarships')
    .select(({ fn }) => ['university_id', fn.countAll<number>().as('count')])
    .where('university_id', '=', anyOf(ids))
    .where('status', '=', sql.lit('published' as const))
    .groupBy('university_id')
    .execute();
  return new Map(rows.map((row) => [row.university_id, row.count]));
}
