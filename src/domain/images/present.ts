import type { Image } from '../../contract/countries.ts';

export interface ImageFileRow {
  alt: string;
  blur: string;
  storage_key: string;
  media_type: string;
  width: number;
  height: number;
}

/** Media types by how many readers understand them, best last. */
const READABLE = ['image/avif', 'image/webp', 'image/png', 'image/jpeg'];

/** The stored files of one image, narrowest first, as one picture; its own address is the widest, most readable file. */
export function presentImage(files: readonly ImageFileRow[], publicOrigin: string): Image {
  const readability = (file: ImageFileRow) => READABLE.indexOf(file.media_type);
  const [widest] = files.toSorted((a, b) => b.width - a.width || readability(b) - readability(a));
  if (!widest) throw new Error('An image without files has no address');
  const address = (file: ImageFileRow) => `${publicOrigin}/media/${encodeURI(file.storage_key)}`;
  return {
    image: address(widest),
    alt: widest.alt,
    width: widest.width,
    height: widest.height,
    blur: widest.blur,
    sources: files.map((file) => ({
      image: address(file),
      media_type: file.media_type,
      width: file.width,
    })),
  };
}
