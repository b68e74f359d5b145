import type { Transaction } from 'kysely';
import { fail, ok, type Result } from '../../contract/errors.ts';
import type { Database } from '../../platform/database/schema.ts';
import { recordConsent } from '../consents/commands.record.ts';
import { issueLink, voidLinks } from './commands.links.ts';
import type { AccountContext } from './context.ts';
import { readAddress } from './policy.addresses.ts';
import { CLAIM_DAYS } from './policy.links.ts';

interface Entered {
  id: string;
  /** Nobody has shown yet that the address is theirs. */
  unclaimed: boolean;
}

interface Student {
  email: string;
  first_name: string;
  last_name: string;
  contact: string;
  address: string;
}

/**
 * The account of a student for whom staff begin something; it is made if there is none. Its row is locked. An account that was
 * never confirmed loses its password, which somebody else may have chosen: whoever gets the mail sets a new one.
 * @param passwordHash of a password that nobody knows; `by`: the colleague whom the student told that they agree
 * @returns invalid (email); account_of_staff, account_disabled
 */
export async function enterStudent(
  trx: Transaction<Database>,
  { clock, consentVersion }: Pick<AccountContext, 'clock' | 'consentVersion'>,
  { email, by, ...student }: Student & { by: string },
  passwordHash: string,
): Promise<Result<Entered>> {
  const address = readAddress(email);
  if (!address) return fail({ code: 'invalid', fields: { email: [{ code: 'not_an_email' }] } });
  const now = clock.now();
  const made = await trx
    .insertInto('users')
    .values({
      ...student,
      email: address.email,
      email_key: address.key,
      password_hash: passwordHash,
      consent_version: consentVersion(),
      created_at: now,
      updated_at: now,
      entered_at: now,
    })
    .onConflict((conflict) => conflict.column('email_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (made) {
    const given = { purpose: 'account', form: 'office', version: consentVersion(), at: now, by } as const;
    await recordConsent(trx, { of: { person: made.id }, ...given });
    return ok({ id: made.id, unclaimed: true });
  }
  const known = await trx
    .selectFrom('users')
    .select(['id', 'role', 'status', 'verified_at'])
    .where('email_key', '=', address.key)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (known.role === 'staff') return fail({ code: 'refused', reason: 'account_of_staff' });
  if (known.status === 'disabled') return fail({ code: 'refused', reason: 'account_disabled' });
  if (known.verified_at !== null) return ok({ id: known.id, unclaimed: false });
  await voidLinks(trx, known.id, ['verify'], now);
  await trx
    .updateTable('users')
    .set({ password_hash: passwordHash, entered_at: now, updated_at: now })
    .where('id', '=', known.id)
    .execute();
  return ok({ id: known.id, unclaimed: true });
}

/** The link with which a student takes over the account that staff made. It sets the password. */
export const claimLink = (
  trx: Transaction<Database>,
  context: Pick<AccountContext, 'clock' | 'publicOrigin'>,
  userId: string,
): Promise<string> => issueLink(trx, context, 'reset', userId, CLAIM_DAYS * 24 * 60);
