import type { LoginAnswer, TokenPair } from './accounts.ts';
import {
  ACCESS_KEY,
  accessToken,
  announce,
  apiAddress,
  ENDED_KEY,
  post,
  read,
  REFRESH_KEY,
  removeTokens,
  ROLE_KEY,
} from './session-state.ts';

export { accessToken, apiAddress, forgetTokens, logOut, onSessionChange } from './session-state.ts';

/**
 * How a browser keeps and uses the tokens of the contract, for the site and the back office alike: refreshed silently by
 * one tab at a time, logged in and out in all tabs at once.
 */

const LOCK = 'prasthan-refresh';
/** A token that ends sooner than this is renewed before it is used: the request takes time too. */
const MARGIN_SECONDS = 30;

/** Logs this browser in, in every tab at once. */
export function keepLogin({ token, role }: LoginAnswer): void {
  localStorage.setItem(ROLE_KEY, role);
  keepTokens(token);
}

export function keepTokens(tokens: TokenPair): void {
  // Access last: other tabs look when it changes and then find both.
  localStorage.removeItem(ENDED_KEY);
  localStorage.setItem(REFRESH_KEY, tokens.refresh);
  localStorage.setItem(ACCESS_KEY, tokens.access);
  announce();
}

/** Whether nobody is logged in because the session ran out or was ended elsewhere: then what was typed is worth keeping. */
export const sessionEnded = (): boolean => read(ENDED_KEY) !== null;

/** Whom the token is of, as an opaque id to tell two people on one device apart; null when nobody is logged in. */
export const sessionUser = (): string | null => claims(accessToken())?.user_id ?? null;

/** What a token says of itself; nothing for what is no token. Only the API can tell whether it is true. */
function claims(token: string | null): { exp?: number; user_id?: string } | null {
  try {
    const payload = token!.split('.')[1]!.replaceAll('-', '+').replaceAll('_', '/');
    return JSON.parse(atob(payload)) as { exp?: number; user_id?: string };
  } catch {
    return null;
  }
}

/** Seconds until a token ends by this device's clock; 0 for what is no token. The API decides, this only saves a request. */
const secondsLeft = (token: string): number => (claims(token)?.exp ?? 0) - Date.now() / 1000;

/** What one tab stores reaches the others a moment later; whoever waits for the lock must not get it before that. */
const SETTLE_MS = 250;

/** Runs alone among all tabs where the browser can (Web Locks), else alone in this one. */
function alone<T>(work: () => Promise<T>): Promise<T> {
  if (!('locks' in navigator)) return work();
  return new Promise((resolve, reject) => {
    void navigator.locks.request(LOCK, async () => {
      await work().then(resolve, reject);
      await new Promise((settled) => setTimeout(settled, SETTLE_MS));
    });
  });
}

type Refreshed = 'renewed' | 'ended' | 'unreachable';

/** Exchanges the refresh token, unless another tab did so while this one waited for its turn. */
function refresh(stale: string | null): Promise<Refreshed> {
  return alone(async () => {
    const current = accessToken();
    if (current && current !== stale) return 'renewed';
    const token = read(REFRESH_KEY);
    if (!token) return endSession(null);
    try {
      const response = await post('POST /api/user/token/refresh/', { refresh: token });
      if (response.ok) {
        const tokens = (await response.json()) as TokenPair;
        // Logged out while the answer was on its way: it must not log in again.
        if (read(REFRESH_KEY) !== token) return accessToken() ? 'renewed' : 'ended';
        keepTokens(tokens);
        return 'renewed';
      }
      return response.status === 401 || response.status === 400 ? endSession(token) : 'unreachable';
    } catch {
      return 'unreachable';
    }
  });
}

/** Forgets tokens that are good for nothing, unless somebody logged in or out meanwhile. */
function endSession(refresh: string | null): 'ended' {
  if (read(REFRESH_KEY) === refresh && accessToken() !== null) {
    localStorage.setItem(ENDED_KEY, '1');
    removeTokens();
  }
  return 'ended';
}

let running: Promise<Refreshed> | undefined;
function refreshOnce(stale: string | null): Promise<Refreshed> {
  running ??= refresh(stale).finally(() => (running = undefined));
  return running;
}

/**
 * An access token that is good for a request now, renewed first when it is about to end; null when the session is over.
 * What the page holds is left alone: the caller asks to log in and keeps what was typed.
 */
export async function freshToken(): Promise<string | null> {
  const token = accessToken();
  if (!token) return null;
  if (secondsLeft(token) > MARGIN_SECONDS) return token;
  const outcome = await refreshOnce(token);
  // Unreachable: the old one is tried, so that the request itself says what is wrong with the connection.
  return outcome === 'ended' ? null : accessToken();
}

/**
 * The token to repeat a request with after the API refused `token`; null when the session is over. For requests that cannot
 * go through `authorizedFetch`.
 * @throws TypeError when there is no connection to find out.
 */
export async function renewedToken(token: string): Promise<string | null> {
  const outcome = await refreshOnce(token);
  if (outcome === 'unreachable') throw new TypeError('The session cannot be renewed right now.');
  return outcome === 'renewed' ? accessToken() : null;
}

/**
 * `fetch` with the bearer token, to paths of our own only; renews the token and repeats the request once when the API
 * says it has ended. `init.body` must be one that can be sent twice (no stream).
 * @throws TypeError as fetch does, or when the path leads elsewhere.
 */
export async function authorizedFetch(path: string, init: RequestInit = {}): Promise<Response> {
  if (!path.startsWith('/') || new URL(path, location.origin).origin !== location.origin) {
    throw new TypeError('Tokens are only sent to this site.');
  }
  const ask = (token: string | null) => {
    const headers = new Headers(init.headers);
    headers.set('Accept', 'application/json');
    if (token) headers.set('Authorization', `Bearer ${token}`);
    return fetch(apiAddress(path), { ...init, headers });
  };
  const token = await freshToken();
  const response = await ask(token);
  if (response.status !== 401 || !token || (await isRefusal(response))) return response;
  const outcome = await refreshOnce(token);
  return outcome === 'renewed' ? ask(accessToken()) : response;
}

/** A wrong code of a second factor is a 401 too, but no matter of the token: asked again, it would count as two tries. */
async function isRefusal(response: Response): Promise<boolean> {
  const body = (await response
    .clone()
    .json()
    .catch(() => null)) as { code?: unknown } | null;
  return typeof body?.code === 'string' && body.code.startsWith('second_factor');
}

/**
 * A path of this site to go to after logging in, or null: what a link asks for is believed only when it is one of ours
 * ('//elsewhere', '/\elsewhere' and addresses with a scheme are not).
 */
export function safeReturnPath(wanted: string | null, origin: string): string | null {
  if (!wanted?.startsWith('/') || !URL.canParse(wanted, origin)) return null;
  // Read as browsers read it: they take a backslash for a slash and drop tabs and line ends.
  const url = new URL(wanted, origin);
  // '/.//elsewhere' is a path of ours whose own text, read again, would be an address elsewhere.
  if (url.origin !== origin || url.pathname.startsWith('//')) return null;
  return `${url.pathname}${url.search}${url.hash}`;
}
