import { isStorageKey, type FileStorage } from '../../platform/files/storage.ts';

const PREFIX = '/media/';

/** Only pictures that we made ourselves are public; everything else in the storage has no address here. */
const MEDIA_TYPES: Readonly<Record<string, string>> = { avif: 'image/avif', webp: 'image/webp' };

/**
 * Answers GET and HEAD of /media/<storage key>, null where there is nothing at this address (the caller's 404).
 * A key never gets other content, so a copy may be kept for ever.
 */
export async function serveMedia(storage: FileStorage, pathname: string): Promise<Response | null> {
  if (!pathname.startsWith(`${PREFIX}images/`)) return null;
  const key = pathname.slice(PREFIX.length);
  const mediaType = MEDIA_TYPES[key.slice(key.lastIndexOf('.') + 1)];
  if (!mediaType || !isStorageKey(key)) return null;
  const file = await storage.get(key);
  if (!file) return null;
  return new Response(file.stream, {
    headers: {
      'content-type': mediaType,
      'content-length': String(file.size),
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    },
  });
}
