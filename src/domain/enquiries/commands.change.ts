import type { Enquiry } from '../../contract/enquiries.ts';
import type { ChangeEnquiry } from '../../contract/enquiry-bodies.ts';
import { ENQUIRY_SOURCES } from '../../contract/enquiry-words.ts';
import type { Json } from '../../contract/edits/changes.ts';
import { fail, type Result } from '../../contract/errors.ts';
import type { Principal } from '../accounts/policy.ts';
import { checkWanted, columnOf, readReach, WANTED } from './commands.check.ts';
import { changeLocked, DONE, type LockedEnquiry } from './commands.lock.ts';
import { recordEvent } from './commands.record.ts';
import type { EnquiryContext } from './context.ts';

/**
 * Changes what is known about the person and what they want. `version` is the one that the person at the screen saw:
 * if a colleague has changed details since, nothing is changed.
 * @returns not_found, invalid, enquiry_changed
 */
export const changeEnquiry = (
  context: EnquiryContext,
  principal: Principal,
  id: string,
  body: ChangeEnquiry,
): Promise<Result<Enquiry>> =>
  changeLocked(context, principal, id, async ({ trx, enquiry, at, actor }) => {
    const { email = enquiry.email, contact = enquiry.contact } = body;
    const { reach, faults } = await readReach(trx, { email, contact });
    const wrong = { ...faults, ...(await checkWanted(trx, body)) };
    if (Object.keys(wrong).length > 0) return fail({ code: 'invalid', fields: wrong });
    const after: LockedEnquiry = {
      ...enquiry,
      ...reach,
      name: body.name ?? enquiry.name,
      source: body.source ?? enquiry.source,
      source_detail: body.source_detail ?? enquiry.source_detail,
      message: body.message ?? enquiry.message,
      interest: body.interest ?? enquiry.interest,
      intake: body.intake === undefined ? enquiry.intake : body.intake,
      branch: body.branch ?? enquiry.branch,
    };
    for (const field of WANTED) {
      const chosen = body[field];
      if (chosen !== undefined) after[columnOf(field)] = chosen;
    }
    if (JSON.stringify(after) === JSON.stringify(enquiry)) return DONE;
    if (enquiry.version !== body.version) return fail({ code: 'refused', reason: 'enquiry_changed' });
    const { id: _id, ...values } = after;
    await trx
      .updateTable('enquiries')
      .set({ ...values, version: enquiry.version + 1 })
      .where('id', '=', enquiry.id)
      .execute();
    await recordEvent(trx, {
      enquiry: after,
      at,
      actor,
      kind: 'changed',
      before: wordsOf(enquiry),
      after: wordsOf(after),
    });
    return DONE;
  });

/** The details with the names that people read. */
const wordsOf = (row: LockedEnquiry): Json => ({
  Name: row.name,
  'E-mail': row.email,
  Phone: row.contact,
  Source: ENQUIRY_SOURCES[row.source],
  'Source in detail': row.source_detail,
  Message: row.message,
  Interest: row.interest,
  Country: row.country_id,
  Level: row.level_id,
  Field: row.field_id,
  Course: row.course_id,
  University: row.university_id,
  Intake: row.intake,
  Branch: row.branch,
});
