import { sql, type RawBuilder } from 'kysely';

/** An image as the read queries gather it: its files largest first. */
export interface ImageRow {
  alt: string;
  width: number;
  height: number;
  blur: string;
  files: { storage_key: string; media_type: string; width: number }[];
}

/**
 * SQL for the images of a row as a JSON array of ImageRow, in their order.
 * @param table university_images or course_images
 * @param owner the row they belong to, `sql.ref('c.id')`
 */
export function imagesOf(
  table: 'university_images' | 'course_images',
  owner: RawBuilder<unknown>,
): RawBuilder<ImageRow[]> {
  const column = table === 'course_images' ? 'course_id' : 'university_id';
  return sql<ImageRow[]>`coalesce((
    select jsonb_agg(${imageJson} order by l.position, l.image_id)
    from ${sql.table(table)} l join images m on m.id = l.image_id
    where l.${sql.ref(column)} = ${owner}), '[]')`;
}

/** SQL for one image by its id as an ImageRow, null where the id is null. */
export function imageOf(imageId: RawBuilder<unknown>): RawBuilder<ImageRow | null> {
  return sql<ImageRow | null>`(select ${imageJson} from images m where m.id = ${imageId})`;
}

const imageJson = sql`jsonb_build_object('alt', m.alt, 'width', m.width, 'height', m.height, 'blur', m.blur,
  'files', (select coalesce(jsonb_agg(jsonb_build_object('storage_key', f.storage_key, 'media_type', f.media_type,
    'width', f.width) order by f.width desc, f.media_type), '[]') from image_files f where f.image_id = m.id))`;
