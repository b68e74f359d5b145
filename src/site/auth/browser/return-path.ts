import { routes } from '../../../contract/routes.ts';
import { safeReturnPath } from '../../../contract/session.ts';

/** Stored while a new account's address is being confirmed, because the mail opens in another tab. */
const KEPT = 'returnTo';

/** Pages that are useless to a person who is logged in. */
const ENTRANCES = /^\/(login|signup|email-verification|join|password-reset|verify-email)(\/|$)/;

/** The wanted return path if it is on this site and useful after a login, else undefined. Also for rendering pages. */
export const returnPath = (wanted: string | null, origin = location.origin): string | undefined => {
  const path = safeReturnPath(wanted, origin);
  return path === null || ENTRANCES.test(path.split(/[?#]/)[0]!) ? undefined : path;
};

/** The return path in ?next= of this page. */
export const wantedReturn = (): string | undefined =>
  returnPath(new URLSearchParams(location.search).get('next'));

/** Whether a return path leads to the back office: the visitor was sent here to log in as staff. */
export const isBackOffice = (path: string | undefined): boolean => /^\/admin([/?]|$)/.test(path ?? '');

/** Stores it until the next login in this browser. */
export function keepReturn(): void {
  const path = wantedReturn();
  if (path) localStorage.setItem(KEPT, path);
}

/** The login page with the stored return path, if any. */
export function loginWithKeptReturn(): string {
  try {
    return routes.login(returnPath(localStorage.getItem(KEPT)));
  } catch {
    return routes.login();
  }
}

export const forgetReturn = (): void => localStorage.removeItem(KEPT);
