import { PASSWORD_RULES } from '../contract/account-rules.ts';
import { consultancy } from '../content/consultancy.ts';
import type { Accounts } from '../domain/accounts/facade.ts';
import { isCommonPassword } from '../domain/accounts/policy.common-passwords.ts';
import type { Credentials } from '../domain/accounts/policy.ts';
import { EnvError, type Env } from '../platform/env.ts';
import type { Log } from '../platform/log.ts';

/**
 * E-mail and password of the first staff account, if the environment sets them.
 * @throws EnvError when only one of them is set, or the password would be refused at sign-up.
 */
export function staffWanted(env: Pick<Env, 'STAFF_EMAIL' | 'STAFF_PASSWORD'>): Credentials | undefined {
  const { STAFF_EMAIL: email, STAFF_PASSWORD: password } = env;
  if (email === undefined && password === undefined) return undefined;
  if (email === undefined)
    throw new EnvError('STAFF_PASSWORD is set but STAFF_EMAIL is not: set both or neither.');
  if (password === undefined)
    throw new EnvError('STAFF_EMAIL is set but STAFF_PASSWORD is not: set both or neither.');
  const broken = PASSWORD_RULES.filter(({ met }) => !met(password)).map(({ message }) => `  ${message}`);
  if (broken.length > 0) throw new EnvError(`STAFF_PASSWORD is too weak:\n${broken.join('\n')}`);
  if (isCommonPassword(password)) {
    throw new EnvError(
      'Many people use the password in STAFF_PASSWORD, so attackers try it first. Set another one; ' +
        'if the account already exists, remove STAFF_EMAIL and STAFF_PASSWORD.',
    );
  }
  return { email, password };
}

/** 'staff@prasthan.example': the domain .example is reserved, so no mail is delivered there. */
const generatedAddress = () =>
  `staff@${
    consultancy()
      .shortName.toLowerCase()
      .replaceAll(/[^a-z\d]+/g, '') || 'site'
  }.example`;

/**
 * Creates the first staff account: the one of the environment or, on an embedded database without staff, a generated one.
 * @returns text with the generated password, for the terminal of the person who started the site; never log it.
 */
export async function createFirstStaff(
  accounts: Pick<Accounts, 'ensureFirstStaff'>,
  wanted: Credentials | undefined,
  { embedded, staffUrl, log }: { embedded: boolean; staffUrl: string; log: Log },
): Promise<string | undefined> {
  if (!wanted && !embedded) return undefined;
  const staff = await accounts.ensureFirstStaff(wanted ?? { generatedAddress: generatedAddress() });
  if (staff.made && !wanted) {
    return [
      `Staff log in at ${staffUrl}`,
      `  e-mail    ${staff.email}`,
      `  password  ${staff.password}   (shown only now: write it down, or change it there)`,
    ].join('\n');
  }
  if (staff.made) log.info({ component: 'accounts' }, 'The staff account of STAFF_EMAIL was created');
  if (!staff.made && staff.because === 'not_staff') {
    log.warn(
      { component: 'accounts' },
      'STAFF_EMAIL belongs to an account that is not staff. It was left as it is: choose another address, or ask staff to make it a staff account',
    );
  }
  return undefined;
}
