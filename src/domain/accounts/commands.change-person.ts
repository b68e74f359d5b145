import type { Transaction } from 'kysely';
import type { Person, PersonChange } from '../../contract/accounts.ts';
import { fail, type Result } from '../../contract/errors.ts';
import type { Refusal } from '../../contract/refusals.ts';
import type { Database } from '../../platform/database/schema.ts';
import { isUuid } from '../../platform/database/uuid.ts';
import type { SecurityEvent } from '../security/context.ts';
import { endSessionsOf } from './commands.sessions.ts';
import { tellStaff } from './commands.tell-staff.ts';
import { isLastStaff } from './data.remaining-staff.ts';
import { readPerson } from './data.staff.ts';
import type { Principal } from './policy.ts';
import type { PersonRow } from './rows.staff.ts';
import type { StaffContext } from './context.staff.ts';

const refuse = (reason: Refusal) => fail({ code: 'refused', reason });
type Changed = Pick<PersonRow, 'id' | 'role' | 'status'>;

/**
 * Changes the role and status of a person and records who did it. Disabling an account ends its sessions at once. A
 * person who is no longer staff loses the second factor, since only staff can turn one off. Changes that grant or
 * take away access as staff need a proof and are announced to staff by mail.
 */
export async function changePerson(
  context: StaffContext,
  { userId: actorId, proved }: Principal,
  id: string,
  change: PersonChange,
): Promise<Result<Person>> {
  const { db, clock, recordSecurity } = context;
  if (!isUuid(id)) return fail({ code: 'not_found' });
  return db.transaction().execute(async (trx): Promise<Result<Person>> => {
    const losesStaff = change.role === 'user' || change.status === 'disabled';
    // First, so that every transaction locks the rows of staff in the same order.
    const isLast = losesStaff && (await isLastStaff(trx, id));
    const person = await trx
      .selectFrom('users')
      .select(['id', 'email', 'role', 'status'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!person) return fail({ code: 'not_found' });
    const next = { role: change.role ?? person.role, status: change.status ?? person.status };
    if (next.role === person.role && next.status === person.status) return readPerson(trx, id);
    if (losesStaff && isLast) return refuse('last_staff');
    if (losesStaff && id === actorId) return refuse('own_account');
    const [was, is] = [canWorkAsStaff(person), canWorkAsStaff(next)];
    if (was !== is && !proved) return refuse('proof_needed');
    const now = clock.now();
    await trx
      .updateTable('users')
      .set({ ...next, updated_at: now })
      .where('id', '=', id)
      .execute();
    if (next.status === 'disabled') await endSessionsOf(trx, id, now);
    const factor =
      next.role === 'staff'
        ? undefined
        : await trx
            .deleteFrom('second_factors')
            .where('user_id', '=', id)
            .returning('confirmed_at')
            .executeTakeFirst();
    await recordChanges(trx, actorId, person, next, now);
    for (const event of securityEvents(actorId, person, next, factor?.confirmed_at != null))
      await recordSecurity(event, trx);
    if (was !== is) {
      const what = is ? 'staff-made' : 'staff-unmade';
      await tellStaff(trx, context, { what, about: person, actorId, at: now });
    }
    return readPerson(trx, id);
  });
}

function securityEvents(
  account: string,
  before: Changed,
  after: Pick<Changed, 'role' | 'status'>,
  factorGone: boolean,
): SecurityEvent[] {
  const common = { result: 'ok', account, subject: { kind: 'person', id: before.id } } as const;
  const events: SecurityEvent[] = [];
  if (before.role !== after.role) {
    events.push({ ...common, event: 'role_changed', detail: { from: before.role, to: after.role } });
  }
  if (before.status !== after.status) {
    const event = after.status === 'disabled' ? 'account_disabled' : 'account_enabled';
    events.push({ ...common, event });
  }
  if (factorGone) events.push({ ...common, event: 'second_factor_off', detail: { reason: 'no_staff_role' } });
  return events;
}

/** Staff who can log in. A disabled account gives no access. */
const canWorkAsStaff = ({ role, status }: Pick<Changed, 'role' | 'status'>) =>
  role === 'staff' && status === 'active';

async function recordChanges(
  trx: Transaction<Database>,
  actorId: string,
  before: Changed,
  after: Pick<Changed, 'role' | 'status'>,
  at: Date,
): Promise<void> {
  for (const field of ['role', 'status'] as const) {
    if (before[field] === after[field]) continue;
    const detail = JSON.stringify({ from: before[field], to: after[field] });
    const entry = { at, actor_id: actorId, action: `person_${field}_changed`, detail };
    await trx
      .insertInto('audit_entries')
      .values({ ...entry, subject_kind: 'user', subject_id: before.id })
      .execute();
  }
}
