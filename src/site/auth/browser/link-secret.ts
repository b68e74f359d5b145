/** What a link of ours from a mail holds; whoever has it may use it once. */
export interface LinkSecret {
  encodedPk: string;
  token: string;
}

/**
 * Takes the secret of a mail's link out of the address, so that it stands in no history and goes nowhere with it, and
 * keeps it for this tab: phones forget pages of tabs in the background and load them again. Null where there is none.
 * @param base the page's address without it, '/password-reset'
 */
export function takeLinkSecret(base: string): LinkSecret | null {
  const [, encodedPk, token] = location.pathname.slice(base.length).split('/');
  if (!encodedPk || !token) return readSecret(base);
  const secret = { encodedPk, token };
  try {
    sessionStorage.setItem(base, JSON.stringify(secret));
    history.replaceState(null, '', base);
  } catch {
    // A browser that keeps nothing: better a secret in the address than a page that forgets it.
  }
  return secret;
}

/** Once it is used. */
export function forgetLinkSecret(base: string): void {
  try {
    sessionStorage.removeItem(base);
  } catch {
    // Nothing was kept.
  }
}

function readSecret(base: string): LinkSecret | null {
  try {
    return JSON.parse(sessionStorage.getItem(base) ?? 'null') as LinkSecret | null;
  } catch {
    return null;
  }
}

/** The address of the page, or below /api/user of the call, with the secret in it. */
export function linkPath(base: string, secret: LinkSecret | null | undefined): string {
  if (!secret) throw new Error('There is no link');
  return `${base}/${encodeURIComponent(secret.encodedPk)}/${encodeURIComponent(secret.token)}/`;
}
