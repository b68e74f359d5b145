import { sql, type Kysely } from 'kysely';
import type { ShownPicture } from '../../contract/pictures.ts';
import type { Database } from '../../platform/database/schema.ts';
import type { ImageRow } from './data.ts';
import { presentImage, type PictureUrl } from './present.ts';

/**
 * Fills in the pictures of documents: `{ image: 12 }`, as forms store it, becomes address, size, text alternative, sizes,
 * focal point and crops (ShownPicture). A picture that is no longer in the library becomes null.
 * @param pictureUrl the address of a stored file, as a path of this site
 */
export async function resolvePictures(
  db: Kysely<Database>,
  pictureUrl: PictureUrl,
  documents: ReadonlyMap<string, unknown>,
): Promise<Map<string, unknown>> {
  const ids = new Set<number>();
  for (const document of documents.values()) collect(document, ids);
  if (ids.size === 0) return new Map(documents);
  const shown = await readShown(db, pictureUrl, [...ids]);
  return new Map([...documents].map(([name, document]) => [name, replace(document, shown)]));
}

/** Pictures of the library as pages get them, by id. */
async function readShown(
  db: Kysely<Database>,
  pictureUrl: PictureUrl,
  ids: readonly number[],
): Promise<Map<number, ShownPicture>> {
  const rows = await db
    .selectFrom('images')
    .select(['id', sql<ImageRow>`image_json(id)`.as('row')])
    .where('id', 'in', ids)
    .execute();
  return new Map(
    rows.flatMap(({ id, row }) =>
      presentImage(row, pictureUrl).map((image) => {
        const { image: src, alt, width, height } = image;
        return [id, { src, alt, width, height, image: id, uploaded: image }];
      }),
    ),
  );
}

/** The id of a picture of the library; undefined for any other value. Nothing else in a form has a number in `image`. */
function idOfPicture(value: object): number | undefined {
  const id = 'image' in value ? value.image : undefined;
  return typeof id === 'number' ? id : undefined;
}

function collect(value: unknown, ids: Set<number>): void {
  if (typeof value !== 'object' || value === null) return;
  const id = idOfPicture(value);
  if (id !== undefined) ids.add(id);
  else for (const inner of Object.values(value)) collect(inner, ids);
}

function replace(value: unknown, shown: ReadonlyMap<number, ShownPicture>): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const id = idOfPicture(value);
  if (id !== undefined) return shown.get(id) ?? null;
  if (Array.isArray(value)) return value.map((item) => replace(item, shown));
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, replace(inner, shown)]));
}
