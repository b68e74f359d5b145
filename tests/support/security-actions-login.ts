import type { TestApi } from './api.ts';
import { applied } from './applications.ts';
import { PASSWORD } from './people.ts';
import { codeAt } from './second-factors.ts';
import {
  AGENT,
  TYPED_PASSWORD,
  WRONG_PASSWORD,
  type SecurityAction,
  type SecurityPeople,
} from './security-people.ts';

/** Actions with logins, logouts, codes, limits and refusals. */
export function loginActions(api: TestApi, people: SecurityPeople): readonly SecurityAction[] {
  const { ask, clock } = api;
  const { logIn, staffCall, own, student, guarded } = people;
  return [
    [
      'a login',
      'login',
      async () => {
        const { email, id } = await student();
        await logIn(email);
        return { result: 'ok', account: id };
      },
    ],
    [
      'a wrong password',
      'login',
      async () => {
        const { email, id } = await student();
        await logIn(email.toUpperCase(), WRONG_PASSWORD);
        return { result: 'failed', account: id, detail: { reason: 'no_active_account' } };
      },
    ],
    [
      'a password typed into the field of the address',
      'login',
      async () => {
        await logIn(TYPED_PASSWORD, WRONG_PASSWORD);
        return { result: 'failed', unknown: /^[\da-f]{12}$/, detail: { reason: 'no_active_account' } };
      },
    ],
    [
      'a login to a disabled account',
      'login',
      async () => {
        const { email, id } = await student();
        await staffCall('PATCH', `people/${id}/`, { status: 'disabled' });
        await logIn(email);
        return { result: 'failed', account: id, detail: { reason: 'account_disabled' } };
      },
    ],
    [
      'a right password without the code',
      'login_code_asked',
      async () => {
        const { email, id } = await guarded();
        await logIn(email);
        return { result: 'ok', account: id };
      },
    ],
    [
      'a wrong code',
      'second_factor_code',
      async () => {
        const { email, id, secret } = await guarded();
        clock.advance({ minutes: 5 });
        const right = codeAt(secret, clock.now());
        await logIn(email, PASSWORD, right === '123456' ? '654321' : '123456');
        return { result: 'failed', account: id };
      },
    ],
    [
      'a recovery code',
      'recovery_code_used',
      async () => {
        const { email, id, codes } = await guarded();
        await logIn(email, PASSWORD, codes[0]);
        return { result: 'ok', account: id };
      },
    ],
    [
      'logging out',
      'logout',
      async () => {
        const { id, token } = await student();
        await ask('POST', '/api/user/logout/', AGENT, { refresh: token.refresh });
        return { result: 'ok', account: id, detail: { place: 'here' } };
      },
    ],
    [
      'logging out everywhere',
      'logout',
      async () => {
        const { id, bearer } = await student();
        await own(bearer, 'POST', 'sessions/end-all/');
        return { result: 'ok', account: id, detail: { place: 'all' } };
      },
    ],
    [
      'a refresh token that comes a second time',
      'refresh_reused',
      async () => {
        const { id, token } = await student();
        const twice = () => ask('POST', '/api/user/token/refresh/', AGENT, { refresh: token.refresh });
        await twice();
        await twice();
        return { result: 'refused', account: id };
      },
    ],
    [
      'too many tries',
      'limit_reached',
      async () => {
        const { email, id } = await student();
        for (let tries = 0; tries < 11; tries += 1) await logIn(email, WRONG_PASSWORD);
        return { result: 'refused', account: id, detail: { limit: 'login' } };
      },
    ],
    [
      'too many codes',
      'limit_reached',
      async () => {
        const { email, id } = await guarded();
        for (let tries = 0; tries < 6; tries += 1) await logIn(email, PASSWORD, '12345');
        return { result: 'refused', account: id, detail: { limit: 'second_factor' } };
      },
    ],
    [
      'a second factor',
      'second_factor_on',
      async () => {
        const { id } = await guarded();
        return { result: 'ok', account: id };
      },
    ],
    [
      'asking for what is staff’s',
      'access_refused',
      async () => {
        const { bearer, id } = await student();
        await ask('GET', '/api/staff/people/', { ...bearer, ...AGENT });
        const call = 'GET /api/staff/people/';
        return { result: 'refused', account: id, detail: { reason: 'not_staff', call } };
      },
    ],
    [
      'asking for another student’s case',
      'access_refused',
      async () => {
        const theirs = await applied(api, await student());
        const { bearer, id } = await student();
        await ask('GET', `/api/user/applications/${theirs.id}/`, { ...bearer, ...AGENT });
        const call = 'GET /api/user/applications/{id}/';
        return { result: 'refused', account: id, detail: { reason: 'not_found', call } };
      },
    ],
    [
      'a forged token',
      'token_forged',
      async () => {
        const forged = { Authorization: 'Bearer canary.forged.token', ...AGENT };
        await ask('GET', '/api/user/profile/', forged);
        const call = 'GET /api/user/profile/';
        return { result: 'refused', account: null, detail: { reason: 'token_invalid', call } };
      },
    ],
  ];
}
