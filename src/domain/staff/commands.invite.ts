import type { Transaction } from 'kysely';
import { fail, ok, type Result } from '../../contract/errors.ts';
import type { Refusal } from '../../contract/refusals.ts';
import { ROLE_WORDS } from '../../contract/rights.ts';
import { routes } from '../../contract/routes.ts';
import type { Invitation, InvitationBody } from '../../contract/staff.ts';
import type { Database } from '../../platform/database/schema.ts';
import { isUuid } from '../../platform/database/uuid.ts';
import { newTokenId, tokenHash } from '../../platform/security/tokens.ts';
import { readAddress } from '../accounts/policy.addresses.ts';
import { encodePk, INVITATION_DAYS } from '../accounts/policy.links.ts';
import type { Principal } from '../accounts/policy.ts';
import { recordChange, type LoggedChange } from '../change-log/commands.record.ts';
import type { TeamContext } from './context.ts';
import { readInvitation } from './data.invitations.ts';
import type { InvitationRow } from './rows.ts';

const refuse = (reason: Refusal) => fail({ code: 'refused', reason });
type Trx = Transaction<Database>;

/**
 * Mails somebody an invitation to the staff. Nothing changes before they accept: there is no account of theirs yet, or
 * it stays as it is.
 * @returns invalid (email); already_staff, already_invited
 */
export async function invite(
  context: TeamContext,
  principal: Principal,
  { email: typed, first_name, last_name, staff_role }: InvitationBody,
): Promise<Result<Invitation>> {
  const { db, clock } = context;
  const address = readAddress(typed);
  if (!address) return fail({ code: 'invalid', fields: { email: [{ code: 'not_an_email' }] } });
  return db.transaction().execute(async (trx): Promise<Result<Invitation>> => {
    const known = await trx
      .selectFrom('users')
      .select('role')
      .where('email_key', '=', address.key)
      .executeTakeFirst();
    if (known?.role === 'staff') return refuse('already_staff');
    const at = clock.now();
    const secret = newTokenId();
    const values = { email: address.email, email_key: address.key, first_name, last_name, staff_role };
    const row = await trx
      .insertInto('staff_invitations')
      .values({ ...values, ...sentAt(at, secret), invited_by: principal.userId, invited_at: at })
      .onConflict((conflict) => conflict.column('email_key').doNothing())
      .returningAll()
      .executeTakeFirst();
    if (!row) return refuse('already_invited');
    await mailInvitation(trx, context, row, secret);
    const name = `${first_name} ${last_name}`.trim();
    const after = { Name: name, Role: ROLE_WORDS[staff_role].label };
    await log(trx, principal, row, { at, action: 'invited', before: {}, after });
    return readInvitation(trx, row.id, at);
  });
}

/** Mails an invitation again. The link in the mail before stops working, and the days begin anew. @returns not_found */
export async function inviteAgain(
  context: TeamContext,
  principal: Principal,
  id: string,
): Promise<Result<Invitation>> {
  if (!isUuid(id)) return fail({ code: 'not_found' });
  const { db, clock } = context;
  return db.transaction().execute(async (trx): Promise<Result<Invitation>> => {
    const at = clock.now();
    const secret = newTokenId();
    const row = await trx
      .updateTable('staff_invitations')
      .set(sentAt(at, secret))
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirst();
    if (!row) return fail({ code: 'not_found' });
    await mailInvitation(trx, context, row, secret);
    await log(trx, principal, row, { at, action: 'invited_again' });
    return readInvitation(trx, id, at);
  });
}

/** Takes an invitation back: its link stops working at once. @returns not_found */
export async function withdrawInvitation(
  { db, clock }: TeamContext,
  principal: Principal,
  id: string,
): Promise<Result<void>> {
  if (!isUuid(id)) return fail({ code: 'not_found' });
  return db.transaction().execute(async (trx): Promise<Result<void>> => {
    const row = await trx
      .deleteFrom('staff_invitations')
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirst();
    if (!row) return fail({ code: 'not_found' });
    await log(trx, principal, row, { at: clock.now(), action: 'withdrawn' });
    return ok(undefined);
  });
}

const sentAt = (at: Date, secret: string) => ({
  token_hash: tokenHash(secret),
  sent_at: at,
  expires_at: new Date(at.getTime() + INVITATION_DAYS * 24 * 60 * 60_000),
});

async function mailInvitation(
  trx: Trx,
  { mails, publicOrigin }: TeamContext,
  { id, email, first_name, staff_role, invited_by }: InvitationRow,
  secret: string,
): Promise<void> {
  const inviter = await trx
    .selectFrom('users')
    .select(['email', 'first_name', 'last_name'])
    .where('id', '=', invited_by)
    .executeTakeFirst();
  const by = inviter ? `${inviter.first_name} ${inviter.last_name}`.trim() || inviter.email : 'The office';
  const { article: role, about } = ROLE_WORDS[staff_role];
  const link = publicOrigin + routes.join(encodePk(id), secret);
  const data = { by, role, about, link };
  await mails.queue(trx, { template: 'staff-invited', to: email, userId: null, name: first_name, data });
}

const log = (
  trx: Trx,
  { userId }: Principal,
  { id, email }: InvitationRow,
  change: Pick<LoggedChange, 'at' | 'action' | 'before' | 'after'>,
) => recordChange(trx, { ...change, actor: userId, kind: 'invitation', object: id, title: email });
