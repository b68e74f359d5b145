import type { Transaction } from 'kysely';
import { fail, ok, type Result } from '../../contract/errors.ts';
import type { Refusal } from '../../contract/refusals.ts';
import type { OpenWorkList } from '../../contract/staff.ts';
import type { Database } from '../../platform/database/schema.ts';
import { isUuid } from '../../platform/database/uuid.ts';
import { changeStaffState } from '../accounts/commands.change-person.ts';
import { forgetDevices } from '../accounts/commands.devices.ts';
import { endSessionsOf } from '../accounts/commands.sessions.ts';
import { activeStaff } from '../accounts/data.remaining-staff.ts';
import type { Principal } from '../accounts/policy.ts';
import { recordChange } from '../change-log/commands.record.ts';
import type { TeamContext } from './context.ts';
import { handOverAll, openWorkOf } from './open-work.ts';

const refuse = (reason: Refusal) => fail({ code: 'refused', reason });

/** What somebody would leave behind; nothing for an account that is not staff. @returns not_found */
export async function readOpenWork({ db, clock }: TeamContext, id: string): Promise<Result<OpenWorkList>> {
  if (!isUuid(id)) return fail({ code: 'not_found' });
  const person = await db.selectFrom('users').select('id').where('id', '=', id).executeTakeFirst();
  return person ? ok(await openWorkOf(db, id, clock.now())) : fail({ code: 'not_found' });
}

/**
 * Takes somebody off the staff at once: the role is gone, every session has ended, and a colleague has their open work.
 * @returns not_found, not_on_staff, heir_needed, own_account, last_owner; invalid (heir)
 */
export async function leave(
  context: TeamContext,
  principal: Principal,
  id: string,
  { heir, disable = false }: { heir: string | null; disable?: boolean | undefined },
): Promise<Result<void>> {
  if (!isUuid(id)) return fail({ code: 'not_found' });
  return context.db
    .transaction()
    .execute(async (trx): Promise<Result<void>> => {
      const status = disable ? { status: 'disabled' as const } : {};
      const known = await trx
        .selectFrom('users')
        .select(['email', 'role'])
        .where('id', '=', id)
        .executeTakeFirst();
      if (!known) return fail({ code: 'not_found' });
      if (known.role !== 'staff') return refuse('not_on_staff');
      const changed = await changeStaffState(
        trx,
        context,
        principal,
        id,
        { staff_role: null, ...status },
        { handsOver: true },
      );
      if (!changed.ok) return undone(changed);
      const at = context.clock.now();
      await endSessionsOf(trx, id, at);
      await forgetDevices(trx, id);
      await trx.deleteFrom('presences').where('user_id', '=', id).execute();
      const { items } = await openWorkOf(trx, id, at);
      if (items.length > 0 && heir === null) return undone(refuse('heir_needed'));
      const taker = heir === null ? undefined : await takerOf(trx, heir, id);
      if (heir !== null && !taker) {
        return undone(fail({ code: 'invalid', fields: { heir: [{ code: 'no_such_object', value: heir }] } }));
      }
      if (taker) await handOverAll(trx, { from: id, to: taker.id, at });
      await recordChange(trx, {
        at,
        actor: principal.userId,
        kind: 'staff',
        object: id,
        title: known.email,
        action: 'left',
        before: { 'Open work': items.map(({ label }) => label).join(', ') || 'None' },
        after: { 'Open work': items.length > 0 && taker ? `Handed over to ${taker.email}` : 'None' },
        about: id,
      });
      return ok(undefined);
    })
    .catch((error: unknown) => {
      if (error instanceof Undone) return error.result;
      throw error;
    });
}

/** Rolls the transaction back, with the answer to give. */
class Undone extends Error {
  readonly result: Result<never>;
  constructor(result: Result<never>) {
    super('The transaction is rolled back.');
    this.result = result;
  }
}
function undone(result: Result<unknown>): never {
  throw new Undone(result as Result<never>);
}

/** Somebody who works here and stays. */
const takerOf = (trx: Transaction<Database>, heir: string, leaver: string) =>
  activeStaff(trx)
    .select(['id', 'email'])
    .where('id', '=', heir)
    .where('id', '!=', leaver)
    .executeTakeFirst();
