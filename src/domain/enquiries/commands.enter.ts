import type { Transaction } from 'kysely';
import type { Enquiry } from '../../contract/enquiries.ts';
import type { EnterEnquiry } from '../../contract/enquiry-bodies.ts';
import { fail, ok, type Result } from '../../contract/errors.ts';
import type { FieldFaults } from '../../contract/field-faults.ts';
import type { Database } from '../../platform/database/schema.ts';
import type { Principal } from '../accounts/policy.ts';
import { checkWanted, columnOf, readReach, WANTED } from './commands.check.ts';
import { findCounselor } from '../follow-up/data.colleagues.ts';
import { recordEvent } from './commands.record.ts';
import type { EnquiryContext } from './context.ts';
import { readEnquiry } from './data.one.ts';

/**
 * Enters a walk-in, a call or a message. The same ticket again enters nothing and answers with what it entered.
 * @returns invalid, not_a_counselor
 */
export async function enterEnquiry(
  { db, clock }: EnquiryContext,
  { userId }: Principal,
  body: EnterEnquiry,
): Promise<Result<Enquiry>> {
  const at = clock.now();
  const entered = await db.transaction().execute(async (trx): Promise<Result<string>> => {
    const known = await byTicket(trx, body.ticket);
    if (known) return ok(known);
    const { reach, faults } = await readReach(trx, { email: body.email ?? '', contact: body.contact ?? '' });
    const wrong: FieldFaults = {
      ...faults,
      ...(await checkWanted(trx, body)),
    };
    if (Object.keys(wrong).length > 0) return fail({ code: 'invalid', fields: wrong });
    if (body.counselor && !(await findCounselor(trx, body.counselor)))
      return fail({ code: 'refused', reason: 'not_a_counselor' });
    const row = await trx
      .insertInto('enquiries')
      .values({
        ticket: body.ticket,
        ...reach,
        name: body.name ?? '',
        source: body.source,
        source_detail: body.source_detail ?? '',
        message: body.message ?? '',
        interest: body.interest ?? '',
        ...Object.fromEntries(WANTED.map((field) => [columnOf(field), body[field] ?? null])),
        intake: body.intake ?? null,
        branch: body.branch ?? '',
        counselor_id: body.counselor ?? null,
        next_step: body.next_step ?? '',
        next_on: body.next_on ?? null,
        entered_at: at,
        stage_changed_at: at,
        last_at: at,
      })
      .onConflict((conflict) => conflict.column('ticket').doNothing())
      .returning(['id', 'name', 'contact', 'email', 'user_id'])
      .executeTakeFirst();
    // The same ticket arrived twice at the same moment: the other request has entered it.
    if (!row) return ok((await byTicket(trx, body.ticket))!);
    await recordEvent(trx, { enquiry: row, at, actor: userId, kind: 'entered' });
    return ok(row.id);
  });
  return entered.ok ? readEnquiry(db, entered.value) : entered;
}

async function byTicket(trx: Transaction<Database>, ticket: string): Promise<string | undefined> {
  const known = await trx
    .selectFrom('enquiries')
    .select('id')
    .where('ticket', '=', ticket)
    .executeTakeFirst();
  return known?.id;
}
