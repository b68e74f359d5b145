/**
 * For pages with personal data. Their HTML is the same for everybody, but what the browser renders into it must not
 * be cached, shown again by Back after a logout, or leaked to other sites by the referrer.
 */
export function keepPrivate(headers: Headers): void {
  headers.set('cache-control', 'no-store');
  headers.set('referrer-policy', 'no-referrer');
}
