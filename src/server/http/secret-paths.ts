/** Below these addresses a path is what lets somebody confirm an account or change its password. */
const SECRET = /^((?:\/api\/user)?\/(?:password-reset|verify-email))\/(.+)$/i;
const NAMES = [':encoded_pk', ':token'];

/** The path as it may be logged, kept as a key and handed to a page: what is secret replaced by what it is. */
export function withoutSecrets(path: string): string {
  // Escapes hide no letter of the address from whoever reads it in the end.
  const [, base, rest] = SECRET.exec(decodeURIComponent(path)) ?? [];
  if (base === undefined || rest === undefined) return path;
  return [base, ...rest.split('/').map((_part, index) => NAMES[index] ?? ':more')].join('/');
}
