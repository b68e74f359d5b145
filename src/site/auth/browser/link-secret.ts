/** The secret of a mailed link. Anybody who has it can use it once. */
export interface LinkSecret {
  encodedPk: string;
  token: string;
}

/**
 * Moves the secret of a mailed link from the URL to this tab's storage, so that it is not in the history or sent to
 * other sites. It is kept because phones discard background tabs and reload them. Null if there is none, and on
 * the server.
 * @param base the page's path without the secret, '/password-reset'
 */
export function takeLinkSecret(base: string): LinkSecret | null {
  if (typeof document === 'undefined') return null;
  const [, encodedPk, token] = location.pathname.slice(base.length).split('/');
  if (!encodedPk || !token) return readSecret(base);
  const secret = { encodedPk, token };
  try {
    sessionStorage.setItem(base, JSON.stringify(secret));
    history.replaceState(null, '', base);
  } catch {
    // Without storage: a secret in the URL is better than a page that loses it.
  }
  return secret;
}

/** Call it once the link is used. */
export function forgetLinkSecret(base: string): void {
  try {
    sessionStorage.removeItem(base);
  } catch {
    // Without storage nothing was kept.
  }
}

function readSecret(base: string): LinkSecret | null {
  try {
    return JSON.parse(sessionStorage.getItem(base) ?? 'null') as LinkSecret | null;
  } catch {
    return null;
  }
}

/** The secret in the form that the calls take. @throws if there is none; the page then shows no form */
export function linkParams(secret: LinkSecret | null | undefined): { encoded_pk: string; token: string } {
  if (!secret) throw new Error('There is no link');
  return { encoded_pk: secret.encodedPk, token: secret.token };
}
