import { sql, type RawBuilder } from 'kysely';
import type { PictureShapeName } from '../../contract/picture-shapes.ts';

/** An image as the SQL function image_json returns it: the files of all its shapes, largest first. */
export interface ImageRow {
  alt: string;
  width: number;
  height: number;
  blur: string;
  focal_x: number;
  focal_y: number;
  files: {
    storage_key: string;
    media_type: string;
    width: number;
    height: number;
    shape: PictureShapeName;
  }[];
}

/** SQL for the images of a university as a JSON array of ImageRow, in their order. */
export function imagesOf(universityId: RawBuilder<unknown>): RawBuilder<ImageRow[]> {
  return sql<ImageRow[]>`coalesce((
    select jsonb_agg(image_json(l.image_id) order by l.position, l.image_id)
    from university_images l where l.university_id = ${universityId}), '[]')`;
}

/** SQL for one image by id as an ImageRow; null if the id is null. */
export function imageOf(imageId: RawBuilder<unknown>): RawBuilder<ImageRow | null> {
  return sql<ImageRow | null>`image_json(${imageId})`;
}
