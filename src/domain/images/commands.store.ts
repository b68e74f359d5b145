import { PICTURE_SHAPES, type Crop, type PictureShapeName } from '../../contract/picture-shapes.ts';
import { makeMaster, makeRenditions, type Renditions } from '../../platform/files/pictures.ts';
import { newStorageKey, type FileStorage } from '../../platform/files/storage.ts';

export interface NewImage {
  bytes: Buffer;
  /** What the picture shows, for people who cannot see it. */
  alt: string;
}

/** A stored file of a picture in one shape, size and format. */
export interface StoredFile {
  storage_key: string;
  media_type: string;
  width: number;
  height: number;
  bytes: number;
  shape?: PictureShapeName;
}

/** An image whose files are stored but which has no row yet. */
export interface StoredImage extends Omit<Renditions, 'files'> {
  alt: string;
  files: StoredFile[];
  master_key?: string;
}

interface StoreOptions {
  widths?: readonly number[];
  effort?: number;
}

/** Stores the files of a picture, for `insertImages`, or for `discardImages` if they are not needed after all. */
export async function storeImage(
  storage: FileStorage,
  { bytes, alt }: NewImage,
  { widths = PICTURE_SHAPES.whole.widths, effort }: StoreOptions = {},
): Promise<StoredImage> {
  const { files, ...size } = await makeRenditions(bytes, { widths, effort });
  return { ...size, alt, files: await storeFiles(storage, files, 'whole') };
}

/**
 * Stores a picture with its master, from which crops can be made at any time.
 * @throws PictureError, and errors of the storage; then nothing is stored
 */
export async function storeWithMaster(
  storage: FileStorage,
  picture: NewImage,
): Promise<StoredImage & { master_key: string }> {
  // Renditions first: they check the picture.
  const stored = await storeImage(storage, picture);
  const master_key = newStorageKey('masters', 'webp');
  try {
    await storage.put(master_key, await makeMaster(picture.bytes));
    return { ...stored, master_key };
  } catch (error) {
    await discardImages(storage, [{ ...stored, master_key }]);
    throw error;
  }
}

/** Stores the files of a crop. @param master the picture in full size */
export async function storeCrop(
  storage: FileStorage,
  master: Buffer,
  shape: PictureShapeName,
  crop: Crop,
): Promise<StoredFile[]> {
  const { files } = await makeRenditions(master, { widths: PICTURE_SHAPES[shape].widths, crop });
  return storeFiles(storage, files, shape);
}

async function storeFiles(
  storage: FileStorage,
  files: Renditions['files'],
  shape: PictureShapeName,
): Promise<StoredFile[]> {
  const stored = files.map((file) => ({
    storage_key: newStorageKey('images', file.extension),
    media_type: file.mediaType,
    width: file.width,
    height: file.height,
    bytes: file.bytes.length,
    shape,
  }));
  const writes = files.map((file, at) => storage.put(stored[at]!.storage_key, file.bytes));
  const failed = (await Promise.allSettled(writes)).find(({ status }) => status === 'rejected');
  if (failed?.status === 'rejected') {
    await discardImages(storage, [{ files: stored }]);
    throw failed.reason;
  }
  return stored;
}

/** Deletes the files of images that have no row. */
export async function discardImages(
  storage: FileStorage,
  images: readonly Pick<StoredImage, 'files' | 'master_key'>[],
): Promise<void> {
  const keys = images.flatMap(({ files, master_key }) => [
    ...files.map(({ storage_key }) => storage_key),
    ...(master_key === undefined ? [] : [master_key]),
  ]);
  await Promise.all(keys.map((key) => storage.delete(key)));
}

/** The picture in full size, or its largest file if it has no master. */
export async function readMaster(
  storage: FileStorage,
  image: { master_key: string | null; files: readonly { storage_key: string; media_type: string }[] },
): Promise<Buffer> {
  const key =
    image.master_key ?? image.files.find(({ media_type }) => media_type === 'image/webp')?.storage_key;
  const file = key === undefined ? null : await storage.get(key);
  if (!file) throw new Error('The storage does not have the file of a picture.');
  return Buffer.from(await new Response(file.stream).arrayBuffer());
}
