import type { Transaction } from 'kysely';
import { CROPPED_SHAPES, type Crop, type CroppedShape } from '../../contract/picture-shapes.ts';
import type { Database } from '../../platform/database/schema.ts';
import type { FileStorage } from '../../platform/files/storage.ts';
import { discardImages, readMaster, storeCrop, type StoredFile } from './commands.store.ts';
import type { PictureContext } from './context.ts';

/** Crops by shape; null takes one away. */
export type Crops = Partial<Record<CroppedShape, Crop | null>>;

/** A picture with its files and crops. */
export type EditedImage = NonNullable<Awaited<ReturnType<typeof readImage>>>;

export async function readImage(db: PictureContext['db'], id: number) {
  const image = await db.selectFrom('images').selectAll().where('id', '=', id).executeTakeFirst();
  if (!image) return undefined;
  const files = await db
    .selectFrom('image_files')
    .select(['storage_key', 'media_type'])
    .where('image_id', '=', id)
    .where('shape', '=', 'whole')
    .orderBy('width', 'desc')
    .execute();
  const rows = await db
    .selectFrom('image_crops')
    .select(['shape', 'x', 'y', 'width', 'height'])
    .where('image_id', '=', id)
    .execute();
  const crops: Crops = Object.fromEntries(rows.map(({ shape, ...crop }) => [shape, crop]));
  return { ...image, files, crops };
}

/** Makes the files of crops. @throws errors of the storage; then none is left */
export async function storeCrops(
  storage: FileStorage,
  image: Parameters<typeof readMaster>[1],
  crops: Crops,
): Promise<StoredFile[]> {
  const wanted = CROPPED_SHAPES.filter((shape) => crops[shape]);
  if (wanted.length === 0) return [];
  const master = await readMaster(storage, image);
  const stored: StoredFile[] = [];
  try {
    for (const shape of wanted) stored.push(...(await storeCrop(storage, master, shape, crops[shape]!)));
    return stored;
  } catch (error) {
    await discardImages(storage, [{ files: stored }]);
    throw error;
  }
}

/** @returns the keys of files that are no longer needed. */
export async function setCrops(
  trx: Transaction<Database>,
  imageId: number,
  crops: Crops,
  files: readonly StoredFile[],
): Promise<string[]> {
  const shapes = CROPPED_SHAPES.filter((shape) => crops[shape] !== undefined);
  if (shapes.length === 0) return [];
  const old = await trx
    .deleteFrom('image_files')
    .where('image_id', '=', imageId)
    .where('shape', 'in', shapes)
    .returning('storage_key')
    .execute();
  await trx.deleteFrom('image_crops').where('image_id', '=', imageId).where('shape', 'in', shapes).execute();
  const rows = shapes.flatMap((shape) => {
    const crop = crops[shape];
    return crop ? [{ image_id: imageId, shape, ...crop }] : [];
  });
  if (rows.length > 0) await trx.insertInto('image_crops').values(rows).execute();
  await insertFiles(trx, imageId, files);
  return old.map(({ storage_key }) => storage_key);
}

export async function insertFiles(
  trx: Transaction<Database>,
  imageId: number,
  files: readonly StoredFile[],
): Promise<void> {
  if (files.length === 0) return;
  await trx
    .insertInto('image_files')
    .values(files.map((file) => ({ ...file, image_id: imageId })))
    .execute();
}
