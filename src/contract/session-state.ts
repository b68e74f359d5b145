import type { Role } from './accounts.ts';
import type { BodyOf, CallAddress } from './calls/address.ts';

/**
 * Who is logged in, as a browser keeps it: both tokens in local storage (specification section 7). Every page loads this
 * much, to show it and to log out; what logs in and uses the tokens is session.ts.
 */

export const ACCESS_KEY = 'accessToken';
export const REFRESH_KEY = 'refreshToken';
/** Only for what is shown first; what somebody may do is decided by the API. */
export const ROLE_KEY = 'role';
/** Says in every tab that the last session was not logged out of but ran out, or was ended from elsewhere. */
export const ENDED_KEY = 'sessionEnded';

/** The header that carries a proof that the password or a code was typed again: POST /api/staff/proof/ gives one. */
export const PROOF_HEADER = 'Staff-Proof';

/** Begins the keys of what somebody typed and did not send, in local storage: nobody else on the device may find it. */
export const DRAFT_PREFIX = 'draft:';

/** Private windows of old browsers throw on every access; then nobody is logged in. */
export function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export const accessToken = (): string | null => read(ACCESS_KEY);

/** Where islands call the API: on this site, else at the back end that API_BASE_URL names (the page says which). */
export const apiAddress = (path: string): string => `${document.documentElement.dataset['api'] ?? ''}${path}`;

/** The role of who is logged in; null when nobody is. */
export function sessionRole(): Role | null {
  if (accessToken() === null) return null;
  return read(ROLE_KEY) === 'staff' ? 'staff' : 'user';
}

/** Logs this browser out and ends the session; without a connection the API ends it by its age. */
export async function logOut(): Promise<void> {
  const token = read(REFRESH_KEY);
  forgetTokens();
  if (!token) return;
  // keepalive: somebody who logs out often leaves the page at once.
  await post('POST /api/user/logout/', { refresh: token }, { keepalive: true }).catch(() => undefined);
}

/** Forgets the tokens of this browser and the drafts of whoever leaves it; the session itself goes on. */
export function forgetTokens(): void {
  localStorage.removeItem(ENDED_KEY);
  for (const key of Object.keys(localStorage)) if (key.startsWith(DRAFT_PREFIX)) localStorage.removeItem(key);
  removeTokens();
}

export function removeTokens(): void {
  localStorage.removeItem(ROLE_KEY);
  localStorage.removeItem(REFRESH_KEY);
  localStorage.removeItem(ACCESS_KEY);
  announce();
}

/** The event this tab hears of its own changes; other tabs hear `storage`. */
const CHANGED = 'prasthan-session';
export const announce = () => dispatchEvent(new Event(CHANGED));

/** Calls back whenever somebody logs in or out, in this tab or another. Returns the function that stops it. */
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
