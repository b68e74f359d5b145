import type { Generated } from 'kysely';
import type { CroppedShape, PictureShapeName } from '../../../contract/picture-shapes.ts';
import type { WithDefault } from './column-types.ts';

/** The tables of the library of pictures. Positions are fractions of a picture's width and height. */

export interface ImagesTable {
  id: Generated<number>;
  alt: string;
  width: number;
  height: number;
  blur: WithDefault<string>;
  created_at: WithDefault<Date>;
  file_name: WithDefault<string>;
  credit: string | null;
  decorative: WithDefault<boolean>;
  focal_x: WithDefault<number>;
  focal_y: WithDefault<number>;
  sha256: Buffer | null;
  /** The picture in full size in storage; null: the largest file of `image_files`. */
  master_key: string | null;
  version: WithDefault<number>;
  changed_at: WithDefault<Date>;
}

export interface ImageFilesTable {
  id: Generated<number>;
  image_id: number;
  storage_key: string;
  media_type: string;
  width: number;
  height: number;
  bytes: number;
  shape: WithDefault<PictureShapeName>;
}

export interface ImageCropsTable {
  image_id: number;
  shape: CroppedShape;
  x: number;
  y: number;
  width: number;
  height: number;
}
