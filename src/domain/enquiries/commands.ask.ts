import { sql, type Transaction } from 'kysely';
import type { AskEnquiry } from '../../contract/enquiry-bodies.ts';
import { fail, ok, type Result } from '../../contract/errors.ts';
import { routes } from '../../contract/routes.ts';
import type { Database } from '../../platform/database/schema.ts';
import { checkWanted, columnOf, readReach, WANTED, type Reach, type Wanted } from './commands.check.ts';
import { recordEvent } from './commands.record.ts';
import type { EnquiryContext } from './context.ts';
import { FOLD_DAYS, REPEAT_HOURS, suspicionsOf } from './policy.spam.ts';

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
    // One at a time for each number and address, so that two presses at once are one enquiry.
    for (const key of [reach.email_key, reach.contact_key].filter(Boolean).toSorted())
      await sql`select pg_advisory_xact_lock(hashtextextended(${`enquiry ${key}`}, 0))`.execute(trx);
    const suspicions = suspicionsOf(body, busy);
    const known = await samePerson(trx, context, body, reach, suspicions);
    if (!known) await insert(trx, context, body, reach, suspicions);
    else if (!(await isRepeated(trx, context, known.id, body))) await askAgain(trx, context, known, body);
    return ok(undefined);
  });
}

type Known = NonNullable<Awaited<ReturnType<typeof samePerson>>>;

/** The newest enquiry with the same number or address and a name that sounds the same. */
async function samePerson(
  trx: Transaction<Database>,
  { clock }: EnquiryContext,
  { name }: AskEnquiry,
  { email_key, contact_key }: Reach,
  suspicions: readonly string[],
) {
  const since = new Date(clock.now().getTime() - FOLD_DAYS * 24 * HOUR_MS);
  const marked = suspicions.length > 0 ? sql<boolean>`suspicions <> '{}'` : sql<boolean>`suspicions = '{}'`;
  return trx
    .selectFrom('enquiries')
    .selectAll()
    .where(({ or, and, eb }) =>
      or([
        and([eb('email_key', '=', email_key), eb('email_key', '<>', '')]),
        and([eb('contact_key', '=', contact_key), eb('contact_key', '<>', '')]),
      ]),
    )
    .where('last_at', '>', since)
    .where(marked)
    .where(sql<boolean>`name_sound(person_plain(name)) = name_sound(person_plain(${name}))`)
    .orderBy('entered_at', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
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

/** Adds to an enquiry; one that was lost is new again. */
async function askAgain(
  trx: Transaction<Database>,
  context: EnquiryContext,
  known: Known,
  body: AskEnquiry,
): Promise<void> {
  const at = context.clock.now();
  const reopened = { stage: 'new', lost_reason: null, stage_changed_at: at } as const;
  await trx
    .updateTable('enquiries')
    .set({
      wants_call: body.wants_call || known.wants_call,
      email: known.email || body.email,
      email_key: known.email_key || (await readReach(trx, body)).reach.email_key,
      ...(known.stage === 'lost' && reopened),
    })
    .where('id', '=', known.id)
    .execute();
  await recordEvent(trx, { enquiry: known, at, actor: null, kind: 'asked_again', note: body.message });
  if (known.suspicions.length === 0) await tellOffice(trx, context, known.id, body);
}

async function insert(
  trx: Transaction<Database>,
  context: EnquiryContext,
  body: AskEnquiry,
  reach: Reach,
  suspicions: string[],
): Promise<void> {
  const at = context.clock.now();
  // What the page was about may have been withdrawn meanwhile: the question counts all the same.
  const gone = await checkWanted(trx, body);
  const asked: Partial<Record<Wanted, number | null>> = body;
  const wanted = WANTED.map((field) => [columnOf(field), field in gone ? null : (asked[field] ?? null)]);
  const mailedToday = reach.email_key !== '' && (await hasAskedToday(trx, context, reach.email_key));
  const row = await trx
    .insertInto('enquiries')
    .values({
      ...reach,
      name: body.name,
      source: body.source,
      page: body.page,
      message: body.message,
      wants_call: body.wants_call,
      ...Object.fromEntries(wanted),
      consent_version: context.consentVersion(),
      consent_at: at,
      suspicions,
      entered_at: at,
      stage_changed_at: at,
      last_at: at,
    })
    .returning(['id', 'name', 'contact', 'email', 'user_id'])
    .executeTakeFirstOrThrow();
  await recordEvent(trx, { enquiry: row, at, actor: null, kind: 'asked', note: body.message });
  if (suspicions.length > 0) return;
  await tellOffice(trx, context, row.id, body);
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
