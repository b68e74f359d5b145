import type { SecurityEventCode } from '../../src/contract/security-events.ts';
import type { TestApi } from './api.ts';
import { PASSWORD } from './people.ts';
import { setUpFactor } from './second-factors.ts';

/** Expected values of the log entry of an action. */
export interface ExpectedEntry {
  result: string;
  account?: string | null;
  subject?: string | null;
  detail?: object;
  unknown?: RegExp;
}

/** A name, the expected entry, and a function that does the action through the API. Add a row for each new event. */
export type SecurityAction = readonly [
  name: string,
  code: SecurityEventCode,
  make: () => Promise<ExpectedEntry>,
];

export const WRONG_PASSWORD = 'Canary-wrong-password-1!';
export const TYPED_PASSWORD = 'Canary-typed-into-the-email-field-1!';
/** Contains a control character and is longer than the stored part. */
export const AGENT = { 'User-Agent': `Mozilla/5.0 canary\u0001 ${'x'.repeat(500)}` };

/** The people of the actions, and functions that make their calls. */
export async function securityPeople(api: TestApi) {
  const { ask, clock, handle } = api;
  const idOf = async (email: string) =>
    (
      await handle.db
        .selectFrom('users')
        .select('id')
        .where('email_key', '=', email)
        .executeTakeFirstOrThrow()
    ).id;
  let boss = await api.staff('boss@prasthan.test');
  const BOSS = await idOf(boss.email);

  /** Secrets that people send: none of them may be in a row or in the log stream. */
  const secrets = new Set([PASSWORD, TYPED_PASSWORD, WRONG_PASSWORD]);

  const logIn = (email: string, password = PASSWORD, otp?: string) =>
    ask('POST', '/api/user/login/', AGENT, { email, password, ...(otp !== undefined && { otp }) });
  const staffCall = (method: string, path: string, body?: unknown) =>
    ask(method, `/api/staff/${path}`, { ...boss.bearer, ...AGENT }, body);
  /** The same with a valid proof of the password. */
  const provedCall = async (method: string, path: string, body?: unknown) =>
    ask(method, `/api/staff/${path}`, { ...(await api.prove(boss)), ...AGENT }, body);
  const own = (bearer: object, method: string, path: string, body?: unknown) =>
    ask(method, `/api/user/${path}`, { ...bearer, ...AGENT }, body);

  let number = 0;
  const student = async () => {
    const person = await api.user(`person-${(number += 1)}@example.com`);
    secrets.add(person.token.access).add(person.token.refresh);
    return { ...person, id: await idOf(person.email) };
  };
  /** A member of staff with a second factor. */
  const guarded = async () => {
    const person = await api.staff(`staff-${(number += 1)}@prasthan.test`);
    const factor = await setUpFactor(api, person, AGENT);
    secrets.add(factor.secret);
    for (const code of factor.codes) secrets.add(code);
    return { ...person, ...factor, id: await idOf(person.email) };
  };

  return {
    BOSS,
    secrets,
    logIn,
    staffCall,
    provedCall,
    own,
    idOf,
    student,
    guarded,
    nextName: () => `person-${(number += 1)}@example.com`,
    /** A new login of the acting member of staff, a minute after the last action. */
    async begin() {
      clock.advance({ minutes: 1 });
      boss = await api.logIn(boss.email);
      return boss;
    },
    bearer: () => boss.bearer,
  };
}

export type SecurityPeople = Awaited<ReturnType<typeof securityPeople>>;
