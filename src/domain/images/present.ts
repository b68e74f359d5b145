import type { Image } from '../../contract/countries.ts';
import { CROPPED_SHAPES } from '../../contract/picture-shapes.ts';
import type { ImageRow } from './data.ts';

/** The absolute URL of a stored picture: the server knows where it serves them. */
export type PictureUrl = (storageKey: string) => string;

/** Pages show logos at most this wide, for screens with two pixels per point. */
const LOGO_WIDTH = 160;

/** An image on the wire: `image` is its largest size in the most widely supported format. */
export function presentImage(row: ImageRow, pictureUrl: PictureUrl): Image[] {
  const whole = filesOf(row, 'whole');
  const [largest] = whole;
  if (!largest) return [];
  const fallback = whole.find(
    ({ media_type, width }) => media_type === 'image/webp' && width === largest.width,
  );
  const crops = presentCrops(row, pictureUrl);
  return [
    {
      image: pictureUrl((fallback ?? largest).storage_key),
      alt: row.alt,
      width: row.width,
      height: row.height,
      blur: row.blur,
      sources: sourcesOf(whole, pictureUrl),
      ...((row.focal_x !== 0.5 || row.focal_y !== 0.5) && { focus: { x: row.focal_x, y: row.focal_y } }),
      ...(crops && { crops }),
    },
  ];
}

const filesOf = (row: ImageRow, shape: ImageRow['files'][number]['shape']) =>
  row.files.filter((file) => file.shape === shape);

const sourcesOf = (files: ImageRow['files'], pictureUrl: PictureUrl): Image['sources'] =>
  files.map(({ storage_key, media_type, width }) => ({ image: pictureUrl(storage_key), media_type, width }));

function presentCrops(row: ImageRow, pictureUrl: PictureUrl): Image['crops'] {
  const crops: NonNullable<Image['crops']> = {};
  for (const shape of CROPPED_SHAPES) {
    const files = filesOf(row, shape);
    const [largest] = files;
    if (!largest) continue;
    crops[shape] = {
      width: largest.width,
      height: largest.height,
      sources: sourcesOf(files, pictureUrl),
    };
  }
  return Object.keys(crops).length > 0 ? crops : undefined;
}

/** The URL of a picture in its largest size; null if there is none. */
export const presentAddress = (row: ImageRow | null, pictureUrl: PictureUrl): string | null =>
  row ? (presentImage(row, pictureUrl)[0]?.image ?? null) : null;

/** The URL of a logo, in the smallest size that is sharp; null if there is none. */
export function presentLogo(row: ImageRow | null, pictureUrl: PictureUrl): string | null {
  if (!row) return null;
  const fitting = filesOf(row, 'whole').filter(
    ({ media_type, width }) => media_type === 'image/webp' && width >= Math.min(LOGO_WIDTH, row.width),
  );
  const smallest = fitting.at(-1);
  return smallest ? pictureUrl(smallest.storage_key) : presentAddress(row, pictureUrl);
}
