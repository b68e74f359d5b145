import type { Transaction } from 'kysely';
import { fail, ok, type Result } from '../../contract/errors.ts';
import type { Refusal } from '../../contract/refusals.ts';
import { ROLE_WORDS } from '../../contract/rights.ts';
import type { InvitationCheck } from '../../contract/staff.ts';
import type { Database, Db } from '../../platform/database/schema.ts';
import { hashPassword } from '../../platform/security/passwords.ts';
import { tokenHash } from '../../platform/security/tokens.ts';
import { endSessionsOf } from '../accounts/commands.sessions.ts';
import { tellStaff } from '../accounts/commands.tell-staff.ts';
import { refuseCommonPassword } from '../accounts/policy.common-passwords.ts';
import { readLink } from '../accounts/policy.links.ts';
import type { MailedLink } from '../accounts/policy.ts';
import { recordChange } from '../change-log/commands.record.ts';
import type { TeamContext } from './context.ts';
import type { InvitationRow } from './rows.ts';

type Trx = Transaction<Database>;
type InvitationFault = Extract<Refusal, 'invitation_invalid' | 'invitation_expired'>;
type Found = { row: InvitationRow; fault?: undefined } | { row?: undefined; fault: InvitationFault };

/** What the page of an invitation shows. Does not use the invitation up. */
export async function checkInvitation(
  { db, clock }: TeamContext,
  link: MailedLink,
): Promise<Omit<InvitationCheck, 'detail'> & { fault: InvitationFault | null }> {
  const { row, fault } = await find(db, link, clock.now());
  if (!row) return { works: false, fault, email: '', first_name: '', staff_role: null, has_account: false };
  const { email, first_name, staff_role } = row;
  const account = await accountOf(db, row);
  return {
    works: true,
    fault: null,
    email,
    first_name,
    staff_role,
    has_account: account?.verified_at != null,
  };
}

/**
 * Accepts an invitation. The link reached the address, so the address becomes verified. Somebody with a confirmed
 * account keeps its password; everybody else gets the one that is chosen here.
 * @returns invitation_invalid, invitation_expired; invalid (new_password); account_disabled
 */
export async function join(
  context: TeamContext,
  link: MailedLink,
  newPassword: string | undefined,
): Promise<Result<void>> {
  const { db, clock, recordSecurity } = context;
  const common = newPassword === undefined ? undefined : refuseCommonPassword(newPassword, 'new_password');
  if (common) return common;
  const early = await find(db, link, clock.now());
  if (early.fault) return fail({ code: 'refused', reason: early.fault });
  const hash = newPassword === undefined ? undefined : await hashPassword(newPassword);
  return db.transaction().execute(async (trx): Promise<Result<void>> => {
    const at = clock.now();
    const { row, fault } = await find(trx, link, at, true);
    if (!row) return fail({ code: 'refused', reason: fault });
    const known = await accountOf(trx, row, true);
    if (known?.status === 'disabled') return fail({ code: 'refused', reason: 'account_disabled' });
    const keepsPassword = known?.verified_at != null;
    if (!keepsPassword && hash === undefined)
      return fail({ code: 'invalid', fields: { new_password: [{ code: 'required' }] } });
    const id = known
      ? await promote(trx, row, known, keepsPassword ? undefined : hash, at)
      : await create(trx, row, hash!, at);
    // Erasing the account later blanks these entries too.
    await trx
      .updateTable('change_log')
      .set({ about: id })
      .where('kind', '=', 'invitation')
      .where('object', '=', row.id)
      .execute();
    await trx.deleteFrom('staff_invitations').where('id', '=', row.id).execute();
    await recordChange(trx, {
      at,
      actor: id,
      kind: 'staff',
      object: id,
      title: row.email,
      action: 'joined',
      before: {},
      after: { Role: ROLE_WORDS[row.staff_role].label },
      about: id,
    });
    const subject = { kind: 'person', id } as const;
    const account = row.invited_by ?? undefined;
    const detail = { from: known?.staff_role ?? 'user', to: row.staff_role };
    await recordSecurity({ event: 'role_changed', result: 'ok', account, subject, detail }, trx);
    const about = { id, email: known?.email ?? row.email };
    await tellStaff(trx, context, { what: 'staff-made', about, actorId: row.invited_by, at });
    return ok(undefined);
  });
}

async function find(db: Db, link: MailedLink, now: Date, lock = false): Promise<Found> {
  const parts = readLink(link);
  if (!parts) return { fault: 'invitation_invalid' };
  const row = await db
    .selectFrom('staff_invitations')
    .selectAll()
    .where('id', '=', parts.userId)
    .where('token_hash', '=', tokenHash(parts.token))
    .$if(lock, (rows) => rows.forUpdate())
    .executeTakeFirst();
  if (!row) return { fault: 'invitation_invalid' };
  return row.expires_at > now ? { row } : { fault: 'invitation_expired' };
}

const accountOf = (db: Db, { email_key }: InvitationRow, lock = false) =>
  db
    .selectFrom('users')
    .select(['id', 'email', 'status', 'verified_at', 'staff_role', 'first_name', 'last_name'])
    .where('email_key', '=', email_key)
    .$if(lock, (rows) => rows.forUpdate())
    .executeTakeFirst();

/** @param password_hash replaces a password that somebody else may have left pending on an unconfirmed account */
async function promote(
  trx: Trx,
  { staff_role, first_name, last_name }: InvitationRow,
  known: NonNullable<Awaited<ReturnType<typeof accountOf>>>,
  password_hash: string | undefined,
  at: Date,
): Promise<string> {
  const unnamed = known.first_name === '' && known.last_name === '';
  await trx
    .updateTable('users')
    .set({
      role: 'staff',
      staff_role,
      updated_at: at,
      verified_at: known.verified_at ?? at,
      ...(unnamed && { first_name, last_name }),
      ...(password_hash !== undefined && { password_hash }),
    })
    .where('id', '=', known.id)
    .execute();
  if (password_hash !== undefined) await endSessionsOf(trx, known.id, at);
  return known.id;
}

async function create(
  trx: Trx,
  { email, email_key, first_name, last_name, staff_role }: InvitationRow,
  password_hash: string,
  at: Date,
): Promise<string> {
  const { id } = await trx
    .insertInto('users')
    .values({
      email,
      email_key,
      first_name,
      last_name,
      password_hash,
      role: 'staff',
      staff_role,
      verified_at: at,
      created_at: at,
      updated_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
