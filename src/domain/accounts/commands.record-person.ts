import type { Transaction } from 'kysely';
import { ROLE_WORDS, type StaffRole } from '../../contract/rights.ts';
import type { Database } from '../../platform/database/schema.ts';
import { recordChange } from '../change-log/commands.record.ts';
import type { SecurityEvent } from '../security/context.ts';
import type { StaffContext } from './context.staff.ts';
import type { StaffState } from './policy.staff.ts';

interface Changed {
  actorId: string;
  person: StaffState & { id: string; email: string };
  next: StaffState;
  /** The person lost a second factor together with the role. */
  factorGone: boolean;
  at: Date;
}

/** Records a change of role or status in all logs: of security, of changes, and of the person's own account. */
export async function recordPersonChange(
  trx: Transaction<Database>,
  { recordSecurity }: Pick<StaffContext, 'recordSecurity'>,
  changed: Changed,
): Promise<void> {
  const { actorId, person, next, at } = changed;
  for (const [field, from, to] of fieldsOf(changed)) {
    await trx
      .insertInto('audit_entries')
      .values({
        at,
        actor_id: actorId,
        action: `person_${field}_changed`,
        detail: JSON.stringify({ from, to }),
        subject_kind: 'user',
        subject_id: person.id,
      })
      .execute();
  }
  for (const event of securityEvents(changed)) await recordSecurity(event, trx);
  const ofStaff = person.staff_role !== null || next.staff_role !== null;
  await recordChange(trx, {
    at,
    actor: actorId,
    kind: ofStaff ? 'staff' : 'person',
    object: person.id,
    title: person.email,
    action: 'changed',
    before: inWords(person),
    after: inWords(next),
    about: person.id,
  });
}

const roleName = (role: StaffRole | null): string => role ?? 'user';

function fieldsOf({ person, next }: Changed): (readonly [field: string, from: string, to: string])[] {
  return [
    ...(person.staff_role === next.staff_role
      ? []
      : [['role', roleName(person.staff_role), roleName(next.staff_role)] as const]),
    ...(person.status === next.status ? [] : [['status', person.status, next.status] as const]),
  ];
}

function securityEvents({ actorId, person, next, factorGone }: Changed): SecurityEvent[] {
  const common = { result: 'ok', account: actorId, subject: { kind: 'person', id: person.id } } as const;
  const events: SecurityEvent[] = [];
  if (person.staff_role !== next.staff_role) {
    const detail = { from: roleName(person.staff_role), to: roleName(next.staff_role) };
    events.push({ ...common, event: 'role_changed', detail });
  }
  if (person.status !== next.status) {
    const event = next.status === 'disabled' ? 'account_disabled' : 'account_enabled';
    events.push({ ...common, event });
  }
  if (factorGone) events.push({ ...common, event: 'second_factor_off', detail: { reason: 'no_staff_role' } });
  return events;
}

const inWords = ({ staff_role, status }: StaffState) => ({
  Role: staff_role === null ? 'Not staff' : ROLE_WORDS[staff_role].label,
  Account: status === 'active' ? 'Active' : 'Disabled',
});
