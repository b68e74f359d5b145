import { randomInt } from 'node:crypto';
import { PASSWORD_RULES } from '../../contract/account-rules.ts';
import { hashPassword } from '../../platform/security/passwords.ts';
import { tellStaff } from './commands.tell-staff.ts';
import { emailKey } from './policy.addresses.ts';
import { hasSeveralStaff } from './data.remaining-staff.ts';
import type { Credentials } from './policy.ts';
import type { AccountContext } from './context.ts';

export type FirstStaff =
  | { made: true; email: string; password: string }
  /** `not_staff`: the address belongs to an account that is not staff, which was left unchanged. */
  | { made: false; because: 'exists' | 'not_staff' };

export async function ensureFirstStaff(
  context: AccountContext,
  wanted: Credentials | { generatedAddress: string },
): Promise<FirstStaff> {
  if ('password' in wanted) return makeStaff(context, wanted);
  const anybody = await context.db
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'staff')
    .limit(1)
    .executeTakeFirst();
  if (anybody) return { made: false, because: 'exists' };
  return makeStaff(context, { email: wanted.generatedAddress, password: generatedPassword() });
}

/** Never overwrites an existing account: its password may have been changed since. */
async function makeStaff(context: AccountContext, credentials: Credentials): Promise<FirstStaff> {
  const { db, clock, recordSecurity } = context;
  const { email, password } = credentials;
  const known = await db
    .selectFrom('users')
    .select('role')
    .where('email_key', '=', emailKey(email))
    .executeTakeFirst();
  if (known) return { made: false, because: known.role === 'staff' ? 'exists' : 'not_staff' };
  const now = clock.now();
  const values = {
    email: email.trim(),
    email_key: emailKey(email),
    password_hash: await hashPassword(password),
    role: 'staff' as const,
    staff_role: 'owner' as const,
    verified_at: now,
    created_at: now,
    updated_at: now,
  };
  const made = await db.transaction().execute(async (trx) => {
    const about = await trx
      .insertInto('users')
      .values(values)
      // Another process may have started at the same time.
      .onConflict((conflict) => conflict.column('email_key').doNothing())
      .returning(['id', 'email'])
      .executeTakeFirst();
    if (!about) return false;
    const subject = { kind: 'person', id: about.id } as const;
    await recordSecurity({ event: 'role_changed', result: 'ok', subject, detail: { to: 'owner' } }, trx);
    // The first staff account is reported by the process that starts the site; its generated address receives no
    // mail.
    if (await hasSeveralStaff(trx)) {
      await tellStaff(trx, context, { what: 'staff-made', about, actorId: null, at: now });
    }
    return true;
  });
  return made ? { made: true, email: email.trim(), password } : { made: false, because: 'exists' };
}

/** Letters and digits without look-alikes such as 0 and O. */
const CHARACTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnpqrstuvwxyz23456789';

/** Meets the password rules and can be typed from a screen: six groups of four plus a symbol, about 139 bits. */
function generatedPassword(): string {
  const group = () => Array.from({ length: 4 }, () => CHARACTERS[randomInt(CHARACTERS.length)]).join('');
  const password = `${Array.from({ length: 6 }, group).join('-')}!`;
  return PASSWORD_RULES.every(({ met }) => met(password)) ? password : generatedPassword();
}
