import type { Transaction } from 'kysely';
import type { BookAppointment, OwnAppointment } from '../../contract/appointments.ts';
import type { AskEnquiry } from '../../contract/enquiry-bodies.ts';
import { fail, ok, type Result } from '../../contract/errors.ts';
import type { Database } from '../../platform/database/schema.ts';
import { readReach, type Reach } from '../enquiries/commands.check.ts';
import { addEnquiry, continueEnquiry, lockPerson, samePerson } from '../enquiries/commands.from-site.ts';
import { suspicionsOf } from '../enquiries/policy.spam.ts';
import { findFree, inWords, place } from './commands.place.ts';
import { tellCounselor, tellPerson } from './commands.tell.ts';
import type { AppointmentContext } from './context.ts';
import { lockTimes, readRow } from './data.one.ts';
import { MOST_AHEAD } from './policy.ts';
import { presentOwn } from './present.ts';
import type { AppointmentRow } from './rows.ts';

/**
 * Books a time for somebody from the site: it begins an enquiry or continues theirs. The same person and time again books
 * nothing. What may be spam books nothing either, because it would take the time from somebody.
 * @returns invalid (contact, email), time_taken, enough_appointments, cannot_book_here
 */
export async function bookAppointment(
  context: AppointmentContext,
  body: BookAppointment,
): Promise<Result<OwnAppointment>> {
  return context.db.transaction().execute(async (trx): Promise<Result<OwnAppointment>> => {
    const { reach, faults } = await readReach(trx, body);
    if (Object.keys(faults).length > 0) return fail({ code: 'invalid', fields: faults });
    const asked = questionOf(body);
    if (suspicionsOf(asked, false).length > 0) return fail({ code: 'refused', reason: 'cannot_book_here' });
    await lockPerson(trx, reach);
    const known = await samePerson(trx, context, body, reach, []);
    await lockTimes(trx);
    const now = context.clock.now();
    const starts = new Date(body.starts_at);
    const ahead = await aheadOf(trx, reach, now);
    const same = ahead.find(
      ({ starts_at, enquiry_id }) => starts_at.getTime() === starts.getTime() && enquiry_id === known?.id,
    );
    if (same) return ok(presentOwn((await readRow(trx, same.id))!, context.linkKey, now));
    if (ahead.length >= MOST_AHEAD) return fail({ code: 'refused', reason: 'enough_appointments' });
    const time = await findFree(trx, context, starts, body);
    if (!time) return fail({ code: 'refused', reason: 'time_taken' });
    const happening = { kind: 'booked', form: 'booking', after: inWords(time) } as const;
    if (known) await continueEnquiry(trx, context, known, { body: asked, reach }, happening);
    const enquiry = known?.id ?? (await addEnquiry(trx, context, { body: asked, reach }, [], happening));
    const { email, email_key } = reach;
    const row = await place(trx, enquiry, { time, email, email_key }, now);
    // The lock makes this impossible; the constraint of the table has the last word.
    if (!row) throw new Error('A free time was taken in spite of the lock');
    await tellPerson(trx, context, row, 'booked');
    await tellCounselor(trx, context, row, 'booked');
    return ok(presentOwn(row, context.linkKey, now));
  });
}

const questionOf = ({ name, contact, email, message, website }: BookAppointment): AskEnquiry => ({
  name,
  contact,
  email,
  message,
  website,
  wants_call: false,
  source: 'site',
  page: '',
  course: null,
  university: null,
  country: null,
  consent: true,
  seconds: null,
});

/** What somebody with this number or address has booked. */
const aheadOf = (
  trx: Transaction<Database>,
  { email_key, contact_key }: Reach,
  now: Date,
): Promise<Pick<AppointmentRow, 'id' | 'enquiry_id' | 'starts_at'>[]> =>
  trx
    .selectFrom('appointments as a')
    .innerJoin('enquiries as e', 'e.id', 'a.enquiry_id')
    .select(['a.id', 'a.enquiry_id', 'a.starts_at'])
    .where('a.state', '=', 'booked')
    .where('a.starts_at', '>', now)
    .where(({ or, and, eb }) =>
      or([
        and([eb('a.email_key', '=', email_key), eb('a.email_key', '<>', '')]),
        and([eb('e.contact_key', '=', contact_key), eb('e.contact_key', '<>', '')]),
      ]),
    )
    .execute();
