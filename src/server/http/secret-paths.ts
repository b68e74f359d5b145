/** The rest of these paths is a secret that confirms an account or allows changing its password. */
const SECRET = /^((?:\/api\/user)?\/(?:password-reset|verify-email))\/(.+)$/i;
const NAMES = [':encoded_pk', ':token'];

/**
 * The path with secrets replaced by placeholders such as ':token', for the log, as a cache key and for rendering a
 * page.
 */
export function withoutSecrets(path: string): string {
  // Decoded first: an escaped letter in the address would otherwise not match.
  const [, base, rest] = SECRET.exec(decodeURIComponent(path)) ?? [];
  if (base === undefined || rest === undefined) return path;
  return [base, ...rest.split('/').map((_part, index) => NAMES[index] ?? ':more')].join('/');
}
