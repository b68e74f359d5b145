import { PASSWORD_RULES } from '../contract/account-forms.ts';
import { consultancy } from '../content/consultancy.ts';
import type { Accounts } from '../domain/accounts/facade.ts';
import { isCommonPassword } from '../domain/accounts/policy.common-passwords.ts';
import type { Credentials } from '../domain/accounts/policy.ts';
import { EnvError, type Env } from '../platform/env.ts';
import type { Log } from '../platform/log.ts';

/**
 * Who is to be the first staff account, if the environment names one.
 * @throws EnvError when half of it is missing or the password is one that nobody could sign up with.
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
      'STAFF_PASSWORD is one of the most used passwords, so it is among the first that are tried. Set another one; ' +
        'if the account is there already, remove STAFF_EMAIL and STAFF_PASSWORD.',
    );
  }
  return { email, password };
}

/** 'staff@prasthan.example': nobody receives mail there. */
const madeUpAddress = () =>
  `staff@${consultancy.shortName.toLowerCase().replaceAll(/[^a-z\d]+/g, '') || 'site'}.example`;

/**
 * Makes the first staff account where one is wanted: the one of the environment, or on an embedded database without any
 * staff a made-up one. @returns what the person who started the site has to be told, in their terminal only.
 */
export async function makeFirstStaff(
  accounts: Pick<Accounts, 'ensureFirstStaff'>,
  wanted: Credentials | undefined,
  { embedded, staffUrl, log }: { embedded: boolean; staffUrl: string; log: Log },
): Promise<string | undefined> {
  if (!wanted && !embedded) return undefined;
  const staff = await accounts.ensureFirstStaff(wanted ?? { madeUpAddress: madeUpAddress() });
  if (staff.made && !wanted) {
    return [
      `Staff log in at ${staffUrl}`,
      `  e-mail    ${staff.email}`,
      `  password  ${staff.password}   (shown this once: note it, or change it there)`,
    ].join('\n');
  }
  if (staff.made) log.info({ component: 'accounts' }, 'The staff account of STAFF_EMAIL is made');
  if (!staff.made && staff.because === 'not_staff') {
    log.warn(
      { component: 'accounts' },
      'STAFF_EMAIL belongs to an account that is no staff. It was left as it is: choose another address, or have staff make it one of theirs',
    );
  }
  return undefined;
}
