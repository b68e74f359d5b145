import { Secret, TOTP } from 'otpauth';
import type { RecoveryCodes, SecondFactorSetup } from '../../src/contract/accounts.ts';
import type { TestApi } from './api.ts';
import { PASSWORD, type TestPerson } from './people.ts';

/** The code that an authenticator app shows at a given time. */
export const codeAt = (secret: string, moment: Date): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: moment.getTime() });

/** Sets up a second factor through the API, which uses up the current code. */
export async function setUpFactor(
  { ask, clock }: Pick<TestApi, 'ask' | 'clock'>,
  person: TestPerson,
  headers: Record<string, string> = {},
) {
  const begun = await ask(
    'POST',
    '/api/staff/second-factor/',
    { ...person.bearer, ...headers },
    { password: PASSWORD },
  );
  const { secret } = begun.body as SecondFactorSetup;
  const code = codeAt(secret, clock.now());
  const confirmed = await ask(
    'POST',
    '/api/staff/second-factor/confirm/',
    { ...person.bearer, ...headers },
    { code },
  );
  clock.advance({ seconds: 30 });
  return { secret, codes: (confirmed.body as RecoveryCodes).recovery_codes };
}
