import type { Transaction } from 'kysely';
import { fail, ok, type Result } from '../../contract/errors.ts';
import { isUuid } from '../../platform/database/uuid.ts';
import type { Database } from '../../platform/database/schema.ts';
import type { Principal } from '../accounts/policy.ts';
import type { Enquiry } from '../../contract/enquiries.ts';
import type { EnquiryContext } from './context.ts';
import { readEnquiry } from './data.one.ts';

/** An enquiry that nobody else changes until the transaction ends; undefined if it is gone. */
export const lockEnquiry = (trx: Transaction<Database>, id: string) =>
  trx.selectFrom('enquiries').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
export type LockedEnquiry = NonNullable<Awaited<ReturnType<typeof lockEnquiry>>>;

/** What a change of an enquiry is done with. */
export interface Change {
  trx: Transaction<Database>;
  enquiry: LockedEnquiry;
  at: Date;
  /** Who does it. */
  actor: string;
}

/**
 * Changes one enquiry while nobody else does, and answers with it. Nothing is changed if `change` fails.
 * @returns not_found, and what `change` returns
 */
export async function changeLocked(
  { db, clock }: Pick<EnquiryContext, 'db' | 'clock'>,
  { userId }: Principal,
  id: string,
  change: (part: Change) => Promise<Result<void>>,
): Promise<Result<Enquiry>> {
  if (!isUuid(id)) return fail({ code: 'not_found' });
  const done = await db.transaction().execute(async (trx): Promise<Result<void>> => {
    const enquiry = await lockEnquiry(trx, id);
    if (!enquiry) return fail({ code: 'not_found' });
    return change({ trx, enquiry, at: clock.now(), actor: userId });
  });
  return done.ok ? readEnquiry(db, id) : done;
}

/** A change that has been made. */
export const DONE = ok(undefined);
