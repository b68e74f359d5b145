import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  accessToken,
  authorizedFetch,
  forgetTokens,
  freshToken,
  keepLogin,
  logOut,
  onSessionChange,
  safeReturnPath,
  sendAuthorized,
  sessionEnded,
  sessionUser,
} from './session.ts';
import { sessionRole } from './session-state.ts';

const ORIGIN = 'https://prasthan.example';

describe('where to go after logging in', () => {
  it.each([
    '/',
    '/course_details/12',
    '/course-search?search=it&country=1',
    '/upcoming-events/3#register',
    '/%2f%2fevil.example',
    '/a//evil.example',
    '/?next=//evil.example',
    '/@evil.example',
  ])('%s stays on this site', (wanted) => {
    const path = safeReturnPath(wanted, ORIGIN);
    expect(path).toBe(wanted);
    // What a browser makes of the path is what counts.
    expect(new URL(path!, `${ORIGIN}/login`).origin).toBe(ORIGIN);
  });

  it.each([
    null,
    '',
    'course-search',
    'https://evil.example/',
    'http://prasthan.example.evil.example/',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/\r\n/evil.example',
    '\t//evil.example',
    ' //evil.example',
    '/.//evil.example',
    '/./\\evil.example',
    '/x/..//evil.example',
    '/%2e//evil.example',
    '/x/%2E%2e//evil.example',
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,x',
    '//::ffff:127.0.0.1/',
    '//[::ffff:127.0.0.1]/',
    '//127.0.0.1:1/',
    '//user@prasthan.example@evil.example/',
    '//prasthan.example:444/',
  ])('%j leads nowhere else', (wanted) => {
    expect(safeReturnPath(wanted, ORIGIN)).toBeNull();
  });
});

/** A token with the parts that a browser reads. */
const token = (secondsLeft: number, user = 'u1') =>
  `h.${btoa(JSON.stringify({ exp: Date.now() / 1000 + secondsLeft, user_id: user }))}.s`;
const login = (secondsLeft: number, refresh = 'refresh-1', role: 'user' | 'staff' = 'user') =>
  keepLogin({ token: { access: token(secondsLeft), refresh }, role });

/** What the API was asked: path, bearer token, body. */
const asked: { path: string; bearer: string | null; body: unknown }[] = [];
let answer: (path: string, count: number) => Response | Promise<Response>;

beforeEach(() => {
  const kept = new Map<string, string>();
  const events = new EventTarget();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
  vi.stubGlobal('document', { documentElement: { dataset: {} } });
  vi.stubGlobal('location', { origin: ORIGIN });
  for (const name of ['addEventListener', 'removeEventListener', 'dispatchEvent'] as const)
    vi.stubGlobal(name, events[name].bind(events));
  asked.length = 0;
  answer = () => Response.json({});
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : null;
    asked.push({ path, bearer: new Headers(init.headers).get('authorization'), body });
    return answer(path, asked.length);
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('being logged in', () => {
  it('notifies this tab, with role and user', async () => {
    const heard: boolean[] = [];
    const stop = onSessionChange((loggedIn) => heard.push(loggedIn));
    login(3600, 'r', 'staff');
    expect([sessionRole(), sessionUser()]).toEqual(['staff', 'u1']);
    await logOut();
    expect([sessionRole(), sessionUser(), accessToken()]).toEqual([null, null, null]);
    expect(asked).toEqual([{ path: '/api/user/logout/', bearer: null, body: { refresh: 'r' } }]);
    stop();
    login(3600);
    expect(heard).toEqual([true, false]);
  });

  it('ends here though the API cannot be reached', async () => {
    login(3600);
    answer = () => Promise.reject(new TypeError('Failed to fetch'));
    await logOut();
    expect(accessToken()).toBeNull();
  });

  it('ends the session of this browser that a new login replaces', () => {
    login(3600, 'first');
    expect(asked).toEqual([]);
    login(3600, 'second');
    expect(asked).toEqual([{ path: '/api/user/logout/', bearer: null, body: { refresh: 'first' } }]);
    expect(localStorage.getItem('refreshToken')).toBe('second');
  });

  it('is asked of the back end that the page names', async () => {
    document.documentElement.dataset['api'] = 'https://api.example';
    login(3600);
    await authorizedFetch('/api/user/profile/');
    expect(asked[0]?.path).toBe('https://api.example/api/user/profile/');
  });
});

describe('a token that has run out', () => {
  const renewed = { access: token(3600), refresh: 'refresh-2' };

  it('is refreshed once for all requests', async () => {
    login(10);
    answer = () => Response.json(renewed);
    expect(await Promise.all([freshToken(), freshToken(), freshToken()])).toEqual(
      Array.from({ length: 3 }, () => renewed.access),
    );
    expect(asked).toEqual([
      { path: '/api/user/token/refresh/', bearer: null, body: { refresh: 'refresh-1' } },
    ]);
  });

  it('is renewed when the API says so, and the request repeated', async () => {
    login(3600);
    answer = (path, count) =>
      path.includes('refresh')
        ? Response.json(renewed)
        : Response.json({}, { status: count === 1 ? 401 : 200 });
    expect((await authorizedFetch('/api/user/profile/')).status).toBe(200);
    expect(asked.map(({ path }) => path)).toEqual([
      '/api/user/profile/',
      '/api/user/token/refresh/',
      '/api/user/profile/',
    ]);
    expect(asked[2]?.bearer).toBe(`Bearer ${renewed.access}`);
  });

  it('is refreshed for an upload that it was refused for, which is sent again once', async () => {
    login(3600);
    answer = () => Response.json(renewed);
    const sent: string[] = [];
    const upload = (statuses: readonly number[]) =>
      sendAuthorized(
        async (access) => statuses[sent.push(access) - 1],
        (status) => status === 401,
      );
    const first = accessToken();
    expect(await upload([401, 201])).toBe(201);
    expect(sent).toEqual([first, renewed.access]);
    sent.length = 0;
    expect(await upload([401, 401])).toBe('expired');
    forgetTokens();
    expect(await upload([])).toBe('expired');
  });

  it('is not assumed after a wrong second-factor code: the request is not repeated', async () => {
    login(3600);
    answer = () => Response.json({ code: 'second_factor_wrong' }, { status: 401 });
    const response = await authorizedFetch('/api/staff/second-factor/confirm/', { method: 'POST' });
    expect(await response.json()).toEqual({ code: 'second_factor_wrong' });
    expect(asked).toHaveLength(1);
  });

  it('is forgotten when it cannot be renewed, and the session called ended', async () => {
    login(10);
    answer = () => Response.json({ code: 'token_not_valid' }, { status: 401 });
    expect(await freshToken()).toBeNull();
    expect([accessToken(), sessionEnded()]).toEqual([null, true]);
    login(3600);
    expect(sessionEnded()).toBe(false);
  });

  it('is kept while the API cannot be reached', async () => {
    login(10);
    answer = () => Promise.reject(new TypeError('Failed to fetch'));
    expect(await freshToken()).toBe(accessToken());
    expect(accessToken()).not.toBeNull();
  });

  it('does not log in again when the answer comes after a logout', async () => {
    login(10);
    const slow = Promise.withResolvers<Response>();
    answer = () => slow.promise;
    const waiting = freshToken();
    await vi.waitFor(() => expect(asked).toHaveLength(1));
    forgetTokens();
    slow.resolve(Response.json(renewed));
    expect(await waiting).toBeNull();
    expect(accessToken()).toBeNull();
  });
});

it('sends a token to this site only', async () => {
  login(3600);
  for (const elsewhere of [
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example',
    'api/user/profile/',
  ])
    await expect(authorizedFetch(elsewhere)).rejects.toThrow(TypeError);
  expect(asked).toEqual([]);
});
