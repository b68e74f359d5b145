import { SECURITY_EVENTS } from '../../contract/security-events.ts';
import { currentOrigin } from '../../platform/security/request-origin.ts';
import { emailKey } from '../accounts/policy.addresses.ts';
import { createRepeats } from './commands.repeats.ts';
import { shortAgent, unknownAccountMark } from './policy.ts';
import type { Db } from '../../platform/database/schema.ts';
import type { NewRow, PendingRow } from './rows.ts';
import type { RecordSecurity, SecurityContext, SecurityEvent } from './context.ts';

/** Creates the recorder of security events. `flush` writes repeats that were only counted in memory. */
export function createRecorder(context: SecurityContext): { record: RecordSecurity; flush(): Promise<void> } {
  const repeats = createRepeats(context, {
    write: (row) => write(context, context.db, row),
    tell: (row, times) => tell(context, row, times),
  });
  return {
    flush: () => repeats.flush(),
    async record(event, db) {
      if (db?.isTransaction) return void (await write(context, db, rowOf(context, event)));
      try {
        await repeats.add({ ...rowOf(context, event), typedEmail: event.typedEmail });
      } catch (error) {
        context.log.error(
          { component: 'security', event: event.event, error },
          'An entry of the security log could not be written',
        );
      }
    },
  };
}

function rowOf(
  { clock }: SecurityContext,
  { event, result, account, typedEmail, subject, detail = {} }: SecurityEvent,
): PendingRow {
  const now = clock.now();
  const origin = currentOrigin();
  return {
    at: now,
    last_at: now,
    event,
    result,
    account_id: account ?? null,
    unknown_account: null,
    subject_kind: subject?.kind ?? null,
    subject_id: subject?.id ?? null,
    address: origin && origin.address !== 'unknown' ? origin.address : null,
    agent: shortAgent(origin?.agent ?? ''),
    detail: JSON.stringify(detail),
    typedEmail,
  };
}

/** @returns the id of the row */
async function write(context: SecurityContext, db: Db, { typedEmail, ...row }: PendingRow): Promise<number> {
  const whose = typedEmail === undefined ? {} : await whoseAddress(context, db, typedEmail);
  const stored = { ...row, ...whose };
  const { id } = await db
    .insertInto('security_events')
    .values(stored)
    .returning('id')
    .executeTakeFirstOrThrow();
  tell(context, stored);
  return id;
}

/** Runs the same statement whether or not the address has an account, so that timing reveals nothing. */
async function whoseAddress(
  { hashKey }: SecurityContext,
  db: Db,
  typedEmail: string,
): Promise<Partial<NewRow>> {
  const mark = unknownAccountMark(hashKey, typedEmail);
  const user = await db
    .selectFrom('users')
    .select('id')
    // PostgreSQL text cannot hold NUL, so such an address belongs to no account.
    .where('email_key', '=', emailKey(typedEmail).replaceAll('\0', ''))
    .executeTakeFirst();
  return user ? { account_id: user.id } : { unknown_account: mark };
}

/** Writes the entry to the log stream, without the User-Agent. */
function tell({ log }: SecurityContext, row: NewRow, times = 1): void {
  const { event, result, account_id, subject_id, address } = row;
  const fields = {
    component: 'security',
    event,
    result,
    ...(account_id && { account: account_id }),
    ...(subject_id && { subject: subject_id }),
    ...(address && { client: address }),
    ...(times > 1 && { count: times }),
  };
  if (result === 'ok') log.info(fields, SECURITY_EVENTS[event]);
  else log.warn(fields, SECURITY_EVENTS[event]);
}
