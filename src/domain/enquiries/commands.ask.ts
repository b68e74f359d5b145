import { sql, type Transaction } from 'kysely';
import type { AskEnquiry } from '../../contract/enquiry-bodies.ts';
import { fail, ok, type Result } from '../../contract/errors.ts';
import { routes } from '../../contract/routes.ts';
import type { Database } from '../../platform/database/schema.ts';
import { readReach, type Reach } from './commands.check.ts';
import { addEnquiry, continueEnquiry, lockPerson, samePerson } from './commands.from-site.ts';
import type { EnquiryContext } from './context.ts';
import { REPEAT_HOURS, suspicionsOf } from './policy.spam.ts';

const HOUR_MS = 3_600_000;

/**
 * Takes a question or a wish to be called from the site. The same person within FOLD_DAYS continues the same enquiry, and
 * the same text within REPEAT_HOURS changes nothing. What may be spam is stored and marked; it mails nobody.
 * @param busy many enquiries came from the same network in the last hour
 * @returns invalid (contact, email)
 */
export async function askEnquiry(
  context: EnquiryContext,
  body: AskEnquiry,
  busy: boolean,
): Promise<Result<void>> {
  return context.db.transaction().execute(async (trx): Promise<Result<void>> => {
    const { reach, faults } = await readReach(trx, body);
    if (Object.keys(faults).length > 0) return fail({ code: 'invalid', fields: faults });
    await lockPerson(trx, reach);
    const suspicions = suspicionsOf(body, busy);
    const known = await samePerson(trx, context, body, reach, suspicions);
    if (!known) await insert(trx, context, body, reach, suspicions);
    else if (!(await isRepeated(trx, context, known.id, body))) {
      await continueEnquiry(
        trx,
        context,
        known,
        { body, reach },
        {
          kind: 'asked_again',
          form: 'enquiry',
        },
      );
      if (known.suspicions.length === 0) await tellOffice(trx, context, known.id, body);
    }
    return ok(undefined);
  });
}

/** Whether the same text came before: somebody pressed twice on a bad line. */
async function isRepeated(
  trx: Transaction<Database>,
  { clock }: EnquiryContext,
  id: string,
  { message }: AskEnquiry,
): Promise<boolean> {
  const since = new Date(clock.now().getTime() - REPEAT_HOURS * HOUR_MS);
  const same = await trx
    .selectFrom('enquiry_events')
    .select('id')
    .where('enquiry_id', '=', id)
    .where('kind', 'in', ['asked', 'asked_again'])
    .where('note', '=', message)
    .where('at', '>', since)
    .executeTakeFirst();
  return same !== undefined;
}

async function insert(
  trx: Transaction<Database>,
  context: EnquiryContext,
  body: AskEnquiry,
  reach: Reach,
  suspicions: string[],
): Promise<void> {
  const mailedToday = reach.email_key !== '' && (await hasAskedToday(trx, context, reach.email_key));
  const id = await addEnquiry(trx, context, { body, reach }, suspicions, { kind: 'asked', form: 'enquiry' });
  if (suspicions.length > 0) return;
  await tellOffice(trx, context, id, body);
  if (reach.email === '' || mailedToday) return;
  // Nothing that was typed is in it, because anybody can type anybody's address.
  const link = context.publicOrigin + routes.courseSearch();
  const data = { wantsCall: body.wants_call, link };
  await context.mails.queue(trx, { template: 'enquiry-received', to: reach.email, userId: null, data });
}

/** Whether this address has had an answer in the last hours: nobody's mailbox is filled through our form. */
async function hasAskedToday(
  trx: Transaction<Database>,
  { clock }: EnquiryContext,
  emailKey: string,
): Promise<boolean> {
  const earlier = await trx
    .selectFrom('enquiries')
    .select('id')
    .where('email_key', '=', emailKey)
    .where('entered_at', '>', new Date(clock.now().getTime() - REPEAT_HOURS * HOUR_MS))
    .where(sql<boolean>`suspicions = '{}'`)
    .executeTakeFirst();
  return earlier !== undefined;
}

async function tellOffice(
  trx: Transaction<Database>,
  { mails, staffAddress, staffLink }: EnquiryContext,
  id: string,
  { wants_call: wantsCall, page }: AskEnquiry,
): Promise<void> {
  const data = { wantsCall, page, link: staffLink(id) };
  await mails.queue(trx, { template: 'enquiry-arrived', to: staffAddress(), userId: null, data });
}
