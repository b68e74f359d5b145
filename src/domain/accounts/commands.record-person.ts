import type { Transaction } from 'kysely';
import type { ChangeAction } from '../../contract/change-log.ts';
import { ROLE_WORDS, type StaffRole } from '../../contract/rights.ts';
import type { Database } from '../../platform/database/schema.ts';
import { recordChange, type LoggedChange } from '../change-log/commands.record.ts';
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

interface OfAccount extends Pick<LoggedChange, 'before' | 'after'> {
  at: Date;
  actorId: string | null;
  person: { id: string; email: string; staff_role: StaffRole | null };
  action: ChangeAction;
}

/** Records in the log of changes what was done to an account. */
export const recordAccountChange = (
  trx: Transaction<Database>,
  { actorId, person: { id, email, staff_role }, ...change }: OfAccount,
): Promise<void> =>
  recordChange(trx, {
    ...change,
    actor: actorId,
    kind: staff_role === null ? 'person' : 'staff',
    object: id,
    title: email,
    about: id,
  });

/** Records a change of role or status in both logs, of security and of changes. */
export async function recordPersonChange(
  trx: Transaction<Database>,
  { recordSecurity }: Pick<StaffContext, 'recordSecurity'>,
  changed: Changed,
): Promise<void> {
  const { actorId, person, next, at } = changed;
  for (const event of securityEvents(changed)) await recordSecurity(event, trx);
  await recordAccountChange(trx, {
    at,
    actorId,
    person: { ...person, staff_role: person.staff_role ?? next.staff_role },
    action: 'changed',
    before: inWords(person),
    after: inWords(next),
  });
}

const roleName = (role: StaffRole | null): string => role ?? 'user';

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
