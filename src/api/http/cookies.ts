/** A cookie of ours: hidden from scripts and other sites. */
interface CookieKind {
  name: string;
  /** Where it is sent without https. */
  path: string;
  seconds: number;
}

/**
 * With https, its name and path are those of a cookie that no other host of the domain can set, read or replace, and that
 * nobody can set without https. Such a cookie has no path of its own, and without https browsers refuse the name.
 */
const nameOf = ({ name }: CookieKind, secure: boolean) => (secure ? `__Host-${name}` : name);

/** The value of Set-Cookie. */
export function setCookie(kind: CookieKind, value: string, secure: boolean): string {
  const common = `Max-Age=${kind.seconds}; HttpOnly; SameSite=Strict`;
  const where = secure ? 'Path=/; Secure' : `Path=${kind.path}`;
  return `${nameOf(kind, secure)}=${value}; ${where}; ${common}`;
}

/** The value in a Cookie header, which may also hold one of the other name: only that of this site's scheme counts. */
export function readCookie(
  kind: CookieKind,
  header: string | null | undefined,
  secure: boolean,
): string | undefined {
  const start = `${nameOf(kind, secure)}=`;
  const pairs = (header ?? '').split(';').map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(start))?.slice(start.length);
}
