import { routes } from '../../../contract/routes.ts';
import { safeReturnPath } from '../../../contract/session.ts';

/** Kept while a new account's address is being confirmed: the mail opens in another tab. */
const KEPT = 'returnTo';

/** Pages that are of no use once somebody is logged in. */
const ENTRANCES = /^\/(login|signup|email-verification|password-reset|verify-email)(\/|$)/;

/** The way back that an address or this browser names, where it is one; only on this site. Also for rendering pages. */
export const returnPath = (wanted: string | null, origin = location.origin): string | undefined => {
  const path = safeReturnPath(wanted, origin);
  return path === null || ENTRANCES.test(path.split(/[?#]/)[0]!) ? undefined : path;
};

/** Where the visitor was before, as ?next= of the page says. */
export const wantedReturn = (): string | undefined =>
  returnPath(new URLSearchParams(location.search).get('next'));

/** Whether the visitor was sent here from the back office, to log in as a member of staff. */
export const wantsBackOffice = (): boolean => /^\/admin([/?]|$)/.test(wantedReturn() ?? '');

/** Remembers it until the next login in this browser. */
export function keepReturn(): void {
  const path = wantedReturn();
  if (path) localStorage.setItem(KEPT, path);
}

/** The login page with the way back that was kept, if any. */
export function loginWithKeptReturn(): string {
  try {
    return routes.login(returnPath(localStorage.getItem(KEPT)));
  } catch {
    return routes.login();
  }
}

export const forgetReturn = (): void => localStorage.removeItem(KEPT);
