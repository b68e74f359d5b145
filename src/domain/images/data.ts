import { sql, type Kysely } from 'kysely';
import type { Image } from '../../contract/countries.ts';
import type { Database } from '../../platform/schema.ts';
import { presentImage, type ImageFileRow } from './present.ts';

interface ImageRow extends ImageFileRow {
  image_id: number;
}

/** Pictures by id, in one statement. An image without a stored file is left out. */
export async function imagesById(
  db: Kysely<Database>,
  publicOrigin: string,
  ids: readonly (number | null)[],
): Promise<Map<number, Image>> {
  const wanted = [...new Set(ids.filter((id) => id !== null))];
  if (wanted.length === 0) return new Map();
  const rows: ImageRow[] = await db
    .selectFrom('images as i')
    .innerJoin('image_files as f', 'f.image_id', 'i.id')
    .select(['i.id as image_id', 'i.alt', 'i.blur', 'f.storage_key', 'f.media_type', 'f.width', 'f.height'])
    .where('i.id', '=', sql<number>`any(${wanted}::int[])`)
    .orderBy('f.image_id')
    .orderBy('f.width')
    .orderBy('f.id')
    .execute();
  const files = Map.groupBy(rows, (row) => row.image_id);
  return new Map([...files].map(([id, rowsOfOne]) => [id, presentImage(rowsOfOne, publicOrigin)]));
}

/** The pictures of each owner in their order, from links of owner to image. */
export async function imagesByOwner(
  db: Kysely<Database>,
  publicOrigin: string,
  links: readonly { owner: number; image: number }[],
): Promise<Map<number, Image[]>> {
  const images = await imagesById(
    db,
    publicOrigin,
    links.map(({ image }) => image),
  );
  const owned = new Map<number, Image[]>();
  for (const { owner, image } of links) {
    const picture = images.get(image);
    if (picture) owned.set(owner, [...(owned.get(owner) ?? []), picture]);
  }
  return owned;
}
