import { isStorageKey, type FileStorage } from '../../platform/files/storage.ts';

const PREFIX = '/media/';

/** Makes the absolute URL of a picture that `serveMedia` answers. */
export const pictureUrlAt =
  (publicOrigin: string) =>
  (storageKey: string): string =>
    publicOrigin + PREFIX + storageKey;

/** Only images that we created ourselves are public; nothing else in the storage has an address here. */
const MEDIA_TYPES: Readonly<Record<string, string>> = { avif: 'image/avif', webp: 'image/webp' };

/**
 * Answers GET and HEAD of /media/<storage key>, null if there is nothing at this address (the caller answers 404).
 * The content of a key never changes, so it may be cached for ever.
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
      'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
      // Feed readers show the pictures of posts.
      'cross-origin-resource-policy': 'cross-origin',
    },
  });
}
