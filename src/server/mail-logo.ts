import { consultancy } from '../content/consultancy.ts';
import type { OwnLogo } from '../mail/pictures.ts';
import { loadSharp } from '../platform/files/picture-check.ts';
import type { FileStorage } from '../platform/files/storage.ts';

/** The largest size of a logo in a mail, in CSS pixels: wide names still fit a phone. */
const MOST = { width: 140, height: 36 };
const MEDIA = '/media/';

/**
 * Reads the consultancy's logo as mails carry it: a PNG, because mail programs do not show WebP. It is made once for each
 * logo. @returns undefined if the consultancy has none; null if it is no picture of the library or cannot be read
 */
export function logoOfMails(storage: Pick<FileStorage, 'get'>): () => Promise<OwnLogo | null | undefined> {
  let made: { src: string; logo: Promise<OwnLogo | null> } | undefined;
  return async () => {
    const { logo } = consultancy();
    if (logo === null) return undefined;
    if (!logo.src.startsWith(MEDIA)) return null;
    if (made?.src !== logo.src) made = { src: logo.src, logo: drawn(storage, logo.src.slice(MEDIA.length)) };
    const current = made;
    try {
      return await current.logo;
    } catch {
      // The mail matters more than its logo. The next one tries again.
      if (made === current) made = undefined;
      return null;
    }
  };
}

async function drawn(storage: Pick<FileStorage, 'get'>, key: string): Promise<OwnLogo | null> {
  const file = await storage.get(key);
  if (!file) return null;
  const open = await loadSharp();
  const { data, info } = await open(Buffer.from(await new Response(file.stream).arrayBuffer()))
    .resize({ width: MOST.width * 2, height: MOST.height * 2, fit: 'inside', withoutEnlargement: true })
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer({ resolveWithObject: true });
  const scale = Math.min(1, MOST.width / info.width, MOST.height / info.height);
  const shown = (pixels: number) => Math.round(pixels * scale);
  return { png: data.toString('base64'), width: shown(info.width), height: shown(info.height) };
}
