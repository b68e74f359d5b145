import type { Image } from '../../contract/countries.ts';
import type { ImageRow } from './data.ts';

export const mediaAddress = (publicOrigin: string, storageKey: string): string =>
  `${publicOrigin}/media/${storageKey}`;

/** An image on the wire: `image` is its largest size in the most widely supported format. */
export function presentImage(row: ImageRow, publicOrigin: string): Image[] {
  const [largest] = row.files;
  if (!largest) return [];
  const fallback = row.files.find(
    ({ media_type, width }) => media_type === 'image/webp' && width === largest.width,
  );
  return [
    {
      image: mediaAddress(publicOrigin, (fallback ?? largest).storage_key),
      alt: row.alt,
      width: row.width,
      height: row.height,
      blur: row.blur,
      sources: row.files.map(({ storage_key, media_type, width }) => ({
        image: mediaAddress(publicOrigin, storage_key),
        media_type,
        width,
      })),
    },
  ];
}

/** The URL of a logo; null if there is none. */
export const presentLogo = (row: ImageRow | null, publicOrigin: string): string | null =>
  row ? (presentImage(row, publicOrigin)[0]?.image ?? null) : null;
