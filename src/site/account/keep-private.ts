/**
 * For pages that show what is somebody's own. Their HTML is the same for everybody; but what the browser draws into
 * them must not be kept, found through Back after a logout, or told to other sites by the address.
 */
export function keepPrivate(headers: Headers): void {
  headers.set('cache-control', 'no-store');
  headers.set('referrer-policy', 'no-referrer');
}
