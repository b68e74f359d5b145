/** Secrets in paths: what confirms an account, allows changing its password or address or joining the staff, and links to drafts. */
const SECRET =
  /^((?:\/api\/user)?\/(?:password-reset|verify-email|new-email|keep-email|join|invitation))\/(.+)$/i;
const PREVIEW = /^((?:\/admin)?\/preview\/)[^/]+/i;
const NAMES = [':encoded_pk', ':token'];

/**
 * The path with secrets replaced by placeholders such as ':token', for the log, as a cache key and for rendering a
 * page.
 */
export function withoutSecrets(path: string): string {
  // Decoded first: an escaped letter in the address would otherwise not match.
  const decoded = decodeURIComponent(path);
  const preview = PREVIEW.exec(decoded);
  if (preview) return path.replace(PREVIEW, (_all, start: string) => `${start}:token`);
  const [, base, rest] = SECRET.exec(decoded) ?? [];
  if (base === undefined || rest === undefined) return path;
  return [base, ...rest.split('/').map((_part, index) => NAMES[index] ?? ':more')].join('/');
}
