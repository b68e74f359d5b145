import type { Proof, TokenPair } from '../../src/contract/accounts.ts';
import type { StaffRole } from '../../src/contract/rights.ts';
import { PROOF_HEADER } from '../../src/contract/session-state.ts';
import { emailKey } from '../../src/domain/accounts/policy.addresses.ts';
import type { Clock } from '../../src/platform/clock.ts';
import type { DatabaseHandle } from '../../src/platform/database/handle.ts';
import { hashPassword } from '../../src/platform/security/passwords.ts';
import type { TestApi } from './api.ts';
import type { Outbox } from './outbox.ts';

export const PASSWORD = 'Himalaya-2026!';

/** A person with an account who is logged in. */
export interface TestPerson {
  email: string;
  password: string;
  token: TokenPair;
  /** Authorization header for their calls. */
  bearer: { Authorization: string };
}

/** Functions that create people through the API. */
export interface TestPeople {
  /** Signs up and opens the link in the mail; not logged in. */
  signUpVerified(email: string, password?: string): Promise<void>;
  logIn(email: string, password?: string): Promise<TestPerson>;
  /** Signed up, verified, logged in. */
  user(email: string): Promise<TestPerson>;
  /** The same as staff. @param name in the profile @param role unset: an owner */
  staff(
    email: string,
    name?: { first_name: string; last_name: string },
    role?: StaffRole,
  ): Promise<TestPerson>;
  /** Headers of a call with a valid proof of the password. */
  prove(person: TestPerson): Promise<Record<string, string>>;
}

export function testPeople(
  ask: TestApi['ask'],
  outbox: Outbox,
  clock: Clock,
  db: DatabaseHandle['db'],
): TestPeople {
  let hash: Promise<string> | undefined;
  const post = async (path: string, body: unknown, expected: number) => {
    const answer = await ask('POST', path, {}, body);
    if (answer.status !== expected) {
      throw new Error(`${path} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
    }
    return answer.body;
  };
  /** As the first staff is made, but without telling each colleague: many recipes make their own. */
  const addStaff = async (email: string, role: StaffRole) => {
    const now = clock.now();
    await db
      .insertInto('users')
      .values({
        email,
        email_key: emailKey(email),
        password_hash: await (hash ??= hashPassword(PASSWORD)),
        role: 'staff',
        staff_role: role,
        verified_at: now,
        created_at: now,
        updated_at: now,
      })
      .onConflict((conflict) => conflict.column('email_key').doNothing())
      .execute();
  };
  const people: TestPeople = {
    async signUpVerified(email, password = PASSWORD) {
      await post('/api/user/register/', { email, password, confirm_password: password }, 201);
      const { encodedPk, token } = await outbox.lastLink(email);
      await post(`/api/user/verify-email/${encodedPk}/${token}/`, undefined, 200);
    },
    async logIn(email, password = PASSWORD) {
      const { token } = (await post('/api/user/login/', { email, password }, 200)) as { token: TokenPair };
      return { email, password, token, bearer: { Authorization: `Bearer ${token.access}` } };
    },
    async user(email) {
      await people.signUpVerified(email);
      return people.logIn(email);
    },
    async staff(email, name, role = 'owner') {
      await addStaff(email, role);
      const person = await people.logIn(email);
      if (name) await ask('PATCH', '/api/user/profile/', person.bearer, name);
      return person;
    },
    async prove({ bearer, password }) {
      const { status, body } = await ask('POST', '/api/staff/proof/', bearer, { password });
      if (status !== 200) throw new Error(`No proof: ${JSON.stringify(body)}`);
      return { ...bearer, [PROOF_HEADER]: (body as Proof).proof };
    },
  };
  return people;
}
