import type { Proof, TokenPair } from '../../src/contract/accounts.ts';
import { PROOF_HEADER } from '../../src/contract/session-state.ts';
import type { Accounts } from '../../src/domain/accounts/facade.ts';
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
  /** The same with the staff role. @param name first name in the profile */
  staff(email: string, name?: { first_name: string; last_name: string }): Promise<TestPerson>;
  /** Headers of a call with a valid proof of the password. */
  prove(person: TestPerson): Promise<Record<string, string>>;
}

export function testPeople(ask: TestApi['ask'], outbox: Outbox, accounts: Accounts): TestPeople {
  const post = async (path: string, body: unknown, expected: number) => {
    const answer = await ask('POST', path, {}, body);
    if (answer.status !== expected) {
      throw new Error(`${path} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
    }
    return answer.body;
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
    async staff(email, name) {
      await accounts.ensureFirstStaff({ email, password: PASSWORD });
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
