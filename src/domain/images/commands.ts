import type { Kysely } from 'kysely';
import { makeRenditions, type Renditions } from '../../platform/files/pictures.ts';
import type { Database } from '../../platform/database/schema.ts';
import { newStorageKey, type FileStorage } from '../../platform/files/storage.ts';

interface NewImage {
  bytes: Buffer;
  /** What the picture shows, for people who cannot see it. */
  alt: string;
}

/** An image whose files are stored but which has no row yet. */
export interface StoredImage extends Omit<Renditions, 'files'> {
  alt: string;
  files: { storage_key: string; media_type: string; width: number; height: number; bytes: number }[];
}

interface StoreOptions {
  widths?: readonly number[];
  effort?: number;
}

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

/** Stores the files of a picture, for `insertImages`, or for `discardImages` if they are not needed after all. */
export async function storeImage(
  storage: FileStorage,
  { bytes, alt }: NewImage,
  options: StoreOptions = {},
): Promise<StoredImage> {
  const { files, ...size } = await makeRenditions(bytes, options);
  const stored = files.map((file) => ({
    storage_key: newStorageKey('images', file.extension),
    media_type: file.mediaType,
    width: file.width,
    height: file.height,
    bytes: file.bytes.length,
  }));
  const image = { ...size, alt, files: stored };
  const writes = files.map((file, at) => storage.put(stored[at]!.storage_key, file.bytes));
  const failed = (await Promise.allSettled(writes)).find(({ status }) => status === 'rejected');
  if (failed?.status === 'rejected') {
    await discardImages(storage, [image]);
    throw failed.reason;
  }
  return image;
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

/** Deletes the files of images that have no row. */
export async function discardImages(
  storage: FileStorage,
  images: readonly Pick<StoredImage, 'files'>[],
): Promise<void> {
  const keys = images.flatMap(({ files }) => files.map(({ storage_key }) => storage_key));
  await Promise.all(keys.map((key) => storage.delete(key)));
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
