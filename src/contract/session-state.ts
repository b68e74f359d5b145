import type { Role } from './accounts.ts';
import type { BodyOf, CallAddress } from './calls/address.ts';

/**
 * The session as the browser stores it: both tokens in local storage (docs/specification/behaviour.md, section 7). Every
 * page loads this file, to show who is logged in and to log out. Logging in and using the tokens: session.ts.
 */

export const ACCESS_KEY = 'accessToken';
export const REFRESH_KEY = 'refreshToken';
/** Only decides what is shown at first; permissions are checked by the API. */
export const ROLE_KEY = 'role';
/** Tells every tab that the last session expired or was ended from elsewhere, rather than by logging out. */
export const ENDED_KEY = 'sessionEnded';

/** The header with the proof that the password or a code was entered again. POST /api/staff/proof/ issues it. */
export const PROOF_HEADER = 'Staff-Proof';

/** Prefix of the local storage keys of unsent input: it is deleted at logout, so that nobody else on the device finds it. */
export const DRAFT_PREFIX = 'draft:';

/** The database of chosen files that are not sent yet (site/account/browser/kept-files.ts), deleted at logout. */
export const KEPT_FILES = 'files';

/** Private windows of old browsers throw on every access; nobody is logged in then. */
export function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export const accessToken = (): string | null => read(ACCESS_KEY);

/** Origin of the API for islands: this site, or the back end of API_BASE_URL, which the page names. */
export const apiAddress = (path: string): string => `${document.documentElement.dataset['api'] ?? ''}${path}`;

/** The role of the person who is logged in; null if nobody is. */
export function sessionRole(): Role | null {
  if (accessToken() === null) return null;
  return read(ROLE_KEY) === 'staff' ? 'staff' : 'user';
}

/** Logs this browser out and ends the session. Without a connection the session expires by itself. */
export async function logOut(): Promise<void> {
  const token = read(REFRESH_KEY);
  forgetTokens();
  if (!token) return;
  // keepalive: people often leave the page right after logging out.
  await post('POST /api/user/logout/', { refresh: token }, { keepalive: true }).catch(() => undefined);
}

/** Removes this browser's tokens and the person's drafts; the session itself is not ended. */
export function forgetTokens(): void {
  localStorage.removeItem(ENDED_KEY);
  for (const key of Object.keys(localStorage)) if (key.startsWith(DRAFT_PREFIX)) localStorage.removeItem(key);
  globalThis.indexedDB?.deleteDatabase(KEPT_FILES);
  removeTokens();
}

export function removeTokens(): void {
  localStorage.removeItem(ROLE_KEY);
  localStorage.removeItem(REFRESH_KEY);
  localStorage.removeItem(ACCESS_KEY);
  announce();
}

/** The event that tells this tab of its own changes; other tabs get `storage`. */
const CHANGED = 'prasthan-session';
export const announce = () => dispatchEvent(new Event(CHANGED));

/** Calls back at every login and logout, in this tab or another. Returns the function that unsubscribes. */
export function onSessionChange(callback: (loggedIn: boolean) => void): () => void {
  const changed = () => callback(accessToken() !== null);
  const stored = (event: StorageEvent) => {
    if (event.key === ACCESS_KEY || event.key === null) changed();
  };
  addEventListener(CHANGED, changed);
  addEventListener('storage', stored);
  return () => {
    removeEventListener(CHANGED, changed);
    removeEventListener('storage', stored);
  };
}

type PostAddress = Extract<CallAddress, `POST ${string}`>;
/** A call that needs no access token. */
export const post = <Address extends PostAddress>(
  address: Address,
  body: BodyOf<Address>,
  options: RequestInit = {},
) =>
  fetch(apiAddress(address.slice('POST '.length)), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
    body: JSON.stringify(body),
    ...options,
  });
