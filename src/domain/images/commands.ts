import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import type { FileStorage } from '../../platform/files/storage.ts';
import { discardImages, storeImage, type NewImage, type StoredImage } from './commands.store.ts';

export { discardImages, storeImage, type StoredImage } from './commands.store.ts';

/**
 * Stores a picture in every size that pages use.
 * @returns its image id.
 * @throws PictureError for a file that is not an accepted picture; then nothing is stored.
 */
export async function addImage(db: Kysely<Database>, storage: FileStorage, image: NewImage): Promise<number> {
  const stored = await storeImage(storage, image);
  try {
    const [id] = await insertImages(db, [stored]);
    return id!;
  } catch (error) {
    await discardImages(storage, [stored]);
    throw error;
  }
}

/** Inserts rows for stored images. @returns their ids in the same order. */
export async function insertImages(db: Kysely<Database>, images: readonly StoredImage[]): Promise<number[]> {
  const ids: number[] = [];
  for (const { files, ...image } of images) {
    // One statement for both tables, so that it is all or nothing outside a transaction too.
    const { id } = await db
      .with('image', (query) => query.insertInto('images').values(image).returning('id'))
      .with('files', (query) =>
        query
          .insertInto('image_files')
          .values((row) =>
            files.map((file) => ({ ...file, image_id: row.selectFrom('image').select('id') })),
          ),
      )
      .selectFrom('image')
      .select('id')
      .executeTakeFirstOrThrow();
    ids.push(id);
  }
  return ids;
}

/** Sets the university's logo; null restores the emblem. */
export async function setUniversityLogo(
  db: Kysely<Database>,
  universityId: number,
  imageId: number | null,
): Promise<void> {
  await db
    .updateTable('universities')
    .set({ logo_image_id: imageId, updated_at: new Date() })
    .where('id', '=', universityId)
    .execute();
}

/** Appends an image to those of the university. */
export async function addUniversityImage(
  db: Kysely<Database>,
  universityId: number,
  imageId: number,
): Promise<void> {
  await db
    .insertInto('university_images')
    .values((row) => ({
      university_id: universityId,
      image_id: imageId,
      position: row
        .selectFrom('university_images')
        .where('university_id', '=', universityId)
        .select(({ fn, val }) => fn.coalesce(row(fn.max('position'), '+', 1), val(0)).as('position')),
    }))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Appends an image to those of the course. */
export async function addCourseImage(db: Kysely<Database>, courseId: number, imageId: number): Promise<void> {
  await db
    .insertInto('course_images')
    .values((row) => ({
      course_id: courseId,
      image_id: imageId,
      position: row
        .selectFrom('course_images')
        .where('course_id', '=', courseId)
        .select(({ fn, val }) => fn.coalesce(row(fn.max('position'), '+', 1), val(0)).as('position')),
    }))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
