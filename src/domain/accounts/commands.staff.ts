import type { Person, PersonChange } from '../../contract/accounts.ts';
import { fail, ok, type Result } from '../../contract/errors.ts';
import type { Page } from '../../contract/paging.ts';
import { isUuid } from '../../platform/database/uuid.ts';
import type { StaffEmailChange } from '../../contract/account-bodies.ts';
import { changePerson } from './commands.change-person.ts';
import { beginEmailChange } from './commands.begin-email-change.ts';
import { endSessionsOfAll, endSessionsOfPerson } from './commands.end-sessions.ts';
import { recordAccountChange } from './commands.record-person.ts';
import { removeSecondFactor } from './commands.second-factor-off.ts';
import { hasSeveralStaff } from './data.remaining-staff.ts';
import { listPeople, readPerson, type PeopleQuery } from './data.staff.ts';
import type { Principal } from './policy.ts';
import type { StaffContext } from './context.staff.ts';

/** What staff do with people's accounts. */
export interface People {
  /** Newest first unless ordered otherwise. @returns invalid (role, status, verified), invalid_page. */
  list(query: PeopleQuery): Promise<Result<Page<Person>>>;
  /** @returns not_found, also for an id that is not a uuid. */
  read(id: string): Promise<Result<Person>>;
  /**
   * Changes role and status; disabling an account ends its sessions.
   * @returns not_found, last_owner, own_account, heir_needed; no_right for changes of staff by others than owners; proof_needed for
   * changes of the role and for disabling staff.
   */
  change(principal: Principal, id: string, change: PersonChange): Promise<Result<Person>>;
  /**
   * Removes a colleague's second factor and ends their sessions.
   * @returns not_found, no_second_factor, own_account.
   */
  removeSecondFactor(principal: Principal, id: string): Promise<Result<void>>;
  /** Logs a person out everywhere; of one's own sessions this one goes on. @returns not_found. */
  endSessions(principal: Principal, id: string): Promise<Result<void>>;
  /** Logs everybody out but this session. @returns how many people. */
  endAllSessions(principal: Principal): Promise<number>;
  /** Whether more than one person can log in as staff. */
  hasSeveralStaff(): Promise<boolean>;
  /** For a student without the old mailbox. @returns not_found, invalid (email), account_of_staff, account_disabled. */
  beginEmailChange(principal: Principal, id: string, form: StaffEmailChange): Promise<Result<void>>;
  /** Queues the verification mail again. @returns not_found, already_verified. */
  sendVerification(principal: Principal, id: string): Promise<Result<void>>;
}

export function createPeople(context: StaffContext): People {
  return {
    list: (query) => listPeople(context, query),
    read: (id) => readPerson(context.db, id),
    change: (principal, id, change) => changePerson(context, principal, id, change),
    removeSecondFactor: (principal, id) => removeSecondFactor(context, principal, id),
    endSessions: (principal, id) => endSessionsOfPerson(context, principal, id),
    endAllSessions: (principal) => endSessionsOfAll(context, principal),
    hasSeveralStaff: () => hasSeveralStaff(context.db),
    beginEmailChange: (principal, id, form) => beginEmailChange(context, principal, id, form),
    sendVerification: (principal, id) => sendVerification(context, principal, id),
  };
}

async function sendVerification(
  { db, accounts, clock }: StaffContext,
  { userId: actorId }: Principal,
  id: string,
): Promise<Result<void>> {
  if (!isUuid(id)) return fail({ code: 'not_found' });
  const user = await db
    .selectFrom('users')
    .select(['id', 'email', 'staff_role', 'verified_at'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!user) return fail({ code: 'not_found' });
  if (user.verified_at !== null) return fail({ code: 'refused', reason: 'already_verified' });
  await accounts.sendVerification(user.email);
  await db
    .transaction()
    .execute((trx) =>
      recordAccountChange(trx, { at: clock.now(), actorId, person: user, action: 'verification_sent' }),
    );
  return ok(undefined);
}
