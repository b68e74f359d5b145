import type { Transaction } from 'kysely';
import type { Person, PersonChange } from '../../contract/accounts.ts';
import { fail, type Result } from '../../contract/errors.ts';
import type { Refusal } from '../../contract/refusals.ts';
import { can, type StaffRole } from '../../contract/rights.ts';
import type { Database } from '../../platform/database/schema.ts';
import { isUuid } from '../../platform/database/uuid.ts';
import { giveUpViews } from '../case-views/commands.give-up.ts';
import { findCounselor } from '../follow-up/data.colleagues.ts';
import { handOverCases, hasCases, openWorkOf } from '../staff/open-work.ts';
import { recordPersonChange } from './commands.record-person.ts';
import { endSessionsOf } from './commands.sessions.ts';
import { tellStaff } from './commands.tell-staff.ts';
import { isLastOwner } from './data.remaining-staff.ts';
import { readPerson } from './data.staff.ts';
import { canWorkAsStaff, type StaffState } from './policy.staff.ts';
import type { Principal } from './policy.ts';
import type { StaffContext } from './context.staff.ts';

const refuse = (reason: Refusal) => fail({ code: 'refused', reason });

/** Changes the role and status of a person, in a transaction of its own. See `changeStaffState`. */
export async function changePerson(
  context: StaffContext,
  principal: Principal,
  id: string,
  change: PersonChange,
): Promise<Result<Person>> {
  if (!isUuid(id)) return fail({ code: 'not_found' });
  return context.db.transaction().execute(async (trx): Promise<Result<Person>> => {
    const changed = await changeStaffState(trx, context, principal, id, change);
    return changed.ok ? readPerson(trx, id) : changed;
  });
}

/**
 * Changes the role and status of a person and records who did it. Disabling an account ends its sessions at once. A
 * person who is no longer staff loses the second factor, since only staff can turn one off. Whatever concerns staff is
 * changed by owners only, with a proof, and announced to staff by mail if somebody joins or leaves them.
 * @param handsOver the caller gives the person's open work to a colleague; otherwise nobody with open work leaves the staff
 */
export async function changeStaffState(
  trx: Transaction<Database>,
  context: StaffContext,
  { userId: actorId, staff_role: actorRole, proved }: Principal,
  id: string,
  change: PersonChange,
  { handsOver = false } = {},
): Promise<Result<void>> {
  const mayLose = change.staff_role !== undefined || change.status === 'disabled';
  // First, so that every transaction locks the rows of owners in the same order.
  const isLast = mayLose && (await isLastOwner(trx, id));
  const person = await trx
    .selectFrom('users')
    .select(['id', 'email', 'staff_role', 'status'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!person) return fail({ code: 'not_found' });
  const next: StaffState = {
    staff_role: change.staff_role === undefined ? person.staff_role : change.staff_role,
    status: change.status ?? person.status,
  };
  const newRole = next.staff_role !== person.staff_role;
  if (!newRole && next.status === person.status) return { ok: true, value: undefined };
  const ofStaff = newRole || person.staff_role !== null;
  if (ofStaff && !mayChangeStaff(actorRole)) return refuseRight(actorRole);
  if (isLast && (next.staff_role !== 'owner' || next.status === 'disabled')) return refuse('last_owner');
  if (id === actorId) return refuse('own_account');
  const [was, is] = [canWorkAsStaff(person), canWorkAsStaff(next)];
  if ((newRole || was !== is) && !proved) return refuse('proof_needed');
  const at = context.clock.now();
  const leaves = person.staff_role !== null && next.staff_role === null;
  if (leaves && !handsOver && (await openWorkOf(trx, id, at)).items.length > 0) return refuse('heir_needed');
  const [could, canWork] = [worksCases(person), worksCases(next)];
  const stops = could && !canWork && !leaves && (await hasCases(trx, id, at));
  const heir = stops && change.heir ? await findCounselor(trx, change.heir) : undefined;
  if (stops && change.heir && (!heir || heir.id === id)) return refuse('not_a_counselor');
  // Disabling an account may be urgent: it can wait who takes over. Another role is decided in peace.
  if (stops && newRole && !heir) return refuse('heir_needed');
  const role = next.staff_role === null ? ('user' as const) : ('staff' as const);
  await trx
    .updateTable('users')
    .set({ ...next, role, updated_at: at })
    .where('id', '=', id)
    .execute();
  if (heir) await handOverCases(trx, { from: id, to: heir.id, at });
  if (next.status === 'disabled') await endSessionsOf(trx, id, at);
  if (leaves) await giveUpViews(trx, id, actorId);
  const factorGone = next.staff_role === null && (await dropSecondFactor(trx, id));
  await recordPersonChange(trx, context, { actorId, person, next, factorGone, at });
  if (was !== is) {
    await tellStaff(trx, context, { what: is ? 'staff-made' : 'staff-unmade', about: person, actorId, at });
  }
  return { ok: true, value: undefined };
}

const worksCases = ({ staff_role: role, status }: StaffState) =>
  status === 'active' && role !== null && can(role, 'write', 'cases');
const mayChangeStaff = (role: StaffRole | null) => role !== null && can(role, 'write', 'staff');
const refuseRight = (role: StaffRole | null) =>
  fail({
    code: 'refused',
    reason: 'no_right',
    ...(role && { facts: { about: 'right', role, right: ['staff', 'write'] } }),
  });

/** @returns whether a confirmed second factor was removed */
async function dropSecondFactor(trx: Transaction<Database>, id: string): Promise<boolean> {
  const gone = await trx
    .deleteFrom('second_factors')
    .where('user_id', '=', id)
    .returning('confirmed_at')
    .executeTakeFirst();
  return gone?.confirmed_at != null;
}
