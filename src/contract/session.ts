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
 * Tokens in the browser, for the site and the back office: one tab at a time refreshes them silently, and login and logout
 * apply to all tabs at once.
 */

const LOCK = 'prasthan-refresh';
/** A token that expires sooner than this is refreshed before it is used, because the request takes time too. */
const MARGIN_SECONDS = 30;

/** Logs this browser in, in every tab at once. A session that it replaces ends, so that nobody goes on with its tokens. */
export function keepLogin({ token, role }: LoginAnswer): void {
  const replaced = read(REFRESH_KEY);
  localStorage.setItem(ROLE_KEY, role);
  keepTokens(token);
  if (replaced === null || replaced === token.refresh) return;
  // keepalive: the page is often left right after the login.
  const ended = post('POST /api/user/logout/', { refresh: replaced }, { keepalive: true });
  void ended.catch(() => undefined);
}

export function keepTokens(tokens: TokenPair): void {
  // The access token last: other tabs react to it and then find both.
  localStorage.removeItem(ENDED_KEY);
  localStorage.setItem(REFRESH_KEY, tokens.refresh);
  localStorage.setItem(ACCESS_KEY, tokens.access);
  announce();
}

/** Whether nobody is logged in because the session expired or was ended elsewhere. Unsent input is then kept. */
export const sessionEnded = (): boolean => read(ENDED_KEY) !== null;

/** The opaque id of the token's owner, to tell two people on one device apart; null if nobody is logged in. */
export const sessionUser = (): string | null => claims(accessToken())?.user_id ?? null;

/** The claims of a token, unverified; empty if it is not a token. Only the API can verify them. */
function claims(token: string | null): { exp?: number; user_id?: string } | null {
  try {
    const payload = token!.split('.')[1]!.replaceAll('-', '+').replaceAll('_', '/');
    return JSON.parse(atob(payload)) as { exp?: number; user_id?: string };
  } catch {
    return null;
  }
}

/** Seconds until a token expires by this device's clock; 0 if it is not a token. The API decides; this only saves a request. */
const secondsLeft = (token: string): number => (claims(token)?.exp ?? 0) - Date.now() / 1000;

/** Milliseconds. Other tabs see stored values a moment later, so the lock is held until then. */
const SETTLE_MS = 250;

/** Runs the task while no other tab runs one. Browsers without Web Locks run it at once. */
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

/** Exchanges the refresh token, unless another tab did so while this one waited for the lock. */
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
        // The person logged out while the request was running: its answer must not log them in again.
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

/** Removes tokens that no longer work, unless somebody logged in or out meanwhile. */
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
 * A valid access token, refreshed first if it is about to expire; null if the session has ended. The page is not changed:
 * the caller asks to log in and keeps the input.
 */
export async function freshToken(): Promise<string | null> {
  const token = accessToken();
  if (!token) return null;
  if (secondsLeft(token) > MARGIN_SECONDS) return token;
  const outcome = await refreshOnce(token);
  // No connection: the old token is used, so that the request itself reports the connection error.
  return outcome === 'ended' ? null : accessToken();
}

/**
 * Sends with an access token, for requests that cannot go through `authorizedFetch`. If the API refuses the token, it is
 * refreshed and the request sent again, once.
 * @returns 'expired' if the session has ended.
 * @throws TypeError if the token cannot be refreshed because there is no connection.
 */
export async function sendAuthorized<Sent>(
  send: (token: string) => Promise<Sent>,
  isRefused: (sent: Sent) => boolean,
): Promise<Sent | 'expired'> {
  const token = await freshToken();
  if (!token) return 'expired';
  const first = await send(token);
  if (!isRefused(first)) return first;
  const outcome = await refreshOnce(token);
  if (outcome === 'unreachable') throw new TypeError('The session cannot be renewed right now.');
  const renewed = outcome === 'renewed' ? accessToken() : null;
  if (!renewed) return 'expired';
  const second = await send(renewed);
  return isRefused(second) ? 'expired' : second;
}

/**
 * `fetch` with the bearer token, for paths of this site only. If the API says that the token has expired, it is refreshed
 * and the request repeated once. `init.body` must not be a stream, because it may be sent twice.
 * @throws TypeError as fetch does, or if the path leads to another site.
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

/** A wrong second-factor code is also a 401, but not about the token: repeated, it would count as two attempts. */
async function isRefusal(response: Response): Promise<boolean> {
  const body = (await response
    .clone()
    .json()
    .catch(() => null)) as { code?: unknown } | null;
  return typeof body?.code === 'string' && body.code.startsWith('second_factor');
}

/**
 * The path to go to after logging in, or null if the requested one is not on this site ('//elsewhere', '/\elsewhere' and
 * addresses with a scheme).
 */
export function safeReturnPath(wanted: string | null, origin: string): string | null {
  if (!wanted?.startsWith('/') || !URL.canParse(wanted, origin)) return null;
  // Parsed as browsers do: they treat a backslash as a slash and drop tabs and line breaks.
  const url = new URL(wanted, origin);
  // '/.//elsewhere' is a path of this site, but normalized it would be an address on another site.
  if (url.origin !== origin || url.pathname.startsWith('//')) return null;
  return `${url.pathname}${url.search}${url.hash}`;
}
