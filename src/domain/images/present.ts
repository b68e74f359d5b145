import type { Image } from '../../contract/countries.ts';
import type { ImageRow } from './data.ts';

/** The absolute URL of a stored picture: the server knows where it serves them. */
export type PictureUrl = (storageKey: string) => string;

/** An image on the wire: `image` is its largest size in the most widely supported format. */
export function presentImage(row: ImageRow, pictureUrl: PictureUrl): Image[] {
  const [largest] = row.files;
  if (!largest) return [];
  const fallback = row.files.find(
    ({ media_type, width }) => media_type === 'image/webp' && width === largest.width,
  );
  return [
    {
      image: pictureUrl((fallback ?? largest).storage_key),
      alt: row.alt,
      width: row.width,
      height: row.height,
      blur: row.blur,
      sources: row.files.map(({ storage_key, media_type, width }) => ({
        image: pictureUrl(storage_key),
        media_type,
        width,
      })),
    },
  ];
}

/** The URL of a logo; null if there is none. */
export const presentLogo = (row: ImageRow | null, pictureUrl: PictureUrl): string | null =>
  row ? (presentImage(row, pictureUrl)[0]?.image ?? null) : null;
